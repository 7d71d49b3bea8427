const moment = 60_000

/** An action less than a minute after `before` counts as the same form submitted twice. */
export function isSameMoment(before: Date, now: Date): boolean {
  return now.getTime() - before.getTime() < moment
}
