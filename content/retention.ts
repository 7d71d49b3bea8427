/** Length of time for which records are stored after the event described in `savedFor`. */
type Period =
  | { days: number }
  | { months: number }
  /** Until the end of the n-th calendar year after the year of the event. */
  | { fullYears: number }

type RetentionRow = {
  id: string
  what: string
  period: Period
  savedFor: string
  law: string
  how: string
}

const accountingLaw = 'Code of Obligations, Art. 958f'
const necessity = 'FADP, Art. 6 (4)'

/** The privacy notice prints these rows; the job `apply-retention` executes them and needs deletion code for each. */
export const retention = [
  {
    id: 'mandates',
    what: 'Tax documents and records of an engagement (documents, messages, appointments, history)',
    period: { fullYears: 10 },
    savedFor: '10 years from the end of the year in which it ended',
    law: accountingLaw,
    how: 'the case is deleted with its files; the audit log keeps its number',
  },
  {
    id: 'transfers',
    what: 'Payments by bank transfer',
    period: { fullYears: 10 },
    savedFor: '10 years from the end of the year in which they were booked',
    law: accountingLaw,
    how: 'deleted with the record of the file they came in; the audit log keeps how many',
  },
  {
    id: 'invoices',
    what: 'Invoices and credit notes',
    period: { fullYears: 10 },
    savedFor: '10 years from the end of the year in which they were written',
    law: accountingLaw,
    how: 'deleted with their papers; the audit log keeps the number',
  },
  {
    id: 'orders',
    what: 'Orders and payments',
    period: { fullYears: 10 },
    savedFor: '10 years from the end of the year in which they were paid',
    law: accountingLaw,
    how: 'deleted with their lines and payment events; the audit log keeps the number',
  },
  {
    id: 'emails',
    what: 'Copies of the letters we sent you',
    period: { fullYears: 10 },
    savedFor: '10 years from the end of the year in which they were sent',
    law: accountingLaw,
    how: 'deleted; the audit log keeps how many',
  },
  {
    id: 'unpaid-orders',
    what: 'Orders that were never paid',
    period: { days: 90 },
    savedFor: '90 days',
    law: necessity,
    how: 'deleted with their lines; the audit log keeps the number',
  },
  {
    id: 'price-locks',
    what: 'Prices that we kept for a link and nobody ordered',
    period: { days: 30 },
    savedFor: '30 days after the time of the price was over',
    law: necessity,
    how: 'deleted; the audit log keeps how many',
  },
  {
    id: 'enquiries',
    what: 'Enquiries that led to no order',
    period: { months: 24 },
    savedFor: '24 months',
    law: necessity,
    how: 'deleted; the audit log keeps the number',
  },
  {
    id: 'guest-talks',
    what: 'Talks of visitors who have no account',
    period: { months: 12 },
    savedFor: '12 months after the talk',
    law: necessity,
    how: 'deleted with name, address and topic; the audit log keeps the number',
  },
  {
    id: 'applications',
    what: 'Applications',
    // No period, because each application stores its own deletion date (src/site/careers/retention.ts).
    period: { days: 0 },
    savedFor: '6 months after the decision; 24 months if you have agreed to it',
    law: necessity,
    how: 'deleted with the CV, our letters and all notes; the audit log keeps the number',
  },
  {
    id: 'newsletter-requests',
    what: 'Newsletter sign-ups that nobody confirmed',
    // No period, because each sign-up stores the last day on which it may be confirmed.
    period: { days: 0 },
    savedFor: 'until the link in the letter has run out',
    law: necessity,
    how: 'deleted; the audit log keeps how many',
  },
  {
    id: 'newsletter-deliveries',
    what: 'Which issue of the newsletter went to whom',
    period: { months: 12 },
    savedFor: '12 months after the issue',
    law: necessity,
    how: 'the connection to the reader is deleted with what the mail server said; the numbers of the issue stay',
  },
  {
    id: 'deletions',
    what: 'Certificates that an account was deleted',
    period: { fullYears: 10 },
    savedFor: '10 years from the end of the year in which it was deleted',
    law: necessity,
    how: 'deleted; the audit log keeps how many',
  },
  {
    id: 'audit-ips',
    what: 'IP addresses in the audit log',
    period: { months: 12 },
    savedFor: '12 months after the entry',
    law: necessity,
    how: 'the address is removed; the rest of the entry stays',
  },
  {
    id: 'download-visits',
    what: 'Hashes by which readers of guides are counted',
    period: { days: 0 },
    savedFor: 'until the following day',
    law: necessity,
    how: 'deleted; the counts stay',
  },
] as const satisfies readonly RetentionRow[]

export type RetentionId = (typeof retention)[number]['id']

const hour = 60 * 60 * 1000

/**
 * Records are deleted if their period began before the returned instant. Calendar years end at midnight in Zurich.
 * @example endOfRetention({ fullYears: 10 }, new Date('2026-11-21T09:00:00Z')) // 2015-12-31T23:00:00Z
 */
export function endOfRetention(period: Period, now: Date): Date {
  if ('fullYears' in period) {
    const year = new Date(now.getTime() + hour).getUTCFullYear()
    return new Date(Date.UTC(year - period.fullYears, 0, 1) - hour)
  }
  if ('days' in period) return new Date(now.getTime() - period.days * 24 * hour)
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - period.months)
  return day
}
