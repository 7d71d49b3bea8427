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
  /** Advice to staff for each reason why an amount was not booked; `detail` is the text from the bank file. */
  unbooked: { resolved: string; advice: Partial<Record<ListedReason | 'in-sum', (detail: string | null) => string>> }
  notDecided: RefusalWords<Refused<DecideOutcome>>
  notChanged: RefusalWords<Refused<ChangeInvoiceOutcome> | { reason: 'unsure' }>
  notCreated: RefusalWords<Refused<MakeFileOutcome>>
  /** `held`: the bank has reversed the payment to refund. `incomplete`: a bank would reject the payee's data. */
  held: string
  incomplete: string
  payoutNotChanged: RefusalWords<Refused<ChangePayoutOutcome>>
  entry: FieldWords<EntryError>
  paymentStates: Record<PaymentState, string>
  reasons: Record<QueueReason, string>
}

const notAllowed = 'Only admins and owners can make decisions about payments.'

const incomplete =
  'We need the account holder’s name in Latin characters and, if the account is abroad, their address. Enter them below.'
const held =
  'The bank has reversed the payment that this refund relates to. You can make the refund once the invoice has been paid again.'

export const billing: BillingAdminWords = {
  notTaken: {
    'not-allowed': notAllowed,
    'no-file': 'Choose a bank file first.',
    interrupted: 'Only part of the file arrived, and nothing was imported. Upload it again.',
    'too-large': 'The file is larger than 5 MB. Ask the bank for a statement covering a shorter period.',
    'not-xml':
      'This is not an XML file. Download a camt.053 or camt.054 statement from your bank as an XML or ZIP file.',
    'bad-encoding': ({ found }) =>
      `We could not read the text in this file, because it does not match its stated encoding (${found.toUpperCase()}). Nothing was imported. Download the file from the bank again.`,
    'has-entities':
      'This is not a standard bank statement: it contains its own document type or entity definitions. Nothing was imported. Download the file from the bank again.',
    'too-deep': 'This is not a valid bank statement, so it was not imported.',
    'other-version': ({ found }) =>
      `This file is in the format ${found}. We can read versions 001.04 and 001.08 of camt.053 and camt.054. Choose one of these in your e-banking.`,
    'other-format': ({ found }) =>
      `This is ${found ? `a file of the type “${found}”` : 'another type of XML file'}, not a camt.053 or camt.054 statement.`,
    damaged: 'The file is damaged or incomplete. Nothing was imported. Download it from the bank again.',
    'no-statement': 'There is no statement in this file. Nothing was imported.',
    'too-many': 'The file contains more than 5,000 payments. Ask the bank for a statement covering a shorter period.',
    'bad-amount': ({ entry, found }) => `The amount of entry ${entry} is not valid (“${found}”). Nothing was imported.`,
    'bad-date': ({ entry, found }) =>
      `Entry ${entry} has no valid booking date${found ? ` (“${found}”)` : ''}. Nothing was imported.`,
    'implausible-date': ({ entry, found }) =>
      `Entry ${entry} is dated ${found}. Dates before 1995 or more than five days in the future cannot be right, so nothing was imported.`,
    'bad-side': ({ entry }) => `Entry ${entry} does not say whether money came in or went out. Nothing was imported.`,
    'zip-damaged': 'The ZIP file is damaged or incomplete. Nothing was imported. Download it from the bank again.',
    'zip-locked': 'The ZIP file is password-protected. Unpack it and upload the XML files.',
    'zip-without-xml': 'This ZIP file contains no XML files.',
    'zip-too-large': ({ files, megabytes }) =>
      `The ZIP file contains more than ${files} files or ${megabytes} MB. Upload it in parts.`,
  },
  fileStatus: {
    queued: 'Waiting to be imported',
    unconfirmed: 'Waiting for the account to be confirmed',
    refused: 'Rejected',
    discarded: 'Discarded, nothing imported',
  },
  fileNotDecided: {
    'not-allowed': notAllowed,
    'unknown-file': 'This file does not exist.',
    decided: 'Someone has already dealt with this file.',
    'unknown-intent': 'Choose one of the two buttons.',
  },
  outcomes: {
    booked: 'Recorded as payments',
    known: 'Already imported',
    requested: 'Possibly already imported',
    'in-sum': 'Details of a collective entry that has already been dealt with',
    outgoing: 'Outgoing',
    'debit-reversed': 'Outgoing payment returned',
    pending: 'Not yet booked by the bank',
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
      pending: () => 'It will be imported once a bank file lists it as booked.',
      collective: (count) =>
        `This entry contains ${count ?? 'several'} payments. Upload the camt.054 file for this day.`,
      'details-missing': (count) => {
        const [some, all] = count?.split('/') ?? []
        return `The file contains ${some} of ${all} payments. Upload the camt.054 file, or enter the rest by hand.`
      },
      'foreign-detail': (amounts) =>
        `${amounts || 'The details'} cannot be converted into the account’s currency. Enter the payments by hand.`,
      'sum-differs': (sum) =>
        `The details add up to ${sum}, which is more than the entry itself, so none were recorded. Enter the payments by hand.`,
      'in-sum': () => 'Someone has already dealt with the collective entry. Check whether they were right.',
      'debit-reversed': () => 'A transfer that we sent was returned. Record this under “Payments to make”.',
    },
  },
  notDecided: {
    'not-allowed': notAllowed,
    'unknown-payment': 'This payment does not exist.',
    decided: 'Someone has already dealt with this payment.',
    'no-note': 'Enter a reason. It will be saved with the payment.',
    'unknown-invoice': 'There is no invoice with this number that can be paid by bank transfer.',
    'not-open': 'This invoice is no longer awaiting payment.',
    'other-currency': 'You can only assign payments in Swiss francs.',
    'nothing-left': 'The whole payment has already been assigned.',
    'nothing-to-take-back':
      'There is no assigned payment with this amount and reference. Look for the payment in the list, or ignore this reversal and give a reason.',
    'given-back':
      'Part or all of this payment has already been refunded to the buyer. Contact the bank before you decide.',
  },
  notChanged: {
    'not-allowed': notAllowed,
    'unknown-invoice': 'This invoice does not exist.',
    'has-payments': 'Part of this invoice has been paid. Refund that part first, or write off the rest.',
    'not-open': 'This invoice is no longer awaiting payment.',
    unsure: 'Tick the box first: you cannot undo this.',
  },
  notCreated: {
    'not-allowed': notAllowed,
    'no-own-account': 'There is no IBAN to pay from. Enter the firm’s IBAN under Settings, Company.',
    'nothing-to-pay': 'No payments are waiting to be included in a file. Someone has already created the file.',
    'payee-incomplete': incomplete,
    'money-not-here':
      'The bank has reversed the payments that these refunds relate to. You can make the refunds once we have received the money again.',
  },
  held,
  incomplete,
  payoutNotChanged: {
    'not-allowed': notAllowed,
    'unknown-payout': 'This payment does not exist.',
    'in-file': 'This payment is already in a bank file. If the bank does not make the payment, mark it as returned.',
    'not-open': 'Someone has already dealt with this payment.',
    'no-day': 'Enter the date of the payment. It cannot be in the future.',
    'no-reason': 'Enter a reason. It will be saved with the payment, and the buyer will see it.',
    'money-not-here': held,
    'nothing-to-confirm': 'Someone else has dealt with this account change since you opened this page.',
    'second-person': 'This account must be confirmed by someone other than the person who entered it.',
    'owed-again':
      'This payment replaces a returned refund that is already recorded as refunded, so you cannot cancel it.',
  },
  entry: {
    'no-amount': 'Enter an amount such as 499.00.',
    'no-day': 'Enter the booking date. It cannot be in the future.',
    'no-invoice': 'Enter the invoice number or payment reference.',
    'too-long': 'This is too long. Please shorten it.',
  },
  paymentStates: {
    new: 'Being matched',
    assigned: 'Assigned',
    queued: 'Needs a decision',
    to_refund: 'To be refunded',
    given_back: 'Refunded',
    ignored: 'Ignored',
    taken_back: 'Reversed by the bank',
  },
  reasons: {
    'no-reference': 'The payment has no reference.',
    'unknown-reference': 'No invoice has this reference.',
    'other-currency': 'The payment is not in Swiss francs.',
    cancelled: 'The invoice has been cancelled or written off.',
    'paid-already': 'The invoice had already been paid.',
    overpaid: 'The buyer paid more than the amount due. Decide what to do with the rest.',
    underpaid: 'The buyer paid less than the amount due.',
    reversal: 'The bank has reversed a payment.',
    'taken-back': 'The bank reversed this payment, so the invoice is open again.',
    'payout-cancelled': 'This payment was to be refunded, but the refund was cancelled.',
    'possible-duplicate':
      'A payment with the same date and amount was imported before, and the bank’s data does not show whether it is the same one. If it is, ignore this one.',
    'replaced-by-details': 'Replaced by the individual payments in this collective entry.',
  },
}

export const bankFilePage = {
  bankFile: 'Bank file',
  payments: 'Payments',
  nothingWasChanged: 'Nothing was changed',
  import: 'Import',
  thisIsOurAccountImport: 'This is our account: import file',
  discardFile: 'Discard file',
  whatIsInFile: 'Contents of the file',
  notBookedAsPayments: 'Not recorded as payments',
  entriesByResult: 'Entries by result',
  entries: 'Entries',
  number: 'Count',
  total: 'Total',
  amountsThatWereNotBooked: 'Amounts not recorded as payments',
  why: 'Reason',
  entry: 'Entry',
  booked: 'Booked',
  amount: 'Amount',
  onlyFirstAreShown: (count: number) => `Only the first ${count} are shown.`,
}

export const bankFileStatus = {
  by: (name: string) => ` by ${name}`,
  withoutNumber: 'no number',
  ofEntriesImported: (entriesDone: number, entryCount: number) => `${entriesDone} of ${entryCount} entries imported`,
  alreadyImported: (newLines: string, knownLines: number) => `${newLines}, ${knownLines} already imported`,
  beingMatched: (counts: string, unmatched: number) => `${counts}, ${unmatched} being matched`,
  uploaded: (format: string, date: string) => `${format}, uploaded ${date}`,
  entries: 'Entries',
  nothingWasImported: 'Nothing was imported',
  account: (value: string) => `Account ${value}`,
  thisIsNotOneOf:
    'This is not one of our known accounts, so nothing has been imported yet. Import the file only if its payments are for us. We will then import later files for this account automatically.',
  mayAlreadyHaveBeenImported: (requestedLines: string) => `${requestedLines} may already have been imported.`,
  decide: 'Decide',
  notBookedAsPaymentsSee: (openItems: string) => `${openItems} not recorded as payments: see below.`,
}

export const paymentsView = {
  needsDecision: 'Needs a decision',
  allPaymentsReceived: 'All payments received',
  bankFiles: 'Bank files',
  noneYet: 'None yet.',
  notBooked: (openItems: string) => `, ${openItems} not recorded`,
  youHaveDealtWithEvery: 'Every payment received has been dealt with.',
  showingFirstOf: (count: number, undecided: number) => `Showing the first ${count} of ${undecided}.`,
  oldestFirst: 'Oldest first.',
  importBankFile: 'Import a bank file',
  nothingWasImported: 'Nothing was imported',
  statementOrNotification: 'Statement or notification',
  camt053OrCamt054:
    'A camt.053 or camt.054 file in XML or ZIP format, up to 5 MB and 5,000 entries. Each entry is imported only once, even if several files contain it.',
  importFile: 'Import file',
  enterPayment2: 'Enter a payment',
  invoice: 'Invoice',
  invoiceNumberOrReference: 'The invoice number or payment reference.',
  amount: 'Amount',
  bookedOn: 'Booked on',
  forExample21112026: 'For example 21.11.2026.',
  paidBy: 'Paid by',
  enterPayment: 'Enter payment',
}

export const queueItem = {
  paymentOfOn: (amountCents: string, date: string) => `Payment of ${amountCents} on ${date}`,
  payerNotNamed: 'payer not named',
  isAssignedTo: (assignedCents: string, labels: string) => `${assignedCents} has been assigned to ${labels}.`,
  isLeft: (leftCents: string) => `${leftCents} is still to be assigned.`,
  reference: (reference: string) => `Reference ${reference}.`,
  nothingWasDecided: 'Nothing was decided',
  unassignReversedPayment: 'Unassign the reversed payment',
  invoice: 'Invoice',
  open: (label: string, recipientName: string, amount: string) => `${label} (${recipientName}, ${amount} open)`,
  possibleMatch: (value: string) => `Possible match: ${value}`,
  noOpenInvoiceMatchesThis: 'No open invoice matches this amount or name.',
  assignPayment: 'Assign payment',
  otherDecisions: 'Other decisions',
  reason: 'Reason',
  reasonIsSavedWithPayment: 'Your reason will be saved with the payment.',
  refundRest: 'Refund the rest',
  refundItAndKeepInvoice: 'Refund the payment and keep the invoice open',
  writeOffRestOfInvoice: 'Write off the rest of the invoice',
  waitForRest: 'Wait for the rest',
  ignorePayment: 'Ignore payment',
}

export const receivedList = {
  decide: 'Decide',
  notNamed: 'not named',
  paymentsReceived: 'Payments received',
  searchPayments: 'Search payments',
  payerReferenceInvoiceOrBuyer: 'Payer, reference, invoice or buyer',
  status: 'Status',
  bookedFrom: 'Booked from',
  bookedUntil: 'Booked until',
  filterByStatus: 'Filter by status',
  all: 'All',
  payer: 'Payer',
  notNamed2: 'Not named',
  invoice: 'Invoice',
  amount: 'Amount',
  booked: 'Booked',
  currency: 'Currency',
  reference: 'Reference',
  message: 'Message',
  noPaymentsFound: 'No payments found',
  noPaymentsMatchYourFilters: 'No payments match your filters.',
}

export const payoutItem = {
  payerNotNamed: 'payer not named',
  file: (number: number) => `file ${number}`,
  booked: (day: string) => `booked ${day}`,
  order: 'Order',
  paymentReceived: 'Refund of a payment received',
  notInNextFile: 'Not included in the next file',
  nothingWasChanged: 'Nothing was changed',
  differentAccountWasEnteredAnd:
    'Someone entered a different account, and a second person must confirm it. Until then, this payment will not be included in any bank file:',
  confirmThisAccount: 'Confirm this account',
  keepPreviousAccount: 'Keep previous account',
  changeAccount: 'Change account',
  enterAccount: 'Enter account',
  saveAccount: 'Save account',
  paidByHand: 'Paid by hand',
  paid: 'Paid',
  bookedOn: 'Booked on',
  forExample: (today: string) => `For example ${today}.`,
  markAsPaid: 'Mark as paid',
  cancelPayment: 'Cancel payment',
  reason: 'Reason',
  ifThisPaymentBelongsTo: 'If this payment relates to an order, the buyer will see your reason.',
  returnedByBank: 'Returned by the bank',
  useThisIfBankDid:
    'Use this if the bank did not make the payment or returned it. A new payment will replace it. If it relates to an order, we will ask the buyer for their account details again.',
  markAsReturned: 'Mark as returned',
}

export const payoutsPage = {
  paymentsToMake: 'Payments to make',
}

export const payoutsView = {
  toBePaid: 'To be paid',
  thereAreNoPaymentsTo: 'There are no payments to make.',
  withBank: 'With the bank',
  whenYouImportBankStatement:
    'When you import a bank statement (camt.053 or camt.054), we mark these payments as paid. If you do not import one, mark them yourself.',
  paidReturnedOrCancelled: 'Paid, returned or cancelled',
  noneYet: 'None yet.',
  noFileWasCreated: 'No file was created',
  noAccountToPayFrom: 'No account to pay from',
  fileNeedsFirmsIban: 'The file needs the firm’s IBAN.',
  enterItUnderSettingsCompany: 'Enter it under Settings, Company',
  createBankFile: (count: number, amount: string) => `Create bank file (${count}, ${amount})`,
  bankFiles: 'Bank files',
  paymentOrdersPain001To:
    'Upload these payment orders (pain.001) to your e-banking. Each payment appears in only one file. You can download a file again at any time: its contents never change.',
  paymentsXml: (number: number) => `payments-${number}.xml`,
  payments: (count: number) => `${count} payments`,
  notBookedYet: (open: number) => `, ${open} not yet booked by the bank`,
  allBooked: ', all booked by the bank',
  onePayment: 'one payment',
}

export const billingHeader = {
  pages: {
    '/admin/billing': 'To decide',
    '/admin/billing/revenue': 'Revenue and VAT',
    '/admin/billing/invoices': 'Invoices',
    '/admin/billing/settings': 'Settings',
    '/admin/billing/payments': 'To assign',
    '/admin/billing/received': 'All payments received',
    '/admin/billing/payouts': 'Payments to make',
  },
  titles: {
    '/admin/billing': 'Money',
    '/admin/billing/settings': 'Invoice settings',
    '/admin/billing/payments': 'Payments',
  } as Readonly<Record<string, string>>,
  more: 'Pages of this area',
}

export const paymentMatches = {
  title: 'Payments without a reference',
  payment: (amount: string, payer: string) => `${amount} from ${payer}`,
  received: (day: string) => `Received on ${day}.`,
  message: (text: string) => `Message: “${text}”`,
  ofTotal: (amount: string) => `The rest of ${amount}.`,
  invoice: (label: string, name: string) => `${label}, ${name}`,
  match: ({ isSameAmount, isSameName }: { isSameAmount: boolean; isSameName: boolean }) => {
    if (isSameAmount) return isSameName ? 'Name and amount are the same.' : 'Same amount, different name.'
    return 'Same name, different amount.'
  },
  open: (amount: string) => `${amount} open.`,
  assign: 'Assign payment',
  decideOtherwise: 'Find another invoice, refund or ignore',
  notAssigned: 'The payment was not assigned',
}

export const decisions = {
  toDecide: 'To decide',
  nothingToDecide: 'There is nothing to decide.',
  revenueAndVat: 'Revenue and VAT',
  importBankFile: 'Import bank file',
  showingFirst: (shown: number, count: number) => `The first ${shown} of ${count}; decide these to see the next.`,
  revenueThisMonth: 'Revenue this month',
  open: (count: number) => (count === 1 ? 'Open, 1 invoice' : `Open, ${count} invoices`),
  overdue: (count: number) => (count === 1 ? 'Overdue, 1 invoice' : `Overdue, ${count} invoices`),
  notNamed: 'Name not known',
  order: (number: number) => `order ${number}`,
  evidenceUntil: (date: string) => `Send the evidence by ${date}.`,
  quoteUnpaid: (title: string) => `${title}. Accepted, but there is no paid order and no invoice yet.`,
  kinds: {
    disputed: {
      title: 'Payment disputed with the bank',
      reason: 'The bank asks for evidence.',
      button: 'Open order',
    },
    'refund-requested': {
      title: 'Refund requested by the client',
      reason: 'Approve or decline it.',
      button: 'Check refund',
    },
    'refund-to-confirm': {
      title: 'Refund to confirm',
      reason: 'A second person must confirm it.',
      button: 'Check refund',
    },
    late: { title: 'Late package', reason: 'The guarantee promises half of the price.', button: 'Check refund' },
    order: { title: 'Payment to check', reason: 'It does not match the order.', button: 'Check order' },
    'first-order': {
      title: 'First-order discount to refund',
      reason: 'The 10% was not deducted from this order.',
      button: 'Check refund',
    },
    discount: {
      title: 'Discount applied but not due',
      reason: 'Accept it or ask for the difference.',
      button: 'Check discount',
    },
    payment: {
      title: 'Payment to assign',
      reason: 'No invoice matches it yet.',
      button: 'Assign payment',
    },
    'payout-account': {
      title: 'Refund without an account',
      reason: 'The account of the recipient is missing or incomplete.',
      button: 'Enter account',
    },
    payout: { title: 'Refund to send to the bank', reason: 'Create the payment file.', button: 'Make payment' },
    quote: { title: 'Accepted quote without payment', reason: '', button: 'Open quote' },
  },
}

export const billingSettingsPage = {
  ordersByInvoice: 'Payment by invoice',
  saveSettings: 'Save settings',
  clientsCanPayByInvoice: 'Clients can pay by invoice',
  thisIsAvailableOnceYou: 'You can switch this on once you have entered an account under Settings, Company.',
  limitForBuyersWithoutAccount: 'Limit for buyers without an account',
  upToThisAmountBuyers:
    'Buyers who are not signed in can pay by invoice up to this amount. Enter 0 to switch this off.',
  openCasesForInvoiceOrders: 'When to open cases for orders paid by invoice',
  whenInvoiceIsPaid: 'When the invoice has been paid',
  immediately: 'Immediately',
  paymentPeriod: 'Payment period',
  firstReminderAfter: 'First reminder after',
  workingDaysAfterDueDate: 'Working days after the due date. Enter 0 to send none.',
  secondReminderAfter: 'Second reminder after',
  workingDaysAfterFirstReminder: 'Working days after the first reminder. Enter 0 to send none.',
  journalAccounts: 'Journal accounts',
  saveAccounts: 'Save accounts',
  receivables: 'Receivables',
  bank: 'Bank',
  paymentProvider: 'Payment provider',
  revenue: 'Revenue',
  vatOwed: 'VAT owed',
  lossesOnReceivables: 'Losses on receivables',
  clientMoney: 'Client money',
  paymentsReceivedThatMatchNo: 'Payments that match no invoice are recorded here until they are assigned or refunded.',
  netTaxRate: 'Net tax rate',
  asApprovedForFirmBy: 'The rate that the Federal Tax Administration (FTA) has approved for the firm.',
  billingSettings: 'Billing settings',
}

export const invoiceList = {
  invoices: 'Invoices',
  searchInvoices: 'Search invoices',
  numberBuyerOrReference: 'Number, buyer or reference',
  status: 'Status',
  type: 'Type',
  invoicesAndCreditNotes: 'Invoices and credit notes',
  creditNotes: 'Credit notes',
  issuedFrom: 'Issued from',
  issuedUntil: 'Issued until',
  filterByStatus: 'Filter by status',
  all: 'All',
  number: 'Number',
  buyer: 'Buyer',
  total: 'Total',
  open: 'Open',
  due: 'Due',
  issued: 'Issued',
  noInvoicesFound: 'No invoices found',
  noInvoicesMatchYourFilters: 'No invoices match your filters.',
}

export const invoiceView = {
  invoices: 'Invoices',
  lines: 'Lines',
  service: 'Service',
  quantity: 'Quantity',
  amount: 'Amount',
  takenBack: 'reversed',
  none: 'None',
  paymentsByTransfer: 'Payments by transfer',
  noPaymentsAreAssigned: 'No payments have been assigned.',
  reminderSent: 'Reminder sent',
  secondReminderSent: 'Second reminder sent',
  details: 'Details',
  documentsOfThisOrder: 'Documents of this order',
  order: (orderNumber: number) => `Order ${orderNumber}`,
  youCanMakeRefundsOn: 'You can make refunds on the order’s page.',
  writtenOff: 'Written off',
  dateOfService: 'Date of service',
  dueDate: 'Due date',
  decision: 'Decision',
  nothingWasChanged: 'Nothing was changed',
  cancelInvoice: 'Cancel invoice',
  buyerWillGetCreditNote:
    'The buyer will get a credit note, the order will be cancelled and its spaces will become available again. If a case has already been opened, it will stay open.',
  yesCancelInvoice: 'Yes, cancel the invoice',
  paid: 'Paid',
  credited: 'Credited',
  open: 'Open',
  buyer: 'Buyer',
  date: 'Date',
  account: 'Account',
  reference: 'Reference',
}

export const moneyPanels = {
  ages: {
    notDue: 'Not due yet',
    to30: 'Overdue by up to 30 days',
    to60: 'Overdue by 31 to 60 days',
    to90: 'Overdue by 61 to 90 days',
    over90: 'Overdue by more than 90 days',
  },
  channels: { provider: 'Card and TWINT', transfer: 'Invoice and transfer' },
  receivables: 'Receivables',
  openInvoicesByAge: 'Open invoices by age',
  total: 'Total',
  age: 'Age',
  invoices: 'Invoices',
  open: 'Open',
  seeOverdueInvoices: 'See overdue invoices',
  revenue: 'Revenue',
  noInvoicesWereIssuedIn: 'No invoices were issued in the selected year.',
  revenueByMonth: 'Revenue by month',
  month: 'Month',
  includingVat: 'Including VAT',
  excludingVat: 'Excluding VAT',
  revenueByPaymentMethod: 'Revenue by payment method',
  paymentMethod: 'Payment method',
  revenueByProduct: 'Revenue by product',
  product: 'Product',
  discountsAndPartialRefunds: 'Discounts and partial refunds',
  sold: 'Sold',
  valueAddedTaxByQuarter: 'VAT by quarter',
  underEffectiveMethodYouOwe: (netRatePercent: string) =>
    `Under the effective method, you owe the tax included in your invoices. Under the net tax rate method, you owe ${netRatePercent}% of your turnover including tax. You will find your input tax in your accounts.`,
  quarter: 'Quarter',
  turnoverIncludingTax: 'Turnover including tax',
  effectiveMethod: 'Effective method',
  netTaxRateMethod: 'Net tax rate method',
  suppliedAbroad221: 'Supplied abroad (221)',
}

export const overviewPage = {
  year: 'Year',
  showYear: 'Show year',
  journalCsv: 'Journal (CSV)',
  billing: 'Billing',
}

export const paymentsPage = {
  payments: 'Payments',
}

export const invoicePage = {
  invoice: 'Invoice',
}
