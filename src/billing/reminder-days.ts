import { addWorkingDays } from '#platform/working-days.ts'

export type ReminderDays = { first: number; second: number }

/**
 * Which reminder of an overdue invoice is due today, if one is: the first so many working days after the due day, the
 * second so many after the first went out. 0 days sends none, and then none after it.
 */
export function reminderDue(
  dueOn: string,
  sent: readonly { level: number; sentOn: string }[],
  { first, second }: ReminderDays,
  today: string,
): 1 | 2 | null {
  const [firstSent] = sent.filter(({ level }) => level === 1)
  if (!firstSent) return first > 0 && today >= addWorkingDays(dueOn, first) ? 1 : null
  if (sent.some(({ level }) => level === 2)) return null
  return second > 0 && today >= addWorkingDays(firstSent.sentOn, second) ? 2 : null
}
