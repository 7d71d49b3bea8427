import { type DirectInvoiceError, type InvoicePlan, maxInstalments } from '#billing/direct/staff/direct-invoice.ts'
import { formatDate, formatMoney } from '#platform/format.ts'

const errors: Record<DirectInvoiceError, string> = {
  'no-lines': 'Choose time or enter a line.',
  'line-without-text': 'Enter what this amount is for.',
  'text-too-long': 'The text can have at most 120 characters.',
  'not-money': 'Enter an amount in francs, such as 250 or 250.50.',
  'too-little': 'The total must be at least CHF 1.00.',
  'too-much': 'The total must be at most CHF 100,000.00.',
  'no-plan': 'Choose how the invoice is paid.',
  'no-country': 'Choose the country in which the client lives.',
  'no-day': 'Enter a day.',
  'day-past': 'The day must not be in the past.',
  'day-far': 'The day must be within the next 12 months.',
  'day-order': 'Each day must be later than the one before.',
  'one-instalment': 'Enter at least two instalments.',
  'amounts-differ': 'The instalments do not add up to the total.',
  'deposit-too-high': 'The deposit must be lower than the total.',
}

type PartValues = { number: number; of: number; totalCents: number; work: readonly string[] }

const maxWorkLength = 400

/** The titles of the work, shortened so that they fit on an invoice. */
function workOf(work: readonly string[]): string {
  const text = work.join('; ')
  return text.length <= maxWorkLength ? text : `${text.slice(0, maxWorkLength).trimEnd()}…`
}

const plans: Record<InvoicePlan, string> = {
  once: 'In one payment',
  instalments: 'In instalments',
  deposit: 'A deposit now, the rest later',
}

type TimeLineValues = { caseNumber: string; workedOn: string; minutes: number; note: string; rateCents: number }

export const direct = {
  errors,
  plans,
  timeLine: ({ caseNumber, workedOn, minutes, note, rateCents }: TimeLineValues) =>
    `${note || `Work on ${caseNumber}`}, ${formatDate(workedOn)}, ${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min at ${formatMoney(rateCents)} per hour`,
  partLine: {
    instalments: ({ number, of, totalCents, work }: PartValues) =>
      `Instalment ${number} of ${of} (total ${formatMoney(totalCents)}): ${workOf(work)}`,
    deposit: ({ number, totalCents, work }: PartValues) =>
      `${number === 1 ? 'Deposit' : 'Rest after the deposit'} (total ${formatMoney(totalCents)}): ${workOf(work)}`,
  },
  newInvoice: 'New invoice',
  invoiceFor: (name: string) => `Invoice for ${name}`,
  intro:
    'The invoice is issued with the next number and emailed to the client. It cannot be changed later, only cancelled.',
  notIssued: 'Invoice not issued',
  noAccount: 'Enter the firm’s IBAN in the company settings first. Without it, no one can pay an invoice.',
  entryBilled: 'Some of this time has been invoiced or changed since you opened the page. Please check your choice.',
  time: 'Time not invoiced yet',
  noTime: 'All recorded time has been invoiced.',
  entry: (hours: string, amount: string) => `${hours}, ${amount}`,
  fixedLines: 'Fixed lines',
  text: 'Text',
  line: (number: number) => `Line ${number}`,
  amount: 'Amount',
  amountHint: 'Amounts include VAT. Clients abroad pay the amount without VAT.',
  country: 'Country in which the client lives',
  countryHint: 'It decides whether Swiss VAT is due.',
  plan: 'Payment',
  due: 'Due on',
  deposit: 'Deposit',
  restDue: 'Rest due on',
  instalment: (number: number) => `Instalment ${number}`,
  total: 'Total, including VAT where it is due',
  instalmentsHint: `Up to ${maxInstalments} instalments. Leave all amounts empty to split the total equally.`,
  depositHint: 'For the plan with a deposit: its amount, and the day for the rest. “Due on” is the day of the deposit.',
  issue: 'Issue invoice',
  hourlyRate: 'Hourly rate of the firm',
  hourlyRateHint: 'Including VAT. Staff members can have their own rate on their page.',
}
