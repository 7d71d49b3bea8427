import { passwordProtected } from '#cases/documents/document-states.ts'
import type { StatusKind } from '#design/feedback/status.tsx'
import type { TableOf, UnknownCode } from '#platform/coded.ts'
import { formatFrancs, formatLongDate, formatMoney } from '#platform/format.ts'
import { plural } from '#platform/intl-words.ts'
import { explainDay } from '#platform/read-day.ts'
import type { Phrases, RefusalWords } from '#platform/words.ts'
import type { FigurePerson, FigureSource, FigureState } from '#returns/amounts/figure.ts'
import { type FigureCode, type FigureGroup, isFigureCode } from '#returns/amounts/figure-codes.ts'
import type { AdviceKind } from '#returns/assessment/assessment.ts'
import type { BillCheck, BillPart } from '#returns/assessment/bill.ts'
import type { ExpectedNoteValues, MissingValues, OpenReason } from '#returns/expected/expected-note.ts'
import type { InvitationStatus } from '#returns/next-year/invitation-status.ts'
import type { AnswerBadge, AnswerPerson } from '#returns/questions/answer.ts'
import type { AnswerError } from '#returns/questions/read-answer.ts'
import type { ScopeStatus } from '#returns/questions/scope.ts'
import type { StatementReason, StatementRemark, StatementState } from '#returns/statements/remarks.ts'
import type { UnknownReason } from '#returns/transfer/transfer-field.ts'
import type { ComputedId, TotalId, TransferSectionId } from '#returns/transfer/transfer-lines.ts'
import type { ExchangeRate, ForeignCurrency, RateBasis } from '#tax/exchange-rates.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'

export type FigureWords = {
  codes: Readonly<Record<FigureCode, string>>
  groups: Readonly<Record<FigureGroup, { title: string; total: string }>>
  persons: Readonly<Record<FigurePerson, string>>
  sources: Readonly<Record<FigureSource, { staff: string; client: string }>>
  states: Readonly<Record<FigureState, string>>
  requested: string
}

export const figure: FigureWords = {
  codes: {
    salary: 'Salary from your main job',
    'gross-salary': 'Gross salary (until we know the net salary)',
    'side-job': 'Salary from a second job',
    'one-off-pay': 'Bonus and other one-off pay (included in the salary)',
    equity: 'Employee shares and options, Swiss part (not in the net salary)',
    'self-employment': 'Self-employment',
    pension: 'Pensions and annuities',
    'daily-allowances': 'Daily allowances',
    'child-allowances': 'Child allowances paid directly to you',
    alimony: 'Maintenance (alimony) received',
    'interest-taxed': 'Interest on accounts, subject to Swiss withholding tax',
    'interest-untaxed': 'Interest on accounts, not subject to Swiss withholding tax',
    'securities-taxed': 'Income from securities, subject to Swiss withholding tax',
    'securities-untaxed': 'Income from securities, not subject to Swiss withholding tax',
    'property-income': 'Rent or imputed rental value of property',
    'other-canton-income': 'Rent or imputed rental value of property in another canton',
    'foreign-property-income': 'Rent or imputed rental value of property abroad',
    'foreign-business-income': 'Profit of a business abroad',
    'foreign-income': 'Foreign income',
    'equity-abroad': 'Employee shares and options, part earned abroad',
    'other-income': 'Other income',
    commuting: 'Commuting',
    meals: 'Meals away from home',
    'weekly-stay': 'Weekday accommodation near work',
    'professional-costs': 'Other work-related costs, above the flat rate',
    'expatriate-costs': 'Expatriate costs (Expatriates Ordinance, ExpaV)',
    'equity-abroad-in-salary': 'Employee shares and options: part of the net salary earned abroad',
    training: 'Education and training',
    'debt-interest': 'Interest on debts',
    'foreign-interest': 'Interest on a mortgage abroad',
    'pillar-3a': 'Pillar 3a',
    'pillar-3a-purchase': 'Later contribution to pillar 3a for earlier years',
    'pension-purchase': 'Pension fund buy-in',
    'insurance-premiums': 'Insurance premiums and savings interest',
    'medical-costs': 'Medical costs',
    'child-care': 'Childcare',
    'alimony-paid': 'Maintenance (alimony) paid',
    donations: 'Donations',
    'bank-charges': 'Bank charges and securities administration',
    'property-upkeep': 'Property maintenance',
    'other-canton-upkeep': 'Maintenance of property in another canton',
    'foreign-property-upkeep': 'Maintenance of property abroad',
    'foreign-business-loss': 'Loss of a business abroad',
    'other-deduction': 'Other deduction',
    accounts: 'Bank accounts at 31 December',
    securities: 'Securities (tax value)',
    'life-insurance': 'Life insurance (surrender value)',
    crypto: 'Cryptocurrency',
    property: 'Property',
    'other-canton-property': 'Property in another canton (tax value there)',
    'foreign-property': 'Property abroad (value)',
    vehicle: 'Vehicle',
    'other-asset': 'Other asset',
    mortgage: 'Mortgage',
    'foreign-mortgage': 'Mortgage abroad',
    'bank-debt': 'Bank loans',
    'other-debt': 'Other debt',
    'tax-at-source': 'Tax at source already withheld',
    prepaid: 'Tax already paid in instalments',
    'withholding-tax': 'Swiss withholding tax to reclaim',
    'foreign-tax-credit': 'Foreign tax to credit (DA-1)',
    'us-withholding': 'Additional US withholding tax to reclaim',
  },
  groups: {
    income: { title: 'Income', total: 'Total income' },
    deduction: { title: 'Deductions', total: 'Total deductions' },
    asset: { title: 'Wealth', total: 'Total wealth' },
    debt: { title: 'Debts', total: 'Total debts' },
    credit: { title: 'Tax already paid and tax to reclaim', total: 'Total tax already paid and to reclaim' },
  },
  persons: { client: 'Client', partner: 'Partner', joint: 'Both' },
  sources: {
    answer: { staff: 'Client’s answer', client: 'Your answer' },
    document: { staff: 'Document', client: 'Document' },
    statement: { staff: 'Statement or certificate', client: 'Statement or certificate' },
    adviser: { staff: 'Adviser', client: 'Your adviser' },
  },
  states: { proposed: 'Proposed', confirmed: 'Confirmed', replaced: 'Replaced' },
  requested: 'Amount missing',
}

export type AssessmentWords = {
  advice: Readonly<Record<AdviceKind, { staff: string; client: string }>>
  bill: Readonly<Record<BillPart, string>>
  billChecks: (check: BillCheck) => string
  effect: (cents: number) => string
  emailContent: {
    subject: (caseNumber: string) => string
    title: string
    text: Readonly<Record<AdviceKind, string>>
    facts: (about: { title: string; endsOn: string | null }) => { label: string; value: string }[]
    button: string
    why: string
  }
}

const francs = (cents: number) => formatMoney(cents, { decimals: 0 })

export const assessment: AssessmentWords = {
  advice: {
    accept: { staff: 'Accept the assessment', client: 'We recommend that you accept the assessment' },
    object: { staff: 'Object to the assessment', client: 'We recommend that you object to the assessment' },
  },
  bill: {
    confederation: 'Federal tax',
    canton: 'Cantonal tax',
    commune: 'Communal tax',
    church: 'Church tax',
    interest: 'Interest',
    paid: 'Already paid',
  },
  billChecks: (check) => {
    const part = assessment.bill[check.part]
    switch (check.code) {
      case 'equal':
        return `${part}: matches to the franc.`
      case 'no-bill':
        return `${part}: no bill has been entered.`
      case 'not-computed':
        return `${part}: our calculation has no amount to compare with.`
      case 'differs':
        return `${part}: the bill is ${francs(Math.abs(check.aboveCents))} ${
          check.aboveCents > 0 ? 'higher' : 'lower'
        } than our calculation.`
    }
  },
  effect: (cents) =>
    Math.abs(cents) < 100
      ? 'no change in your tax'
      : cents > 0
        ? `${francs(cents)} more tax`
        : `${francs(-cents)} less tax`,
  emailContent: {
    subject: (caseNumber) => `Our advice on your tax assessment is ready: please decide (${caseNumber})`,
    title: 'Our advice on your tax assessment is ready',
    text: {
      accept:
        'We have compared your tax assessment with your tax return, line by line, and recommend that you accept it. See the differences and what they mean for your tax in the client portal, then decide.',
      object:
        'We have compared your tax assessment with your tax return, line by line, and recommend that you object to it. See the differences and what they mean for your tax in the client portal, then decide.',
    },
    facts: ({ title, endsOn }) => [
      { label: 'Case', value: title },
      ...(endsOn ? [{ label: 'Objection deadline', value: formatLongDate(endsOn) }] : []),
    ],
    button: 'Read our advice and decide',
    why: 'You are receiving this email because your case has a legal deadline. You cannot switch these emails off.',
  },
}

export type Fix = 'facts' | 'profile' | 'figures' | 'documents' | 'questions' | 'none'

export type ExpectedWords = {
  missing: { staff: Phrases<MissingValues>; client: Phrases<MissingValues> }
  fixes: Readonly<Record<keyof MissingValues, { staff: Fix; client: Fix }>>
  notes: Phrases<ExpectedNoteValues>
  summary: Readonly<
    Record<
      | 'result'
      | 'taxableFederal'
      | 'taxableCanton'
      | 'taxableWealth'
      | 'federal'
      | 'church'
      | 'personal'
      | 'total'
      | 'credits'
      | 'toPay'
      | 'comesBack'
      | 'restsOn'
      | 'dataState'
      | 'estimate'
      | 'item'
      | 'amount'
      | 'cantonal'
      | 'federalTax'
      | 'proposed',
      string
    >
  > &
    Readonly<Record<'canton' | 'commune', (name: string) => string>> & {
      title: (year: number) => string
      about: (draft: number, at: string) => string
    }
  unknown: string
}

export type KnownOr<Said> = Said | UnknownCode

export const openReasons: Readonly<Record<OpenReason, string>> = {
  'credit-limit': 'the credit cannot exceed the Swiss tax on the same income, which we have not checked',
  'canton-limit-unknown': 'the official figures do not include the canton’s limit, so we used the federal one',
  'meals-canteen-unknown': 'we do not know whether the employer subsidises meals, which would halve the limit',
  'room-by-local-custom': 'the law allows the usual local rent for a room, for which there is no official figure',
  'expatriate-conditions':
    'the tax office decides whether the Expatriates Ordinance applies and which rent is reasonable',
  'care-per-child-unknown': 'the limit applies to each child, and we do not know which child this amount is for',
  'care-without-child': 'we do not know of a child under 14, so nothing was deducted',
  'care-until-birthday': 'a child turned 14 during the year, and you can deduct costs only up to the birthday',
  'income-unknown': 'we do not know the income that determines the limit',
  'as-entered': 'used as entered, without checking the limits',
  'limit-cut-by-days': 'for part of a year, we reduce the limit by days, but no official source says so',
  'rhythm-unknown': 'for part of a year, we do not know whether this is paid regularly or once, which affects the rate',
  'business-year-unknown':
    'for part of a year, the rate depends on the length of the business year and on extraordinary profit, which we do not know',
  'costs-without-salary': 'there is no salary that these work-related costs relate to',
  'business-loss-abroad':
    'a loss abroad only lowers the rate; a Swiss enterprise may deduct the loss of its establishment abroad, and a profit within seven years is then taxed again',
  'left-out-abroad': 'left out, because only the property of a client who lives abroad is calculated',
  'owned-part-of-year':
    'bought or sold during the year: we used its value on 31 December and did not reduce it by days',
  'value-abroad-unknown':
    'debts and interest are split in proportion to the assets, and we do not know the value of this property',
  'gap-not-checked':
    'deducted up to the limit, but we have not checked how much of the contribution for the earlier year was missed',
}

function otherBill(canton: string | null, tax: number | null, days: number | undefined): string {
  if (tax === null)
    return canton ? 'Its bill is not estimated.' : 'We do not know which canton, so its bill is not estimated.'
  const bill = `Its bill, not included here, is about CHF ${formatFrancs(tax)} at the tax rate of its capital`
  return days === undefined
    ? `${bill}.`
    : `${bill}, for the ${days} of 360 days in Switzerland. If the property was owned for longer, that canton also taxes the rest of the year.`
}

const persons = { client: 'the client', partner: 'the partner', joint: 'both' } as const

export const expected: ExpectedWords = {
  missing: {
    staff: {
      'no-figures': 'No income or wealth has been entered yet.',
      'salary-unknown': ({ person }) =>
        `The salary of ${persons[person]} is missing. Without it, the result would be wrong.`,
      'commune-unknown': 'The commune on 31 December is missing.',
      'commune-not-in-year': ({ year }) => `The official figures for ${year} do not include this commune.`,
      'year-not-published': ({ year }) =>
        `There are no official figures for ${year} yet, so we cannot calculate the tax.`,
      'civil-status-unknown': 'The marital status is missing.',
      'birth-year-unknown': ({ person }) =>
        `The year of birth is missing for ${persons[person]}. We need it to work out the pension contributions from a gross salary.`,
      'part-year': ({ year }) =>
        `The client lived in Switzerland for only part of ${year}. Enter the day of arrival or departure. If the client left and came back, there are two periods: please calculate each of them by hand.`,
      'world-income-unknown':
        'The client lives abroad and has a Swiss salary. The worldwide income decides whether the client can be taxed like a resident (at least 90%, DBG Art. 99a) or only on the property. Enter it, or ask the client.',
    },
    client: {
      'no-figures': 'We do not know your income yet.',
      'salary-unknown': ({ person }) =>
        person === 'client' ? 'Your salary certificate is missing.' : 'Your partner’s salary certificate is missing.',
      'commune-unknown': 'We do not know which commune you lived in on 31 December.',
      'commune-not-in-year': ({ year }) =>
        `The official figures for ${year} do not include your commune. Your adviser will look into it.`,
      'year-not-published': ({ year }) => `The official figures for ${year} have not been published yet.`,
      'civil-status-unknown': 'We do not know your marital status.',
      'birth-year-unknown': 'Your adviser still needs to enter a year of birth.',
      'part-year': ({ year }) =>
        `You lived in Switzerland for only part of ${year}. We need to know the day on which you arrived or left.`,
      'world-income-unknown':
        'You live abroad and have a Swiss salary. We need your worldwide income: it decides whether you can be taxed like a resident.',
    },
  },
  fixes: {
    'no-figures': { staff: 'figures', client: 'questions' },
    'salary-unknown': { staff: 'figures', client: 'documents' },
    'commune-unknown': { staff: 'facts', client: 'profile' },
    'commune-not-in-year': { staff: 'facts', client: 'none' },
    'year-not-published': { staff: 'none', client: 'none' },
    'civil-status-unknown': { staff: 'facts', client: 'profile' },
    'birth-year-unknown': { staff: 'facts', client: 'none' },
    'part-year': { staff: 'facts', client: 'questions' },
    'world-income-unknown': { staff: 'facts', client: 'questions' },
  },
  notes: {
    'part-of-year': ({ from, to, days }) =>
      `Taxed here from ${formatLongDate(from)} to ${formatLongDate(to)} (${days} of 360 days). The income of this period is taxed at the rate for a full year: regular amounts are projected to 360 days, one-off amounts count once (DBG Art. 40). Wealth tax is reduced by days.`,
    'to-ask': ({ count }) =>
      count === 1
        ? 'One item has no amount yet and is not included.'
        : `${count} items have no amount yet and are not included.`,
    'partner-not-taxed-together': ({ count }) =>
      `${count === 1 ? 'One amount' : `${count} amounts`} for the partner ${count === 1 ? 'is' : 'are'} not included. Couples who are neither married nor in a registered partnership are taxed separately.`,
    'foreign-income-in-full':
      'We have treated foreign income as fully taxable. A tax treaty may exempt it so that it only affects the tax rate; this is not calculated here.',
    'confession-unknown': 'We do not know the religious affiliation, so church tax is not included.',
    'wealth-allowance-unknown':
      'In this canton, the deduction from wealth depends on income and is not in the official figures. The wealth tax may therefore be lower.',
    'pillar-3a-limited': ({ entered, limit }) =>
      `Pillar 3a: CHF ${formatFrancs(entered)} was entered, of which CHF ${formatFrancs(limit)} is deductible (BVV 3 Art. 7).`,
    'purchase-refused': ({ person, reason }) =>
      `${person === 'partner' ? 'The partner’s later contribution' : 'The later contribution'} to pillar 3a is not deductible, because ${reason === 'no-gap' ? 'the contribution for the earlier year was already paid in full' : 'the contribution for the tax year was not paid in full'} (BVV 3 Art. 7a).`,
    'foreign-tax-too-small': ({ amount }) =>
      `The foreign tax of CHF ${formatFrancs(amount)} is not credited, because it is CHF 100 or less in total (form DA-1).`,
    limited: ({ items }) =>
      `We have applied the legal limits. ${items
        .map(
          ({ code, person, entered, federal, canton }) =>
            `${figure.codes[code]}${person === 'partner' ? ` (${figure.persons.partner.toLowerCase()})` : ''}: of CHF ${formatFrancs(entered)}, CHF ${formatFrancs(federal)} is deductible for federal tax and CHF ${formatFrancs(canton)} for cantonal tax.`,
        )
        .join(' ')}`,
    'limits-open': ({ items }) =>
      `Not checked: ${items.map(({ code, reason }) => `${figure.codes[code]} (${openReasons[reason]})`).join('; ')}.`,
    'abroad-exempt': ({ income, value }) =>
      `Property and business abroad (net income CHF ${formatFrancs(income)}, value CHF ${formatFrancs(value)}) is not taxed in Switzerland. It only affects the tax rate, and debts and interest are split in proportion to the assets (DBG Art. 6 and 7). Not checked: no official result confirms how the rate is rounded.`,
    'other-canton': ({ canton, income, value, tax, days }) =>
      `Property in ${canton ? `the canton of ${cantonLabel(canton)}` : 'another canton'} (net income CHF ${formatFrancs(income)}, net value CHF ${formatFrancs(value)}) is taxed by that canton, at the rate for all income and wealth. Debts and interest are split in proportion to the assets. ${otherBill(canton, tax, days)} Not checked: the deductions of that canton, and the factors that make property values comparable, which date from 2020.`,
    'owner-abroad': ({ income }) =>
      `You live abroad: only the property here is taxed, at the rate for a worldwide income of CHF ${formatFrancs(income)} (DBG Art. 6 and 7). Not checked: deductions that the canton grants to people who live abroad.`,
    'owner-at-source': ({ income }) =>
      `You live abroad, and less than 90% of your worldwide income is taxed in Switzerland. The tax at source on your Swiss salary is therefore final. Only the property here is assessed, at the rate for a worldwide income of CHF ${formatFrancs(income)} (DBG Art. 6, 7, 91 and 99a). Not checked: the tax office compares gross incomes; deductions that the canton grants to people who live abroad.`,
    'quasi-resident':
      'You live abroad, and at least 90% of your worldwide income is taxed in Switzerland. We calculated the tax as for a resident, which you must request by 31 March of the following year (DBG Art. 99a). Not checked: the tax office compares gross incomes.',
    'equity-exempt': ({ amount }) =>
      `CHF ${formatFrancs(amount)} of employee shares and options was earned by working abroad. It is not taxed in Switzerland and only affects the tax rate (DBG Art. 7 para. 1; MBV Art. 7). Not checked: no official result confirms how the rate is rounded.`,
    'as-entered': ({ codes }) =>
      `Used as entered, without applying the legal limits: ${codes.map((code) => figure.codes[code]).join(', ')}.`,
  },
  summary: {
    title: (year) => `Expected tax ${year}`,
    about: (draft, at) =>
      `This summary belongs to draft ${draft} of the tax return and is approved together with it. Created on ${at}. Amounts in CHF.`,
    result: 'Result',
    taxableFederal: 'Taxable income, federal',
    taxableCanton: 'Taxable income, cantonal',
    taxableWealth: 'Taxable wealth',
    federal: 'Direct federal tax',
    church: 'Church tax',
    personal: 'Personal tax',
    total: 'Total tax',
    credits: 'Already paid or reclaimable',
    toPay: 'To pay',
    comesBack: 'Refund',
    item: 'Item',
    amount: 'Amount',
    cantonal: 'Cantonal tax',
    federalTax: 'Federal tax',
    canton: (name: string) => `Canton of ${name}`,
    commune: (name: string) => `Commune of ${name}`,
    proposed: 'proposed',
    restsOn: 'How we worked it out',
    dataState: 'Official figures as of',
    estimate: 'This is an estimate. Only the tax office’s assessment is binding.',
  },
  unknown: 'There is a note that this page cannot show.',
}

export type NextYearWords = {
  statuses: Readonly<Record<InvitationStatus, { label: string; kind: StatusKind }>>
  emailContent: {
    subject: (taxYear: number) => string
    text: (taxYear: number) => string[]
    button: string
    stop: string
    why: string
  }
}

export const nextYear: NextYearWords = {
  statuses: {
    'to-invite': { label: 'To invite', kind: 'wait' },
    invited: { label: 'Invited', kind: 'prog' },
    bought: { label: 'Bought', kind: 'done' },
    refused: { label: 'Email bounced', kind: 'bad' },
    'left-out': { label: 'Excluded', kind: 'off' },
    'has-case': { label: 'Already has a case', kind: 'done' },
    'opted-out': { label: 'Opted out', kind: 'off' },
    household: { label: 'Through their partner', kind: 'off' },
    'no-account': { label: 'No active account', kind: 'off' },
  },
  emailContent: {
    subject: (taxYear) => `It is time for your ${taxYear} tax return`,
    text: (taxYear) => [
      `Last year, we prepared your tax return. We would be happy to prepare your ${taxYear} tax return too.`,
      'You do not have to start from scratch: we have kept your package, last year’s answers and your document list.',
    ],
    button: 'Start your new tax return',
    stop: 'Stop these emails',
    why: 'You are receiving this email once a year because we prepared a tax return for you.',
  },
}

export type QuestionWords = {
  yes: string
  no: string
  persons: Readonly<Record<AnswerPerson, string>>
  marks: Readonly<Record<AnswerBadge, { staff: string; client: string }>>
  notAnswered: string
  otherCountry: string
  errors: RefusalWords<AnswerError>
  message: {
    subject: (question: string) => string
    body: (requested: { section: string; question: string; isPartner: boolean }) => string
  }
}

export const question: QuestionWords = {
  yes: 'Yes',
  no: 'No',
  persons: { client: 'Client', partner: 'Partner', joint: 'Both' },
  marks: {
    unknown: { staff: 'Does not know', client: 'You do not know' },
    requested: { staff: 'Has asked you', client: 'Your adviser will answer this' },
  },
  notAnswered: 'Not answered',
  otherCountry: 'Another country',
  errors: {
    'amount-negative': 'Enter the amount without a minus sign.',
    'amount-not-figures': 'Enter the amount in digits, such as 1234.50.',
    'amount-too-large': 'This amount looks too large. Check for a typing mistake.',
    'no-date': ({ date }) => explainDay(date),
    'not-a-number': 'Enter a number in digits.',
    'number-too-large': 'This number looks too large. Check for a typing mistake.',
    'text-too-long': 'Keep this to 500 characters.',
    'no-such-option': 'Choose one of the answers.',
    'no-country': 'Choose a country from the list.',
    'above-total': ({ part, whole }) =>
      `You entered ${part}, but all days are only ${whole}. Correct one of the two numbers; this one was not saved.`,
    'too-many-rows': 'You have reached the maximum number of lines. Please send the rest to your adviser in a message.',
  },
  message: {
    subject: (question) => `Question: ${question}`,
    body: ({ section, question, isPartner }) =>
      `Please help me with this question (${section}${isPartner ? ', for my partner' : ''}):\n\n${question}`,
  },
}

type Reasons = Phrases<TableOf<StatementReason> & { unknown: object }>

export const communeErrors = {
  unknown:
    'We do not know this commune. Enter the full name or the postcode of a commune in Switzerland. If you live in another country, enter the commune where you work, the one where your property is, or the one you left.',
  ambiguous: (choices: readonly string[]) =>
    `Several communes have this name. Enter one of these: ${choices.join(', ')}.`,
}

export type StatementWords = {
  states: Readonly<Record<StatementState, string>>
  reasons: { staff: Reasons; client: Reasons }
  /** Wording for salary certificates, where it differs. */
  certificateReasons: { staff: Partial<Reasons>; client: Partial<Reasons> }
  remarks: Phrases<TableOf<StatementRemark> & { unknown: object }>
  list: {
    page: Readonly<Record<ListHeading, string>>
    sheet: Readonly<Record<ListHeading | 'bank' | 'number' | 'currency' | 'us' | 'abroad', string>>
    total: string
    note: string
    abroadNote: (cents: number) => string
    metalsNote: (cents: number) => string
  }
}
type ListHeading = 'name' | 'quantity' | 'value' | 'taxed' | 'untaxed' | 'claim' | 'credit'

const version = (sequence: number) => `version ${sequence}`
const notReadByHand = 'Your adviser will read the amounts from the pages instead. You do not need to do anything.'
const again = 'Please download the PDF from your bank again and upload that file, not a scan of it.'

const apartNames = {
  retrocession: 'Commissions refunded by the bank (retrocessions)',
  lending: 'Payments for lending securities',
  negativeIup: 'Negative results under differential taxation (IUP)',
} as const
const notInIncome = 'We do not include this in income from securities, and nor does the bank in its own totals.'
const cantonalNames = {
  taxed: 'Income subject to Swiss withholding tax',
  untaxed: 'Income not subject to Swiss withholding tax',
  charges: 'Deductible bank charges',
} as const

export const statement: StatementWords = {
  states: {
    taken: 'Imported',
    held: 'Needs a decision',
    replaced: 'Replaced or excluded',
    refused: 'Not imported',
    unreadable: 'Not readable',
  },
  reasons: {
    staff: {
      'no-statement':
        'The document contains neither the barcodes of an e-tax statement nor a salary certificate that can be read.',
      incomplete: ({ found, count, missing }) =>
        `We found only ${found} of ${count} barcodes. Missing: ${missing.slice(0, 20).join(', ')}. Ask the client for the bank’s original PDF.`,
      several:
        'The file contains more than one e-tax statement, so no amounts were imported. Ask for each statement in a separate file, or split the file.',
      damaged: 'We found the barcodes, but their content is damaged. Ask the client for the bank’s original PDF.',
      hostile:
        'The content includes instructions that no bank would write (a document type declaration), so it was not read. Be careful with this file.',
      'other-content': 'The barcodes do not contain a tax statement in the format required by the eCH-0196 standard.',
      'other-version': ({ version }) =>
        `This statement uses eCH-0196 version ${version}. We can read versions up to 2.2. Enter its amounts by hand.`,
      'too-many-pages': ({ pages }) =>
        `At ${pages} pages, this file is too long for us to read all the barcodes. Ask for the statement on its own, or enter its amounts by hand.`,
      'not-legible':
        'There are barcodes, but we cannot read them. The scan or photograph may be blurred. Ask the client for the original PDF.',
      locked: passwordProtected,
      'too-large': 'The content is too large for a statement, so it was not read.',
      'too-slow': 'Reading the file took longer than a minute, so we stopped. Enter its amounts by hand.',
      crashed: 'We could not read the file. Enter its amounts by hand.',
      'wrong-year': ({ stated, expected }) =>
        `The statement is for ${stated}, but this case is for ${expected}. No amounts were imported.`,
      'other-name': ({ names }) =>
        names
          ? `The statement is in the name of ${names}, who is neither the client nor the partner who shares the case. No amounts were imported.`
          : 'The statement does not name anyone. No amounts were imported.',
      'shared-accounts': ({ sequence, others }) =>
        `Statement number ${sequence} has the same date as number ${others.join(' and ')}. Some accounts appear in both, and some only in the earlier one. Decide whether it replaces the earlier one. No amounts have been imported yet.`,
      repeated: ({ sequence }) =>
        `The same statement (${version(sequence)}) is already in this case. Nothing was added twice.`,
      older: ({ sequence, newer }) =>
        `This is ${version(sequence)}. The case already uses the newer ${version(newer)}.`,
      'outside-year': ({ from, until, expected }) =>
        `The certificate is for ${formatLongDate(from)} to ${formatLongDate(until)}, but this case is for ${expected}. No amounts were imported.`,
      'same-certificate': ({ employer }) =>
        `The same certificate from ${employer} is already in this case. Nothing was added twice.`,
      'wrong-sum': ({ box, stated, computed }) =>
        `Box ${box} of the certificate states ${formatMoney(stated)}, but the other boxes add up to ${formatMoney(computed)}. Check the certificate before you use it.`,
      'other-birth-date': ({ stated, known }) =>
        `The certificate states the date of birth ${formatLongDate(stated)}, but the client’s answers state ${formatLongDate(known)}. Check whose certificate it is before you use it.`,
      overlapping: ({ employer, from, until }) =>
        `The case already has a certificate from ${employer} for ${formatLongDate(from)} to ${formatLongDate(until)}. Decide whether this one replaces it or is a further one.`,
      unknown: 'No amounts were imported.',
    },
    client: {
      'no-statement': notReadByHand,
      incomplete: ({ found, count }) => `We could read only ${found} of its ${count} barcodes. ${again}`,
      several:
        'This file contains more than one statement. Please send each one in a separate file, as you received it from the bank.',
      damaged: `The barcodes in this file are damaged. ${again}`,
      hostile: notReadByHand,
      'other-content': notReadByHand,
      'other-version': notReadByHand,
      'too-many-pages': ({ pages }) =>
        `This file has ${pages} pages, more than we can read automatically. Please send only the bank’s statement, without other documents.`,
      'not-legible':
        'We could not read the barcodes in this file. Please send the original PDF, or a sharper scan in good light with the whole page in the picture.',
      locked: passwordProtected,
      'too-large': notReadByHand,
      'too-slow': notReadByHand,
      crashed: notReadByHand,
      'wrong-year': ({ stated, expected }) =>
        `This statement is for ${stated}, but your tax return is for ${expected}. Please upload the statement for ${expected}.`,
      'other-name': 'This statement is not in your name. Your adviser will check it before we use any amounts.',
      'shared-accounts':
        'This statement overlaps with another one from the same bank. Your adviser will decide which amounts to use.',
      repeated: 'You have already sent this statement. Nothing was added twice.',
      older: 'We already have a newer version of this statement and are using that one.',
      'outside-year': ({ from, until, expected }) =>
        `This certificate is for ${formatLongDate(from)} to ${formatLongDate(until)}, but your tax return is for ${expected}. Please upload the certificate for ${expected}.`,
      'same-certificate': 'You have already sent this certificate. Nothing was added twice.',
      'wrong-sum': 'The amounts on this certificate do not add up. Your adviser will check it before we use them.',
      'other-birth-date':
        'The date of birth on this certificate is not the one you gave us. Your adviser will check it before we use any amounts.',
      overlapping:
        'We already have a certificate from this employer for these dates. Your adviser will decide which one to use.',
      unknown: notReadByHand,
    },
  },
  certificateReasons: {
    staff: {
      incomplete: ({ missing }) =>
        `The certificate has several pages with a barcode, and page ${missing.join(', ')} is missing. No amounts were imported. Ask the client for all pages.`,
      several: 'The barcodes belong to different certificates and cannot be joined. Enter the amounts by hand.',
      damaged: 'We found the barcode of a salary certificate, but its content is damaged. Ask for a better copy.',
      'other-content':
        'This looks like a salary certificate, but we cannot read all of its amounts with certainty. Enter them by hand.',
      'not-legible':
        'This looks like a salary certificate, but we cannot read its barcode. Ask the client for a better copy.',
    },
    client: {
      incomplete: ({ missing }) =>
        `This certificate has several pages, and page ${missing.join(', ')} is missing. Please send all pages in one file.`,
      damaged:
        'The barcode on this certificate is damaged. Please send the PDF from your employer, or a sharper photograph.',
      'not-legible':
        'This looks like a salary certificate, but we could not read its barcode. Please send the PDF from your employer, or a sharper photograph.',
    },
  },
  remarks: {
    'other-canton': ({ stated, expected }) =>
      `The statement is for the canton of ${stated}, but the client lives in ${expected}.`,
    'part-year': ({ from, to }) => `The statement covers only ${formatLongDate(from)} to ${formatLongDate(to)}.`,
    'totals-differ':
      'The totals printed by the bank do not match the sum of the lines. The amounts here are the sums of the lines.',
    'values-open': ({ count }) =>
      count === 1
        ? 'The bank has left one value blank. It is not included in any total, and we need to request it.'
        : `The bank has left ${count} values blank. They are not included in any total, and we need to request them.`,
    'newer-version':
      'This statement replaces an earlier version with the same accounts. The amounts proposed from the earlier version no longer apply.',
    'beside-others': ({ others }) =>
      `The bank issued another statement for the same day (number ${others.join(', ')}) with other accounts. We use both.`,
    'credit-abroad': ({ cents }) =>
      `${formatMoney(cents)} of foreign tax cannot be credited in Switzerland. You can reclaim it from the other country.`,
    'credit-open': ({ count }) =>
      count === 1
        ? 'The bank does not say how much of the foreign tax on one security can be credited (DA-1). We need to ask the bank.'
        : `The bank does not say how much of the foreign tax on ${count} securities can be credited (DA-1). We need to ask the bank.`,
    'credit-of-old-rule': ({ cents }) =>
      `The foreign tax to credit (${formatMoney(cents)}) may include tax that only the other country refunds. Compare it with the bank’s statement before you confirm it.`,
    'held-apart': ({ kind, cents }) => `${apartNames[kind]}: ${formatMoney(cents)}. ${notInIncome}`,
    metals: ({ cents }) =>
      `Coins and precious metals worth ${formatMoney(cents)} are not in the securities schedule. We have proposed them as other assets.`,
    'canton-differs': ({ what, federal, canton }) =>
      `${cantonalNames[what]}: ${formatMoney(canton)} for cantonal tax and ${formatMoney(federal)} for federal tax. We use the federal amount.`,
    'read-without-barcode':
      'This certificate has no barcode, so we read the page itself. Compare each amount, the period and the crosses in boxes A, B, F and G with the certificate.',
    'part-year-job': ({ from, until }) =>
      `This job lasted only from ${formatLongDate(from)} to ${formatLongDate(until)}. Check whether it has to do with a move to or from Switzerland.`,
    'buy-in-deducted': ({ cents }) =>
      `Pension fund buy-ins of ${formatMoney(cents)} (box 10.2) are already deducted in the net salary, so they are not deducted again.`,
    'capital-in-salary': ({ cents }) =>
      `Capital payments of ${formatMoney(cents)} (box 4) are in the net salary. If they are pension capital, they are taxed separately.`,
    'shares-in-salary': ({ cents, supplements }) =>
      `Employee shares and options of ${formatMoney(cents)} (box 5) are in the net salary.${supplements > 0 ? ' The supplement lists them.' : ''} If part of them was earned abroad, that part is exempt.`,
    'free-transport': 'The employer paid for travel to work (box F), so there is no deduction for commuting.',
    canteen: 'The employer subsidised meals (box G), so only half the deduction for meals applies.',
    'kept-confirmed': ({ code, confirmedCents, statedCents }) =>
      `${isFigureCode(code) ? figure.codes[code] : code}: we have kept the confirmed amount of ${formatMoney(confirmedCents)}. This version of the statement shows ${formatMoney(statedCents)}.`,
    unknown: 'There is something to check that this page cannot show.',
  },
  list: {
    page: {
      name: 'Account or security',
      quantity: 'Quantity',
      value: 'Tax value',
      taxed: 'Income A',
      untaxed: 'Income B',
      claim: 'Swiss withholding tax',
      credit: 'DA\u20111',
    },
    sheet: {
      bank: 'Bank',
      name: 'Name',
      number: 'ISIN or number',
      quantity: 'Quantity',
      currency: 'Currency',
      value: 'Tax value (CHF)',
      taxed: 'Income subject to Swiss withholding tax (CHF)',
      untaxed: 'Income not subject to Swiss withholding tax (CHF)',
      claim: 'Swiss withholding tax (CHF)',
      credit: 'DA-1 credit (CHF)',
      abroad: 'To reclaim abroad (CHF)',
      us: 'US withholding tax (CHF)',
    },
    total: 'Total',
    abroadNote: (cents) =>
      `${formatMoney(cents)} of foreign tax is not included in DA\u20111. You can reclaim it from the other country.`,
    metalsNote: (cents) =>
      `The total here includes coins and precious metals worth ${formatMoney(cents)}. In the tax return, they are listed under other assets.`,
    note: 'Income A is subject to Swiss withholding tax (35%); income B is not. DA-1 is foreign tax to credit, including US withholding tax.',
  },
}

export const expectedResult = {
  deducted: 'Deductions and income not taxed here',
  resultFor: (taxYear: number) => `Your result for ${taxYear}`,
  expectedRefund: (taxYear: number) => `Expected refund for ${taxYear}`,
  expectedPayment: (taxYear: number) => `Expected payment for ${taxYear}`,
  refundFor: (taxYear: number) => `Refund for ${taxYear}, as filed`,
  paymentFor: (taxYear: number) => `Payment for ${taxYear}, as filed`,
  currency: 'CHF',
  asOf: (received: number, needed: number) => `As of ${received} of ${needed} documents`,
  asFiled: 'We worked this out from the amounts in your return. Only the tax office’s assessment is binding.',
  estimate: 'This is an estimate until the tax office assesses your return.',
  basis: 'How we calculated this, and what is not checked',
  fromAnswers: 'This is based on what we have so far. It can change until nothing is missing.',
  mayChange: (count: number) =>
    plural('en', count, {
      one: 'One amount is still missing, so this can still go up or down.',
      other: `${count} amounts are still missing, so this can still go up or down.`,
    }),
  limit: (count: number, isRefund: boolean, amount: string) => {
    const missing = plural('en', count, { one: 'One deduction is', other: `${count} deductions are` })
    return isRefund
      ? `${missing} still missing. Your refund will be at least CHF ${amount}.`
      : `${missing} still missing. You will pay at most CHF ${amount}.`
  },
  allAmounts: 'All amounts in your return',
  cannotTell: 'We cannot tell the amount yet.',
  uploadIt: 'Upload it',
  answerQuestions: 'Answer the questions',
  addToProfile: 'Add this to your profile',
  whatIsMissing: 'What is missing to be sure',
  questionsOpen: (count: number) =>
    plural('en', count, { one: 'One question to answer', other: `${count} questions to answer` }),
  howItGrew: 'How it grew',
  growth: (values: string) => `Expected result in CHF, refund positive: ${values}`,
  taxableIncome: 'Taxable income, cantonal',
  taxableWealth: 'Taxable wealth',
  totalTax: 'Total tax',
  alreadyPaid: 'Already paid or reclaimable',
  refund: 'Refund',
  toPay: 'To pay',
}

export const figureGroupTable = {
  item: 'Item',
  source: 'Source',
  status: 'Status',
  chf: 'CHF',
}

export const documentReading = {
  reading: 'We are reading this document',
  withNet: {
    salary: (recognised: string, net: string) => `${recognised}: net salary ${net}`,
    pension: (recognised: string, net: string) => `${recognised}: pension ${net}`,
  },
  notUsed: (name: string) => `${name}. We use another one instead.`,
  nothingRead:
    'We could not read any amounts from this file, so your adviser will read them. If you have the PDF from your employer, send it to save time.',
  betterPhotograph: 'How to take a better photograph',
  photographAdvice: [
    'Lay the page flat on a dark surface.',
    'Use bright, even light without shadows or reflections.',
    'Hold your phone straight above the page, with all four corners in the picture.',
    'Check that the small print and the barcode are sharp.',
  ],
  partYear: (employer: string, from: string, until: string) =>
    `Your certificate from ${employer} covers only ${from} to ${until}. Did you move to or from Switzerland during the year?`,
  answer: 'Answer the question',
}

export const figuresPage = {
  amountsInYourReturn: (caseNumber: string) => `Amounts in your return, ${caseNumber}`,
  amountsInYourReturn2: 'Amounts in your return',
  ofAmountsConfirmed: (confirmed: number, all: number) => `${confirmed} of ${all} amounts confirmed`,
  noAmountsYet: 'No amounts yet',
  asYourAdviserWorksOn:
    'As your adviser works on your tax return, you will see each amount here and where it comes from.',
  taxYear: (taxYear: number) => `Tax year ${taxYear}`,
  chf: 'CHF',
  historyAndStatements: 'History, statements and certificates',
  statements: 'Statements and certificates',
  securitiesScheduleListOfSecurities: 'Securities schedule (list of securities)',
}

export const securitiesPage = {
  securitiesSchedule: 'Securities schedule',
  amountsInYourReturn: 'Amounts in your return',
}

export const officeNames = {
  kundinKunde: 'Kundin, Kunde',
  einkNfteAusHaupterwerb: 'Einkünfte aus Haupterwerb',
  einkNfteAusNebenerwerb: 'Einkünfte aus Nebenerwerb',
  einkNfteAusSelbstNdiger: 'Einkünfte aus selbständiger Erwerbstätigkeit',
  rentenUndPensionen: 'Renten und Pensionen',
  direktAusbezahlteKinderzulagen: 'Direkt ausbezahlte Kinderzulagen',
  erhalteneUnterhaltsbeitrGe: 'Erhaltene Unterhaltsbeiträge',
  zinsertrGeMitVerrechnungssteuer: 'Zinserträge mit Verrechnungssteuer',
  zinsertrGeOhneVerrechnungssteuer: 'Zinserträge ohne Verrechnungssteuer',
  wertschriftenertrGeMitVerrechnungssteuer: 'Wertschriftenerträge mit Verrechnungssteuer',
  wertschriftenertrGeOhneVerrechnungssteuer: 'Wertschriftenerträge ohne Verrechnungssteuer',
  liegenschaftsertragUndEigenmietwert: 'Liegenschaftsertrag und Eigenmietwert',
  auslNdischeEinkNfte: 'Ausländische Einkünfte',
  weitereEinkNfte: 'Weitere Einkünfte',
  auswRtigeVerpflegung: 'Auswärtige Verpflegung',
  besondereBerufskostenExpav: 'Besondere Berufskosten (ExpaV)',
  ausUndWeiterbildungskosten: 'Aus- und Weiterbildungskosten',
  sUle3a: 'Säule 3a',
  oneOffPayDe: 'Bonus und andere einmalige Vergütungen (im Lohn enthalten)',
  equityDe: 'Mitarbeiterbeteiligungen, Schweizer Anteil',
  equityAbroadDe: 'Mitarbeiterbeteiligungen, im Ausland erarbeiteter Anteil',
  equityInSalaryDe: 'Mitarbeiterbeteiligungen, im Ausland erarbeiteter Anteil des Nettolohns',
  purchase3aDe: 'Einkauf in die Säule 3a für frühere Jahre',
  einkaufInDie2S: 'Einkauf in die 2. Säule',
  versicherungsprMienUndSparzinsen: 'Versicherungsprämien und Sparzinsen',
  krankheitsUndUnfallkosten: 'Krankheits- und Unfallkosten',
  kostenDerKinderdrittbetreuung: 'Kosten der Kinderdrittbetreuung',
  bezahlteUnterhaltsbeitrGe: 'Bezahlte Unterhaltsbeiträge',
  freiwilligeZuwendungen: 'Freiwillige Zuwendungen',
  kostenDerVermGensverwaltung: 'Kosten der Vermögensverwaltung',
  liegenschaftenImAusland: 'Liegenschaften im Ausland',
  liegenschaftenAusserkantonal: 'Ausserkantonale Liegenschaften',
  liegenschaftsertragAusserkantonal: 'Ertrag ausserkantonaler Liegenschaften',
  liegenschaftsunterhaltAusserkantonal: 'Unterhalt ausserkantonaler Liegenschaften',
  geschaeftsertragImAusland: 'Gewinn aus Geschäftsbetrieb im Ausland',
  geschaeftsverlustImAusland: 'Verlust aus Geschäftsbetrieb im Ausland',
  liegenschaftsertragImAusland: 'Liegenschaftsertrag im Ausland',
  liegenschaftsunterhaltImAusland: 'Liegenschaftsunterhalt im Ausland',
  hypothekarschuldenImAusland: 'Hypothekarschulden im Ausland',
  hypothekarzinsenImAusland: 'Hypothekarzinsen im Ausland',
  weitereAbzGe: 'Weitere Abzüge',
  guthabenPer3112: 'Guthaben per 31.12.',
  lebensversicherungenRCkkaufswert: 'Lebensversicherungen, Rückkaufswert',
  anrechnungAuslNdischerQuellensteuernDa: 'Anrechnung ausländischer Quellensteuern (DA-1)',
  zusTzlicherSteuerrCkbehaltUsa: 'Zusätzlicher Steuerrückbehalt USA',
  salaireBrut: 'Salaire brut',
  revenuDeLactivitPrincipale: 'Revenu de l’activité principale',
  revenuDeLactivitAccessoire: 'Revenu de l’activité accessoire',
  revenuDeLactivitIndPendante: 'Revenu de l’activité indépendante',
  rentesEtPensions: 'Rentes et pensions',
  indemnitSJournaliRes: 'Indemnités journalières',
  allocationsVersEsDirectement: 'Allocations versées directement',
  contributionsDentretienReUes: 'Contributions d’entretien reçues',
  intRTsSoumisLimp: 'Intérêts soumis à l’impôt anticipé',
  intRTsNonSoumis: 'Intérêts non soumis à l’impôt anticipé',
  rendementsDeTitresSoumisLimp: 'Rendements de titres soumis à l’impôt anticipé',
  rendementsDeTitresNonSoumis: 'Rendements de titres non soumis à l’impôt anticipé',
  rendementImmobilierEtValeurLocative: 'Rendement immobilier et valeur locative',
  revenusTrangers: 'Revenus étrangers',
  autresRevenus: 'Autres revenus',
  fraisDeDPlacement: 'Frais de déplacement',
  repasHorsDuDomicile: 'Repas hors du domicile',
  autresFraisProfessionnels: 'Autres frais professionnels',
  fraisProfessionnelsParticuliersOexpa: 'Frais professionnels particuliers (Oexpa)',
  fraisDeFormationEtDe: 'Frais de formation et de perfectionnement',
  intRTsPassifs: 'Intérêts passifs',
  pilier3a: 'Pilier 3a',
  oneOffPayFr: 'Bonus et autres prestations uniques (compris dans le salaire)',
  equityFr: 'Participations de collaborateur, part suisse',
  equityAbroadFr: 'Participations de collaborateur, part acquise à l’étranger',
  equityInSalaryFr: 'Participations de collaborateur, part du salaire net acquise à l’étranger',
  purchase3aFr: 'Rachat dans le pilier 3a pour des années antérieures',
  rachatDu2ePilier: 'Rachat du 2e pilier',
  primesDassuranceEtIntR: 'Primes d’assurance et intérêts d’épargne',
  fraisDeMaladieEtDaccident: 'Frais de maladie et d’accident',
  fraisDeGardeDesEnfants: 'Frais de garde des enfants',
  contributionsDentretienVersEs: 'Contributions d’entretien versées',
  versementsBNVoles: 'Versements bénévoles',
  fraisDadministrationDeLaFortune: 'Frais d’administration de la fortune',
  fraisDentretienDimmeubles: 'Frais d’entretien d’immeubles',
  sJourHebdomadaire: 'Séjour hebdomadaire',
  immeublesLTranger: 'Immeubles à l’étranger',
  immeublesHorsCanton: 'Immeubles hors canton',
  rendementImmobilierHorsCanton: 'Rendement d’immeubles hors canton',
  fraisDentretienHorsCanton: 'Frais d’entretien d’immeubles hors canton',
  beneficeEntrepriseLTranger: 'Bénéfice d’une entreprise à l’étranger',
  perteEntrepriseLTranger: 'Perte d’une entreprise à l’étranger',
  rendementImmobilierLTranger: 'Rendement immobilier à l’étranger',
  fraisDentretienDimmeublesLTranger: 'Frais d’entretien d’immeubles à l’étranger',
  dettesHypothCairesLTranger: 'Dettes hypothécaires à l’étranger',
  intRTsHypothCaires: 'Intérêts hypothécaires à l’étranger',
  autresDDuctions: 'Autres déductions',
  avoirsAu3112: 'Avoirs au 31.12.',
  assurancesVieValeurDeRachat: 'Assurances-vie, valeur de rachat',
  autresLMentsDeFortune: 'Autres éléments de fortune',
  dettesHypothCaires: 'Dettes hypothécaires',
  dettesBancaires: 'Dettes bancaires',
  autresDettes: 'Autres dettes',
  impTLaSource: 'Impôt à la source',
  impTAnticip: 'Impôt anticipé',
  imputationDimpTsTrangersLa: 'Imputation d’impôts étrangers à la source (DA-1)',
  retenueSupplMentaireDimpT: 'Retenue supplémentaire d’impôt USA',
  salarioLordo: 'Salario lordo',
  redditoDellattivitPrincipale: 'Reddito dell’attività principale',
  redditoDellattivitAccessoria: 'Reddito dell’attività accessoria',
  redditoDellattivitIndipendente: 'Reddito dell’attività indipendente',
  renditeEPensioni: 'Rendite e pensioni',
  indennitGiornaliere: 'Indennità giornaliere',
  assegniPerFigliVersatiDirettamente: 'Assegni per figli versati direttamente',
  alimentiRicevuti: 'Alimenti ricevuti',
  interessiConImpostaPreventiva: 'Interessi con imposta preventiva',
  interessiSenzaImpostaPreventiva: 'Interessi senza imposta preventiva',
  redditiDaTitoliConImposta: 'Redditi da titoli con imposta preventiva',
  redditiDaTitoliSenzaImposta: 'Redditi da titoli senza imposta preventiva',
  redditoImmobiliareEValoreLocativo: 'Reddito immobiliare e valore locativo',
  redditiEsteri: 'Redditi esteri',
  altriRedditi: 'Altri redditi',
  speseDiTrasporto: 'Spese di trasporto',
  pastiFuoriDomicilio: 'Pasti fuori domicilio',
  altreSpeseProfessionali: 'Altre spese professionali',
  speseProfessionaliParticolariOespa: 'Spese professionali particolari (Oespa)',
  speseDiFormazioneEPerfezionamento: 'Spese di formazione e perfezionamento',
  interessiPassivi: 'Interessi passivi',
  pilastro3a: 'Pilastro 3a',
  oneOffPayIt: 'Bonus e altre prestazioni uniche (compresi nel salario)',
  equityIt: 'Partecipazioni di collaboratore, quota svizzera',
  equityAbroadIt: 'Partecipazioni di collaboratore, quota maturata all’estero',
  equityInSalaryIt: 'Partecipazioni di collaboratore, quota del salario netto maturata all’estero',
  purchase3aIt: 'Riscatto nel pilastro 3a per anni precedenti',
  riscattoDel2Pilastro: 'Riscatto del 2° pilastro',
  premiAssicurativiEInteressiSu: 'Premi assicurativi e interessi su risparmi',
  speseDiMalattiaEInfortunio: 'Spese di malattia e infortunio',
  spesePerLaCuraDei: 'Spese per la cura dei figli',
  alimentiVersati: 'Alimenti versati',
  speseDiAmministrazioneDeiTitoli: 'Spese di amministrazione dei titoli',
  speseDiManutenzioneImmobili: 'Spese di manutenzione immobili',
  soggiornoSettimanale: 'Soggiorno settimanale',
  immobiliAllestero: 'Immobili all’estero',
  immobiliFuoriCantone: 'Immobili fuori cantone',
  redditoImmobiliareFuoriCantone: 'Reddito di immobili fuori cantone',
  speseDiManutenzioneFuoriCantone: 'Spese di manutenzione immobili fuori cantone',
  utileAziendaAllestero: 'Utile di un’azienda all’estero',
  perditaAziendaAllestero: 'Perdita di un’azienda all’estero',
  redditoImmobiliareAllestero: 'Reddito immobiliare all’estero',
  speseDiManutenzioneImmobiliAllestero: 'Spese di manutenzione immobili all’estero',
  debitiIpotecariAllestero: 'Debiti ipotecari all’estero',
  interessiIpotecariAllestero: 'Interessi ipotecari all’estero',
  altreDeduzioni: 'Altre deduzioni',
  averiAl3112: 'Averi al 31.12.',
  assicurazioniVitaValoreDiRiscatto: 'Assicurazioni vita, valore di riscatto',
  altriElementiDellaSostanza: 'Altri elementi della sostanza',
  debitiIpotecari: 'Debiti ipotecari',
  debitiBancari: 'Debiti bancari',
  altriDebiti: 'Altri debiti',
  impostaAllaFonte: 'Imposta alla fonte',
  impostaPreventiva: 'Imposta preventiva',
  computoDiImposteAllaFonte: 'Computo di imposte alla fonte estere (DA-1)',
  ritenutaSupplementareDimpostaUsa: 'Ritenuta supplementare d’imposta USA',
}

export const nextYearPage = {
  taxReturn: (taxYear: number) => `Tax return ${taxYear}`,
  nextYear: 'Next year',
  taxCases: 'Tax Cases',
  followsOnFrom: (title: string, caseNumber: string) => `Follows on from ${title}, ${caseNumber}`,
  sameAsLastYear: 'Same as last year',
  yourNewTaxYear: 'Your new tax year',
  yourCaseForIsOpen: (taxYear: number) => `Your case for ${taxYear} is open`,
  openCase: (caseNumber: string) => `Open case ${caseNumber}`,
  packageYouHadLastYear: (taxYear: number) =>
    `The package you had last year is not available for ${taxYear}. You can see our current packages in the store.`,
  goToStore: 'Go to the store',
  whatWeCarryOver: 'What we carry over',
  weSuggestLastYearsAnswers: 'We show your answers from last year as suggestions. You can confirm or change each one.',
  yourChecklistIncludesDocumentsYou: 'Your checklist includes the documents you sent last year.',
  weDoNotCarryOver: 'We do not carry over amounts, because they change every year.',
  taxYear: (title: string, taxYear: number) => `${title}, tax year ${taxYear}`,
  totalVatIncluded: 'Total, VAT included',
  addToCartAndPay: 'Add to cart and pay',
  mySituationHasChanged: 'My situation has changed',
}

export const loadQuestions = {
  fromCertificate: (employers: string) => `From your salary certificate (${employers}). Change it if it is wrong.`,
  totalWithRest: ({ employer, answered, stated }: { employer: string; answered: number; stated: number }) =>
    `You entered a total of ${formatMoney(answered)}. Of this, ${formatMoney(stated)} is on your certificates (${employer}). We add the remaining ${formatMoney(answered - stated)}, which is on no certificate yet.`,
  totalDiffers: ({ employer, answered, stated }: { employer: string; answered: number; stated: number }) =>
    `You entered a total of ${formatMoney(answered)}, but your certificates (${employer}) add up to ${formatMoney(stated)}. We use the certificates unless your adviser decides otherwise.`,
  certificateDiffers: ({ employer, answered, stated }: { employer: string; answered: number; stated: number }) =>
    `You entered ${formatMoney(answered)}, but your certificate from ${employer} states ${formatMoney(stated)}. We use the certificate unless your adviser decides otherwise.`,
  certificateOfEmployer: (employer: string) =>
    `We have a salary certificate from ${employer}. Please check your answer.`,
  boxTicked: (box: 'F' | 'G', employer: string) =>
    `Box ${box} is ticked on your certificate from ${employer}: ${box === 'F' ? 'your employer paid for your journey to work' : 'your employer paid part of your meals'}. Please check your answer.`,
  partYearCertificate: (employer: string, from: string, until: string) =>
    `Your certificate from ${employer} covers only ${from} to ${until}. If you moved to or from Switzerland during the year, choose that here.`,
  knownSince: (on: string) => `From your profile, ${on}. Please check it.`,
  knownFor: (year: number) => `This was your answer for ${year}. Please check it.`,
  yourPartner: 'Your partner',
  checkAnswers: 'Check your answers',
}

export const questionItem = {
  hasAnsweredThisSinceYou: (byName: string, theirs: string) =>
    `${byName} has answered this since you opened the page: ${theirs}`,
  yourAnswerHasNotBeen: 'Your answer has not been saved yet. Which one is right?',
  keepMine: 'Keep mine',
  useTheirs: 'Use theirs',
  lastYear: (offered: string) => `Last year: ${offered}`,
  useThisAnswer: 'Use this answer',
  help: 'Not sure?',
  example: 'Example:',
  iDoNotKnow: 'I do not know',
  askMyAdviser: 'Ask my adviser',
}

export const questionsPage = {
  yourQuestions: 'Your questions',
}

const scopeStatuses: Record<ScopeStatus, string> = {
  open: 'not decided yet',
  without: 'excluded, will be left out of the tax return',
  quoted: 'quote created, not paid yet',
  added: 'added',
}

export const scope = {
  outside: (title: string, packageTitle: string) => `${title} is not included in ${packageTitle}`,
  add: (price: string) => `Add, ${price}`,
  openQuote: (price: string) => `Accept the quote for ${price}`,
  continueWithout: 'Continue without',
  withVat: 'The price includes VAT. You pay by card or invoice on the next page.',
  onlyBuyer: 'Only the person who ordered the package can add it.',
  consequence: (title: string) =>
    `Without it, your draft will leave out ${title}, and you would have to declare it yourself.`,
  added: (title: string) => `${title} has been added to your package.`,
  excluded: (title: string) => `${title} is excluded: you chose to continue without it.`,
  change: 'Change',
  outsideThePackage: (packageTitle: string) => `Not included in ${packageTitle}`,
  item: (title: string, price: string, status: ScopeStatus) => `${title}, ${price}: ${scopeStatuses[status]}`,
  quoteTitle: (title: string) => `Add-on: ${title}`,
  quoteText: (title: string, caseTitle: string) =>
    `${title} for ${caseTitle}, because of your answers to our questions.`,
}

export const checkPage = {
  checkYourAnswers: 'Check your answers',
  yourAnswers: 'Your answers',
  topicsAnswered: (done: number, topics: number, open: number) =>
    open === 0
      ? `All ${topics} topics are answered.`
      : `${done} of ${topics} topics are answered. ${plural('en', open, { one: 'One answer is', other: `${open} answers are` })} open. You can send the rest now.`,
  youCanOnlyRead: 'You can still read your answers, but you can no longer change them.',
  openAnswers: (open: number) => plural('en', open, { one: 'One open answer', other: `${open} open answers` }),
  andMore: (more: number) => `And ${more} more.`,
  decide: 'Decide',
  showAllAnswers: 'Show all answers',
  answer: 'Answer',
  change: 'Change',
  untilDraft: (adviser: string | null) =>
    `You can change your answers until ${adviser ?? 'your adviser'} has finished your draft. After that, please send a message.`,
  sentAt: (at: string) => `You sent these answers on ${at}. You can still change them and send them again.`,
  answerOpen: 'Answer now',
  sendAnyway: (open: number) => `Send anyway, ${open} open`,
  sendAnswers: 'Send answers',
  whatHappensNext: 'What happens next',
  nothingAnswered: 'You have not answered any questions yet. Answer at least one before you send.',
}

export const sentPage = {
  title: 'Answers sent',
  thankYou: (name: string) => `Thank you, ${name}. We have your answers.`,
  sentOn: (day: string, time: string) => `Sent on ${day} at ${time}. You can read them in your case at any time.`,
  check: (adviser: string | null) => `${adviser ?? 'Your adviser'} will check your answers by this date`,
  ifUnclear: 'If something is unclear, we will send you a message.',
  soon: 'As soon as you can',
  documents: (missing: number) =>
    `Send ${plural('en', missing, { one: 'the document', other: `the ${missing} documents` })} still missing`,
  documentsSent: (sent: number, all: number) => `You have sent ${sent} of ${all}.`,
  sendDocuments: 'Send documents',
  openQuestions: (open: number) =>
    `Answer ${plural('en', open, { one: 'one open question', other: `${open} open questions` })}`,
  seeOpen: 'See what is open',
  workingDays: (min: number, max: number) => `${min}–${max} working days`,
  draft: 'Your draft tax return',
  fromLastDocument: 'Counted from your last document. We file nothing until you have approved it.',
  goToDashboard: 'Go to the dashboard',
}

export const interviewFrame = {
  savedAt: (time: string) => `Saved at ${time}`,
  saveAndLeave: 'Save and leave',
  backToCase: 'Back to the case',
  help: 'Your adviser',
  topics: 'Topics',
  topicOf: (at: number, count: number) => `Topic ${at} of ${count}`,
  topicsDone: (done: number, count: number) => `${done} of ${count} topics done`,
  minutesLeft: (minutes: number) => `About ${minutes} min left`,
  minutes: (minutes: number) => `${minutes} min`,
  done: 'Done',
  open: (open: number) => `${open} open`,
  checkAnswers: 'Check your answers',
  allAnswers: 'All answers',
}

export const startPage = {
  title: 'Before you start',
  heading: (title: string) => `Your questions: ${title}`,
  lead: (topics: number, minutes: number) =>
    `${topics} topics, about ${minutes} minutes. You can stop at any time: we save each answer as you go.`,
  atHand: 'Useful to have at hand',
  nothingAtHand: 'Nothing at hand? Start anyway. You can add documents later.',
  topics: 'Topics',
  afterwards: (adviser: string | null) =>
    `${adviser ?? 'Your adviser'} checks your answers and asks if something is missing. Then we prepare the draft, and you approve it.`,
  start: (topic: string) => `Start: ${topic}`,
  read: 'Read your answers',
}

export const questionsView = {
  save: 'Save',
  answerFor: (name: string) => `Answer these questions for ${name}.`,
  needCorrection: (count: number) =>
    count === 1
      ? '1 answer needs a correction. Your other answers are saved.'
      : `${count} answers need a correction. Your other answers are saved.`,
  youAnsweredManyOfThese: 'You answered many of these questions last year',
  useAllAnswers: 'Use all answers',
  youCanUseAllOf:
    'You can use all of last year’s answers in one step, or decide question by question. You can still change each answer afterwards.',
  documentsForTheseAnswers: 'Documents for these answers',
  documentsToSend: (count: number, missing: number) =>
    `${count} documents for these answers, ${missing === 0 ? 'all sent' : `${missing} to send`}`,
  sendIt: 'Send it',
  back: 'Back',
  next: (title: string) => `Next: ${title}`,
  youCanReadYourAnswers: 'You can still read your answers, but you can no longer change them',
  ifSomethingIsNotRight: 'If something is not right, please send your adviser a message.',
  sentTo: (count: number, adviserName: string | null) =>
    `${count} ${plural('en', count, { one: 'question', other: 'questions' })} sent to ${adviserName ?? 'your adviser'}`,
  youWillGetReplyIn: 'You will get the reply in Messages. You can carry on with the other questions.',
}

export const invitePartner = {
  ownFirstName: 'What is your first name?',
  title: (name: string | null) => `Invite ${name ?? 'your partner'} to this tax return`,
  text: (name: string, days: number) =>
    `You file one tax return together, so both of you approve it. ${name} gets a link by email, valid for ${days} days. You can also do this later.`,
  email: (name: string) => `${name}’s email (optional)`,
  invite: 'Invite',
  sent: (email: string, until: string) => `Invitation sent to ${email}. The link works until ${until}.`,
  expired: (email: string) => `The invitation to ${email} has expired. You can send a new one.`,
  joined: (name: string) => `${name} has joined. You can both answer and approve.`,
  household: 'Manage',
}

export const originalText = {
  source: 'Federal Tax Administration',
  rate: ({ currency, unit, chf, basis, year }: { currency: string; basis: RateBasis; year: number } & ExchangeRate) =>
    `${currency} ${unit} = CHF ${chf}, ${basis === 'average' ? `average of ${year}` : `31 December ${year}`},`,
  noRate: ({ stated, currency, year }: { stated: string; currency: string; year: number }) =>
    `${stated}: no official rate for ${currency} in ${year} yet. Not converted.`,
  convertedByUs: (stated: string) => `${stated}, converted by our team.`,
}

export const moneyCell = {
  noRateYet: (currency: string, year: number) =>
    `No official rate for ${currency} in ${year} yet: enter the amount in CHF, or leave it in ${currency} and we will convert it.`,
}

const currencyNames: Readonly<Record<ForeignCurrency | 'CHF', string>> = {
  CHF: 'Swiss franc',
  EUR: 'euro',
  USD: 'US dollar',
  GBP: 'British pound',
  AED: 'UAE dirham',
  AUD: 'Australian dollar',
  BRL: 'Brazilian real',
  CAD: 'Canadian dollar',
  CNY: 'Chinese yuan',
  CZK: 'Czech koruna',
  DKK: 'Danish krone',
  HKD: 'Hong Kong dollar',
  HUF: 'Hungarian forint',
  INR: 'Indian rupee',
  JPY: 'Japanese yen',
  MKD: 'Macedonian denar',
  MXN: 'Mexican peso',
  NOK: 'Norwegian krone',
  NZD: 'New Zealand dollar',
  PLN: 'Polish złoty',
  RON: 'Romanian leu',
  RSD: 'Serbian dinar',
  RUB: 'Russian rouble',
  SEK: 'Swedish krona',
  SGD: 'Singapore dollar',
  THB: 'Thai baht',
  TRY: 'Turkish lira',
  UAH: 'Ukrainian hryvnia',
  VND: 'Vietnamese dong',
  ZAR: 'South African rand',
}

export const currencies = { names: currencyNames }

export const rowsControl = {
  remove: 'Remove',
  addAnother: (each: string) => `Add another ${each}`,
  choose: 'Choose',
  withHint: (label: string, hint: string) => `${label}: ${hint}`,
}

export const tickList = {
  applied: (year: number) => `Tick what applied in ${year}`,
  appliedTo: (name: string, year: number) => `Tick what applied to ${name} in ${year}`,
  noneOfThese: 'None of these',
  help: 'Not sure?',
}

export const securitiesTable = {
  noSecuritiesScheduleYet: 'No securities schedule yet',
  youWillSeeItHere: 'You will see it here once we have imported an e-tax statement from a bank.',
  oneValueIsMissing: 'One value is missing',
  valuesAreMissing: (open: number) => `${open} values are missing`,
  bankDidNotProvideIt: 'The bank did not provide it. It is not included in any total, and we need to request it.',
  bankDidNotProvideThem:
    'The bank did not provide them. They are not included in any total, and we need to request them.',
  securitiesScheduleInChf: 'Securities schedule, in CHF',
  downloadAsExcelXlsx: 'Download as Excel (XLSX)',
}

export const certificate = {
  box: 'Box',
  boxes: {
    '1': 'Salary',
    '2.1': 'Board and lodging',
    '2.2': 'Company car',
    '2.3': 'Other fringe benefits',
    '3': 'Irregular payments',
    '4': 'Capital payments',
    '5': 'Shares and options',
    '6': 'Board fees',
    '7': 'Other payments',
    '8': 'Gross salary',
    '9': 'AHV, IV, EO, ALV and accident insurance',
    '10.1': 'Pension fund, regular',
    '10.2': 'Pension fund, buy-ins',
    '11': 'Net salary',
    '12': 'Tax at source',
    '13.1.1': 'Travel, meals and nights, actual',
    '13.1.2': 'Other expenses, actual',
    '13.2.1': 'Representation, flat',
    '13.2.2': 'Car, flat',
    '13.2.3': 'Other expenses, flat',
    '13.3': 'Training',
  },
  period: 'Period',
  freeTransport: 'Free transport to work',
  canteen: 'Canteen or lunch vouchers',
  yes: 'Yes',
  no: 'No',
  readFrom: {
    barcode: 'Read from the barcode',
    form: 'Read from the form fields: compare with the certificate',
    text: 'Read from the text: compare with the certificate',
  },
  read: (value: string) => `Read: ${value}`,
  sumsMatch: 'The sums in boxes 8 and 11 are right',
  rounded: '(rounded to francs)',
  wholeYear: 'Jan–Dec',
  boxesRead: (count: number) => `${count} boxes read`,
  showOnDocument: (number: number) => `Number ${number}: show it on the document`,
  remarksRow: 'Remarks',
  texts: (count: number) => (count === 1 ? '1 text' : `${count} texts`),
  beside: (box: string, text: string) => `Box ${box}: ${text}`,
  expenseRules: (canton: string, approved: string) =>
    `Expense rules approved: ${[canton, approved].filter(Boolean).join(', ')}`,
  remarks: 'Remarks (box 15)',
}

export const statementList = {
  bank: 'Bank',
  debts: 'Debts',
  securities: (securities: number, open: number) => `Securities (${securities}${open > 0 ? `, ${open} missing` : ''})`,
  kinds: { 'e-tax-statement': 'E-tax statement', 'salary-certificate': 'Salary certificate', unknown: 'Document' },
  employer: 'Employer',
  period: 'Period',
  netSalary: 'Net salary (box 11)',
  taxAtSource: 'Tax at source (box 12)',
  accountsAt31December: (accounts: number) => `Accounts at 31 December (${accounts})`,
  swissWithholdingTaxToReclaim: 'Swiss withholding tax to reclaim',
  foreignTaxToCreditDa: 'Foreign tax to credit (DA-1)',
  foreignTaxToReclaimAbroad: 'Foreign tax to reclaim abroad',
  coinsAndPreciousMetals: 'Coins and precious metals',
}

export const taxLevels = {
  paid: (paid: string, rest: string) => `Already paid ${paid}, ${rest}`,
  totalTax: 'Total tax',
  tax: (value: string) => `Tax: ${value}`,
  alreadyPaidOrReclaimable: 'Already paid or reclaimable',
  refund: 'Refund',
  toPay: 'To pay',
  cantonOf: (canton: string) => `Canton of ${canton}`,
  federal: 'Federal',
  church: 'Church',
  personalTax: 'Personal tax',
}

export const taxSteps = {
  nothingHasBeenCalculatedYet: 'Nothing has been calculated yet.',
}

type ReturnFormWords = {
  sections: Readonly<Record<TransferSectionId, string>>
  /** Lines whose name is not that of a figure; work-related costs are the flat rate or the actual costs. */
  lines: Readonly<Record<ComputedId | TotalId | 'professional-costs', string>>
  unknown: Readonly<Record<UnknownReason, string>>
}

export const returnForm: ReturnFormWords = {
  sections: {
    income: 'Income',
    securities: 'Securities and accounts',
    property: 'Property',
    total: 'All income',
    work: 'Work-related costs',
    deductions: 'Deductions',
    further: 'Deductions that depend on income and family',
    wealth: 'Wealth on 31 December',
    debts: 'Debts, gross',
    abroad: 'Abroad (affects only the tax rate)',
    paid: 'Tax already paid',
    result: 'Taxable income and wealth',
  },
  lines: {
    'professional-costs': 'Other work-related costs',
    'side-job-costs': 'Flat rate for the costs of a second job',
    'second-earner': 'Both spouses work',
    rent: 'Housing',
    family: 'Family',
    personal: 'Personal deduction',
    children: 'Children',
    relief: 'Low income',
    'income-for-rate': 'Income that sets the tax rate',
    'taxable-income': 'Taxable income',
    'taxable-wealth': 'Taxable wealth',
    'securities-a': 'Section A: income with Swiss withholding tax',
    'securities-b': 'Section B: income without Swiss withholding tax',
    'securities-income': 'Income from securities and accounts',
    'property-net': 'Net income from property',
    'total-income': 'Total income',
    'work-costs': 'Total work-related costs',
    'total-deductions': 'Total deductions',
    'net-income': 'Net income',
    'securities-value': 'Value of securities and accounts',
    'total-assets': 'Total assets',
    'total-debts': 'Total debts',
    'interest-paid': 'Interest paid on these debts',
  },
  unknown: {
    'not-stated': 'Missing',
    'not-computed': 'Not calculated',
    assumed: 'Missing',
  },
}
