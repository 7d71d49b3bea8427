const moment = 60_000

/** Whether the action at `before` is the same form submitted twice. */
export function isSameMoment(before: Date, now: Date): boolean {
  return now.getTime() - before.getTime() < moment
}
