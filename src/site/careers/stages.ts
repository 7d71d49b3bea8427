const moves = {
  received: { start: 'in_conversation', close: 'closed' },
  in_conversation: { close: 'closed' },
  closed: { reopen: 'in_conversation' },
} as const satisfies Record<string, Partial<Record<string, string>>>

export type Stage = keyof typeof moves
export const stages = ['received', 'in_conversation', 'closed'] as const satisfies readonly Stage[]
export const stageMoves = ['start', 'close', 'reopen'] as const
export type StageMove = (typeof stageMoves)[number]

export function nextStage(stage: Stage, move: StageMove): Stage | null {
  const open: Partial<Record<StageMove, Stage>> = moves[stage]
  return open[move] ?? null
}

export function movesFrom(stage: Stage): StageMove[] {
  return stageMoves.filter((move) => nextStage(stage, move) !== null)
}

export const maxNoteLength = 2000
