const months = 6

const longerMonths = 24

const spamDays = 30

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

/**
 * Time of deletion: six months after closing, or 24 with consent; in a month without that day, on its last day.
 * @example deleteAfter(new Date('2026-08-31T10:00:00Z'), false) // 2027-02-28T10:00:00Z
 */
export function deleteAfter(closedAt: Date, keepsLonger: boolean): Date {
  const day = new Date(closedAt)
  day.setUTCMonth(day.getUTCMonth() + (keepsLonger ? longerMonths : months))
  if (day.getUTCDate() !== closedAt.getUTCDate()) day.setUTCDate(0)
  return day
}

export function deleteSpamAfter(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + spamDays * 24 * 60 * 60 * 1000)
}
