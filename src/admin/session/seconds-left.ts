/** How long before its end somebody is asked whether they are still there. */
export const warnedSeconds = 120

/** How many seconds are left until an instant; none once it is over. */
export function secondsUntil(end: Date, now: Date): number {
  return Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000))
}
