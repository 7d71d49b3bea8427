const zurichDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })

/** The day on the calendar in Zurich, YYYY-MM-DD. */
export function todayInZurich(now: Date): string {
  return zurichDay.format(now)
}
