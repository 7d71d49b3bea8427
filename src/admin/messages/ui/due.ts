const msPerHour = 3_600_000

/**
 * Time left until the response deadline, in hours and minutes, from two days on in days.
 * @example timeTo(new Date('2026-11-23T10:00:00Z'), new Date('2026-11-23T11:40:00Z')) // { isLate: true, text: '1 h 40
 * late' }
 */
export function timeTo(due: Date, now: Date): { isLate: boolean; isSoon: boolean; text: string } {
  const left = due.getTime() - now.getTime()
  const isLate = left < 0
  const minutes = Math.floor(Math.abs(left) / 60_000)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const span = hours >= 48 ? `${Math.floor(hours / 24)} days` : hours > 0 ? `${hours} h ${rest}` : `${minutes} min`
  return { isLate, isSoon: !isLate && left < 4 * msPerHour, text: `${span} ${isLate ? 'late' : 'left'}` }
}
