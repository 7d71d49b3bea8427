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
const necessity = 'FADP, Art. 6 para. 4'

/** The privacy notice prints these rows; the job `apply-retention` executes them and needs deletion code for each. */
export const retention = [
  {
    id: 'mandates',
    what: 'Tax documents and case records (documents, messages, appointments, history)',
    period: { fullYears: 10 },
    savedFor: '10 years from the end of the year in which the case ended',
    law: accountingLaw,
    how: 'We delete the case and its files. The audit log keeps the case number.',
  },
  {
    id: 'transfers',
    what: 'Payments by bank transfer',
    period: { fullYears: 10 },
    savedFor: '10 years from the end of the year in which they were booked',
    law: accountingLaw,
    how: 'We delete them with the record of the bank file they came from. The audit log keeps only how many.',
  },
  {
    id: 'invoices',
    what: 'Invoices and credit notes',
    period: { fullYears: 10 },
    savedFor: '10 years from the end of the year in which they were issued',
    law: accountingLaw,
    how: 'We delete them with their PDF files. The audit log keeps the invoice number.',
  },
  {
    id: 'orders',
    what: 'Orders and payments',
    period: { fullYears: 10 },
    savedFor: '10 years from the end of the year in which they were paid',
    law: accountingLaw,
    how: 'We delete them with their items and payment history. The audit log keeps the order number.',
  },
  {
    id: 'emails',
    what: 'Copies of the emails we sent you',
    period: { fullYears: 10 },
    savedFor: '10 years from the end of the year in which they were sent',
    law: accountingLaw,
    how: 'We delete them. The audit log keeps only how many.',
  },
  {
    id: 'unpaid-orders',
    what: 'Orders that were never paid',
    period: { days: 90 },
    savedFor: '90 days',
    law: necessity,
    how: 'We delete them with their items. The audit log keeps the order number.',
  },
  {
    id: 'price-locks',
    what: 'Saved prices that were never used for an order',
    period: { days: 30 },
    savedFor: '30 days after the saved price expired',
    law: necessity,
    how: 'We delete them. The audit log keeps only how many.',
  },
  {
    id: 'enquiries',
    what: 'Enquiries that did not lead to an order',
    period: { months: 24 },
    savedFor: '24 months',
    law: necessity,
    how: 'We delete them. The audit log keeps the enquiry number.',
  },
  {
    id: 'guest-talks',
    what: 'Appointments of visitors without an account',
    period: { months: 12 },
    savedFor: '12 months after the appointment',
    law: necessity,
    how: 'We delete them with the name, address and topic. The audit log keeps the appointment number.',
  },
  {
    id: 'applications',
    what: 'Job applications',
    // This row has no period, because each application stores its own deletion date (src/site/careers/retention.ts).
    period: { days: 0 },
    savedFor: '6 months after the decision, or 24 months if you agreed to this',
    law: necessity,
    how: 'We delete them with the CV, our emails and all notes. The audit log keeps the application number.',
  },
  {
    id: 'newsletter-requests',
    what: 'Newsletter sign-ups that were not confirmed',
    // This row has no period, because each sign-up stores the last day on which it may be confirmed.
    period: { days: 0 },
    savedFor: 'until the link in the email expires',
    law: necessity,
    how: 'We delete them. The audit log keeps only how many.',
  },
  {
    id: 'newsletter-deliveries',
    what: 'Records of who received which newsletter issue',
    period: { months: 12 },
    savedFor: '12 months after the issue',
    law: necessity,
    how: 'We delete the link to the reader and the mail server’s reply. The totals for the issue remain.',
  },
  {
    id: 'deletions',
    what: 'Certificates of account deletion',
    period: { fullYears: 10 },
    savedFor: '10 years from the end of the year in which the account was deleted',
    law: necessity,
    how: 'We delete them. The audit log keeps only how many.',
  },
  {
    id: 'audit-ips',
    what: 'IP addresses in the audit log',
    period: { months: 12 },
    savedFor: '12 months after the entry',
    law: necessity,
    how: 'We remove the IP address. The rest of the entry remains.',
  },
  {
    id: 'download-visits',
    what: 'Codes (hashes) used to count readers of our guides',
    period: { days: 0 },
    savedFor: 'until the following day',
    law: necessity,
    how: 'We delete them. The totals remain.',
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
