const msPerHour = 3_600_000

/** The key of a reminder's letter, without whom it goes to: it belongs to a time. */
export function reminderKey({ id, startsAt }: { id: string; startsAt: Date }, notifying: Reminder['telling']): string {
  return `appointment-${notifying}:${id}:${startsAt.toISOString()}`
}

type Reminder = { telling: 'tomorrow' | 'soon'; uselessAfter: Date }

/**
 * Which reminder of an appointment is due: a day before, and an hour before. Whoever booked within the last day needs no
 * reminder of the day; none is of use once the next one is due, or the talk has begun.
 */
export function dueReminder({ startsAt, createdAt }: { startsAt: Date; createdAt: Date }, now: Date): Reminder | null {
  const left = startsAt.getTime() - now.getTime()
  if (left <= 0 || left > 24 * msPerHour) return null
  if (left <= msPerHour) return { telling: 'soon', uselessAfter: startsAt }
  const wasBookedLate = createdAt.getTime() > startsAt.getTime() - 24 * msPerHour
  return wasBookedLate ? null : { telling: 'tomorrow', uselessAfter: new Date(startsAt.getTime() - msPerHour) }
}
