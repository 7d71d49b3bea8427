const months = 6
const longerMonths = 24
const spamDays = 30

/**
 * Time of deletion: six months after closing, or 24 with consent; in a month without that day, on its last day.
 * @example deleteAfter(new Date('2026-08-31T10:00:00Z'), false) // 2027-02-28T10:00:00Z
 */
export function deleteAfter(closedAt: Date, keepsLonger: boolean): Date {
  const day = new Date(closedAt)
  day.setUTCMonth(day.getUTCMonth() + (keepsLonger ? longerMonths : months))
  if (day.getUTCDate() !== closedAt.getUTCDate()) day.setUTCDate(0)
  return day
}

export function deleteSpamAfter(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + spamDays * 24 * 60 * 60 * 1000)
}
