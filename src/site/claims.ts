import type { Claim } from '#content/claims.ts'

export type ClaimRule = {
  /** Today in Zurich, YYYY-MM-DD. */
  today: string
  /** True hides every claim without evidence on file. */
  onlyProven: boolean
}

/** The claims that may be shown: not past their last day and, when asked for, only those that are proven. */
export function shownClaims(claims: readonly Claim[], { today, onlyProven }: ClaimRule): Claim[] {
  return claims.filter(({ validUntil, proven }) => today <= validUntil && (proven || !onlyProven))
}

const zurichDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })

/** The day on the calendar in Zurich, YYYY-MM-DD. */
export function todayInZurich(now: Date): string {
  return zurichDay.format(now)
}
