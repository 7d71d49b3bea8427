const months = 6
const longerMonths = 24
const spamDays = 30

/**
 * When an application is deleted: 6 months after the decision, or 24 when the applicant has agreed to be kept on file. A
 * month that has no such day ends with its last one.
 * @example deleteAfter(new Date('2026-08-31T10:00:00Z'), false) // 2027-02-28T10:00:00Z
 */
export function deleteAfter(decidedAt: Date, keepsLonger: boolean): Date {
  const day = new Date(decidedAt)
  day.setUTCMonth(day.getUTCMonth() + (keepsLonger ? longerMonths : months))
  // The month before had no such day: step back to its last one.
  if (day.getUTCDate() !== decidedAt.getUTCDate()) day.setUTCDate(0)
  return day
}

/** When what looks like spam is deleted, unless staff say that it is none: after 30 days. */
export function deleteSpamAfter(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + spamDays * 24 * 60 * 60 * 1000)
}
