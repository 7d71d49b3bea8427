import { addWorkingDays } from '#platform/working-days.ts'

export type ReminderDays = { first: number; second: number }

/** Reminder due now. `first` and `second` are working days after the due date and the first reminder; 0 sends none. */
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
