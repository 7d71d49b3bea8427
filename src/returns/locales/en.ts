import { passwordProtected } from '#cases/documents/locked-file.ts'
import type { StatusKind } from '#design/feedback/status.tsx'
import type { TableOf, UnknownCode } from '#platform/coded.ts'
import { formatDate, formatFrancs, formatMoney } from '#platform/format.ts'
import type { Phrases, RefusalWords } from '#platform/words.ts'
import type { FigurePerson, FigureSource, FigureState } from '#returns/amounts/figure.ts'
import { type FigureCode, type FigureGroup, isFigureCode } from '#returns/amounts/figure-codes.ts'
import type { AdviceKind } from '#returns/assessment/advice.ts'
import type { Difference } from '#returns/assessment/assessment.ts'
import type { BillCheck, BillPart } from '#returns/assessment/bill.ts'
import type { ExpectedNoteValues, MissingValues, OpenReason } from '#returns/expected/expected-note.ts'
import type { InvitationStatus } from '#returns/next-year/invitation-status.ts'
import type { AnswerBadge, AnswerPerson } from '#returns/questions/answer.ts'
import type { AnswerError } from '#returns/questions/read-answer.ts'
import type { StatementReason, StatementRemark, StatementState } from '#returns/statements/remarks.ts'

export type FigureWords = {
  codes: Readonly<Record<FigureCode, string>>
  groups: Readonly<Record<FigureGroup, { title: string; total: string }>>
  persons: Readonly<Record<FigurePerson, string>>
  sources: Readonly<Record<FigureSource, { staff: string; client: string }>>
  states: Readonly<Record<FigureState, string>>
  requested: string
}

const figure: FigureWords = {
  codes: {
    salary: 'Salary, main employment',
    'gross-salary': 'Gross salary, until the net one is known',
    'side-job': 'Side employment',
    'self-employment': 'Self-employment',
    pension: 'Pensions and annuities',
    'daily-allowances': 'Daily allowances',
    'child-allowances': 'Child allowances paid directly',
    alimony: 'Alimony received',
    'interest-taxed': 'Interest on accounts, with withholding tax',
    'interest-untaxed': 'Interest on accounts, without withholding tax',
    'securities-taxed': 'Income from securities, with withholding tax',
    'securities-untaxed': 'Income from securities, without withholding tax',
    'property-income': 'Property income and rental value',
    'foreign-property-income': 'Property abroad, rent or rental value',
    'foreign-income': 'Foreign income',
    'other-income': 'Other income',
    commuting: 'Commuting',
    meals: 'Meals away from home',
    'weekly-stay': 'Weekly stay near work',
    'professional-costs': 'Other professional costs, above the flat rate',
    'expatriate-costs': 'Expatriate costs (ExpaV)',
    training: 'Training',
    'debt-interest': 'Interest on debts',
    'foreign-interest': 'Interest on a mortgage abroad',
    'pillar-3a': 'Pillar 3a',
    'pension-purchase': 'Pension purchase',
    'insurance-premiums': 'Insurance and savings',
    'medical-costs': 'Medical costs',
    'child-care': 'Child care',
    'alimony-paid': 'Alimony paid',
    donations: 'Donations',
    'bank-charges': 'Bank charges and administration of securities',
    'property-upkeep': 'Property upkeep',
    'foreign-property-upkeep': 'Upkeep of property abroad',
    'other-deduction': 'Other deduction',
    accounts: 'Accounts, 31.12.',
    securities: 'Securities, tax value',
    'life-insurance': 'Life insurance, surrender value',
    crypto: 'Cryptocurrencies',
    property: 'Property',
    'foreign-property': 'Property abroad, value',
    vehicle: 'Vehicle',
    'other-asset': 'Other asset',
    mortgage: 'Mortgage',
    'foreign-mortgage': 'Mortgage abroad',
    'bank-debt': 'Debts to banks',
    'other-debt': 'Other debt',
    'tax-at-source': 'Tax withheld at source',
    prepaid: 'Tax paid in advance',
    'withholding-tax': 'Withholding tax to reclaim',
    'foreign-tax-credit': 'Foreign tax to credit (DA-1)',
    'us-withholding': 'Additional US withholding to reclaim',
  },
  groups: {
    income: { title: 'Income', total: 'Total income' },
    deduction: { title: 'Deductions', total: 'Total deductions' },
    asset: { title: 'Wealth', total: 'Total wealth' },
    debt: { title: 'Debts', total: 'Total debts' },
    credit: { title: 'Tax paid already and to reclaim', total: 'Total tax paid and to reclaim' },
  },
  persons: { client: 'Client', partner: 'Partner', joint: 'Both' },
  sources: {
    answer: { staff: 'Client’s answer', client: 'Your answer' },
    document: { staff: 'Document', client: 'Document' },
    statement: { staff: 'E-tax statement', client: 'E-tax statement' },
    adviser: { staff: 'Adviser', client: 'Your adviser' },
  },
  states: { proposed: 'Proposed', confirmed: 'Confirmed', replaced: 'Replaced' },
  requested: 'To ask',
}

export type AssessmentWords = {
  advice: Readonly<Record<AdviceKind, { staff: string; client: string }>>
  bill: Readonly<Record<BillPart, string>>
  billChecks: (check: BillCheck) => string
  difference: (difference: Difference) => string
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

const assessment: AssessmentWords = {
  advice: {
    accept: { staff: 'Accept the assessment', client: 'We recommend to accept the assessment' },
    object: { staff: 'Object to the assessment', client: 'We recommend to object' },
  },
  bill: {
    confederation: 'Confederation',
    canton: 'Canton',
    commune: 'Commune',
    church: 'Church',
    interest: 'Interest',
    paid: 'Paid already',
  },
  billChecks: (check) => {
    const part = assessment.bill[check.part]
    switch (check.code) {
      case 'equal':
        return `${part}: equal to the franc.`
      case 'no-bill':
        return `${part}: no bill entered.`
      case 'not-computed':
        return `${part}: our calculation has no figure to compare with.`
      case 'differs':
        return `${part}: differs by ${francs(Math.abs(check.aboveCents))}; the bill is ${
          check.aboveCents > 0 ? 'higher' : 'lower'
        } than our calculation.`
    }
  },
  difference: ({ code, declaredCents, assessedCents, isAgainst }) => {
    const name = figure.codes[code]
    const changed =
      declaredCents === 0
        ? `The tax office added “${name}” with ${francs(assessedCents)}, which was not in your return`
        : assessedCents === 0
          ? `The tax office did not take “${name}” of ${francs(declaredCents)} into account`
          : `The tax office took ${francs(assessedCents)} instead of ${francs(declaredCents)} for “${name}”`
    return `${changed}. That is ${isAgainst ? 'to your disadvantage' : 'in your favour'}.`
  },
  effect: (cents) =>
    Math.abs(cents) < 100
      ? 'no more and no less tax'
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
      ...(endsOn ? [{ label: 'Objection deadline', value: formatDate(endsOn) }] : []),
    ],
    button: 'Read our advice and decide',
    why: 'You are receiving this email because your case has a legal deadline. You cannot switch it off.',
  },
}

export type Fix = 'facts' | 'profile' | 'figures' | 'none'

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
      | 'estimate',
      string
    >
  > & { title: (year: number) => string; about: (draft: number, at: string) => string }
  unknown: string
}

export type KnownOr<Said> = Said | UnknownCode

const openReasons: Readonly<Record<OpenReason, string>> = {
  'canton-limit-unknown': 'the limit of the canton is not in the official figures; the federal one was taken',
  'meals-canteen-unknown': 'it is not known whether the employer makes meals cheaper, which halves the limit',
  'room-by-local-custom': 'the law allows the usual rent of a room there, which has no official figure',
  'care-per-child-unknown': 'the limit is for each child, and it is not known which child the amount was for',
  'care-without-child': 'no child under 14 is known, so nothing was deducted',
  'care-until-birthday': 'a child turned 14 in the year; costs count up to the birthday',
  'income-unknown': 'the income that limits it is not known',
  'as-entered': 'taken as entered; its limits were not computed',
  'costs-without-salary': 'there is no salary that these costs of work belong to',
  'value-abroad-unknown': 'debts and interest go by the share of the assets, and its value is not known',
}

const persons = { client: 'the client', partner: 'the partner', joint: 'both' } as const

const expected: ExpectedWords = {
  missing: {
    staff: {
      'no-figures': 'There is no income and no wealth yet.',
      'commune-unknown': 'The commune of 31 December is not known.',
      'commune-not-in-year': ({ year }) => `The commune is not in the official figures of ${year}.`,
      'year-not-published': ({ year }) => `There are no official figures for ${year}, so nothing is computed.`,
      'civil-status-unknown': 'The civil status is not known.',
      'birth-year-unknown': ({ person }) =>
        `The year of birth of ${persons[person]} is not known; the pension contributions of a gross salary depend on it.`,
      'part-year': ({ year }) =>
        `They lived in Switzerland for a part of ${year} only. The rate then follows the income of a whole year, which is not computed here: work it out by hand.`,
    },
    client: {
      'no-figures': 'Your adviser has not entered an income or wealth yet.',
      'commune-unknown': 'We do not know in which commune you lived on 31 December.',
      'commune-not-in-year': ({ year }) =>
        `Your commune is not in the official figures of ${year}; your adviser looks at it.`,
      'year-not-published': ({ year }) => `The official figures for ${year} are not published yet.`,
      'civil-status-unknown': 'We do not know your civil status.',
      'birth-year-unknown': 'Your adviser still needs a year of birth.',
      'part-year': ({ year }) =>
        `You lived in Switzerland for a part of ${year}. Your adviser works this tax out by hand and tells you.`,
    },
  },
  fixes: {
    'no-figures': { staff: 'figures', client: 'none' },
    'commune-unknown': { staff: 'facts', client: 'profile' },
    'commune-not-in-year': { staff: 'facts', client: 'none' },
    'year-not-published': { staff: 'none', client: 'none' },
    'civil-status-unknown': { staff: 'facts', client: 'profile' },
    'birth-year-unknown': { staff: 'facts', client: 'none' },
    'part-year': { staff: 'facts', client: 'none' },
  },
  notes: {
    'to-ask': ({ count }) =>
      count === 1
        ? 'One figure has no amount yet and is left out.'
        : `${count} figures have no amount yet and are left out.`,
    'partner-not-taxed-together': ({ count }) =>
      `${count === 1 ? 'One figure' : `${count} figures`} of the partner ${count === 1 ? 'is' : 'are'} left out: without marriage or registered partnership each is taxed alone.`,
    'foreign-income-in-full':
      'Foreign income is taken as taxable in full; exemption by a treaty, which counts for the rate alone, is not computed.',
    'confession-unknown': 'The confession is not known: no church tax is included.',
    'wealth-allowance-unknown':
      'This canton’s deduction from wealth depends on the income and is not in the official figures: the wealth tax may be lower.',
    'pillar-3a-limited': ({ entered, limit }) =>
      `Pillar 3a: CHF ${formatFrancs(entered)} were entered, CHF ${formatFrancs(limit)} may be deducted (BVV 3 Art. 7).`,
    limited: ({ items }) =>
      `Limits of the law were applied. ${items
        .map(
          ({ code, entered, federal, canton }) =>
            `${figure.codes[code]}: of CHF ${formatFrancs(entered)}, CHF ${formatFrancs(federal)} count for the Confederation and CHF ${formatFrancs(canton)} for the canton.`,
        )
        .join(' ')}`,
    'limits-open': ({ items }) =>
      `Not checked: ${items.map(({ code, reason }) => `${figure.codes[code]} (${openReasons[reason]})`).join('; ')}.`,
    'abroad-exempt': ({ income, value }) =>
      `Property abroad (net income CHF ${formatFrancs(income)}, value CHF ${formatFrancs(value)}) is not taxed here: it decides the rate only, and debts and interest go by the share of the assets (DBG Art. 6 and 7). Not checked: no official result confirms how the rate is rounded.`,
    'as-entered': ({ codes }) =>
      `Taken as entered, without the limits of the law: ${codes.map((code) => figure.codes[code]).join(', ')}.`,
  },
  summary: {
    title: (year) => `Expected tax ${year}`,
    about: (draft, at) => `Goes with draft ${draft} of the return and is approved with it. Made ${at}. Amounts in CHF.`,
    result: 'Result',
    taxableFederal: 'Taxable income, Confederation',
    taxableCanton: 'Taxable income, canton',
    taxableWealth: 'Taxable wealth',
    federal: 'Direct federal tax',
    church: 'Church',
    personal: 'Personal tax',
    total: 'Tax',
    credits: 'Withheld, paid in advance, asked back',
    toPay: 'To pay',
    comesBack: 'Comes back',
    restsOn: 'What it rests on',
    dataState: 'Official figures of',
    estimate: 'An estimate until the return is assessed. The assessment of the tax office decides.',
  },
  unknown: 'Something that this page does not know yet.',
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

const nextYear: NextYearWords = {
  statuses: {
    'to-invite': { label: 'To invite', kind: 'wait' },
    invited: { label: 'Invited', kind: 'prog' },
    bought: { label: 'Bought', kind: 'done' },
    refused: { label: 'Refused by mail', kind: 'bad' },
    'left-out': { label: 'Left out', kind: 'off' },
    'has-case': { label: 'Has it already', kind: 'done' },
    'opted-out': { label: 'Opted out', kind: 'off' },
    household: { label: 'By their partner', kind: 'off' },
    'no-account': { label: 'No active account', kind: 'off' },
  },
  emailContent: {
    subject: (taxYear) => `It is time for your ${taxYear} tax return`,
    text: (taxYear) => [
      `Last year, we prepared your tax return. We would be happy to prepare your ${taxYear} tax return as well.`,
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
  errors: RefusalWords<{ reason: AnswerError }>
  message: {
    subject: (question: string) => string
    body: (requested: { section: string; question: string; isPartner: boolean }) => string
  }
}

const question: QuestionWords = {
  yes: 'Yes',
  no: 'No',
  persons: { client: 'Client', partner: 'Partner', joint: 'Both' },
  marks: {
    unknown: { staff: 'Does not know', client: 'You don’t know' },
    requested: { staff: 'Asks you', client: 'Your adviser will answer this' },
  },
  notAnswered: 'Not answered',
  errors: {
    'amount-negative': 'Type the amount without a minus.',
    'amount-not-figures': 'Type the amount in figures, such as 1’234.50.',
    'amount-too-large': 'This amount is too large. Check it for a slip of the finger.',
    'no-such-day': 'Type the day as DD.MM.YYYY, such as 01.05.2025.',
    'not-a-number': 'Type a number in figures.',
    'number-too-large': 'This number is too large here. Check it for a slip of the finger.',
    'text-too-long': 'Keep it to 500 characters.',
    'no-such-option': 'Choose one of the answers.',
    'row-without-name': 'Fill in the first field of this line, or empty the line.',
    'row-incomplete': 'Choose one: without it we cannot tell what is taxed here.',
    'too-many-rows': 'These are too many lines. Write to your adviser instead.',
  },
  message: {
    subject: (question) => `Question: ${question}`,
    body: ({ section, question, isPartner }) =>
      `Please help me with this question (${section}${isPartner ? ', for my partner' : ''}):\n\n${question}`,
  },
}

type Reasons = Phrases<TableOf<StatementReason> & { unknown: object }>

export type StatementWords = {
  states: Readonly<Record<StatementState, string>>
  reasons: { staff: Reasons; client: Reasons }
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
const notReadByHand = 'Your adviser takes the figures from the pages instead; you need not do anything.'
const again = 'Please download the PDF from your bank once more and upload that file, not a scan of it.'

const apartNames = {
  retrocession: 'Commissions paid back by the bank (retrocessions)',
  lending: 'Payments from lending securities',
  negativeIup: 'Negative results of difference taxation (IUP)',
} as const
const notInIncome = 'This is not part of the income from securities, as in the bank’s own totals.'
const cantonalNames = {
  taxed: 'Income with withholding tax',
  untaxed: 'Income without withholding tax',
  charges: 'Deductible bank charges',
} as const

const statement: StatementWords = {
  states: {
    taken: 'Read',
    held: 'To decide',
    replaced: 'Replaced or left out',
    refused: 'Not taken',
    unreadable: 'Not readable',
  },
  reasons: {
    staff: {
      'no-statement': 'It holds no barcodes of an e-tax statement on its first and last pages.',
      incomplete: ({ found, count, missing }) =>
        `Only ${found} of ${count} barcodes were found; ${missing.slice(0, 20).join(', ')} lack. Ask for the original PDF of the bank.`,
      several:
        'It holds more than one e-tax statement, and no figure was taken. Ask for each in a file of its own, or split it.',
      damaged: 'The barcodes were found, but what they hold is damaged. Ask for the original PDF of the bank.',
      hostile:
        'The content holds instructions that no bank writes (a document type). It was not read. Look at the file with care.',
      'other-content': 'The barcodes do not hold a tax statement in the form that the standard eCH-0196 prescribes.',
      'other-version': ({ version }) =>
        `It is written in another version of the standard (eCH-0196, version ${version}) than the one that is read here (up to 2.2). Enter its figures by hand.`,
      'too-many-pages': ({ pages }) =>
        `It has ${pages} pages. Not all barcodes are among the pages that are read at most. Ask for the statement alone, or enter its figures by hand.`,
      'not-legible':
        'It looks like an e-tax statement, but its barcodes cannot be read: it may be a crooked or blurred scan. Ask for the original PDF of the bank.',
      locked: passwordProtected,
      'too-large': 'The content is larger than any statement. It was not read.',
      'too-slow': 'The file took longer than a minute to read and was given up.',
      crashed: 'The file could not be read. Enter its figures by hand.',
      'wrong-year': ({ stated, expected }) =>
        `It is about ${stated}, and this case about ${expected}. No figure was taken.`,
      'other-name': ({ names }) =>
        names
          ? `It is made out to ${names}, who is neither the client nor the partner with whom the case is shared. No figure was taken.`
          : 'It names nobody. No figure was taken.',
      'shared-accounts': ({ sequence, others }) =>
        `It is number ${sequence} of the same day as number ${others.join(' and ')}. Some accounts are in both, some in the earlier one only. Decide whether it replaces the earlier one; no figure was taken yet.`,
      repeated: ({ sequence }) =>
        `The same statement (${version(sequence)}) is in this case already. Nothing was counted twice.`,
      older: ({ sequence, newer }) =>
        `It is ${version(sequence)}; ${version(newer)} is in this case already, and counts.`,
      unknown: 'No figure was taken.',
    },
    client: {
      'no-statement': notReadByHand,
      incomplete: ({ found, count }) => `Only ${found} of its ${count} barcodes could be read. ${again}`,
      several: 'It holds more than one statement. Please send each in a file of its own, as the bank gave it to you.',
      damaged: `Its barcodes are damaged. ${again}`,
      hostile: notReadByHand,
      'other-content': notReadByHand,
      'other-version': notReadByHand,
      'too-many-pages': ({ pages }) =>
        `It has ${pages} pages, more than we can read by ourselves. Please send the bank’s statement alone, without other documents.`,
      'not-legible': `It looks like an e-tax statement, but we could not read its barcodes. ${again}`,
      locked: passwordProtected,
      'too-large': notReadByHand,
      'too-slow': notReadByHand,
      crashed: notReadByHand,
      'wrong-year': ({ stated, expected }) =>
        `It is about ${stated}; this return is about ${expected}. Please upload the statement of ${expected}.`,
      'other-name': 'The name on it is not yours. Your adviser looks at it before any figure is taken.',
      'shared-accounts':
        'It overlaps with another statement of the same bank. Your adviser decides which figures count.',
      repeated: 'You have sent this statement before. Nothing was counted twice.',
      older: 'A newer version of this statement is here already, and counts.',
      unknown: notReadByHand,
    },
  },
  remarks: {
    'other-canton': ({ stated, expected }) => `It was made for the canton ${stated}; the client lives in ${expected}.`,
    'part-year': ({ from, to }) => `It covers ${formatDate(from)} to ${formatDate(to)} only.`,
    'totals-differ':
      'The totals that the bank prints are not the sums of its lines. The figures are the sums of the lines.',
    'values-open': ({ count }) =>
      count === 1
        ? 'One value is left open by the bank. It has to be asked for, and is in no sum.'
        : `${count} values are left open by the bank. They have to be asked for, and are in no sum.`,
    'newer-version': 'It replaces an earlier version with the same accounts, whose proposed figures no longer count.',
    'beside-others': ({ others }) =>
      `The bank made another statement for the same day (number ${others.join(', ')}), with other accounts. Both count.`,
    'credit-abroad': ({ cents }) =>
      `${formatMoney(cents)} of foreign tax is not credited in Switzerland. It can be reclaimed from the other state.`,
    'credit-open': ({ count }) =>
      count === 1
        ? 'The bank does not say how much of the foreign tax on one security can be credited (DA-1). It has to be asked for.'
        : `The bank does not say how much of the foreign tax on ${count} securities can be credited (DA-1). It has to be asked for.`,
    'credit-of-old-rule': ({ cents }) =>
      `The foreign tax to credit (${formatMoney(cents)}) may include tax that only the other state pays back. Compare it with the bank’s statement before you confirm it.`,
    'held-apart': ({ kind, cents }) => `${apartNames[kind]}: ${formatMoney(cents)}. ${notInIncome}`,
    metals: ({ cents }) =>
      `Coins and precious metals of ${formatMoney(cents)} are not in the list of securities. They are proposed as other assets.`,
    'canton-differs': ({ what, federal, canton }) =>
      `${cantonalNames[what]}: ${formatMoney(canton)} for the cantonal tax, ${formatMoney(federal)} for the federal tax. The figure is the federal amount.`,
    'kept-confirmed': ({ code, confirmedCents, statedCents }) =>
      `${isFigureCode(code) ? figure.codes[code] : code}: ${formatMoney(confirmedCents)} was confirmed before and stays; this version says ${formatMoney(statedCents)}.`,
    unknown: 'There is something to look at that this program does not know.',
  },
  list: {
    page: {
      name: 'Account or security',
      quantity: 'Quantity',
      value: 'Tax value',
      taxed: 'Income A',
      untaxed: 'Income B',
      claim: 'Withholding tax',
      credit: 'DA\u20111',
    },
    sheet: {
      bank: 'Bank',
      name: 'Name',
      number: 'ISIN or number',
      quantity: 'Quantity',
      currency: 'Currency',
      value: 'Tax value CHF',
      taxed: 'Income with withholding tax CHF',
      untaxed: 'Income without withholding tax CHF',
      claim: 'Withholding tax CHF',
      credit: 'DA-1 credit CHF',
      abroad: 'To reclaim abroad CHF',
      us: 'US withholding CHF',
    },
    total: 'Total',
    abroadNote: (cents) =>
      `${formatMoney(cents)} of foreign tax is not in DA\u20111: it can be reclaimed from the other state.`,
    metalsNote: (cents) =>
      `Coins and precious metals of ${formatMoney(cents)} are in the total here, and stand under other assets in the return.`,
    note: 'A is income with Swiss withholding tax, B income without; DA-1 is foreign tax to credit, US withholding included.',
  },
}

const expectedSummary = {
  for: (balanceCents: string, taxYear: number) => `${balanceCents} for ${taxYear}`,
  chf: 'CHF',
  taxMinusThatWasWithheld: (amount: string, amount2: string) =>
    `${amount} tax, minus ${amount2} that was withheld or paid already.`,
  anEstimateUntilYourReturn: 'An estimate until your return is assessed',
  itFollowsTheOfficialTariff: (taxYear: number, text: string) =>
    `It follows the official tariff ${taxYear}${text}, and changes when a figure changes. The tax office decides.`,
  exactWhatTheTaxOffices: 'Exact: what the tax office’s own calculator gives for these figures.',
  notCheckedSomePartsFollow:
    'Not checked: some parts follow the law and the official figures, but no official result confirms them.',
  oneFigureIs: 'One figure is',
  figuresAre: (proposed: number) => `${proposed} figures are`,
  proposedOnlyYourAdviserStill: (text: string, text2: string) =>
    `${text} proposed only; your adviser still confirms ${text2}.`,
  computed: (date: string) => `Computed ${date}.`,
  taxFor: (taxYear: number) => `Tax for ${taxYear}`,
  weCannotTellTheAmount: 'We cannot tell the amount yet',
  enterItInYourProfile: 'Enter it in your profile',
}

const figureGroupTable = {
  figure: 'Figure',
  source: 'Source',
  state: 'State',
  chf: 'CHF',
}

const figuresPage = {
  figures: (caseNumber: string) => `Figures, ${caseNumber}`,
  yourFigures: 'Your figures',
  ofFiguresConfirmed: (confirmed: number, all: number) => `${confirmed} of ${all} figures confirmed`,
  noFiguresYet: 'No figures yet',
  theyAppearHereAsYour: 'They appear here as your adviser works on your return, each with where it comes from.',
  taxYear: (taxYear: number) => `Tax year ${taxYear}`,
  chf: 'CHF',
  historyAndETaxStatements: 'History and e-tax statements',
  howTheFigureMoved: 'How the figure moved',
  eTaxStatements: 'E-tax statements',
  listOfSecurities: 'List of securities',
}

const securitiesPage = {
  listOfSecurities: 'List of securities',
  yourFigures: 'Your figures',
}

const officeNames = {
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
  einkaufInDie2S: 'Einkauf in die 2. Säule',
  versicherungsprMienUndSparzinsen: 'Versicherungsprämien und Sparzinsen',
  krankheitsUndUnfallkosten: 'Krankheits- und Unfallkosten',
  kostenDerKinderdrittbetreuung: 'Kosten der Kinderdrittbetreuung',
  bezahlteUnterhaltsbeitrGe: 'Bezahlte Unterhaltsbeiträge',
  freiwilligeZuwendungen: 'Freiwillige Zuwendungen',
  kostenDerVermGensverwaltung: 'Kosten der Vermögensverwaltung',
  liegenschaftenImAusland: 'Liegenschaften im Ausland',
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
  riscattoDel2Pilastro: 'Riscatto del 2° pilastro',
  premiAssicurativiEInteressiSu: 'Premi assicurativi e interessi su risparmi',
  speseDiMalattiaEInfortunio: 'Spese di malattia e infortunio',
  spesePerLaCuraDei: 'Spese per la cura dei figli',
  alimentiVersati: 'Alimenti versati',
  speseDiAmministrazioneDeiTitoli: 'Spese di amministrazione dei titoli',
  speseDiManutenzioneImmobili: 'Spese di manutenzione immobili',
  soggiornoSettimanale: 'Soggiorno settimanale',
  immobiliAllestero: 'Immobili all’estero',
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

const nextYearPage = {
  taxReturn: (taxYear: number) => `Tax return ${taxYear}`,
  nextYear: 'Next year',
  taxCases: 'Tax Cases',
  after: (title: string, caseNumber: string) => `After ${title}, ${caseNumber}`,
  theSameAsLastYear: 'The same as last year',
  theNewYear: 'The new year',
  yourCaseForIsOpen: (taxYear: number) => `Your case for ${taxYear} is open`,
  open: (caseNumber: string) => `Open ${caseNumber}`,
  whatYouHadLastYear: (taxYear: number) =>
    `What you had last year is not sold for ${taxYear}. The store shows what is.`,
  openTheStore: 'Open the store',
  whatIsCarriedOver: 'What is carried over',
  yourAnswersOfLastYear: 'Your answers of last year are offered as a start; you confirm or change each.',
  theListOfDocumentsAsks: 'The list of documents asks for what you sent last year as well.',
  amountsAreNotCarriedOver: 'Amounts are not carried over: they are those of the new year.',
  taxYear: (title: string, taxYear: number) => `${title}, tax year ${taxYear}`,
  totalVatIncluded: 'Total, VAT included',
  putIntoTheCartAnd: 'Put into the cart and pay',
  mySituationHasChanged: 'My situation has changed',
}

const answerDocuments = {
  documentsFromYourAnswers: 'Documents from your answers',
  theListChangesAsYou: 'The list changes as you answer.',
  whatWeNeedBesidesYour: 'What we need besides your package’s list appears here as you answer.',
  upload: 'Upload',
  with: (asksAdviser: number, text: string, adviserName: string) => `${asksAdviser} ${text} with ${adviserName}`,
  theAnswerComesInMessages: 'The answer comes in Messages. You can go on meanwhile.',
}

const loadQuestions = {
  yourPartner: 'Your partner',
}

const questionItem = {
  hasAnsweredMeanwhile: (byName: string, theirs: string) => `${byName} has answered meanwhile: ${theirs}`,
  yoursIsNotKeptYet: 'Yours is not kept yet. Which one is right?',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  lastYear: (offered: string) => `Last year: ${offered}`,
  takeThis: 'Take this',
  whatIsMeant: 'What is meant?',
  example: 'Example:',
  iDontKnow: 'I don’t know',
  askMyAdviser: 'Ask my adviser',
}

const questionsPage = {
  yourQuestions: 'Your questions',
}

const questionsView = {
  yourQuestions: 'Your questions',
  savedYouCanStopAny: (date: string) => `Saved ${date}, you can stop any time`,
  ofAnswered: (answered: number, all: number) => `${answered} of ${all} answered`,
  aboutLeft: (minutesLeft: number, text: string) => `About ${minutesLeft} ${text} left`,
  save: 'Save',
  youAnsweredManyOfThese: 'You answered many of these last year',
  takeAll: 'Take all',
  takeWhatIsStillTrue:
    'Take what is still true with one press, or question by question. You can change each answer afterwards.',
  back: 'Back',
  next: (title: string) => `Next: ${title}`,
  saveAndFinish: 'Save and finish',
  yourAnswersCanBeRead: 'Your answers can be read now, and no longer changed',
  ifSomethingIsNotRight: 'If something is not right, write to your adviser.',
}

const rowsControl = {
  remove: 'Remove',
  keepThis: (each: string) => `Keep this ${each}`,
  addThis: (each: string) => `Add this ${each}`,
  choose: 'Choose',
}

const sectionNav = {
  sections: 'Sections',
  notNeeded: 'Not needed',
}

const securitiesTable = {
  noListYet: 'No list yet',
  itAppearsOnceAnE: 'It appears once an e-tax statement of a bank was read.',
  oneValueIsOpen: 'One value is open',
  valuesAreOpen: (open: number) => `${open} values are open`,
  theBankCouldNotGive: 'The bank could not give it. It has to be asked for, and is in no sum.',
  theBankCouldNotGive2: 'The bank could not give them. They have to be asked for, and are in no sum.',
  listOfSecuritiesInChf: 'List of securities, in CHF',
  excelXlsx: 'Excel (XLSX)',
}

const statementList = {
  eTaxStatement: 'E-tax statement',
  accounts3112: (accounts: number) => `Accounts, 31.12. (${accounts})`,
  securities: (securities: number, text: string) => `Securities (${securities}${text})`,
  withholdingTaxToReclaim: 'Withholding tax to reclaim',
  foreignTaxToCreditDa: 'Foreign tax to credit (DA-1)',
  foreignTaxToReclaimAbroad: 'Foreign tax to reclaim abroad',
  coinsAndPreciousMetals: 'Coins and precious metals',
}

const taxLevels = {
  tax: (value: string) => `Tax: ${value}`,
  withheldPaidInAdvanceAsked: 'Withheld, paid in advance, asked back',
  comesBack: 'Comes back',
  toPay: 'To pay',
  cantonOf: (canton: string) => `Canton of ${canton}`,
  confederation: 'Confederation',
  church: 'Church',
  personalTax: 'Personal tax',
}

const taxSteps = {
  nothingWasComputedYet: 'Nothing was computed yet.',
}

export const returnTexts = {
  figure,
  assessment,
  expected,
  nextYear,
  question,
  statement,
  expectedSummary,
  figureGroupTable,
  figuresPage,
  securitiesPage,
  officeNames,
  nextYearPage,
  answerDocuments,
  loadQuestions,
  questionItem,
  questionsPage,
  questionsView,
  rowsControl,
  sectionNav,
  securitiesTable,
  statementList,
  taxLevels,
  taxSteps,
}
