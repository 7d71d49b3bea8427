import { type Phrases, say } from '#platform/words.ts'
import type { PlainError, ValuedErrors } from '#tax/fields/error.ts'
import { limits } from '#tax/fields/limits.ts'
import { publishedYears } from '#tax/figures.ts'
import { contradictionWords, noTableWords } from './tariff-code.ts'

function range(what: string, { least, most }: { least: number; most: number }): string {
  return `${what} must be a whole number from ${least} to ${most}.`
}

function agesOfChildren(example: string): string {
  return `Give the ages of the children, separated by commas, for example ${example}.`
}

export const plainErrorWords: Readonly<Record<PlainError, string>> = {
  'not-understood': 'The query is not understood.',
  'amount-missing': 'Enter an amount.',
  'amount-negative': 'Enter an amount that is not negative.',
  'amount-not-figures': "Enter an amount in figures, for example 100'000.",
  'amount-too-large': "Enter an amount of at most 1'000'000'000.",
  'age-range': range('The age', limits.age),
  'age-at-withdrawal-range': range('The age at withdrawal', limits.age),
  'basis-unknown': 'Choose taxable income or gross salary.',
  'border-unknown': 'Choose where you live.',
  'canton-letters': 'Give a canton by its two letters, for example ZH.',
  'canton-unknown': 'Choose a canton from the list.',
  'capital-missing': 'Enter the capital that is paid out.',
  'child-ages-call': agesOfChildren('8,11'),
  'child-ages-page': agesOfChildren('8, 11'),
  'children-range': range('The number of children', limits.children),
  'church-unknown': 'Choose a church or none.',
  'commune-number': 'Give the official number of the commune, for example 261.',
  'commune-too-long': `Enter at most ${limits.searchLength} letters.`,
  'confession-unknown': 'Choose none, protestant, roman-catholic or christ-catholic.',
  'day-format': 'Give the day as YYYY-MM-DD.',
  'earner-age-range': range('Your age', limits.earnerAge),
  'employment-unknown': 'Choose employee or self-employed.',
  'first-home-unknown': 'Choose a year or “not a first home”.',
  'income-missing': 'Enter an income above zero.',
  'marital-status-unknown': 'Choose single, married or divorced.',
  'monthly-income-missing': 'Enter the monthly income.',
  'monthly-salary-missing': 'Enter your gross salary of one month.',
  'partner-salary-missing': 'Enter the monthly salary of your spouse.',
  'permit-unknown': 'Choose your permit.',
  'property-type-unknown': 'Choose owner-occupied, rental or vacation.',
  'property-value-missing': 'Enter the value of the property.',
  'return-not-percent': 'Enter a yearly return in percent, for example 1.5.',
  'return-too-high': 'Enter a yearly return of at most 15 %.',
  'salary-not-positive': 'Enter a salary above zero.',
  'search-missing': 'Enter a name or a postcode.',
  'search-too-short': 'Enter at least two letters or digits.',
  'second-salary-unmarried': 'A second salary counts for married couples only.',
  'status-unknown': 'Choose single or married.',
  'tariff-missing': 'Give the tariff code, for example A0N.',
  'tariff-unreadable-call': 'Give the tariff code as letter, children and church tax, for example A0N.',
  'tariff-unreadable-page': 'A tariff code has a letter, the number of children and Y or N, for example A0N.',
  'trace-unknown': 'Give trace=1 to get the computation line by line.',
  'wealth-missing': 'Enter a wealth above zero.',
  'year-digits': 'Give the tax year in four digits, for example 2026.',
  'year-missing': 'Give the tax year, for example 2026.',
  'yes-or-no': 'Choose yes or no.',
  'parameter-twice': 'Give this parameter once.',
  'open-question': 'Please answer this question. The tax depends on it.',
  'other-parent-unknown': 'Choose whether you live with the other parent, and who earns more.',
  'place-missing': 'Enter a commune or a postcode, or choose a canton for its capital.',
  'place-ambiguous': 'Several communes match. Choose one of them.',
  'place-without-figures': 'There are no figures for this commune.',
}

export const valuedErrorWords: Phrases<ValuedErrors> = {
  'ages-for-children': ({ count }) => `Give ${count} ages, one for each child.`,
  'parameter-unknown': ({ known }) => `There is no parameter of this name. Known: ${known.join(', ')}.`,
  'year-not-published': ({ year }) =>
    `Official figures for ${year} are not published yet. Available: ${publishedYears.join(' and ')}.`,
  'year-not-compared': ({ year }) => `Official figures for ${year} are not published yet.`,
  'tariffs-not-published': ({ year }) => `Withholding tariffs for ${year} are not available. Available: 2026.`,
  'deductions-not-published': ({ year }) =>
    `The deductions from a gross salary are not published for ${year}. Enter the taxable income instead.`,
  'limit-not-published': ({ year }) => `The pillar 3a limit of ${year} is not published yet.`,
  'commune-unknown': ({ bfsId, year }) => `There is no commune with the number ${bfsId} in ${year}.`,
  'place-unmatched': ({ requested }) => `No commune or postcode matches “${requested}”.`,
  'place-to-write-out': ({ names }) => `Several communes match: ${names.join(', ')}. Write one of them in full.`,
  'tariff-without-table': ({ why }) => say(noTableWords, why),
  contradiction: ({ why }) => say(contradictionWords, why),
}
