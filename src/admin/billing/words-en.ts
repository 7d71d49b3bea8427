import type { DecideOutcome } from '#billing/bank/decide-payment.server.ts'
import type { EntryFault } from '#billing/bank/enter-payment.server.ts'
import type { PaymentState, QueueReason } from '#billing/bank/payment.ts'
import type { TakeInOutcome } from '#billing/bank/take-in-file.server.ts'
import type { ChangeInvoiceOutcome } from '#billing/change-invoice.server.ts'
import type { ChangePayoutOutcome } from '#billing/payouts/change-payout.server.ts'
import type { MakeFileOutcome } from '#billing/payouts/make-payout-file.server.ts'
import type { FieldWords } from '#platform/field-faults.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'

export type UploadRefusal = Refused<TakeInOutcome> | { reason: 'no-file' | 'interrupted' }

/** Every word about money that stands for a code, as staff read it. */
export type BillingDeskWords = {
  notTaken: RefusalWords<UploadRefusal>
  notDecided: RefusalWords<Refused<DecideOutcome>>
  notChanged: RefusalWords<Refused<ChangeInvoiceOutcome> | { reason: 'unsure' }>
  notMade: RefusalWords<Refused<MakeFileOutcome>>
  /** Of a payment whose money is not here, and of one whose account no bank takes. */
  held: string
  incomplete: string
  payoutNotChanged: RefusalWords<Refused<ChangePayoutOutcome>>
  entry: FieldWords<EntryFault>
  paymentStates: Record<PaymentState, string>
  reasons: Record<QueueReason, string>
}

const notAllowed = 'Only admins and owners decide about money.'

const incomplete =
  'The account needs the name of its holder in Latin letters and, for an account abroad, an address. Enter it below.'
const held = 'The bank has taken back the money for this payment. It can be made once the invoice is paid again.'

export const en: BillingDeskWords = {
  notTaken: {
    'not-allowed': notAllowed,
    'no-file': 'Choose a file of your bank first.',
    interrupted: 'The file did not arrive whole. Please send it again.',
    'too-large': 'The file is larger than 5 MB. Ask the bank for a shorter period.',
    'not-xml': 'This is no XML file. Your bank offers statements as camt.053 or camt.054.',
    'has-entities':
      'The file holds a document type or entities of its own, which no statement of a bank does. It was not read.',
    'too-deep': 'The elements of this file lie deeper in each other than those of any statement. It was not read.',
    'other-format': 'This is no camt.053 or camt.054 in version 001.04 or 001.08.',
    damaged: 'The file is damaged or cut off. Nothing of it was taken in; please fetch it from the bank again.',
    'too-many': 'The file holds more than 5000 payments. Ask the bank for a shorter period.',
  },
  notDecided: {
    'not-allowed': notAllowed,
    'unknown-payment': 'This payment does not exist.',
    decided: 'Somebody has decided about this payment meanwhile.',
    'no-note': 'Say why: it stays with the payment.',
    'unknown-invoice': 'There is no invoice of this number that is paid by transfer.',
    'not-open': 'This invoice waits for no payment any more.',
    'other-currency': 'Only payments in francs can be assigned.',
    'nothing-left': 'All of this payment is assigned already.',
    'nothing-to-take-back':
      'No payment of this amount and reference is assigned. Ignore it with a reason, or look for it in the list.',
    'given-back': 'Money of this payment was given back to the buyer already. Decide with the bank first.',
  },
  notChanged: {
    'not-allowed': notAllowed,
    'unknown-invoice': 'This invoice does not exist.',
    'has-payments': 'A part of this invoice is paid. Give that back first, or write the rest off.',
    'not-open': 'This invoice waits for no payment any more.',
    unsure: 'Tick the box first: it cannot be taken back.',
  },
  notMade: {
    'not-allowed': notAllowed,
    'no-own-account': 'The firm has named no IBAN to pay from: enter it at Settings, Company.',
    'nothing-to-pay': 'No payment waits for a file: somebody has made it meanwhile.',
    'payee-incomplete': incomplete,
    'money-not-here': 'The bank has taken back the money of these payments. They can be made once it has come again.',
  },
  held,
  incomplete,
  payoutNotChanged: {
    'not-allowed': notAllowed,
    'unknown-payout': 'This payment does not exist.',
    'in-file':
      'This payment is in a file for the bank already. If the bank does not carry it out, note that it came back.',
    'not-open': 'Somebody has decided about this payment meanwhile.',
    'no-day': 'Enter the day of the payment, today or earlier.',
    'no-reason': 'Say why: it stays with the payment, and the buyer reads it.',
    'money-not-here': held,
    'nothing-to-confirm': 'Somebody has decided about this account since you opened the page.',
    'second-person': 'Somebody else has to confirm this account: not the person who entered it.',
    'owed-again': 'This pays again what came back, and counts as given back already. It cannot be called off.',
  },
  entry: {
    'no-amount': 'Enter an amount such as 499.00.',
    'no-day': 'Enter the day of the booking, today or earlier.',
    'no-invoice': 'Enter the number of the invoice or the reference.',
    'too-long': 'This is too long.',
  },
  paymentStates: {
    new: 'Being matched',
    assigned: 'Assigned',
    queued: 'To decide',
    to_refund: 'To give back',
    given_back: 'Given back',
    ignored: 'Ignored',
    taken_back: 'Taken back by the bank',
  },
  reasons: {
    'no-reference': 'It came without a reference.',
    'unknown-reference': 'No invoice has this reference.',
    'other-currency': 'It is not in francs.',
    cancelled: 'The invoice is cancelled or written off.',
    'paid-already': 'The invoice was paid before.',
    overpaid: 'More came than was open; the rest waits for your decision.',
    underpaid: 'Less came than is open.',
    reversal: 'The bank has taken a booking back.',
    'taken-back': 'What it had paid is open again, because the bank took it back.',
    'payout-cancelled': 'It was to go back; that was called off.',
  },
}
