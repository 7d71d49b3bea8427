const moment = 60_000

/** Whether two actions are less than a minute apart, so that the second is treated as a repeated submission. */
export function isSameMoment(before: Date, now: Date): boolean {
  return now.getTime() - before.getTime() < moment
}
