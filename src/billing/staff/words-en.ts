import type { BankFileStatus } from '#billing/bank/bank-file-db.server.ts'
import type { ItemOutcome, ListedReason } from '#billing/bank/bank-line.ts'
import type { DecideOutcome } from '#billing/bank/decide-payment.server.ts'
import type { EntryError } from '#billing/bank/enter-payment.server.ts'
import type { PaymentState, QueueReason } from '#billing/bank/payment.ts'
import type { ConfirmFileResult, StoreBankFileResult } from '#billing/bank/store-bank-file.server.ts'
import type { ChangeInvoiceOutcome } from '#billing/invoices/change-invoice.server.ts'
import type { ChangePayoutOutcome } from '#billing/payouts/change-payout.server.ts'
import type { MakeFileOutcome } from '#billing/payouts/make-payout-file.server.ts'
import type { FieldWords } from '#platform/field-errors.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'

export type UploadRefusal = Refused<StoreBankFileResult> | { reason: 'no-file' | 'interrupted' }

export type BillingAdminWords = {
  notTaken: RefusalWords<UploadRefusal> & { damaged: string }
  fileStatus: Record<Exclude<BankFileStatus, 'importing' | 'finished'>, string>
  fileNotDecided: Record<Refused<ConfirmFileResult>['reason'] | 'unknown-intent', string>
  outcomes: Record<ItemOutcome, string>
  /** What staff can do about an amount that was not booked; `detail` is the text from the bank file. */
  unbooked: { resolved: string; advice: Partial<Record<ListedReason | 'in-sum', (detail: string | null) => string>> }
  notDecided: RefusalWords<Refused<DecideOutcome>>
  notChanged: RefusalWords<Refused<ChangeInvoiceOutcome> | { reason: 'unsure' }>
  notCreated: RefusalWords<Refused<MakeFileOutcome>>
  /** `held`: the bank reversed the payment to be refunded. `incomplete`: a bank would reject the account. */
  held: string
  incomplete: string
  payoutNotChanged: RefusalWords<Refused<ChangePayoutOutcome>>
  entry: FieldWords<EntryError>
  paymentStates: Record<PaymentState, string>
  reasons: Record<QueueReason, string>
}

const notAllowed = 'Only admins and owners decide about money.'

const incomplete =
  'The account needs the name of its holder in Latin letters and, for an account abroad, an address. Enter it below.'
const held = 'The bank has taken back the money for this payment. It can be made once the invoice is paid again.'

export const en: BillingAdminWords = {
  notTaken: {
    'not-allowed': notAllowed,
    'no-file': 'Choose a file of your bank first.',
    interrupted: 'The file did not arrive whole. Please send it again.',
    'too-large': 'The file is larger than 5 MB. Ask the bank for a shorter period.',
    'not-xml': 'This is not an XML file. Your bank offers statements as camt.053 or camt.054, also as a ZIP.',
    'bad-encoding': ({ found }) =>
      `The text of this file does not fit its encoding (${found.toUpperCase()}), so it was not read. Please download it from the bank again.`,
    'has-entities':
      'The file contains a document type or entities of its own, which no bank statement does. It was not imported.',
    'too-deep': 'This is not a valid bank statement, so it was not imported.',
    'other-version': ({ found }) =>
      `This is ${found}. We read camt.053 and camt.054 in the versions 001.04 and 001.08: choose one of them at your bank.`,
    'other-format': ({ found }) =>
      `This is ${found ? `a file of the kind “${found}”` : 'an XML file of another kind'}, not a camt.053 or camt.054.`,
    damaged: 'The file is damaged or cut off. Nothing was imported; please download it from the bank again.',
    'no-statement': 'The file contains no statement. Nothing was imported.',
    'too-many': 'The file contains more than 5,000 payments. Ask the bank for a shorter period.',
    'bad-amount': ({ entry, found }) =>
      `Entry ${entry} has the amount “${found}”, which we cannot book. Nothing was imported.`,
    'bad-date': ({ entry, found }) =>
      `Entry ${entry} has no day on which it was booked${found ? `: “${found}” is none` : ''}. Nothing was imported.`,
    'implausible-date': ({ entry, found }) =>
      `Entry ${entry} is booked on ${found}. Days before 1995 or more than five days ahead cannot be right, so nothing was imported.`,
    'bad-side': ({ entry }) => `Entry ${entry} does not say whether money came in or went out. Nothing was imported.`,
    'zip-damaged': 'The ZIP file is damaged or cut off. Please download it from the bank again.',
    'zip-locked': 'The ZIP file has a password. Unpack it and upload the XML files.',
    'zip-without-xml': 'There is no XML file in this ZIP.',
    'zip-too-large': ({ files, megabytes }) =>
      `The ZIP contains more than ${files} files or ${megabytes} MB. Upload it in parts.`,
  },
  fileStatus: {
    queued: 'Waiting to be imported',
    unconfirmed: 'Waiting for you: another account',
    refused: 'Refused',
    discarded: 'Discarded, nothing imported',
  },
  fileNotDecided: {
    'not-allowed': notAllowed,
    'unknown-file': 'This file does not exist.',
    decided: 'Someone has decided about this file in the meantime.',
    'unknown-intent': 'Choose one of the two buttons.',
  },
  outcomes: {
    booked: 'Booked as payments',
    known: 'Known before',
    requested: 'Perhaps known before',
    'in-sum': 'Details of a sum that was decided',
    outgoing: 'Outgoing',
    'debit-reversed': 'Outgoing payment returned',
    pending: 'Not booked yet',
    collective: 'Collective entry without details',
    'details-missing': 'Details missing',
    'foreign-detail': 'Details in another currency',
    'debit-in-credit': 'Deducted within the entry',
    charges: 'Bank charges',
    'sum-differs': 'Details exceed the entry',
    'no-amount': 'No amount',
  },
  unbooked: {
    resolved: 'The details have arrived in another file.',
    advice: {
      pending: () => 'It is imported once a file lists it as booked.',
      collective: (count) => `${count ?? 'Several'} payments in one sum: upload the camt.054 of this day.`,
      'details-missing': (count) => {
        const [some, all] = count?.split('/') ?? []
        return `The file contains ${some} of ${all} payments. Upload the camt.054, or enter the rest by hand.`
      },
      'foreign-detail': (amounts) =>
        `${amounts || 'The details'} cannot be converted into the currency of the account. Enter the payments by hand.`,
      'sum-differs': (sum) => `The details add up to ${sum}, so none was booked. Enter the payments by hand.`,
      'in-sum': () => 'Someone has decided about the sum already. Check whether that was right.',
      'debit-reversed': () => 'A transfer of ours came back: note it at “Payments to make”.',
    },
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
  notCreated: {
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
    'nothing-to-confirm': 'Another staff member has decided about this account since you opened the page.',
    'second-person': 'A second person must confirm this account, not the person who entered it.',
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
    'possible-duplicate':
      'A payment of the same day and amount was imported before, and the bank gives nothing that tells the two apart. Ignore this one if it is the same.',
    'replaced-by-details': 'Replaced by the single payments of this sum.',
  },
}
