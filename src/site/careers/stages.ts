/** What may happen to an application, stage by stage. Reading this table is reading the process. */
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

/** The stage an application gets by a move, or null when the move is not possible there. */
export function nextStage(stage: Stage, move: StageMove): Stage | null {
  const open: Partial<Record<StageMove, Stage>> = moves[stage]
  return open[move] ?? null
}

/** The moves that are possible in a stage, in the order of the buttons. */
export function movesFrom(stage: Stage): StageMove[] {
  return stageMoves.filter((move) => nextStage(stage, move) !== null)
}

/** Whether the firm or the applicant has decided: from then on the application is kept for a limited time. */
export function isDecided(stage: Stage): boolean {
  return stage === 'hired' || stage === 'rejected' || stage === 'withdrawn'
}

/** A note of staff about an application may have this many characters. */
export const maxNoteLength = 2000
