const moves = {
  received: { review: 'in_review', reject: 'rejected', withdraw: 'withdrawn' },
  in_review: { invite: 'interview', reject: 'rejected', withdraw: 'withdrawn' },
  interview: { offer: 'offered', reject: 'rejected', withdraw: 'withdrawn' },
  offered: { hire: 'hired', reject: 'rejected', withdraw: 'withdrawn' },
  hired: { reopen: 'in_review' },
  rejected: { reopen: 'in_review' },
  withdrawn: { reopen: 'in_review' },
} as const satisfies Record<string, Partial<Record<string, string>>>

export type Stage = keyof typeof moves
export const stages = [
  'received',
  'in_review',
  'interview',
  'offered',
  'hired',
  'rejected',
  'withdrawn',
] as const satisfies readonly Stage[]
export const stageMoves = ['review', 'invite', 'offer', 'hire', 'reject', 'withdraw', 'reopen'] as const
export type StageMove = (typeof stageMoves)[number]

export function nextStage(stage: Stage, move: StageMove): Stage | null {
  const open: Partial<Record<StageMove, Stage>> = moves[stage]
  return open[move] ?? null
}

export function movesFrom(stage: Stage): StageMove[] {
  return stageMoves.filter((move) => nextStage(stage, move) !== null)
}

export function isDecided(stage: Stage): boolean {
  return stage === 'hired' || stage === 'rejected' || stage === 'withdrawn'
}

export const maxNoteLength = 2000
