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

/** Delays before each retry, about two days in total. */
const waits = [5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * minute)

/** Delay before the next attempt; null after the last one. */
export function waitAfter(attempts: number): number | null {
  return waits[attempts - 1] ?? null
}

export function restAfter(failures: number): number {
  return Math.min(30 * minute, 15_000 * 2 ** Math.max(0, failures - 1))
}

/**
 * Time for which an email is reserved for a worker before another worker may send it. It must exceed the SMTP timeout,
 * so that the first worker can no longer be sending the email.
 */
export const claimLastsMs = 90_000

export const answerLastsMs = 15 * minute

export const maxRefusedInRow = 10

export const batchMs = 10_000

export function batchSize(perMinute: number): number {
  return Math.max(1, Math.ceil((perMinute * batchMs) / minute))
}
