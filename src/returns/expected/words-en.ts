import type { UnknownCode } from '#platform/coded.ts'
import { formatFrancs } from '#platform/format.ts'
import type { Phrases } from '#platform/words.ts'
import { en as figures } from '#returns/words-en.ts'
import type { ExpectedNoteValues, MissingValues, OpenReason } from './expected-note.ts'

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

export const en: ExpectedWords = {
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
            `${figures.codes[code]}: of CHF ${formatFrancs(entered)}, CHF ${formatFrancs(federal)} count for the Confederation and CHF ${formatFrancs(canton)} for the canton.`,
        )
        .join(' ')}`,
    'limits-open': ({ items }) =>
      `Not checked: ${items.map(({ code, reason }) => `${figures.codes[code]} (${openReasons[reason]})`).join('; ')}.`,
    'abroad-exempt': ({ income, value }) =>
      `Property abroad (net income CHF ${formatFrancs(income)}, value CHF ${formatFrancs(value)}) is not taxed here: it decides the rate only, and debts and interest go by the share of the assets (DBG Art. 6 and 7). Not checked: no official result confirms how the rate is rounded.`,
    'as-entered': ({ codes }) =>
      `Taken as entered, without the limits of the law: ${codes.map((code) => figures.codes[code]).join(', ')}.`,
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
