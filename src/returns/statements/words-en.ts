import { passwordProtected } from '#cases/documents/locked-file.ts'
import type { TableOf } from '#platform/coded.ts'
import { formatDate, formatMoney } from '#platform/format.ts'
import type { Phrases } from '#platform/words.ts'
import { isFigureCode } from '#returns/amounts/figure-codes.ts'
import { en as figures } from '#returns/words-en.ts'
import type { StatementReason, StatementRemark, StatementState } from './remarks.ts'

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

export const en: StatementWords = {
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
      `${isFigureCode(code) ? figures.codes[code] : code}: ${formatMoney(confirmedCents)} was confirmed before and stays; this version says ${formatMoney(statedCents)}.`,
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
