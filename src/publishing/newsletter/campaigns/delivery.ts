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

export const skipReasons = ['left', 'gone', 'cancelled'] as const
export type SkipReason = (typeof skipReasons)[number]

const minute = 60_000

/** Delay before each retry; about two days in total. */
const waits = [5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * minute)

export function waitAfter(attempts: number): number | null {
  return waits[attempts - 1] ?? null
}

export function restAfter(failures: number): number {
  return Math.min(30 * minute, 15_000 * 2 ** Math.max(0, failures - 1))
}

/** Duration of a worker's claim: longer than the SMTP timeout, so that two workers never send the same email. */
export const claimLastsMs = 90_000

export const answerLastsMs = 15 * minute

export const maxRefusedInRow = 10

export const batchMs = 10_000

export function batchSize(perMinute: number): number {
  return Math.max(1, Math.ceil((perMinute * batchMs) / minute))
}
