const moment = 60_000

/** Treats an action shortly after the one at `before` as the same form submitted twice. */
export function isSameMoment(before: Date, now: Date): boolean {
  return now.getTime() - before.getTime() < moment
}
