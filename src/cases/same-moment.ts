const moment = 60_000

/** Whether the same act that was done at `before` is only a form sent twice, and not somebody's second wish. */
export function isSameMoment(before: Date, now: Date): boolean {
  return now.getTime() - before.getTime() < moment
}
