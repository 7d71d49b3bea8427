import { addWorkingDays } from '#platform/working-days.ts'

export type ReminderDays = { first: number; second: number }

/**
 * The reminder due today, if any: the first a number of working days after the due date, the second after the first was
 * sent. 0 days disables a reminder and the ones after it.
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
