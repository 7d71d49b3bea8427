/** How one letter to one subscriber stands. */
export const deliveryStates = [
  'waiting',
  'claimed',
  'handed',
  'sent',
  'refused',
  'doubt',
  'skipped',
  'bounced',
  'complained',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why somebody was left out. */
export const skipReasons = ['left', 'gone', 'cancelled'] as const
export type SkipReason = (typeof skipReasons)[number]

const minute = 60_000

/** After how long a letter that the mail server postponed is tried again: growing waits, about two days in all. */
const waits = [5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * minute)

/** When to try again after so many tries; null when it is given up. */
export function waitAfter(attempts: number): number | null {
  return waits[attempts - 1] ?? null
}

/** For how long all letters wait when the mail server is away for the so-many-th time in a row. */
export function restAfter(failures: number): number {
  return Math.min(30 * minute, 15_000 * 2 ** Math.max(0, failures - 1))
}

/** A claim that is older belongs to nobody any more: a conversation is cut before. Its letter cannot be handed over with it. */
export const claimLastsMs = 90_000

/** Longer than a mail server may take to answer: a letter handed over before that without an answer stays in doubt. */
export const answerLastsMs = 15 * minute

/** So many letters refused one after the other are about us and not about the mailboxes: the campaign pauses. */
export const maxRefusedInRow = 10

/** A batch goes out in this time. */
export const batchMs = 10_000

/** How many letters a batch may hold at this pace. */
export function batchSize(perMinute: number): number {
  return Math.max(1, Math.ceil((perMinute * batchMs) / minute))
}
