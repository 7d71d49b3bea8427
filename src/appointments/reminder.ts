const msPerHour = 3_600_000

export function reminderKey({ id, startsAt }: { id: string; startsAt: Date }, notifying: Reminder['telling']): string {
  return `appointment-${notifying}:${id}:${startsAt.toISOString()}`
}

type Reminder = { telling: 'tomorrow' | 'soon'; uselessAfter: Date }

/** Reminders are due a day and an hour before the start; only the latter if booked less than a day ahead. */
export function dueReminder({ startsAt, createdAt }: { startsAt: Date; createdAt: Date }, now: Date): Reminder | null {
  const left = startsAt.getTime() - now.getTime()
  if (left <= 0 || left > 24 * msPerHour) return null
  if (left <= msPerHour) return { telling: 'soon', uselessAfter: startsAt }
  const wasBookedLate = createdAt.getTime() > startsAt.getTime() - 24 * msPerHour
  return wasBookedLate ? null : { telling: 'tomorrow', uselessAfter: new Date(startsAt.getTime() - msPerHour) }
}
