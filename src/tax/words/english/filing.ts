import { formatFrancs as francs } from '#platform/format.ts'
import { calendarDay } from '#platform/intl-words.ts'
import type { Phrases } from '#platform/words.ts'
import { type CompulsoryReason, ordinaryAssessmentFrom } from '#tax/withholding/compulsory-return.ts'
import type { FilingAdvice, FilingWarningValues } from '#tax/withholding/file-or-not.ts'
import type { ReturnDeduction } from '#tax/withholding/return-costs.ts'

const compulsoryReasons: Readonly<Record<CompulsoryReason, string>> = {
  salary: `the gross salary reaches CHF ${francs(ordinaryAssessmentFrom)} a year`,
  'other-income': 'the other income reaches the line of the canton',
  wealth: 'the taxable wealth reaches the line of the canton',
  'swiss-withholding-tax': 'Swiss withholding tax of 35% is claimed back, which obliges in this canton',
}

export const returnDeductionWords: Readonly<Record<ReturnDeduction['deduction'], string>> = {
  commuting: 'Commuting',
  meals: 'Meals',
  'weekly-stay': 'Room near work',
  professional: 'Other professional costs',
  'side-job': 'Side job',
  training: 'Training',
  'private-interest': 'Debt interest',
  insurance: 'Insurance premiums',
  'child-care': 'Child care',
  parties: 'Gifts to political parties',
  'asset-management': 'Asset management',
  medical: 'Medical costs',
  donations: 'Donations',
  'pillar-3a': 'Pillar 3a',
  'buy-in': 'Pension fund buy-in',
  alimony: 'Maintenance (alimony)',
  further: 'Further deductions',
}

export function compulsoryInWords(reasons: readonly CompulsoryReason[]): string {
  return `A return is compulsory, because ${reasons.map((reason) => compulsoryReasons[reason]).join(' and ')}.`
}

export const adviceWords: Readonly<Record<FilingAdvice, (difference: string) => string>> = {
  'must-file': () => 'You must file a tax return',
  'ask-canton': () => 'Ask your canton: you may have to file',
  file: (difference) => `Filing pays: about ${difference} back`,
  'do-not-file': (difference) => `Do not file: it would cost about ${difference} more`,
  'term-over': () => 'The deadline has passed: the tax withheld is final',
}

/** Writes an ISO day in words. @example dayOf('2027-03-31') // '31 March 2027' */
function dayOf(day: string): string {
  return `${Number(day.slice(8))} ${calendarDay(day, 'month')}`
}

export const filingWarningWords: Phrases<FilingWarningValues> = {
  'ask-for-form': ({ until }) =>
    `If the tax form has not come by itself, ask the canton for it by ${dayOf(until)} (DBG Art. 89 para. 4). Whoever does not risks a fine for evasion.`,
  'ask-for-form-at-once': ({ until }) =>
    `The form had to be requested by ${dayOf(until)} (DBG Art. 89 para. 4). The return is still due: if you have not received a form, ask the canton for it now. Without a return you risk a fine for tax evasion.`,
  'stays-compulsory':
    'The assessment stays compulsory in later years, even when salary, other income and wealth fall below the lines again.',
  'spouses-not-added':
    'Spouses who live together are assessed together. Their salaries are not added up: one of them above the line is enough.',
  credited: 'The tax withheld is credited, without interest.',
  'request-until': ({ until }) =>
    `The request must reach the tax office by ${dayOf(until)}; this deadline cannot be extended (DBG Art. 89a).`,
  'request-was-until': ({ until }) =>
    `A request had to reach the tax office by ${dayOf(until)}. This deadline cannot be extended (DBG Art. 89a): the tax withheld stays as it is, whatever a return would have brought.`,
  'before-leaving':
    'Whoever leaves Switzerland must make the request before deregistering; afterwards the tax withheld is final (DBG Art. 89a para. 3).',
  binding:
    'The choice binds later years: once asked for, every following year is assessed in the ordinary way until you are no longer taxed at source.',
  'not-withdrawn': 'A request cannot be withdrawn, even when it turns out to cost more.',
  'compulsory-from': ({ otherIncome, wealth, isAbove }) => {
    const from = isAbove ? 'above' : 'from'
    const income =
      isAbove && otherIncome === 0
        ? 'With any other income'
        : `With other income ${from} CHF ${francs(otherIncome)} a year`
    const couples = wealth.married === wealth.single ? '' : ` (couples CHF ${francs(wealth.married)})`
    const worth =
      isAbove && wealth.single === 0
        ? 'any taxable wealth'
        : `taxable wealth ${from} CHF ${francs(wealth.single)}${couples}`
    return `${income}, or ${worth}, a return is compulsory in this canton. Taxable wealth is what is left after debts and the canton’s allowance.`
  },
  'lines-likely':
    'These thresholds are likely, not certain: the source is not the law or the tax office itself. Ask the tax office if you are near them.',
  'swiss-withholding-tax-claimed':
    'In this canton a return is also compulsory when you claim back Swiss withholding tax (35%).',
  'property-abroad':
    'Property abroad belongs in a return as well, although it is not taxed here. Ask the tax office whether it alone makes a return compulsory in your canton.',
  'property-in-canton': 'In this canton a return is also compulsory when you own property there.',
  'lines-unknown':
    'With other income or wealth a return can be compulsory. The lines of this canton are not known to us: ask its tax office.',
}
