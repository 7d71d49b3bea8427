/**
 * How long somebody has to wait, in whole minutes.
 * @example waitingTime(700) // '12 minutes'
 */
export function waitingTime(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
