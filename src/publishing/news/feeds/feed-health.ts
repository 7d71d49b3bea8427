export type FeedState = 'ok' | 'backing_off' | 'broken'

export const failuresToBackOff = 3
export const failuresToBreak = 10
const maxPauseMinutes = 24 * 60

type Feed = { failures: number; intervalMinutes: number }
export type FeedHealth = { state: FeedState; failures: number; dueInMinutes: number }

/** From the third consecutive failure on, each failure doubles the wait for the next fetch; the tenth sets `broken`. */
export function healthAfter({ failures, intervalMinutes }: Feed, isAnswered: boolean): FeedHealth {
  if (isAnswered) return { state: 'ok', failures: 0, dueInMinutes: intervalMinutes }
  const count = failures + 1
  const doubled = count < failuresToBackOff ? 0 : count - failuresToBackOff + 1
  return {
    state: count >= failuresToBreak ? 'broken' : count >= failuresToBackOff ? 'backing_off' : 'ok',
    failures: count,
    dueInMinutes: Math.min(intervalMinutes * 2 ** doubled, maxPauseMinutes),
  }
}
