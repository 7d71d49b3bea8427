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

const billing: BillingAdminWords = {
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

const bankFilePage = {
  bankFile: 'Bank file',
  payments: 'Payments',
  nothingWasChanged: 'Nothing was changed',
  import: 'Import',
  itIsOurAccountImport: 'It is our account: import the file',
  discardTheFile: 'Discard the file',
  whatIsInTheFile: 'What is in the file',
  notBookedAsPayments: 'Not booked as payments',
  entriesByWhatBecameOf: 'Entries by what became of them',
  entries: 'Entries',
  number: 'Number',
  sum: 'Sum',
  amountsThatWereNotBooked: 'Amounts that were not booked as payments',
  why: 'Why',
  entry: 'Entry',
  booked: 'Booked',
  amount: 'Amount',
  onlyTheFirstAreListed: (count: number) => `Only the first ${count} are listed.`,
}

const bankFileStatus = {
  ofEntriesImported: (entriesDone: number, entryCount: number) => `${entriesDone} of ${entryCount} entries imported`,
  knownBefore: (newLines: string, knownLines: number) => `${newLines}, ${knownLines} known before`,
  beingMatched: (counts: string, unmatched: number) => `${counts}, ${unmatched} being matched`,
  uploaded: (format: string, date: string) => `${format}, uploaded ${date}`,
  entries: 'Entries',
  nothingWasImported: 'Nothing was imported',
  account: (value: string) => `Account ${value}`,
  thisIsNotAnAccount:
    'This is not an account of the firm. Nothing was imported yet. Import the file only if its payments are for us; later files of this account are then imported without asking.',
  mayHaveBeenImportedBefore: (requestedLines: string) => `${requestedLines} may have been imported before.`,
  decide: 'Decide',
  notBookedAsPaymentsSee: (openItems: string) => `${openItems} not booked as payments: see below.`,
}

const paymentsView = {
  toDecide: 'To decide',
  allPaymentsReceived: 'All payments received',
  bankFiles: 'Bank files',
  noneYet: 'None yet.',
  notBooked: (openItems: string) => `, ${openItems} not booked`,
  everyPaymentThatCameIs: 'Every payment that came is settled.',
  theFirstOf: (count: number, undecided: number) => `The first ${count} of ${undecided}.`,
  theOldestFirst: 'The oldest first.',
  importABankFile: 'Import a bank file',
  nothingWasImported: 'Nothing was imported',
  statementOrNotification: 'Statement or notification',
  camt053OrCamt054:
    'camt.053 or camt.054 as XML or ZIP, up to 5 MB and 5,000 entries. Each booking is imported once, even if several files contain it.',
  import: 'Import',
  enterAPayment: 'Enter a payment',
  invoice: 'Invoice',
  itsNumberOrTheReference: 'Its number, or the reference.',
  amount: 'Amount',
  bookedOn: 'Booked on',
  suchAs21112026: 'Such as 21.11.2026.',
  paidBy: 'Paid by',
  enterPayment: 'Enter payment',
}

const queueItem = {
  paymentOfOn: (amountCents: string, date: string) => `Payment of ${amountCents} on ${date}`,
  payerNotNamed: 'payer not named',
  pay: (assignedCents: string, labels: string) => `${assignedCents} pay ${labels}.`,
  areLeft: (leftCents: string) => `${leftCents} are left.`,
  reference: (reference: string) => `Reference ${reference}.`,
  nothingWasDecided: 'Nothing was decided',
  takeTheReversedPaymentBack: 'Take the reversed payment back',
  invoice: 'Invoice',
  open: (label: string, recipientName: string, amount: string) => `${label} (${recipientName}, ${amount} open)`,
  mayBeMeant: (value: string) => `May be meant: ${value}`,
  noOpenInvoiceHasThis: 'No open invoice has this amount or name.',
  assign: 'Assign',
  decideOtherwise: 'Decide otherwise',
  reason: 'Reason',
  itStaysWithThePayment: 'It stays with the payment.',
  giveTheRestBack: 'Give the rest back',
  giveItBackTheInvoice: 'Give it back, the invoice stays open',
  writeTheRestOfThe: 'Write the rest of the invoice off',
  waitForTheRest: 'Wait for the rest',
  ignore: 'Ignore',
}

const receivedList = {
  decide: 'Decide',
  notNamed: 'not named',
  paymentsReceived: 'Payments received',
  searchPayments: 'Search payments',
  payerReferenceInvoiceOrBuyer: 'Payer, reference, invoice or buyer',
  state: 'State',
  bookedFrom: 'Booked from',
  bookedUntil: 'Booked until',
  filterByState: 'Filter by state',
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
  noPaymentFitsTheseFilters: 'No payment fits these filters.',
}

const payoutItem = {
  payerNotNamed: 'payer not named',
  order: 'Order',
  paidTooMuch: 'Paid too much',
  notInTheNextFile: 'Not in the next file',
  nothingWasChanged: 'Nothing was changed',
  anotherAccountWasEnteredAnd:
    'Another account was entered and needs a second person. Until then this payment is in no file:',
  confirmThisAccount: 'Confirm this account',
  keepTheAccountBefore: 'Keep the account before',
  anotherAccount: 'Another account',
  enterTheAccount: 'Enter the account',
  keepTheAccount: 'Keep the account',
  itWasPaidByHand: 'It was paid by hand',
  itWasPaid: 'It was paid',
  bookedOn: 'Booked on',
  suchAs: (today: string) => `Such as ${today}.`,
  noteAsPaid: 'Note as paid',
  callItOff: 'Call it off',
  why: 'Why',
  theBuyerOfAnOrder: 'The buyer of an order reads it.',
  itCameBack: 'It came back',
  theBankDidNotCarry:
    'The bank did not carry it out, or sent it back. Another payment takes its place; the buyer of an order is asked for the account again.',
  noteThatItCameBack: 'Note that it came back',
}

const payoutsPage = {
  paymentsToMake: 'Payments to make',
}

const payoutsView = {
  toPay: 'To pay',
  nothingWaitsToBePaid: 'Nothing waits to be paid.',
  withTheBank: 'With the bank',
  aStatementOfTheBank: 'A statement of the bank (camt.053 or camt.054) notes them as paid; without one you do.',
  paidOrCalledOff: 'Paid or called off',
  noneYet: 'None yet.',
  noFileWasMade: 'No file was made',
  noAccountToPayFrom: 'No account to pay from',
  theFileNeedsTheIban: 'The file needs the IBAN of the firm.',
  enterItAtSettingsCompany: 'Enter it at Settings, Company',
  makeTheFileForThe: (count: number, amount: string) => `Make the file for the bank (${count}, ${amount})`,
  filesForTheBank: 'Files for the bank',
  paymentOrdersPain001For:
    'Payment orders (pain.001) for the e-banking. Each payment is in one file only; a file stays the same however often it is downloaded.',
  paymentsXml: (number: number) => `payments-${number}.xml`,
  payments: (count: number) => `${count} payments`,
  notBookedYet: (open: number) => `, ${open} not booked yet`,
  allBooked: ', all booked',
}

const billingHeader = {
  tabs: {
    '/admin/billing': 'Money',
    '/admin/billing/invoices': 'Invoices',
    '/admin/billing/payments': 'Payments',
    '/admin/billing/payouts': 'Payments to make',
    '/admin/billing/settings': 'Settings',
  },
  billing: 'Billing',
}

const billingSettingsPage = {
  ordersByInvoice: 'Orders by invoice',
  saveSettings: 'Save Settings',
  clientsMayOrderByInvoice: 'Clients may order by invoice',
  itIsOfferedOnceAn: 'It is offered once an account stands at Settings, Company.',
  everybodyElseUpTo: 'Everybody else up to',
  byInvoiceWithoutAnAccount: 'By invoice without an account; 0 for not at all.',
  casesOfAnOrderBy: 'Cases of an order by invoice open',
  whenItIsPaid: 'When it is paid',
  atOnce: 'At once',
  payableWithin: 'Payable within',
  firstReminderAfter: 'First reminder after',
  inWorkingDaysAfterThe: 'In working days after the due day; 0 sends none.',
  secondReminderAfter: 'Second reminder after',
  inWorkingDaysAfterThe2: 'In working days after the first; 0 sends none.',
  accountsOfTheJournal: 'Accounts of the journal',
  saveAccounts: 'Save Accounts',
  receivables: 'Receivables',
  bank: 'Bank',
  paymentProvider: 'Payment provider',
  revenue: 'Revenue',
  vatOwed: 'VAT owed',
  lossesOnReceivables: 'Losses on receivables',
  moneyThatBelongsToClients: 'Money that belongs to clients',
  whatCameAndPaysNo: 'What came and pays no invoice, until it is assigned or goes back.',
  netTaxRate: 'Net tax rate',
  asTheTaxAdministrationHas: 'As the tax administration has granted it to the firm.',
  billingSettings: 'Billing settings',
}

const invoiceList = {
  invoices: 'Invoices',
  searchInvoices: 'Search invoices',
  numberBuyerOrReference: 'Number, buyer or reference',
  state: 'State',
  kind: 'Kind',
  invoicesAndCreditNotes: 'Invoices and credit notes',
  creditNotes: 'Credit notes',
  writtenFrom: 'Written from',
  writtenUntil: 'Written until',
  filterByState: 'Filter by state',
  all: 'All',
  number: 'Number',
  buyer: 'Buyer',
  total: 'Total',
  open: 'Open',
  due: 'Due',
  written: 'Written',
  noInvoicesFound: 'No invoices found',
  noInvoiceFitsTheseFilters: 'No invoice fits these filters.',
}

const invoiceView = {
  invoices: 'Invoices',
  lines: 'Lines',
  service: 'Service',
  quantity: 'Quantity',
  amount: 'Amount',
  paymentsByTransfer: 'Payments by transfer',
  noneIsAssigned: 'None is assigned.',
  reminderSent: 'Reminder sent',
  secondReminderSent: 'Second reminder sent',
  details: 'Details',
  papersOfTheOrder: 'Papers of the order',
  order: (orderNumber: number) => `Order ${orderNumber}`,
  moneyIsGivenBackThere: 'Money is given back there.',
  writtenOff: 'Written off',
  dateOfService: 'Date of service',
  payableUntil: 'Payable until',
  decision: 'Decision',
  nothingWasChanged: 'Nothing was changed',
  cancelTheInvoice: 'Cancel the invoice',
  theBuyerGetsACredit:
    'The buyer gets a credit note, the order is cancelled and its places are free again. A case that was opened at once stays.',
  yesCancelIt: 'Yes, cancel it',
}

const moneyPanels = {
  channels: { provider: 'Card and TWINT', transfer: 'Invoice and transfer' },
  receivables: 'Receivables',
  openInvoicesByAge: 'Open invoices by age',
  all: 'All',
  age: 'Age',
  invoices: 'Invoices',
  open: 'Open',
  theOverdueInvoices: 'The overdue invoices',
  revenue: 'Revenue',
  noInvoiceWasWrittenIn: 'No invoice was written in this year.',
  revenueByMonth: 'Revenue by month',
  month: 'Month',
  withVat: 'With VAT',
  withoutVat: 'Without VAT',
  revenueByWayOfPayment: 'Revenue by way of payment',
  wayOfPayment: 'Way of payment',
  revenueByProduct: 'Revenue by product',
  product: 'Product',
  discountsAndPartsGivenBack: 'Discounts and parts given back',
  sold: 'Sold',
  valueAddedTaxByQuarter: 'Value added tax by quarter',
  byTheEffectiveMethodThe: (netRatePercent: string) =>
    `By the effective method the tax that the invoices hold; by the net tax rate ${netRatePercent} % of the turnover with tax. Input tax stands in your books.`,
  quarter: 'Quarter',
  turnoverWithTax: 'Turnover with tax',
  effective: 'Effective',
  netTaxRate: 'Net tax rate',
  suppliedAbroad221: 'Supplied abroad (221)',
}

const overviewPage = {
  year: 'Year',
  show: 'Show',
  journalCsv: 'Journal (CSV)',
}

export const billingStaffTexts = {
  billing,
  bankFilePage,
  bankFileStatus,
  paymentsView,
  queueItem,
  receivedList,
  payoutItem,
  payoutsPage,
  payoutsView,
  billingHeader,
  billingSettingsPage,
  invoiceList,
  invoiceView,
  moneyPanels,
  overviewPage,
}
