import {
  formatFrancs as chf,
  formatDifference,
  formatFrancs,
  formatLongDate,
  formatFrancs as francs,
} from '#platform/format.ts'
import { calendarDay } from '#platform/intl-words.ts'
import { type Phrases, say } from '#platform/words.ts'
import type { OwnerValues } from '#tax/allocation/owner-abroad.ts'
import type { CapitalBasis, CapitalValues } from '#tax/capital/capital-base.ts'
import type { Pillar } from '#tax/departure/at-source-figures.ts'
import type { AtSourceBasis } from '#tax/departure/capital-at-source.ts'
import type { DepartureValues } from '#tax/departure/departure-trace.ts'
import type { EquityKind } from '#tax/equity/equity-benefit.ts'
import type { EquityValues } from '#tax/equity/equity-trace.ts'
import type { PlainError, ValuedErrors } from '#tax/fields/error.ts'
import { limits } from '#tax/fields/limits.ts'
import { publishedYears, type UncheckedRule } from '#tax/figures.ts'
import type { FlagValues } from '#tax/flag.ts'
import type { FlatValues } from '#tax/flat-rate/flat-income-tax.ts'
import type { GrossNote } from '#tax/gross/gross-rules.ts'
import type { DeductionValues, SalaryValues } from '#tax/gross/gross-trace.ts'
import type { HomeTaxValues, Relief } from '#tax/home-tax/relief.ts'
import type { ChurchBasis, OrdinaryValues } from '#tax/ordinary/ordinary-trace.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import type { PartYearValues } from '#tax/part-year/liability-period.ts'
import type { Pillar3aValues } from '#tax/pillar-3a.ts'
import type { PropertyValues } from '#tax/property/real-estate.ts'
import type { RowRead } from '#tax/tariff/row-read.ts'
import type { FiguresOrigin } from '#tax/trace.ts'
import type { BecauseValues, ExemptValues, NoTableValues, SpecialLetter } from '#tax/withholding/code-reasons.ts'
import type { QuasiValues } from '#tax/withholding/commuter.ts'
import type { CommuterValues } from '#tax/withholding/commuter-limits.ts'
import { type CompulsoryReason, ordinaryAssessmentFrom } from '#tax/withholding/compulsory-return.ts'
import type { FilingAdvice, FilingWarningValues } from '#tax/withholding/file-or-not.ts'
import type { ContradictionValues } from '#tax/withholding/residence.ts'
import type { OpenLimit, ReturnDeduction } from '#tax/withholding/return-costs.ts'
import type { WithholdingValues } from '#tax/withholding/withholding-tax.ts'
import type { TaxWords, TraceWords } from '#tax/words/tax-words.ts'

function rowInWords(row: RowRead): string {
  switch (row.by) {
    case 'steps':
      return `row ${row.row}: ${row.percent}% of the amount above ${formatFrancs(row.above)}`
    case 'lower-bound':
      return `row ${row.row}: ${formatFrancs(row.tax)} + ${row.percent}% of the amount above ${formatFrancs(row.above)}`
    case 'average-rate':
      return `row ${row.row}: average rate from ${row.percent}% at ${formatFrancs(row.at)} towards ${row.towards}%`
    case 'one-rate':
      return `${row.percent}% of the whole amount`
    case 'formula':
      return row.formula ? `row ${row.row}: ${row.formula}` : `row ${row.row}: nothing`
  }
}

function basisInWords(basis: CapitalBasis): string {
  switch (basis.by) {
    case 'table':
      return `separate rates for lump-sum withdrawals${basis.coupleDeduction ? `, couples minus ${basis.coupleDeduction}` : ''}`
    case 'share': {
      const share = `${basis.percent}% of the income tax on the same amount`
      return basis.lowestPercent === undefined ? share : `${share}, at least ${basis.lowestPercent}% of the capital`
    }
    case 'rate':
      return `capital × rate for an annual pension of 1/${basis.divisor} of it: ${basis.ratePercent}%`
    case 'pension':
      return `capital × rate for an annual pension of 1/${basis.divisor} of it, within limits`
  }
}

const capitalWords: TraceWords<keyof CapitalValues> = {
  'federal.capital-tax': ({ base, tax, row }) => ({
    label: 'Federal tax on the lump-sum withdrawal',
    from: `T(${chf(base)}) / 5 = ${chf(tax)} / 5`,
    row: rowInWords(row),
    rule: 'one fifth of the ordinary rates, rounded to the franc',
    law: 'DBG Art. 38',
  }),
  'capital.simple-tax': ({ basis, row }, article) => ({
    label: 'Basic tax (simple tax) on the lump-sum withdrawal',
    from: basisInWords(basis),
    row: row && rowInWords(row),
    law: `${article}; StHG Art. 11 para. 3`,
  }),
  'capital.canton-tax': ({ simple, multiplierPercent }) => ({
    label: 'Cantonal tax',
    from: `${chf(simple)} × ${multiplierPercent}%`,
  }),
  'capital.commune-tax': ({ commune, simple, multiplierPercent }) => ({
    label: `Communal tax, ${commune}`,
    from: `${chf(simple)} × ${multiplierPercent}%`,
  }),
  'capital.all-payouts': ({ first, others, each }) => ({ label: 'Total tax', from: sumOf(first, others, each) }),
}

function sumOf(first: number, others: number, each: number): string {
  if (others === 0) return `one withdrawal: ${chf(first)}`
  if (each === first) return `${others + 1} × ${chf(first)}`
  return `${chf(first)} + ${others} × ${chf(each)}`
}

type Rule = DeductionValues['canton-deduction.professional']['rule']
type Premiums = DeductionValues['canton-deduction.insurance']

const deductionWords: TraceWords<keyof DeductionValues> = {
  'federal-deduction.professional': content('Professional costs', '3% of the net salary, within limits, DBG Art. 26'),
  'federal-deduction.work': content(
    'Commuting, meals and a room near work',
    'in addition to the flat-rate costs, DBG Art. 26',
  ),
  'federal-deduction.insurance': content(
    'Insurance premiums',
    'assumed premiums, within limits, DBG Art. 33 para. 1 g',
  ),
  'federal-deduction.second-earner': content(
    'Second earner',
    'half of the lower income, within limits, DBG Art. 33 para. 2',
  ),
  'federal-deduction.married': content('Married couple', 'DBG Art. 35 para. 1 c'),
  'federal-deduction.children': content(
    'Children',
    ({ children, perChild }) => `${children} × ${chf(perChild)}, DBG Art. 35 para. 1 a`,
  ),
  'federal-deduction.other': content('Other deductions', ''),
  'federal-deduction.medical': content('Medical costs', 'the part above 5% of net income, DBG Art. 33 para. 1 h'),
  'federal-deduction.donations': content('Donations', 'up to 20% of net income, DBG Art. 33a'),
  'canton-deduction.professional': content('Professional costs', ({ rule }) => professional(rule)),
  'canton-deduction.work': content(
    'Commuting, meals and a room near work',
    'in addition to the flat-rate costs, within the canton’s limits',
  ),
  'canton-deduction.insurance': content('Insurance premiums', premiums),
  'canton-deduction.second-earner': content('Second earner', 'based on the lower income after professional costs'),
  'canton-deduction.personal': content('Personal deduction', 'depends on the household'),
  'canton-deduction.children': content(
    'Children',
    ({ children }) => `${children} ${children === 1 ? 'child' : 'children'}, according to the canton’s table`,
  ),
  'canton-deduction.family': content('Family and home childcare', 'depends on the number and ages of the children'),
  'canton-deduction.rent': content('Rent', ({ rent }) => `assumed rent ${chf(rent)}`),
  'canton-deduction.relief': content('Relief for modest incomes', 'decreases as income rises'),
  'canton-deduction.other': content('Other deductions', ''),
  'canton-deduction.medical': content('Medical costs', 'the part above a percentage of net income'),
  'canton-deduction.donations': content('Donations', 'up to a percentage of net income'),
}

function content<Values>(label: string, from: string | ((values: Values) => string)) {
  return (values: Values) => ({ label, from: typeof from === 'string' ? from : from(values) })
}

function professional(rule: Rule): string {
  if ('fixed' in rule) return `fixed at ${chf(rule.fixed)}`
  const { base, percent, least, most } = rule
  return `${base ? `${chf(base)} + ` : ''}${percent}% of the net salary${least ? `, at least ${chf(least)}` : ''}${most ? `, at most ${chf(most)}` : ''}`
}

function premiums({ adult, child, most }: Premiums): string {
  const assumed = `assumed ${chf(adult)} per adult and ${chf(child)} per child`
  return most
    ? `${assumed}, at most ${chf(most.single)} single, ${chf(most.married)} married, ${chf(most.perChild)} per child`
    : assumed
}

const specialLetterWords: Readonly<Record<SpecialLetter, { title: string; text: string }>> = {
  D: {
    title: 'Refund of AHV contributions',
    text: 'For people who leave Switzerland and receive a refund of their AHV contributions (AHVG Art. 18 para. 3). The compensation office deducts tax at a fixed rate. Until 2020, D was the code for a second job; that code no longer exists.',
  },
  F: {
    title: 'Repealed at the end of 2023',
    text: 'This code was for commuters from an Italian border commune whose spouse worked outside Switzerland. Since 1 January 2024, the ordinary codes have applied to them, and codes R to U to new commuters.',
  },
  G: {
    title: 'Daily allowances paid by an insurer',
    text: 'For replacement income (unemployment, illness, accident, invalidity, maternity) that the insurer pays directly to you, not through your employer. Marital status and children make no difference; the canton sets the rates.',
  },
  Q: {
    title: 'Daily allowances for commuters from Germany',
    text: 'Replacement income as for code G, for commuters with the German certificate of residence: at most 4.5% (Art. 15a of the treaty).',
  },
  V: {
    title: 'Daily allowances for commuters from Italy',
    text: 'Replacement income as for code G, for new commuters under the 2020 agreement whose code would otherwise be R, S, T or U. It is used in Graubünden, Ticino and Valais.',
  },
}

const becauseWords: Phrases<BecauseValues> = {
  entered: 'the code you entered',
  'from-germany':
    'German cross-border commuter: separate codes, at most 4.5% with the certificate of residence. Germany also taxes the salary and credits the Swiss tax',
  'germany-no-commuter':
    'lives in Germany but is not a cross-border commuter under the treaty (Art. 15a): ordinary code. Codes L to P require the certificate of residence and no more than 60 nights a year away for work',
  'france-no-agreement':
    'lives in France and is not covered by the agreement of 11 April 1983: Switzerland taxes the days worked here with the ordinary code (treaty Art. 17)',
  'from-italy':
    'Italian cross-border commuter under the new agreement: separate codes, 80% of the ordinary tax. Italy also taxes the salary and credits the Swiss tax',
  'italy-old-agreement':
    'Italian cross-border commuter who worked in Graubünden, Ticino or Valais between 31 December 2018 and 17 July 2023: ordinary code, taxed in Switzerland only',
  'italy-no-commuter':
    'lives in Italy but is not a cross-border commuter under the agreement (20 km zone, daily return, canton of Graubünden, Ticino or Valais): ordinary code. Italy also taxes the salary and credits the Swiss tax',
  'liechtenstein-public':
    'lives in Liechtenstein and works in the public service: Switzerland taxes the salary (treaty Art. 19)',
  'liechtenstein-no-commuter':
    'lives in Liechtenstein but does not return home every day: Switzerland taxes the days worked here (treaty Art. 15)',
  'lives-abroad':
    'lives abroad, and no special rule for commuters applies: ordinary code; the home country credits the Swiss tax',
  'replacement-income': 'paid directly by an insurer: replacement income',
  'both-earn': 'married, both spouses earn',
  'one-earner': 'married, one spouse earns',
  'lone-parent': 'single with children in the household',
  'parent-with-more':
    'lives with the other parent and earns more: only this parent gets the tariff code for parents (QStV Art. 1)',
  alone: 'single, no children in the household',
  'child-elsewhere':
    'single, does not live with the children or does not pay most of their living costs: no tariff code for parents (QStV Art. 1)',
  'parent-with-less':
    'lives with the other parent, who earns more: only that parent gets the tariff code for parents (QStV Art. 1)',
  children: ({ count }) =>
    count === 0
      ? 'no children in the household: 0'
      : `${count} ${count === 1 ? 'child' : 'children'} in the household: ${count}`,
  'most-children': ({ canton, most }) => `${canton} publishes tariff codes for up to ${most} children only`,
  'church-always': ({ canton }) => `${canton} publishes only tariff codes with church tax: Y`,
  'church-member': 'member of a recognised church: Y',
  'church-not-withheld': ({ canton }) => `${canton} does not deduct church tax at source: N`,
  'no-church': 'not a member of a recognised church: N',
}

const exemptWords: Phrases<ExemptValues> = {
  settled:
    'Swiss citizens and holders of a C permit who live in Switzerland are not taxed at source. They file a tax return.',
  'settled-spouse':
    'Your spouse is Swiss or holds a C permit, so neither of you is taxed at source. You file a tax return together.',
  'left-to-france': ({ canton }) =>
    `${canton} does not tax cross-border commuters who live in France: France does (certificate of residence required). No tax is deducted here.`,
  'left-to-liechtenstein':
    'Daily commuters from Liechtenstein are taxed in Liechtenstein only (treaty Art. 15 para. 4), so there is no Swiss tax at source. Tell your employer, and keep proof that you go home: if you spend more than 45 nights a year away for work, this rule probably no longer applies.',
}

const noTableWords: Phrases<NoTableValues> = {
  special: ({ tariff, letter }) => {
    const { title, text } = specialLetterWords[letter]
    return `There is no income table for ${tariff}. ${letter}: ${title}. ${text}`
  },
  'no-church-tax': ({ canton, instead }) => `${canton} does not deduct church tax at source. Use ${instead}.`,
  'same-letter': ({ canton, tariff, year, known }) =>
    `${canton} has no tariff code ${tariff} for ${year}. The codes with this letter are ${known.join(', ')}.`,
  unknown: ({ canton, tariff, year }) => `${canton} does not publish a tariff code ${tariff} for ${year}.`,
}

const countries = { DE: 'Germany', IT: 'Italy' } as const

const contradictionWords: Phrases<ContradictionValues> = {
  'permit-of-commuters':
    'This permit is for people who live abroad, but you said that you live in Switzerland. Choose the country you live in, or your Swiss permit.',
  'swiss-lives-abroad':
    'You said that you live abroad. If so, choose “Swiss citizen who lives abroad”; otherwise choose where you live in Switzerland.',
  'permit-of-residents': ({ permit }) =>
    `Permit ${permit} is for people who live in Switzerland, but you said that you live abroad. Cross-border commuters hold permit G. Choose your permit, or where you live in Switzerland.`,
  'code-of-commuters': ({ tariff, home }) =>
    `Code ${tariff} is for cross-border commuters from ${countries[home]}. Choose where you live, or leave the code blank.`,
}

function range(what: string, { least, most }: { least: number; most: number }): string {
  return `${what} must be a whole number from ${least} to ${most}.`
}

function agesOfChildren(example: string): string {
  return `Enter your children’s ages, separated by commas, for example ${example}.`
}

const plainErrorWords: Readonly<Record<PlainError, string>> = {
  'not-understood': 'We could not read this request. Check the parameters.',
  'amount-missing': 'Enter an amount.',
  'amount-negative': 'Enter an amount of 0 or more.',
  'amount-not-figures': 'Enter an amount in figures, for example 100,000.',
  'amount-too-large': 'Enter an amount of no more than 1,000,000,000.',
  'age-range': range('The age', limits.age),
  'age-at-withdrawal-range': range('The age at withdrawal', limits.age),
  'basis-unknown': 'Choose taxable income or gross salary.',
  'blocked-years': 'Enter the number of years for which you cannot sell the shares, for example 3 or 2.5.',
  'business-months-range': 'Enter the months of the business year, from 1 to 24.',
  'border-unknown': 'Choose where you live.',
  'canton-letters': 'Enter the canton as two letters, for example ZH.',
  'canton-unknown': 'Choose a canton from the list.',
  'capital-missing': 'Enter the lump sum.',
  'child-ages-call': agesOfChildren('8,11'),
  'child-ages-page': agesOfChildren('8, 11'),
  'children-range': range('The number of children', limits.children),
  'church-unknown': 'Choose a church, or “None”.',
  'commune-number': 'Enter the commune’s official number, for example 261.',
  'commune-too-long': `Enter no more than ${limits.searchLength} characters.`,
  'confession-unknown': 'Choose none, protestant, roman-catholic or christ-catholic.',
  'country-unknown': 'Choose the country you are moving to.',
  'day-format': 'Enter the day as YYYY-MM-DD.',
  'day-unreadable': 'Enter a day, for example 31.12.2026.',
  'days-in-wrong-order': 'This day must be after the earlier one.',
  'days-not-figures': 'Enter a number of days, for example 300.',
  'day-outside-year': 'Enter a day in the tax year.',
  'departure-before-arrival':
    'This day is before the first one. If you left and came back, there are two periods: enter each of them separately.',
  'earner-age-range': range('Your age', limits.earnerAge),
  'departure-day-missing': 'Enter your last day in Switzerland.',
  'employment-unknown': 'Choose employee or self-employed.',
  'equity-kind-unknown': 'Choose what you received from your employer.',
  'equity-taxed-when-received':
    'Shares and listed options are taxed on the day you receive them. This calculator covers them if you live in Switzerland on that day.',
  'days-above-work': 'Days at home and on missions cannot exceed the working days of the year.',
  'days-range': 'Enter a whole number of days (months: 1 to 12).',
  'home-abroad-unknown': 'Choose the country where you live.',
  'first-home-unknown': 'Choose a year or “Not a first-time purchase”.',
  'property-days-missing': 'Enter the day you bought or sold the property.',
  'stay-missing': 'Enter the day you arrived or left.',
  'income-missing': 'Enter an income above zero.',
  'marital-status-unknown': 'Choose single, married or divorced.',
  'move-day-missing': 'Enter the day you moved.',
  'monthly-income-missing': 'Enter the monthly income.',
  'monthly-salary-missing': 'Enter your monthly gross salary.',
  'partner-salary-missing': 'Enter your spouse’s monthly salary.',
  'permit-unknown': 'Choose your permit.',
  'property-type-unknown': 'Choose a property type: owner-occupied, rental or vacation.',
  'property-value-missing': 'Enter the value of the property.',
  'residence-unknown': 'Choose where you live when the benefit is taxed.',
  'return-not-percent': 'Enter an annual return in percent, for example 1.5.',
  'return-too-high': 'Enter an annual return of no more than 15%.',
  'salary-not-positive': 'Enter a salary above zero.',
  'search-missing': 'Enter a name or a postcode.',
  'search-too-short': 'Enter at least two letters or digits.',
  'percent-range': 'Enter a whole number of percent from 1 to 100. For all jobs together, up to 200.',
  'percent-total-below': 'All jobs together cannot be less than this job.',
  'percent-here-missing': 'Enter the hours of this job as well.',
  'second-salary-unmarried': 'Enter a second salary only if you are married.',
  'status-unknown': 'Choose single or married.',
  'tariff-missing': 'Enter the tariff code, for example A0N.',
  'tariff-unreadable-call':
    'Enter the tariff code as a letter, the number of children, and Y or N for church tax, for example A0N.',
  'tariff-unreadable-page': 'A tariff code consists of a letter, the number of children and Y or N, for example A0N.',
  'trace-unknown': 'Use trace=1 to get the calculation line by line.',
  'unit-value-missing': 'Enter the value of one share or option in CHF.',
  'units-missing': 'Enter how many shares or options there are.',
  'wealth-missing': 'Enter a wealth figure above zero.',
  'year-digits': 'Enter the tax year as four digits, for example 2026.',
  'year-of-vesting': 'RSUs are taxed in the year in which they vest. Choose that year.',
  'year-missing': 'Enter the tax year, for example 2026.',
  'yes-or-no': 'Choose yes or no.',
  'paid-before-leaving':
    'A lump sum paid before you leave is taxed where you live in Switzerland: use the calculator “Lump-sum pension tax”. Otherwise, enter a day after your departure.',
  'parameter-twice': 'Use this parameter only once.',
  'more-days-than-all': 'The days in Switzerland cannot be more than all days until vesting.',
  'other-canton-missing': 'Choose the canton of the property.',
  'assets-below-property': 'Your assets worldwide include the property here, so they cannot be worth less than it.',
  'day-not-in-year': 'Enter a day in the tax year, or leave this empty.',
  'place-of-property-unknown': 'Choose whether the property is abroad or in another canton.',
  'profit-and-loss': 'Enter either a profit or a loss of the business, not both.',
  'same-canton': 'This is the canton you live in. Use the real estate calculator for property there.',
  'spouse-abroad-in-canton': 'Choose this only for property abroad.',
  'spouse-abroad-unmarried': 'Choose this only if you are married.',
  'open-question': 'Please answer this question. The tax depends on it.',
  'other-parent-unknown': 'Choose whether you live with the other parent, and who earns more.',
  'place-missing': 'Enter a commune or a postcode, or choose a canton to use its capital.',
  'place-ambiguous': 'Several communes match. Choose one of them.',
  'place-without-figures': 'We have no figures for this commune.',
}

const valuedErrorWords: Phrases<ValuedErrors> = {
  'ages-for-children': ({ count }) => `Enter ${count} ages, one for each child.`,
  'parameter-unknown': ({ known }) => `There is no parameter with this name. Parameters: ${known.join(', ')}.`,
  'year-not-published': ({ year }) =>
    `Official figures for ${year} have not been published yet. Available: ${publishedYears.join(' and ')}.`,
  'year-not-compared': ({ year }) => `Official figures for ${year} have not been published yet.`,
  'tariffs-not-published': ({ year }) =>
    `Rates for tax at source are not available for ${year}. Available: 2026.${
      year < 2026
        ? ` We leave ${year} out because the deadline for correcting it was 31 March ${year + 1}. Since then the tax deducted is final, unless you must file a tax return for ${year} or can still object to a decision, within 30 days of receiving it.`
        : ''
    }`,
  'deductions-not-published': ({ year }) =>
    `The deductions from a gross salary have not been published for ${year}. Enter the taxable income instead.`,
  'limit-not-published': ({ year }) => `The pillar 3a limit for ${year} has not been published yet.`,
  'commune-unknown': ({ bfsId, year }) => `There is no commune with the number ${bfsId} in ${year}.`,
  'place-unmatched': ({ requested }) => `No commune or postcode matches “${requested}”.`,
  'place-to-write-out': ({ names }) => `Several communes match: ${names.join(', ')}. Enter one of them in full.`,
  'tariff-without-table': ({ why }) => say(noTableWords, why),
  contradiction: ({ why }) => say(contradictionWords, why),
}

const compulsoryReasons: Readonly<Record<CompulsoryReason, string>> = {
  salary: `your gross salary reaches CHF ${francs(ordinaryAssessmentFrom)} a year`,
  'other-income': 'your other income reaches the canton’s threshold',
  wealth: 'your taxable wealth reaches the canton’s threshold',
  'swiss-withholding-tax': 'you reclaim Swiss withholding tax (35%), which requires a tax return in this canton',
}

const returnDeductionWords: Readonly<Record<ReturnDeduction['deduction'], string>> = {
  commuting: 'Commuting',
  meals: 'Meals',
  'weekly-stay': 'Room near work',
  expatriate: 'Expatriate costs',
  professional: 'Other professional costs',
  'side-job': 'Side job',
  training: 'Training',
  'private-interest': 'Debt interest',
  insurance: 'Insurance premiums',
  'child-care': 'Childcare',
  parties: 'Gifts to political parties',
  'asset-management': 'Asset management',
  medical: 'Medical costs',
  donations: 'Donations',
  'pillar-3a': 'Pillar 3a',
  'buy-in': 'Pension fund buy-in',
  alimony: 'Maintenance (alimony)',
  further: 'Further deductions',
}

function compulsoryInWords(reasons: readonly CompulsoryReason[]): string {
  return `You must file a tax return because ${reasons.map((reason) => compulsoryReasons[reason]).join(' and ')}.`
}

const adviceWords: Readonly<Record<FilingAdvice, (difference: string) => string>> = {
  'must-file': () => 'You must file a tax return',
  'ask-canton': () => 'Ask your canton: you may have to file',
  file: (difference) => `Filing is worth it: you would get about ${difference} back`,
  'do-not-file': (difference) => `Do not file: it would cost about ${difference} more`,
  'term-over': () => 'The deadline has passed: the tax deducted is final',
}

/** Writes an ISO day in words. @example dayOf('2027-03-31') // '31 March 2027' */
function dayOf(day: string): string {
  return `${Number(day.slice(8))} ${calendarDay(day, 'month')}`
}

const filingWarningWords: Phrases<FilingWarningValues> = {
  'ask-for-form': ({ until }) =>
    `If you have not received a tax return form, ask the canton for one by ${dayOf(until)} (DBG Art. 89 para. 4). If you do not, you risk a fine for tax evasion.`,
  'ask-for-form-at-once': ({ until }) =>
    `The deadline for requesting the form was ${dayOf(until)} (DBG Art. 89 para. 4). The tax return is still due: if you have not received a form, ask the canton for one now. If you do not file, you risk a fine for tax evasion.`,
  'stays-compulsory':
    'You will have to file in later years as well, even if your salary, other income and wealth fall below the thresholds again.',
  'spouses-not-added':
    'Spouses who live together are assessed jointly. Their salaries are not added together: you must file if either of them reaches the threshold.',
  credited: 'The tax already deducted is credited, without interest.',
  'request-until': ({ until }) =>
    `The request must reach the tax office by ${dayOf(until)}; this deadline cannot be extended (DBG Art. 89a).`,
  'request-was-until': ({ until }) =>
    `The deadline for a request was ${dayOf(until)} and cannot be extended (DBG Art. 89a), so the tax deducted is final, whatever a tax return would have shown.`,
  'before-leaving':
    'If you leave Switzerland, make the request before you deregister. After that, the tax deducted is final (DBG Art. 89a para. 3).',
  binding:
    'Your request also applies to later years: you must then file a tax return every year until you are no longer taxed at source.',
  'not-withdrawn': 'You cannot withdraw a request, even if it turns out to cost you more.',
  'quasi-resident':
    'People who live abroad do not have to file a tax return for a salary taxed at source, however high it is. The request applies to one year only, so it must be made again each year (DBG Art. 99a). Property or a business in Switzerland must be declared in any case.',
  'compulsory-from': ({ otherIncome, wealth, isAbove }) => {
    const reaching = (amount: number) => (isAbove ? `above CHF ${francs(amount)}` : `of CHF ${francs(amount)} or more`)
    const income =
      isAbove && otherIncome === 0
        ? 'If you have any other income'
        : `If you have other income ${reaching(otherIncome)} a year`
    const couples = wealth.married === wealth.single ? '' : ` (CHF ${francs(wealth.married)} for couples)`
    const worth =
      isAbove && wealth.single === 0 ? 'any taxable wealth' : `taxable wealth ${reaching(wealth.single)}${couples}`
    return `${income}, or ${worth}, you must file a tax return in this canton. Taxable wealth is your assets minus debts and the canton’s allowance.`
  },
  'lines-likely':
    'These thresholds are probably right but not certain, because our source is neither the law nor the tax office itself. If you are close to them, ask the tax office.',
  'swiss-withholding-tax-claimed':
    'In this canton you must also file a tax return to reclaim Swiss withholding tax (35%).',
  'property-abroad':
    'You must also declare property abroad, although it is not taxed here. Ask the tax office whether owning it is enough to make a tax return compulsory in your canton.',
  'property-in-canton': 'In this canton you must also file a tax return if you own property there.',
  'lines-unknown':
    'You may have to file a tax return if you have other income or wealth. We do not have this canton’s thresholds: ask its tax office.',
}

const uncheckedRules: Readonly<Record<UncheckedRule, (year: number) => string>> = {
  'multiplier-of-next-year': (year) =>
    `we use the cantonal multiplier of ${year + 1}, which has not been checked against the FTA’s calculator.`,
  'tax-reduction': () =>
    'cantonal tax is reduced by 4% (3.5% since 2024, a further 0.5% since 2025). This has not been checked against the FTA’s calculator.',
  'index-of-next-year': (year) =>
    `we use the indexation and limits of ${year + 1}, which have not been checked against the FTA’s calculator.`,
}

const grossNotes: Readonly<Record<GrossNote, (year: number) => string>> = {
  'relief-left-out': (year) =>
    `The relief for modest incomes in ${year} is not in the official figures, so we leave it out.`,
  'no-official-result': (year) =>
    `Deductions for ${year} follow the official data, but no official result for a gross salary in ${year} confirms them.`,
}

const openLimits: Readonly<Record<OpenLimit, string>> = {
  'canton-limit-unknown': 'One of the canton’s limits is not in the official figures, so we use the federal one.',
  'meals-canteen-unknown': 'Tell us whether your employer subsidises meals: if so, the deduction is halved.',
  'expatriate-conditions':
    'The tax office decides whether the Expatriates Ordinance applies and which rent is reasonable.',
  'room-by-local-custom':
    'For a room near work, only the usual local rent is deductible, and there is no official figure for it.',
  'care-per-child-unknown': 'The deduction for childcare costs is limited per child.',
  'care-without-child':
    'Childcare costs are deductible only for children under 14 who live with you: enter their ages.',
  'care-until-birthday': 'Childcare costs are deductible only until the child’s 14th birthday.',
  'income-unknown': 'The limit depends on an income figure that we do not have.',
  'pillar-3a-above-limit':
    'We deduct pillar 3a contributions up to the ordinary limit; special conditions apply to contributions that make up for earlier years.',
  'buy-in-not-confirmed':
    'A buy-in is deductible up to the gap that your pension fund confirms. If you withdraw a lump sum within three years, you lose the deduction.',
  'interest-yield-unknown':
    'Interest above CHF 50,000 is deductible only up to the income from your wealth, and we do not have that figure.',
  'further-deductions': 'We do not apply a limit to further deductions.',
}

function uncheckedBecause(sentences: readonly string[]): string {
  return ['Not checked against the FTA’s calculator.', ...sentences].join(' ')
}

function unchecked(what: string): string {
  return `Not checked against the FTA’s calculator: ${what}`
}

const flagWords: Phrases<FlagValues> = {
  'not-checked.rule': ({ canton, year, rule }) => `${canton} ${year}: ${uncheckedRules[rule](year)}`,
  'not-checked.deductions': ({ year, notes }) => uncheckedBecause(notes.map((note) => grossNotes[note](year))),
  'not-checked.wealth-surcharge': ({ above }) =>
    `We calculate the wealth surcharge above CHF ${francs(above)} according to the law, but no official result confirms it.`,
  'not-checked.quotient': ({ canton, above }) =>
    `For families with children and a taxable income above CHF ${francs(above)} in ${canton}, we follow the law. The result has not been checked against the FTA’s calculator.`,
  'not-checked.church':
    'Church tax: we compared only Protestant results with the FTA’s calculator. This church follows the same rule at its own rate.',
  'not-checked.capital-church':
    'Church tax on lump-sum withdrawals is based on the basic tax; only a few official results confirm it.',
  'not-checked.pension': ({ canton, age }) =>
    `${canton} converts the capital into a pension according to age and sex. The conversion has been published for age ${age} only, so we use that one.`,
  'not-checked.two-earners': unchecked('couples with two earners (deductions based on the law and official data).'),
  'not-checked.age': ({ age, proven }) =>
    unchecked(`pension contributions at age ${age} (based on the law; official results exist for age ${proven}).`),
  'not-checked.child-ages': ({ from, to }) =>
    unchecked(`children younger than ${from} or older than ${to} (amounts by age from official data).`),
  'not-checked.many-children': unchecked('more than three children.'),
  'not-checked.rate-income': unchecked(
    'the rate for the whole income, applied to the part taxable here (DBG Art. 7; the rounding of the rate is not published).',
  ),
  'not-checked.home-interest': unchecked(
    'Swiss interest above your Swiss income from property and investments (we deduct it from your other Swiss income).',
  ),
  'not-checked.other-canton-loss': unchecked(
    'costs above the rent of property in another canton (we deduct them in your canton).',
  ),
  'not-checked.abroad-and-other-canton': unchecked(
    'property abroad together with property in another canton (we take out the part abroad first).',
  ),
  'not-checked.non-resident-deductions': ({ canton }) =>
    unchecked(
      `deductions that ${canton} grants to people who live abroad. We deduct none, except costs and debt interest; the tax may therefore be lower.`,
    ),
  'not-checked.world-income':
    'Not checked: the rate. It depends on your income worldwide, which you left empty. Without it, we use the rate of your Swiss income; the tax office uses a higher one or an estimate.',
  'not-checked.child-credit': unchecked(
    'the amount per child that is subtracted from federal tax. We subtract it in full; for people taxed on a part of their income it may be cut.',
  ),
  'not-checked.leaver': unchecked(
    'your departure during the year. Tax on your income before it is not included. The wealth tax follows one court decision on Zurich law.',
  ),
  'not-checked.repartition': ({ year }) =>
    unchecked(
      `the factors that make property values of cantons comparable (repartition values), which we have from ${year}. The cantons may have changed them since.`,
    ),
  'not-checked.business-loss': unchecked(
    'a business loss abroad above your Swiss business profit. The law only mentions deducting it from Swiss profits.',
  ),
  'not-checked.part-year-rate': unchecked(
    'the rate for a full year’s income, applied to the income of the period (DBG Art. 40 para. 3). The rounding of the rate is not published, so the assessment may differ by CHF 1 or 2.',
  ),
  'not-checked.part-year-child-credit': ({ byDays, byIncome }) =>
    unchecked(
      `no law says how the federal child credit is cut for part of a year. By days, as used here, direct federal tax is CHF ${francs(byDays)}; in proportion to the incomes, it would be CHF ${francs(byIncome)}.`,
    ),
  'not-checked.part-year-amounts': ({ canton }) =>
    unchecked(
      `${canton} has fixed amounts in its tax, such as a personal tax or a reduction for families. We do not know how it cuts them for part of a year.`,
    ),
  'not-checked.part-year-relief': ({ canton }) =>
    unchecked(
      `${canton} grants a deduction that depends on your income. We determine it from the full year’s income and reduce it by days.`,
    ),
  'not-checked.part-year-gross': unchecked(
    'social contributions for part of a year, which we derive from those on a full year’s salary. The net salary on the salary certificate is more precise.',
  ),
  'not-checked.part-year-days': ({ days }) =>
    unchecked(
      `a date lies within a month. We count ${days} days, with 30 days a month; official examples use whole months only.`,
    ),
  'not-checked.limits': ({ open }) => uncheckedBecause(open.map((limit) => openLimits[limit])),
  'not-checked.other-income': unchecked('other income (added to the net salary, as the law requires).'),
  'not-checked.salaries-below': (limit) => unchecked(`salaries below CHF ${francs(limit.francs)}.`),
  'not-checked.salaries-above': (limit) => unchecked(`salaries above CHF ${francs(limit.francs)}.`),
  'not-checked.lone-parents': unchecked('lone parents with high incomes.'),
  'not-checked.families-below': (limit) => unchecked(`families in ${limit.canton} below CHF ${francs(limit.francs)}.`),
  'not-checked.income-for-relief': ({ canton }) =>
    unchecked(
      `${canton} grants a deduction that depends on your income. Pillar 3a contributions, medical costs or donations may change it.`,
    ),
  'not-checked.wealth-left-out': ({ canton }) =>
    unchecked(`${canton} takes wealth into account in its relief for modest incomes, which we leave out here.`),
  'commune-index.income': ({ canton, commune }) =>
    `${canton}: each commune adjusts the tax rates for inflation itself. For ${commune} we use the index of Sion, so the communal tax is an estimate.`,
  'commune-index.ranking': ({ canton }) =>
    `${canton}: each commune adjusts the tax rates for inflation itself, and the official figures do not reflect this. The ranking uses the index of Sion for all communes, so it is an estimate.`,
  'commune-index.capital': ({ canton }) =>
    `${canton}: the official figures do not reflect the commune’s own adjustment for inflation, so we use the index of Sion.`,
  'personal-tax': ({ commune }) =>
    `The personal tax shown is that of the cantonal capital. ${commune} may charge a different amount.`,
  'quotient-limit':
    'The law limits the effect of the family quotient at high incomes. We do not apply this limit here, so the actual tax may be higher.',
  'church-not-covered.canton': ({ canton }) =>
    `${canton}: the official figures do not include church tax (it is voluntary, or the canton and communes pay it).`,
  'church-not-covered.commune': ({ commune }) =>
    `The official figures do not include a church tax for this denomination in ${commune}.`,
  'church-head-tax': 'If this church charges a fixed amount per person, it is not included.',
  'child-ages': ({ age }) => `For children whose age you did not enter, we assume an age of ${age}.`,
  'law-2029':
    'The new law starts on 1 January 2029, as announced by the Federal Council. Figures for later years have not been published yet, so both columns use the same tax rates.',
  'estimate.imputed-rent':
    'The imputed rental value is an estimate. If you can, enter the value from your tax assessment (at least 60% of the market rent).',
  'estimate.tax-value':
    'Wealth tax is calculated from the property value. The canton’s official value is usually lower.',
  'second-home-tax':
    'From 2029, cantons may levy a property tax on second homes. We do not know of any yet, so we have not included one.',
  'other-canton': ({ commune, used, requested }) =>
    `${commune} is in the canton of ${cantonLabel(used)}, so we use that canton, not ${cantonLabel(requested)}.`,
  capital: ({ commune }) => `You did not enter a commune, so we use ${commune}, the capital of the canton.`,
  'us-person':
    'US citizens and green card holders: pillar 3a saves Swiss tax only. The tax treaty does not recognise it, so the US may tax contributions and returns each year. At the bank, sign Form W-9, not Form W-8BEN. You must report the account on the FBAR, and larger amounts on Form 8938 as well. Swiss funds in the account are usually PFICs (Form 8621). Many providers do not accept US persons. Ask a US tax adviser before you pay in.',
  'us-person-open':
    'If you are a US citizen or hold a green card, answer the question in the form first: the US does not recognise pillar 3a, and you may lose the saving shown below.',
  'interest-limit': ({ allowed }) =>
    `You can deduct interest on private debts only up to the income from your wealth plus CHF 50,000 (DBG Art. 33 para. 1 a): CHF ${francs(allowed)} here. Income from other assets, which this form does not ask about, would raise the limit.`,
  payout: 'The withdrawal is taxed later, separately from other income: see the tab “Lump-sum pension tax”.',
  age: ({ from, until }) =>
    `From age ${from}, you can pay in only while you are still working, until age ${until} at the latest.`,
  'buy-in':
    'If you paid in less than the limit in 2025 or later, you can catch up within ten years, under certain conditions (BVV 3 Art. 7a).',
  'net-income': 'The 20% limit is based on the income entered here, which we treat as net earned income.',
  'not-checked.telework':
    'Not checked: what happens above the limit for home office. We assume that you lose the status of a commuter and that your country taxes the days at home; the tax offices may see it differently.',
  'not-checked.several-jobs':
    'Not checked: several jobs. A 13th salary, a bonus and a board fee are projected like the salary, and only this job is compared with a tax return. In a return, all jobs are taxed together.',
  'not-checked.board-canton': ({ canton }) =>
    `Not checked: the rate of the canton of ${cantonLabel(canton)} for board members who live abroad. It is added to the 5% federal tax on the fee.`,
  'not-checked.months':
    'Not checked: work for part of the year. We took the same share of the tax of a full year; in cantons that settle the tax by year, it can differ.',
  'commuter.home-tax': ({ home }) => homeTaxLeavesOut[home],
  'commuter.home-scale': ({ year, scaleYear }) =>
    `France has not yet published its scale for income of ${year}. We use the one for ${scaleYear}.`,
  'commuter.euro-rate': ({ year, rateYear }) =>
    `The average euro rate of ${year} is published after the year ends. We use the one of ${rateYear}.`,
  'commuter.spouse-income':
    'Your spouse’s salary is not included in the tax at home. The range runs from your salary taxed as a couple’s only income to the tax of a single person; a high second salary can raise the rate further.',
  'not-checked.home-tax': ({ home }) =>
    `Not checked: the tax in ${homeCountries[home]}. We hold no rule for your case.`,
  'commuter.near-limit':
    'You are close to the limit of 60 nights. German courts have not accepted all rules on how to count them: have your days checked.',
  'commuter.german-days':
    'We assume that Switzerland taxes the days you work here. Germany taxes the other days; days in third countries can be treated differently.',
  'part-year.costs':
    'We deduct the costs you entered in full, without checking the limits of the law (for example CHF 3,300 a year for commuting).',
  'part-year.one-stay':
    'This covers one stay in the year and both spouses together. It leaves out a death, a marriage or a divorce during the year, and property abroad (see the calculator for it).',
  'part-year.debts':
    'Debts are left out when the wealth is split between the cantons, and the wealth tax shown here is on all your wealth.',
  'quasi.result-open':
    'This check does not compare the tax return with the tax at source, and it does not decide cases under letters b and c.',
  'not-checked.exempt-rate':
    'Not checked: no official example shows how the rate is rounded when part of the income is exempt. Expect a difference of a few francs.',
  'not-checked.equity-canton': ({ canton }) =>
    `Not checked: we have not found the flat rate of the canton of ${cantonLabel(canton)} and its communes in an official text. It is added to the federal tax shown here.`,
  'not-checked.rates-of-year': ({ year, paidIn }) =>
    `Not checked: the rates for ${paidIn} are not known to us. We used those of ${year}.`,
  'not-checked.seat-ticino':
    'Not checked: for foundations in Ticino, the official overview and the official tariff disagree, so we show no amount.',
  'not-checked.refund-country':
    'Not checked: we hold only part of the official list of treaties, and your new country is not in it. Ask the foundation or the Federal Tax Administration (leaflet 2-217) whether there is a refund.',
  'departure.tax-abroad': 'Your new country may tax the lump sum as well. That tax is not included.',
  'departure.consent':
    'If you are married, the pension fund pays out only with your spouse’s written consent (FZG Art. 5 para. 2).',
  'departure.us-person':
    'US citizens and green card holders: the US taxes you wherever you live and does not treat a Swiss pension fund or pillar 3a like a US retirement plan. A lump sum can be US income in the year it is paid, and you must report the accounts (FBAR, Form 8938). Ask a US tax adviser before you choose the year and the foundation.',
  'equity.commuter':
    'If you live abroad and still commute to a job in Switzerland, the Swiss part is added to your salary of that month and taxed by your tariff code, not at the flat rate (MBV Art. 13). Members of a board who live abroad have rules of their own (DBG Art. 93). We have not calculated either.',
  'equity.tax-at-source':
    'If you pay tax at source, your employer deducts the tax on the Swiss part from your salary of that month. The amount here is what a tax return gives.',
  'equity.social-security': 'Social security contributions on the benefit are not included.',
  'equity.weekdays':
    'We counted all days from Monday to Friday. Holidays and leave are left in both numbers. If your employer has certified the working days, enter those.',
  'equity.other-country':
    'The other country may tax its own part at another time and by other rules. That tax is not included.',
  'quasi.home-value':
    'If you own the home you live in abroad, its rental value counts as income there. You entered none.',
  'assumption.income': (assumed) =>
    `We assume a taxable income of CHF ${francs(assumed.francs)} without the property. Enter your own amount.`,
  'assumption.interest': 'We assume mortgage interest of 2.5% of the mortgage. Enter your own amount.',
  'assumption.maintenance': 'We assume maintenance costs of 1% of the value. Enter your own amount.',
  'assumption.rent':
    'We use the rent only if the property is rented out. For this type of property, the official figures use the imputed rental value.',
}

const share = (label: string) => (values: { percent: number; of: number }) => ({
  label,
  from: `${values.percent}% of ${chf(values.of)}`,
})

const flatWords: TraceWords<keyof FlatValues> = {
  'flat.taxable-income': ({ income, deductions, couple, perChild }) => ({
    label: 'Taxable income',
    from: `${chf(income)} − ${chf(deductions)} (couples ${couple}, each child ${perChild})`,
  }),
  'flat.federal-tax': share('Federal tax'),
  'flat.canton-tax': share('Cantonal tax'),
  'flat.commune-tax': ({ percent }) => ({ label: 'Communal tax', from: `${percent}% of the cantonal tax` }),
  'flat.total': () => ({ label: 'Total', from: 'federal + cantonal + communal' }),
  'flat.taxable-wealth': ({ wealth, allowance }) => ({
    label: 'Taxable wealth',
    from: `${chf(wealth)} − ${chf(allowance)}`,
  }),
  'flat.wealth-tax': share('Wealth tax'),
  'flat.imputed-rent': share('Imputed rental value'),
  'flat.interest': share('Mortgage interest deduction'),
  'flat.maintenance': share('Maintenance deduction'),
  'flat.net-rent': ({ rent }) => ({ label: 'Net rental income', from: `${chf(rent)} − interest − maintenance` }),
  'flat.property-wealth-tax': share('Wealth tax on property'),
  'flat.total-burden': () => ({ label: 'Total tax burden', from: 'imputed rental value + wealth tax' }),
  'flat.contribution': ({ employment }) => ({ label: 'Maximum contribution', from: `fixed amount: ${employment}` }),
  'flat.tax-saved': ({ percent }) => ({ label: 'Tax saved', from: `${percent}% of the contribution` }),
  'flat.future-value': ({ contribution, years, percent }) => ({
    label: 'Future value',
    from: `${chf(contribution)} a year for ${years} years at ${percent}%`,
  }),
  'flat.retirement': ({ savings }) => ({
    label: 'Total at retirement',
    from: `future value + ${chf(savings)} current savings`,
  }),
}

const churchRules: Readonly<Record<ChurchBasis, string>> = {
  'simple tax': 'the rate is a percentage of the basic tax',
  'canton tax': 'the rate is a percentage of the cantonal tax',
  'income and wealth': 'the rate is a percentage of income and a per-mille rate on wealth',
  'share of income and wealth': 'the rate applies to 1% of the income and 0.3 per mille of the wealth',
}

function rounded({ exact, less }: { exact: boolean; less: number }): string {
  const income = exact ? 'income not rounded' : 'income rounded down to CHF 100'
  return less ? `${income}, less CHF ${less}` : income
}

const ordinaryWords: TraceWords<keyof OrdinaryValues> = {
  'federal.income-tax': ({ base, tax, children, childCredit, leastCollected, isFamily, row, taxable }) => ({
    label: 'Direct federal tax',
    from: `T(${chf(base)}) = ${chf(tax)}${taxable === undefined ? '' : `, / ${chf(base)} × ${chf(taxable)} taxable`}${children > 0 ? ` − ${children} × ${childCredit} child credit` : ''}`,
    row: rowInWords(row),
    rule: `income rounded down to CHF 100; below CHF ${leastCollected} not collected; rounded to the franc`,
    law: `DBG Art. 36 para. ${isFamily ? '2 and 2bis' : '1'}`,
  }),
  'income.at-rate': ({ simple, rateBase, base }) => ({
    label: 'Basic tax on the taxable income',
    from: `${chf(simple)} / ${chf(rateBase)} × ${chf(base)}`,
    rule: 'the rate depends on a higher or lower income than the taxable one',
  }),
  'wealth.at-rate': ({ simple, rateBase, base }) => ({
    label: 'Basic tax on the taxable wealth',
    from: `${chf(simple)} / ${chf(rateBase)} × ${chf(base)}`,
    rule: 'the rate depends on all wealth, including the exempt part',
  }),
  'wealth.by-days': ({ simple, days }) => ({
    label: 'Basic tax for part of the year',
    from: `${chf(simple)} × ${days} / 360 days`,
    rule: 'the wealth itself is not reduced',
  }),
  'income.simple-tax': ({ base, row, rounding }) => ({
    label: 'Basic tax (simple tax) on income',
    from: `T(${chf(base)})`,
    row: rowInWords(row),
    rule: rounded(rounding),
  }),
  'income.split-simple-tax': ({ base, quotient, divisor, tax, row, rounding }) => ({
    label: 'Basic tax (simple tax) on income',
    from: `T(${chf(quotient)}) / ${chf(quotient)} × ${chf(base)} = ${chf(tax)} / ${chf(quotient)} × ${chf(base)}`,
    row: rowInWords(row),
    rule: `${rounded(rounding)}; income divided by ${divisor}`,
  }),
  'income.indexed-simple-tax': ({ base, ratePercent, readAt, index, row, rounding }) => ({
    label: 'Basic tax (simple tax) on income',
    from: `${chf(base)} × average rate ${ratePercent}% read at ${chf(readAt)}`,
    row: rowInWords(row),
    rule: `${rounded(rounding)}; tax rates indexed by ${index}`,
  }),
  'income.simple-tax-less-child-credit': ({ simple, children, credit }) => ({
    label: 'Basic tax after child credit',
    from: `${chf(simple)} − ${children} × ${chf(credit)}`,
    rule: 'the child credit is subtracted from the basic tax, before the multipliers',
  }),
  'canton.income-tax': ({ simple, multiplierPercent, change }) => ({
    label: 'Cantonal tax on income',
    from: `${chf(simple)} × ${multiplierPercent}%`,
    rule: change && `multiplier ${change.printedPercent}% × ${change.factor} + ${change.plus}`,
  }),
  'commune.income-tax': ({ commune, simple, multiplierPercent }) => ({
    label: `Communal tax on income, ${commune}`,
    from: `${chf(simple)} × ${multiplierPercent}%`,
  }),
  'canton.family-reduction': ({ percent, least, most, perChild }) => ({
    label: 'After the family reduction',
    from: `${percent}%, at least ${least}, at most ${chf(most)}; ${perChild} per child`,
  }),
  'commune.family-reduction': ({ percent, least, most }) => ({
    label: 'After the family reduction',
    from: `${percent}%, at least ${least}, at most ${chf(most)}`,
  }),
  'canton.child-credit': ({ children, credit }) => ({
    label: 'Cantonal tax after child credit',
    from: `− ${children} × ${credit}; the communal tax is not reduced`,
  }),
  'canton.limit': ({ percent, base }) => ({
    label: 'Cantonal and communal tax, limited',
    from: `at most ${percent}% of ${chf(base)}`,
  }),
  'wealth.simple-tax': ({ base, row }) => ({
    label: 'Basic tax (simple tax) on wealth',
    from: `T(${chf(base)})`,
    row: rowInWords(row),
    rule: 'wealth rounded down to CHF 1,000',
  }),
  'wealth.canton-tax': ({ simple, multiplierPercent, surcharge }) => ({
    label: 'Cantonal tax on wealth',
    from: `${chf(simple)} × ${multiplierPercent}%${surcharge > 0 ? ` + surcharge ${chf(surcharge)}` : ''}`,
  }),
  'wealth.commune-tax': ({ commune, simple, multiplierPercent }) => ({
    label: `Communal tax on wealth, ${commune}`,
    from: `${chf(simple)} × ${multiplierPercent}%`,
  }),
  'personal.tax': () => ({ label: 'Personal tax', from: 'fixed per household' }),
  'church.income-tax': ({ rate, commune, basis }) => ({
    label: 'Church tax on income',
    from: `rate ${rate} in ${commune}`,
    rule: churchRules[basis],
  }),
  'church.wealth-tax': ({ rate, basis }) => ({
    label: 'Church tax on wealth',
    from: `rate ${rate}`,
    rule: churchRules[basis],
  }),
  total: ({ of }) => ({
    label: 'Total',
    from: of === 'all parts' ? 'sum of the parts above, each in whole francs' : 'sum of the parts above',
  }),
}

function originInWords({ source, stateDate }: FiguresOrigin): string {
  return `${source}, as of ${stateDate}`
}

const pillar3aWords: TraceWords<keyof Pillar3aValues> = {
  'pillar-3a.limit': (basis) => ({
    label: 'Maximum contribution',
    from: basis.pensionFund
      ? `with a pension fund: CHF ${chf(basis.most)}`
      : `without a pension fund: ${basis.percent}% of net earned income, at most CHF ${chf(basis.most)}`,
  }),
  'pillar-3a.tax-without': ({ taxableIncome }) => ({
    label: 'Tax without a contribution',
    from: `taxable income ${chf(taxableIncome)}`,
  }),
  'pillar-3a.tax-with': ({ taxableIncome, contribution, reduced }) => ({
    label: 'Tax with the maximum contribution',
    from: `taxable income ${chf(taxableIncome)} − ${chf(contribution)} = ${chf(reduced)}`,
  }),
  'pillar-3a.purchase': ({ gapYear, gap }) => ({
    label: `Later contribution for ${gapYear}`,
    from: `missed in ${gapYear}: ${chf(gap)}; at most the limit of people with a pension fund`,
  }),
  'pillar-3a.saved': () => ({ label: 'Tax saved', from: 'the difference between the two' }),
  'pillar-3a.total': ({ savings, contribution, years, interestPercent }) => ({
    label: 'Total at retirement',
    from: `${chf(savings)} today and ${chf(contribution)} at the end of each of ${years} years, ${interestPercent}% a year on all of it`,
  }),
}

const equityKinds: Readonly<Record<EquityKind, string>> = {
  rsu: 'RSUs when they vest',
  options: 'options when you exercise them',
  phantom: 'phantom shares when they are paid out',
  'free-shares': 'shares when you receive them',
  'blocked-shares': 'blocked shares when you receive them',
  'listed-options': 'listed options when you receive them',
}

const equityWords: TraceWords<keyof EquityValues> = {
  'equity.benefit': ({ kind, units, value, price, reducedPercent, on }) => ({
    label: on ? `Taxable benefit, vested on ${formatLongDate(on)}` : 'Taxable benefit',
    from: `${equityKinds[kind]}: ${units} × (${chf(value)}${reducedPercent < 100 ? ` × ${reducedPercent}%` : ''} − ${chf(price)})`,
    rule: reducedPercent < 100 ? '6% off for each year of the block, compounded, for ten years at most' : undefined,
  }),
  'equity.share': ({ swiss, all, isCounted }) => ({
    label: 'Share earned in Switzerland, in percent',
    from: `${swiss} of ${all} ${isCounted ? 'working days you entered' : 'weekdays from the grant until vesting'}`,
  }),
  'equity.swiss-part': ({ swiss, all, benefit }) => ({
    label: 'Part taxed in Switzerland',
    from: `${chf(benefit)} × ${swiss} / ${all}`,
  }),
  'equity.foreign-part': () => ({ label: 'Part earned abroad', from: 'exempt in Switzerland; only raises the rate' }),
  'equity.sum': ({ vestings, year, benefit }) => ({
    label: `Part taxed in Switzerland in ${year}`,
    from: `${vestings} vestings together, with a benefit of ${chf(benefit)}`,
  }),
  'equity.tax-without': ({ taxableIncome }) => ({
    label: 'Income tax without the benefit',
    from: `taxable income ${chf(taxableIncome)}`,
  }),
  'equity.tax-with': ({ taxableIncome, forRate }) => ({
    label: 'Income tax with the benefit',
    from: `taxable income ${chf(taxableIncome)} at the rate for ${chf(forRate)}`,
  }),
  'equity.tax': ({ byRate }) => ({
    label: 'Tax on the benefit',
    from:
      byRate > 0 ? `the difference; ${chf(byRate)} of it because the exempt part raises the rate` : 'the difference',
  }),
  'equity.flat-federal': ({ percent }) => ({
    label: 'Federal tax at source',
    from: `${percent}% of the Swiss part; the Swiss employer owes it`,
  }),
  'equity.flat-canton': ({ canton, percent, source }) => ({
    label: `Tax at source of the canton of ${cantonLabel(canton)} and its communes`,
    from: `${percent}% of the Swiss part; ${source}`,
  }),
}

const pillarNames: Readonly<Record<Pillar, string>> = { pillar2: 'pillar 2', pillar3a: 'pillar 3a' }

function atSourceInWords(basis: AtSourceBasis): string {
  switch (basis.by) {
    case 'exempt':
      return `amounts below ${chf(basis.below)} are exempt`
    case 'flat':
      return `${basis.percent}% of the whole amount${basis.withFederal ? ', federal tax included' : ''}`
    case 'slices':
      return `a rate for each slice${basis.deducted > 0 ? `, after ${chf(basis.deducted)} for couples` : ''}`
    case 'table':
      return `official table: ${basis.percent}% of the whole amount, federal tax included`
  }
}

const departureWords: TraceWords<keyof DepartureValues> = {
  'departure.federal': ({ pillar, amount }) => ({
    label: `Federal tax at source, ${pillarNames[pillar]}`,
    from: `${chf(amount)}, a rate for each slice`,
  }),
  'departure.canton': ({ pillar, amount, seat, basis }) => ({
    label: `Tax at source of the canton of ${cantonLabel(seat)}, ${pillarNames[pillar]}`,
    from: `${chf(amount)}: ${atSourceInWords(basis)}`,
  }),
  'departure.total': ({ pillars }) => ({
    label: 'Tax withheld',
    from: pillars > 1 ? 'each foundation withholds on its own payment' : 'federal and cantonal tax',
  }),
  'departure.remains': () => ({ label: 'Tax that stays in Switzerland', from: 'tax withheld less the refund' }),
  'departure.refund': ({ pillar, lastDay }) => ({
    label: `Refund by treaty, ${pillarNames[pillar]}`,
    from: lastDay ? `if you ask for it by ${formatLongDate(lastDay)}` : 'if you ask for it within three years',
  }),
}

const homeCountries = { DE: 'Germany', FR: 'France', IT: 'Italy', AT: 'Austria', LI: 'Liechtenstein' } as const

const homeTaxLeavesOut = {
  DE: 'The German tax is a range. At most: only the lump sums are deducted. At least: all Swiss contributions, with a pension fund at the legal minimum, are deducted too. Not included, although it can move the tax out of this range: other income, health insurance, commuting costs, child allowances and child benefit.',
  FR: 'The French tax is a range. At most: AHV, ALV and accident insurance are deducted. At least: also a pension fund at the legal minimum, and all children count. The 10% for costs is deducted. Not included, although it can move the tax out of this range: other income, actual costs, tax credits, the surcharge on high incomes and French health insurance.',
  IT: 'The Italian tax is a range. At most: the highest regional and communal surcharges, with AHV, ALV and accident insurance deducted. At least: the lowest surcharges, and a pension fund at the legal minimum is deducted too. EUR 10,000 are free of tax, but outside the 20 km zone only in the lowest amount. Not included, although it can move the tax out of this range: other income, credits for a spouse or costs, and bonuses for employees. It is not settled whether the EUR 10,000 free of tax also cuts the Swiss tax that Italy credits: the range covers both.',
  AT: 'The Austrian tax is a range. At most: everything by the scale, without a pension fund. At least: a pension fund at the legal minimum is deducted, the 13th salary is taxed at the fixed rates, and the family credit applies for each child. Not included, although it can move the tax out of this range: other income, the commuter allowance and other costs.',
  LI: 'The tax in Liechtenstein is a range. At most: a communal surcharge of 250%. At least: 150%, and a pension fund at the legal minimum is deducted. Not included, although it can move the tax out of this range: other income, tax on wealth, further deductions and any later adjustment of the scale to inflation.',
} as const

/** How the country of residence treats the Swiss tax, by the kind of relief. */
const reliefWords: Readonly<Record<Relief, string>> = {
  'full-credit': 'the whole Swiss tax',
  credit: 'Swiss tax, up to the tax at home on the days worked in Switzerland',
  'own-tax-credit': 'credit equal to the French tax on the salary taxed in Switzerland',
  exempt: 'nothing to credit: the days taxed in Switzerland are exempt and only raise the rate',
  'home-only': 'nothing to credit: Switzerland does not tax the salary',
  'swiss-only': 'not taxed at home',
  unknown: 'not checked',
}

const boundWords = { least: 'at least', most: 'at most', only: '' } as const

const homeTaxWords: TraceWords<keyof HomeTaxValues> = {
  'home-tax.euro': ({ chf: rate, year }) => ({
    label: 'Gross salary in euros',
    from: `EUR 1 = CHF ${rate.toFixed(4)}, average rate of ${year} of the Federal Tax Administration`,
  }),
  'home-tax.scale': ({ home, bound }) => ({
    label: `Tax in ${homeCountries[home]}${bound === 'only' ? '' : `, ${boundWords[bound]}`}`,
    from: 'before any credit for Swiss tax',
  }),
  'home-tax.credit': ({ relief, bound }) => ({
    label: bound === 'only' ? 'Credited for Swiss tax' : `Credited for Swiss tax, ${boundWords[bound]}`,
    from: reliefWords[relief],
  }),
  'home-tax.remains': ({ home, bound }) => ({
    label: `Left to pay in ${homeCountries[home]}${bound === 'only' ? '' : `, ${boundWords[bound]}`}`,
    from: 'tax there less the credit',
  }),
}

const commuterWords: TraceWords<keyof CommuterValues> = {
  'commuter.gross': ({ months }) => ({
    label: 'Gross salary of the year',
    from: months === 12 ? 'with any 13th salary and bonus' : `${months} of 12 months, with any 13th salary and bonus`,
  }),
  'commuter.code': ({ tariff }) => ({ label: 'Average rate of the tariff, in percent', from: `code ${tariff}` }),
  'commuter.tax': () => ({ label: 'Tax by the tariff', from: 'on the whole salary' }),
  'commuter.cap': () => ({
    label: 'Limit for Germany',
    from: '4.5% of the gross salary, with certificate of residence',
  }),
  'commuter.left-abroad': () => ({ label: 'Swiss tax on the salary', from: 'left to the country where you live' }),
  'commuter.nights': ({ limit }) => ({ label: 'Nights away for work', from: `the limit is ${limit} a year` }),
  'commuter.telework': ({ limit }) => ({
    label: 'Home office as a share of the working days, in percent',
    from: `the limit is ${limit}%`,
  }),
  'commuter.swiss-days': ({ swissDays, workDays }) => ({
    label: 'Tax on the days worked in Switzerland',
    from: `${swissDays} of ${workDays} days, at the rate of the whole salary`,
  }),
}

const partYearWords: TraceWords<keyof PartYearValues> = {
  'part-year.days': ({ from, to }) => ({
    label: 'Days of liability',
    from: `${formatLongDate(from)} to ${formatLongDate(to)}, with 30 days a month`,
  }),
  'part-year.gross': ({ days, earner }) => ({
    label: `Your ${earner === 'you' ? '' : 'spouse’s '}gross salary projected to a full year`,
    from: `regular salary × 360 / ${days}, plus one-off pay`,
  }),
}

const quasiWords: TraceWords<keyof QuasiValues> = {
  'quasi.swiss': () => ({ label: 'Gross income taxable in Switzerland', from: 'yours and your spouse’s' }),
  'quasi.elsewhere': () => ({ label: 'Your gross income elsewhere', from: 'with the rental value of a home abroad' }),
  'quasi.partner': () => ({ label: 'Your spouse’s gross income elsewhere', from: 'before deductions' }),
  'quasi.world': () => ({ label: 'Worldwide gross income', from: 'the sum' }),
  'quasi.share': ({ swiss, worldGross }) => ({
    label: 'Share taxable in Switzerland, in percent',
    from: `${chf(swiss)} of ${chf(worldGross)}; at least 90 is needed`,
  }),
}

const newLaw = 'law of 20 December 2024 on the taxation of home ownership'

const rentFrom = {
  estimate: '70% of an assumed market rent of 3.5% of the value',
  assessment: 'value from the tax assessment',
  'not taxed': 'no longer taxed',
} satisfies Record<PropertyValues['property.imputed-rent']['by'], string>

const interestFrom = {
  'in full': 'in full',
  'yield and 50,000': 'up to the income from the property plus CHF 50,000',
  'share of let property': 'in proportion to rented-out property as a share of all assets',
  'first home': 'first home you own; the limit falls by a tenth each year',
  'not deducted': 'no longer deducted',
} satisfies Record<PropertyValues['property.interest']['by'], string>

const maintenanceFrom = {
  'in full': 'in full',
  'against rent': 'in full from the rent',
  'not deducted': 'no longer deducted',
} satisfies Record<PropertyValues['property.maintenance']['by'], string>

const propertyWords: TraceWords<keyof PropertyValues> = {
  'property.rent': ({ law }) => ({
    label: 'Rent',
    from: 'rent for the year',
    law: law === 'until-2028' ? 'DBG Art. 21 para. 1 a' : newLaw,
  }),
  'property.imputed-rent': ({ law, by }) => ({
    label: 'Imputed rental value',
    from: rentFrom[by],
    law: law === 'until-2028' ? 'DBG Art. 21 para. 1 b' : newLaw,
  }),
  'property.interest': ({ law, by }) => ({
    label: 'Mortgage interest',
    from: interestFrom[by],
    law: law === 'until-2028' ? 'DBG Art. 33 para. 1 a' : newLaw,
  }),
  'property.maintenance': ({ law, by }) => ({
    label: 'Property maintenance',
    from: maintenanceFrom[by],
    law: law === 'until-2028' ? 'DBG Art. 32 para. 2' : newLaw,
  }),
  'property.wealth-tax-change': ({ taxableWealthChange, withProperty, without }) => ({
    label: 'Change in wealth tax',
    from: `taxable wealth ${formatDifference(taxableWealthChange)}: ${chf(withProperty)} − ${chf(without)}`,
  }),
  'property.tax-change': ({ withProperty, without }) => ({
    label: 'Change in total tax',
    from: `with the property ${chf(withProperty)} − without ${chf(without)}`,
  }),
}

const salaryWords: TraceWords<keyof SalaryValues> = {
  'salary.net': ({ gross, ahvPercent, ahv, alvPercent, alv, accidentPercent, accident, pensionFund, ceiling }) => ({
    label: 'Net salary',
    from: `${chf(gross)} − AHV ${ahvPercent}% ${chf(ahv)} − ALV ${alvPercent}% ${chf(alv)} − accident ${accidentPercent}% ${chf(accident)} − pension fund ${chf(pensionFund)}`,
    rule: `ALV and accident insurance up to ${chf(ceiling)}; each contribution rounded to the franc`,
    law: 'AHVG, AVIG, UVG, BVG (assumptions of the FTA’s calculator)',
  }),
  'salary.net-given': () => ({ label: 'Net salary', from: 'salary certificate, box 11', law: 'DBG Art. 17' }),
  'salary.other-income': () => ({ label: 'Other income', from: 'the amount you entered', law: 'DBG Art. 16' }),
  'salary.income-abroad': ({ income, costs }) => ({
    label: 'Income abroad',
    from: `${chf(income)} − ${chf(costs)} costs; it only sets the rate and is taken out below`,
    law: 'DBG Art. 6 para. 1 and 7 para. 1',
  }),
  'salary.income-for-rate': () => ({
    label: 'Income that determines the rate',
    from: 'net salary, other income and income abroad, minus the deductions above; at least 0',
    law: 'DBG Art. 7 para. 1',
  }),
  'salary.of-period': ({ days }) => ({
    label: 'Income during your stay',
    from: `net salary and other income of ${days} days; the lines above are projected to 360 days and only determine the rate`,
  }),
  'salary.rate-of-year': ({ days }) => ({
    label: 'Income that determines the rate',
    from: `regular income × 360 / ${days} days and one-off income as it is, minus the deductions of a full year; at least 0`,
  }),
  'salary.less-abroad': ({ foreignNet, interestAbroad, general }) => ({
    label: foreignNet > 0 ? 'Income abroad, exempt' : 'Loss abroad (lowers the rate only)',
    from: `${chf(foreignNet)} net abroad after interest of ${chf(interestAbroad)}${general > 0 ? `; general deductions of ${chf(general)} are allocated to it` : ''}`,
    rule: 'interest in proportion to gross assets abroad',
    law: 'DBG Art. 6 para. 1 and 3',
  }),
  'salary.less-other-canton': ({ net, interest, general }) => ({
    label: 'Income taxed by the other canton',
    from: `${chf(net)} net there after interest of ${chf(interest)}${general > 0 ? `; ${chf(general)} of the general deductions are allocated to it` : ''}`,
    rule: 'interest in proportion to gross assets; interest that one canton’s income does not cover moves to the others',
    law: 'StHG Art. 4 para. 1; BV Art. 127 para. 3',
  }),
  'salary.taxable-income': () => ({
    label: 'Taxable income',
    from: 'net salary and other income minus the deductions above; at least 0',
  }),
}

const withholdingWords: TraceWords<keyof WithholdingValues> = {
  'withholding.month': ({ tariff, income, ratePercent, least, rowFrom, readAt }) => ({
    label: `Tax at source, tariff code ${tariff}`,
    from: `${income.toFixed(2)} × ${ratePercent}%${least === undefined ? '' : `, raised to the minimum of ${least.toFixed(2)}`}`,
    row: `row from ${rowFrom}: ${ratePercent}%${readAt === undefined ? '' : `, read at ${readAt.toFixed(2)}`}`,
    rule: 'rounded to 5 centimes',
    law: 'DBG Art. 85 and 86; QStV',
  }),
  'withholding.monthly-year': ({ month, november, december }) => ({
    label: 'Tax deducted during the year',
    from: `${november === undefined ? 11 : 10} × ${month.toFixed(2)}${
      november === undefined ? '' : ` + ${november.toFixed(2)} in the month of the board fee`
    } + ${december.toFixed(2)} in December`,
    rule: 'monthly model: each month is calculated separately',
  }),
  'withholding.board-fee': ({ fee, percent }) => ({
    label: 'Federal tax at source on the board fee',
    from: `${fee.toFixed(2)} × ${percent}%`,
    rule: 'taxed separately; does not raise the rate of the salary',
    law: 'DBG Art. 93 para. 3',
  }),
  'withholding.annual-year': ({ income, ratePercent }) => ({
    label: 'Tax deducted during the year',
    from: `${income.toFixed(2)} × ${ratePercent}%, read at a twelfth of the year’s income`,
    rule: 'annual model: based on your income for the year',
  }),
  'abroad.income': ({ before, interest, general, generalOfAll, foreignNet, forRate }) => ({
    label: 'Taxable income without the property abroad',
    from: `${chf(before)} at home − ${chf(interest)} interest − ${chf(general)} of ${chf(generalOfAll)} general deductions; ${chf(foreignNet)} net abroad, rate based on ${chf(forRate)}`,
    rule: 'interest allocated by location of the assets, general deductions by net income',
    law: 'DBG Art. 6 and 7',
  }),
  'abroad.wealth': ({ home, allowance, forRate }) => ({
    label: 'Taxable wealth without the property abroad',
    from: `${chf(home)} at home − ${chf(allowance)} of the allowance; rate based on ${chf(forRate)}`,
    rule: 'debts allocated by location of the assets',
    law: 'StHG Art. 4 and 13',
  }),
  'filing.difference': ({ withheld, ordinary }) => ({
    label: 'Difference',
    from: `${chf(withheld)} − ${chf(ordinary)}`,
  }),
}

const ownerWords: TraceWords<keyof OwnerValues> = {
  'owner.net-rent': ({ rent, costs }) => ({
    label: 'Net income from the property',
    from: `${chf(rent)} rent or imputed rental value − ${chf(costs)} costs`,
    law: 'DBG Art. 4 para. 1 c, 21 and 32',
  }),
  'owner.interest': ({ interest, assetsSwitzerland, assetsWorldwide }) => ({
    label: 'Swiss part of your debt interest',
    from: `${chf(interest)} × ${chf(assetsSwitzerland)} / ${chf(assetsWorldwide)}`,
    rule: 'in proportion to gross assets, whichever property the loan is secured on',
    law: 'DBG Art. 6 para. 2; BGE 62 I 91',
  }),
  'owner.social': ({ forRate }) => ({
    label: 'Swiss part of the deductions for couples and children',
    from: `in proportion to income; worldwide income after deductions ${chf(forRate)}`,
    law: 'DBG Art. 35 para. 3',
  }),
  'owner.taxable-income': ({ forRate, days, full }) => ({
    label: 'Taxable income',
    from: `${days < 360 ? `${chf(full)} × ${days} / 360; ` : ''}taxed at the rate for ${chf(forRate)}; at least 0`,
    rule: 'the rate of worldwide income, at least that of the Swiss income',
    law: 'DBG Art. 6 para. 2 and 7 para. 2',
  }),
  'owner.wealth': ({ days, value, debts, forRate }) => ({
    label: days < 360 ? `Taxable wealth for ${days} of 360 days after you left` : 'Taxable wealth',
    from: `${chf(value)} − the Swiss part of debts of ${chf(debts)}; taxed at the rate for ${chf(forRate)}`,
    rule: 'debts in proportion to gross assets',
    law: 'StHG Art. 4 and 13',
  }),
  'owner.wealth-tax': ({ before, after, days }) => ({
    label: 'Wealth tax for both periods',
    from: `${chf(before)} × ${days.before} / 360 + ${chf(after)} × ${days.after} / 360, each level rounded`,
    rule: 'a month has 30 days',
    law: 'StHG Art. 17',
  }),
  'owner.wealth-before-departure': ({ days }) => ({
    label: `Taxable wealth for ${days} of 360 days before you left`,
    from: 'all your wealth on the day you left',
    law: 'StHG Art. 17',
  }),
}

export const results: TaxWords = {
  trace: {
    ...ownerWords,
    ...ordinaryWords,
    ...capitalWords,
    ...salaryWords,
    ...deductionWords,
    ...withholdingWords,
    ...propertyWords,
    ...pillar3aWords,
    ...partYearWords,
    ...quasiWords,
    ...equityWords,
    ...departureWords,
    ...commuterWords,
    ...homeTaxWords,
    ...flatWords,
  },
  origin: originInWords,
  ownAmount: 'the amount you entered',
  flags: flagWords,
  plainErrors: plainErrorWords,
  valuedErrors: valuedErrorWords,
  because: becauseWords,
  exempt: exemptWords,
  specialLetters: specialLetterWords,
  returnDeductions: returnDeductionWords,
  filingWarnings: filingWarningWords,
  compulsory: compulsoryInWords,
  advice: adviceWords,
  calls: {
    tooMany: ({ perMinute, seconds }) =>
      `You can make up to ${perMinute} requests a minute. Please wait ${seconds} seconds.`,
    getOnly: 'This address accepts GET requests only.',
  },
}

export const accuracyPage = {
  howAccurateOurCalculatorsAre: 'How accurate our calculators are',
  ourResultsComparedWithCalculator:
    'Our results compared with the Federal Tax Administration’s calculator: test cases per canton, largest difference and known gaps.',
  cases: 'Cases',
  passed: 'Passed',
  offByChf: 'Difference in CHF',
  largestDifferenceChf: 'Largest difference, CHF',
  allCantons: 'All cantons',
  calculators: 'Calculators',
  howAccurateOurResultsAre: 'How accurate our results are',
  ofResultsOfFederalTax: (passed: string, cases: string, toleranceFrancs: number) =>
    `In ${passed} of ${cases} cases, our result matches that of the Federal Tax Administration’s own calculator to within CHF ${toleranceFrancs} for every part of the tax.`,
  byKindOfResult: 'By type of result',
  weCalculatedEachCaseWith:
    'We calculated each case with the figures that applied on the day we recorded it. “Off by” is the largest difference in any part of the tax.',
  casesByKindOfResult: 'Cases by type of result',
  calculatedFrom: 'Calculated from',
  taxAtSourceEveryRow: (year: number, codes: string, cantons: number, date: string) =>
    `Tax at source ${year}: we checked every row of all ${codes} tariff codes in ${cantons} cantons to the nearest 5 centimes. Rates as of ${date}.`,
  figuresForAsOf: (year: string, date: string) => `Figures for ${year} as of ${date}.`,
  ourAutomatedTestsProduceThese: (value: string) => `${value} Our automated tests produce these figures.`,
  byCanton: 'By canton',
  incomeWealthGrossSalaryAnd: 'Income, wealth, gross salary and lump-sum withdrawals combined.',
  casesByCanton: 'Cases by canton',
  canton: 'Canton',
  whereOurResultsDiffer: 'Where our results differ',
  testCasesWhereOurResult: 'Test cases where our result is off by more than CHF 2.',
  thereAreNone: 'There are none.',
  knownGaps: 'Known gaps',
  rulesThatNoOfficialResult:
    'Rules that no official result confirms, or that are missing from the official figures. The calculators point this out next to the result.',
  useCalculatorsFromYourOwn: 'Use the calculators from your own software (OpenAPI)',
}

export const calculatorsPage = {
  calculators: 'Calculators',
  isYourSituationMoreComplicated: 'Is your situation more complicated? One of our advisers will look at your case.',
  contactUs: 'Contact us',
  howAccurateOurResultsAre: 'How accurate our results are',
  groups: { general: 'All other calculators', expats: 'Calculators for expatriates' },
}

export const calculatorForm = {
  calculate: 'Calculate',
  youCanTypeAmountsAs: "You can type amounts as 100,000, 100'000 or 100000.",
}

export const capitalCalculator = {
  lumpSum: 'Lump sum',
  maritalStatus: 'Marital status',
  taxYear: 'Tax year',
  lumpSumWithdrawal: (year: number, name: string) => `Lump-sum withdrawal ${year}, ${name}`,
  taxOnSingleWithdrawal: 'Tax on a single withdrawal',
  cantonOf: (inCanton: string) => `Canton of ${inCanton}`,
  directFederalTax: 'Direct federal tax',
  church: 'Church',
  total: 'Total',
  withdrawnOverSeveralYears: 'Withdrawn over several years',
  totalTax: 'Total tax',
  years: (withdrawals: number) => `${withdrawals} years`,
  age: 'Age',
  saved: 'Saved',
}

export const capitalTab = {
  coming: [
    'Federal, cantonal and communal tax on one withdrawal',
    'What you save by withdrawing the lump sum over several years',
    'The same withdrawal in each canton’s capital',
  ],
  lumpSum: 'Lump sum',
  fromPensionFundVestedBenefits: 'From a pension fund, vested benefits account or pillar 3a, withdrawn in one year.',
  ageAtWithdrawal: 'Age at withdrawal',
  enterLumpSumToSee: 'Enter the lump sum to see the tax on it.',
  exampleChf500000In: 'Example: CHF 500,000 in Biel/Bienne',
  taxOnLumpSumWithdrawal: (total: string) => `Tax on the lump-sum withdrawal: ${total}.`,
  taxOnWithdrawal: 'Tax on the withdrawal',
  cantonOf: (inCanton: string) => `Canton of ${inCanton}`,
  directFederalTax: 'Direct federal tax',
  church: 'Church',
  oneWithdrawalOf: (name: string, capital: string, year: number) =>
    `${name}, one withdrawal of ${capital}, official tax rates ${year}`,
  averageTaxRate: (percent: string) => `${percent} average tax rate on the lump sum`,
  paidOnce: 'paid once',
  taxOnWithdrawal2: (value: string) => `Tax on the withdrawal: ${value}`,
  taxByLevel: 'Tax by level of government',
  total: 'Total',
  inOneYearOrOver: 'In one year or over several years',
  withdrawalsInDifferentYearsAre:
    'Withdrawals in different years are taxed separately. Withdrawals made in the same year, including your spouse’s, are added together.',
  taxIfYouWithdrawCapital: 'Tax if you withdraw the capital over several years, at today’s rates',
  totalTax: 'Total tax',
  perYear: 'Per year',
  inOneYear: 'In one year',
  overYears: (withdrawals: number) => `Over ${withdrawals} years`,
  pensionFundUsuallyPaysOut:
    'A pension fund usually pays out only once, and so does each pillar 3a account. Tax offices may add together withdrawals that are split only to save tax.',
  sameWithdrawalInOtherCantons: 'The same withdrawal in other cantons',
  inEachCantonsCapitalCheapest: 'In each canton’s capital, cheapest first.',
  taxOnSameWithdrawalIn: 'Tax on the same withdrawal in each canton’s capital, in CHF',
  official: 'Official',
  saved: 'Saved',
}

export const compareCalculator = {
  typeOfIncome: 'Type of income',
  commune2: 'Commune 2',
  commune3: 'Commune 3',
  commune4: 'Commune 4',
  commune5: 'Commune 5',
  comparisonOfCommunes: (year: number) => `Comparison of communes ${year}`,
  sideBySide: 'Side by side',
  taxChf: 'Tax CHF',
  rankingOfCommunesCantonOf: (communes: number, canton: string) =>
    `Ranking of ${communes} communes, canton of ${canton}`,
  income: 'Income',
  wealth: 'Wealth',
  age: 'Age',
  canton: 'Canton',
  commune: 'Commune',
  rate: 'Rate',
}

export const compareFigures = {
  canton: 'Canton',
  commune: 'Commune',
  federal: 'Federal',
  church: 'Church',
  sideBySide: (year: number) => `Side by side, ${year}`,
  communesYouChoseWithDifference: 'The communes you chose, with the difference from the first in CHF',
  rateAllTaxesAsShare:
    'Rate: total tax as a percentage of the income you entered. Select a name to see the calculation line by line.',
  allCantons: 'All cantons',
  sameHouseholdInEachCantons: (burdenBp: string, name: string, burdenBp2: string, name2: string) =>
    `The same household in each canton’s capital: from ${burdenBp} in ${name} to ${burdenBp2} in ${name2}.`,
  rankingCantonOf: (canton: string) => `Ranking: canton of ${canton}`,
  cheapestAndMostExpensiveOf: (communes: number) => `The cheapest and most expensive of ${communes} communes.`,
  allCommunesCheapestFirst: (communes: number) => `All ${communes} communes, cheapest first.`,
  communesInCantonOfBy: (canton: string) => `Communes in the canton of ${canton} by tax burden`,
  showAllCommunes: (communes: number) => `Show all ${communes} communes`,
}

export const compareTab = {
  coming: ['Up to five communes side by side', 'All cantons on a map', 'A ranking of the communes in a canton'],
  enterIncomeAndUpTo: 'Enter an income and up to five communes.',
  exampleChf100000In: 'Example: CHF 100,000 in Biel/Bienne, Zurich and Zug',
  cheapestOfChosenCommunesYear: (name: string, total: string) =>
    `Cheapest of the communes you chose: ${name}, ${total} a year.`,
  cheapest: (name: string) => `Cheapest: ${name}`,
  income: 'Income',
  perYear: 'Per year.',
  yourAge: 'Your age',
  cantonOfRanking: 'Canton to rank',
  commune: (at: number) => `Commune ${at}`,
  taxableWealth: 'Taxable wealth',
}

export const difference = {
  estimateAndOfficialResultAre: 'The estimate and the official result are the same.',
  estimateDiffers: (amount: string, share: string, isAbove: boolean) =>
    `The estimate is CHF\u00a0${amount}${share} ${isAbove ? 'above' : 'below'} the official result. The estimate uses one flat rate, while official rates rise step by step.`,
}

export const entries = {
  yourOwnDeduction: (found: string | null | undefined, found2: string | null | undefined) =>
    `Your own deduction, ${found}: ${found2}`,
}

export const report = {
  flatRateEstimate: 'Flat-rate estimate',
  officialTaxRates: 'Official tax rates',
  howItIsWorkedOut: 'How it is worked out',
}

export const resultPdf = {
  createdOnFiguresAsOf: (date: string, date2: string) => `Created on ${date}. Figures as of ${date2}.`,
  yourEntries: 'Your entries',
  pleaseNote: 'Please note',
  seeThisCalculationOnline: 'See this calculation online',
  disclaimer:
    'Source of the official figures: Federal Tax Administration (FTA). Created automatically from the entries above; this is neither tax advice nor a tax assessment. Only the tax office’s assessment is binding. We accept no liability for errors or for entries that do not match your situation.',
}

export const fieldLabels = {
  maritalStatus: 'Marital status',
  taxYear: 'Tax year',
  canton: 'Canton',
  commune: 'Commune',
  children: 'Children',
  church: 'Church',
}

export const deductionsSection = {
  yourDeductions: 'Your deductions',
  calculatedInSameWayAs:
    'Calculated in the same way as the FTA’s calculator. Enter your own amount where it differs. Other deductions include pillar 3a, childcare costs and debt interest.',
  federal: 'Federal',
  canton: 'Canton',
  calculateWithMyAmounts: 'Calculate with my amounts',
}

export const incomeCalculator = {
  typeOfIncome: 'Type of income',
  spousesGrossSalary: 'Spouse’s gross salary',
  maritalStatus: 'Marital status',
  agesOfChildren: 'Children’s ages',
  taxYear: 'Tax year',
  incomeTax: (year: number, name: string) => `Income tax ${year}, ${name}`,
  taxPerYear: 'Tax per year',
  cantonOf: (canton: string) => `Canton of ${canton}`,
  directFederalTax: 'Direct federal tax',
  church: 'Church',
  wealthTax: 'Wealth tax',
  personalTax: 'Personal tax',
  total: 'Total',
  youPayTaxOnNext: (percent: string) => `You pay ${percent} tax on the next franc you earn.`,
  income: 'Income',
  wealth: 'Wealth',
  age: 'Age',
  children: 'Children',
}

export const incomeDetails = {
  taxOnYourNextFranc: 'Tax on your next franc',
  taxOnTaxableIncomeIn: (place: string, year: number) => `Tax on taxable income in CHF, ${place}, ${year}.`,
  howItIsWorkedOut: 'How it is worked out',
  youCanCheckEveryLine: 'You can check every line against the official tax rates.',
  sameIncomeInOtherCommunes: 'The same income in other communes',
  ranksOfCommunesInCanton: (place: string, rank: number, ofValue: number, canton: string) =>
    `${place} is number ${rank} of ${ofValue} communes in the canton of ${canton}, counting from the cheapest.`,
  cheapestAndMostExpensiveCommunes:
    'Cheapest and most expensive communes in the canton, with the difference from yours in CHF',
  compareAllCommunes: 'Compare all communes',
  costOfThousandMore: (amount: string) =>
    `An extra CHF 1,000 of income costs CHF ${amount} in tax. Paying CHF 1,000 into pillar 3a saves about the same.`,
}

export const incomeFigures = {
  yourIncomeTax: (year: number) => `Your income tax ${year}`,
  yourIncomeAndWealthTax: (year: number) => `Your income and wealth tax ${year}`,
  averageTaxRate: (basis: 'gross' | 'taxable', percent: string) =>
    `${percent} average tax rate on ${basis === 'gross' ? 'gross salary' : 'taxable income'}`,
  perMonth: (amount: string) => `${amount} a month`,
  officialTaxRatesOf: (name: string, year: number) =>
    `${name}, official tax rates ${year} of the Federal Tax Administration (FTA)`,
  officialTaxRates: (value: string) => `Official tax rates: ${value}`,
  fixedRatePerCantonFor: 'Fixed rate per canton, for a rough idea',
  flatRateEstimateByLevel: 'Flat-rate estimate by level of government',
  taxesByLevel: 'Tax by level of government',
  officialResultAlsoIncludesWealth:
    'The official result also includes wealth tax and personal tax, which the estimate leaves out.',
  cantonOf: (canton: string) => `Canton of ${canton}`,
  directFederalTax: 'Direct federal tax',
  church: 'Church',
  wealthTax: 'Wealth tax',
  personalTax: 'Personal tax',
  total: 'Total',
  tax: 'Tax',
  share: 'Share',
  aYearEffectiveRate: (percent: string) => `a year, effective rate ${percent}`,
}

export const incomeTab = {
  coming: [
    'Your tax at official rates, by level of government',
    'The tax on your next CHF 1,000 of income',
    'Every line of the calculation, with its article of law',
    'The same income in other communes of the canton',
  ],
  enterYourIncomeToSee: 'Enter your income to see federal, cantonal and communal tax.',
  exampleChf100000In: 'Example: gross salary of CHF 100,000 in Biel/Bienne',
  atOfficialTaxRatesIn: (name: string, total: string) => `At official tax rates in ${name}: ${total} a year.`,
  incomeTaxOf: (year: number) => `Income tax ${year}`,
  income: 'Income',
  perYearTaxableIncomeAfter:
    'Per year. Gross salary: before deductions, with 13th salary and bonus. Taxable income: after all deductions.',
  yourSpousesGrossSalary: 'Your spouse’s gross salary',
  yourAge: 'Your age',
  agesOfChildren: 'Children’s ages',
  taxableWealth: 'Taxable wealth',
}

export const pillar3aCalculator = {
  usCitizenOrGreenCardHolder: 'US citizen or green card holder',
  interestOrReturn: 'Interest or return (%)',
  currentSavings: 'Current savings',
  paidYearBefore: 'Paid in for the year before',
  benefitDrawn: 'Old-age benefit drawn from pillar 3a',
  laterContribution: (year: number) => `Later contribution for ${year}`,
  savedByLaterContribution: 'Extra tax saved by it',
  pillar3a: (year: number, name: string) => `Pillar 3a ${year}, ${name}`,
  contributionTaxSavedAndGrowth: 'Contribution, tax saved and growth',
  maxContribution: 'Max contribution',
  estimatedTaxSavingsPerYear: 'Estimated tax savings per year',
  projectedFutureValue: 'Projected future value',
  totalAtRetirement: 'Total at retirement',
  income: 'Income',
  age: 'Age',
  employment: 'Employment',
}

export const pillar3aFigures = {
  taxYouSave: (year: number) => `Tax you save in ${year}`,
  ifYouPayIn: (limit: string) => `if you pay in ${limit}, the most that is allowed`,
  savedPerYear: 'saved a year',
  laterTitle: (year: number) => `Later contribution for ${year}`,
  later: (year: number, most: string, saved: string) =>
    `In addition, you can pay in up to ${most} for ${year}. That saves another ${saved} in tax. Pay the whole contribution for this year first, and ask your foundation for the later one in writing.`,
  laterLost: (lost: string) =>
    `You can pay in for an earlier year only once: the remaining ${lost} of it is then lost.`,
  laterAssumes:
    'We assume the same income in both years. Without income insured in the AHV in the earlier year, there is nothing to make up.',
  laterRefused: {
    'no-gap': (year: number) =>
      `You paid in the full amount for ${year}, or the year is before 2025: there is nothing to make up.`,
    'benefit-drawn': () =>
      'Once you have drawn an old-age benefit from pillar 3a, later contributions are no longer possible.',
    'no-income': () => 'Without earned income, you cannot pay into pillar 3a.',
    'ordinary-not-full': () => 'Pay the whole contribution for this year first.',
  },
  usPersonsReadThisFirst: 'US persons: read this first',
  flatRateEstimate: 'Flat-rate estimate',
  fixedContribution25Saved: 'Fixed contribution, 25% saved',
  limitAndTaxRates: (name: string, year: number) => `${name}, limit and official tax rates ${year}`,
  pillar3a: 'Pillar 3a',
  maxContribution: 'Max contribution',
  estimatedTaxSavings: 'Estimated tax savings',
  projectedFutureValue: 'Projected future value',
  totalAtRetirement: 'Total at retirement',
  thanEstimate: (difference: string, text: string) => `${difference} ${text} than the estimate`,
  inYouCanPayIn: (year: number, limit: string, name: string, saved: string, compared: string) =>
    `In ${year}, you can pay in ${limit}. In ${name}, that saves ${saved} in tax a year, ${compared}.`,
}

export const pillar3aTab = {
  coming: [
    'The current limit and the tax it saves each year, at official rates',
    'How your savings grow until the age of 65',
  ],
  enterYourIncomeAndAge: 'Enter your income and age to see how much tax pillar 3a saves and how your savings grow.',
  example35YearsOldChf: 'Example: 35 years old, CHF 100,000 in Biel/Bienne',
  currentLimitSavesInTax: (value: string, limit: string, saved: string, total: string) =>
    `${value}Current limit: ${limit}, which saves ${saved} in tax a year. Total at retirement: ${total}.`,
  taxSavedPerYear: 'Tax saved per year',
  howItGrows: 'How your savings grow',
  maximumContributionEachYearUntil: (interestBp: number) =>
    `We assume the maximum contribution each year until age 65. Official: ${interestBp}% a year on contributions and savings. Flat-rate estimate: 3% a year on contributions only.`,
  income: 'Income',
  taxableIncomePerYearBefore: 'Taxable income per year, before the pillar 3a contribution.',
  age: 'Age',
  annualReturn: 'Annual return',
  employmentType: 'Employment type',
  employee: 'Employee',
  selfEmployed: 'Self-employed',
  areYouUsCitizenOr: 'Are you a US citizen or green card holder?',
  usTaxesItsCitizensAnd: 'The US taxes its citizens and green card holders wherever they live.',
  currentSavings: 'Current savings',
  paidYearBefore: 'What you paid in for the year before',
  paidYearBeforeHint:
    'From 2026, you can make up for contributions you missed in 2025 or later. Enter 0 if you paid nothing.',
  benefitDrawn: 'Have you drawn an old-age benefit from pillar 3a?',
  official: 'Official',
  exactlyWhatTheEstimateSays: 'exactly what the estimate says',
}

export const realEstateCalculator = {
  propertyValue: 'Property value',
  propertyType: 'Property type',
  annualRentalIncome: 'Annual rental income',
  interestOrReturn: 'Interest or return (%)',
  imputedRentalValue: 'Imputed rental value',
  officialValue: 'Official value',
  otherAssets: 'Other assets',
  yearsSinceYouBoughtYour: 'Years since you bought your first home',
  realEstate: (year: number, name: string) => `Real estate ${year}, ${name}`,
  flatRateEstimate: 'Flat-rate estimate',
  changeInYourTaxesAt: 'Change in your tax at official rates',
  until2028: 'Until 2028',
  from2029: 'From 2029',
  taxableIncome: 'Taxable income',
  taxableWealth: 'Taxable wealth',
  allTaxes: 'Total tax',
  lawUntil2028: 'Law until 2028',
  lawFrom2029: 'Law from 2029',
  income: 'Income',
  mortgage: 'Mortgage',
  maintenance: 'Property maintenance',
}

export const realEstateFigures = {
  changeInYourTaxesUntil2028: 'Change in your tax until 2028',
  aYear: 'a year with this property',
  from2029Change: (change: string) => `CHF ${change} a year from 2029`,
  totalTaxBurden: 'total tax burden a year',
  flatRateEstimate: 'Flat-rate estimate',
  sameForEveryCantonAnd: 'The same for every canton and property type',
  lawUntilEndOf2028: (name: string, year: number) => `${name}, law until the end of 2028, official tax rates ${year}`,
  propertyInFigures: 'The property in figures',
  estimateAddsRentalValueAnd: (taxChange: string, taxChange2: string) =>
    `The estimate is simply the sum of the imputed rental value and the wealth tax. The official result compares your tax with and without the property. ${taxChange} ${taxChange2}`,
  yourTaxesStaySame: (when: string) => `Your tax stays the same ${when}.`,
  youPayYear: (change: string, text: string, when: string) => `You pay ${change} ${text} a year ${when}.`,
  twoLawsSideBySide: 'Two laws side by side',
  fromImputedRentalValueWill: (date: string) =>
    `From ${date}, the imputed rental value will no longer be taxed, and most deductions will end.`,
  lawUntil2028AndFrom: 'Law until 2028 and from 2029',
  until2028: 'Until 2028',
  from2029: 'From 2029',
  taxableIncome: 'Taxable income',
  taxableWealth: 'Taxable wealth',
  changeInYourTaxes: 'Change in your tax',
  official: 'Official',
}

export const realEstateTab = {
  coming: [
    'How the property changes your income and wealth tax, at official rates',
    'The law until 2028 and from 2029, side by side',
  ],
  enterValueOfPropertyThen: 'Enter the value of the property, then select Calculate.',
  exampleChf1000000: 'Example: CHF 1,000,000, mortgage CHF 650,000, in Biel/Bienne',
  imputedRentalValueIsTaxable:
    'Until the end of 2028, you pay tax on the imputed rental value of a property you live in yourself. You can deduct mortgage interest and maintenance costs.',
  withThisPropertyYourTaxes: (taxChange: string, taxChange2: string) =>
    `With this property, your tax will change by CHF ${taxChange} a year until 2028, and by CHF ${taxChange2} a year from 2029.`,
  taxesUntil2028: 'Tax until 2028',
  firstHomeFirstYear: 'First home, bought this year',
  firstHomeYearsAgo: (year: string) => `First home, bought ${year} ${year === '1' ? 'year' : 'years'} ago`,
  propertyValueChf: 'Property value (CHF)',
  propertyType: 'Property type',
  ownerOccupied: 'Owner-occupied',
  rental: 'Rental',
  vacation: 'Vacation',
  mortgageAmount: 'Mortgage amount',
  annualRentalIncome: 'Annual rental income',
  taxableIncomeWithoutProperty: 'Taxable income without the property',
  moreDetailsForMoreAccurate: 'More details for a more accurate result',
  mortgageInterestPerYear: 'Mortgage interest per year',
  leaveEmptyToUse2: 'Leave blank to use 2.5% of the mortgage.',
  maintenancePerYear: 'Property maintenance per year',
  leaveEmptyToUse1: 'Leave blank to use 1% of the property value.',
  imputedRentalValue: 'Imputed rental value',
  fromYourTaxAssessmentLeave: 'From your tax assessment. Leave blank to use an estimate.',
  officialValueForWealthTax: 'Official value for wealth tax',
  leaveEmptyToUseProperty: 'Leave blank to use the property value.',
  otherAssetsMinusDebts: 'Other assets minus debts',
  boughtAsYourFirstHome: 'Bought as your first home',
  notFirstHome: 'Not a first-time purchase',
}

export const scenarioWords = {
  fromCalculator: (calculator: string) => `From the calculator “${calculator}”:`,
}

export const amounts = {
  chf: 'CHF',
}

export const burdenTable = {
  commune: 'Commune',
  breakdown: 'Breakdown',
  cantonalCommunalFederalChurch: (name: string, canton: number, commune: number, federal: number, church: number) =>
    `${name}: cantonal ${canton}, communal ${commune}, federal ${federal}, church ${church}`,
  taxChf: 'Tax CHF',
  rate: 'Rate',
  difference: 'Difference',
  rank: 'Rank',
  multiplier: 'Multiplier',
}

export const calculatorLayout = {
  calculator: 'Calculator',
  changeYourDetails: 'Change your details',
  seeResult: 'See the result',
}

export const cantonMap = {
  mapOfCantonsByTax: 'Map of the cantons by tax burden',
  seeRankingOf: (inCanton: string, burdenBp: string, inCanton2: string) =>
    `${inCanton} ${burdenBp}: see the ranking of ${inCanton2}`,
  to: (lowest: string, lowest2: string) => `${lowest} to ${lowest2}`,
  taxAsPercentageOfIncome:
    'Tax as a percentage of income in the cantonal capital. Select a canton to see the ranking of its communes.',
  showAsTable: 'Show as a table',
  taxBurdenInEachCantons: 'Tax burden in each canton’s capital',
  canton: 'Canton',
  capital: 'Capital',
  taxChf: 'Tax CHF',
  rate: 'Rate',
}

export const capitalsTable = {
  canton: 'Canton',
  capital: 'Capital',
  breakdown: 'Breakdown',
  taxChf: 'Tax CHF',
}

export const communeInput = {
  communes: 'Communes',
  communesFound: (count: number) => `${count} communes found`,
}

export const flags = {
  pleaseNote: 'Please note',
  federalTaxAdministrationFtaTax: 'Federal Tax Administration (FTA), tax rates and multipliers',
  sourceFiguresAsOfNo: (children: string, date: string) =>
    `Source: ${children}. Figures as of ${date}. We accept no liability: only the tax office’s assessment is binding.`,
}

export const growthChart = {
  savingsFromAgeTo65: (from: number) => `Savings from age ${from} to 65, in CHF`,
  paidIn: 'Paid in',
  valueAtCurrentLimits: 'Value at current limits',
  valueFlatRateEstimate: 'Value, flat-rate estimate',
  showAsTable: 'Show as a table',
  age: 'Age',
  value: 'Value',
  flatRate: 'Flat-rate',
}

export const householdFields = {
  single: 'Single',
  married: 'Married',
  divorced: 'Divorced',
  none: 'None',
  protestantReformed: 'Protestant (Reformed)',
  romanCatholic: 'Roman Catholic',
  christianCatholic: 'Christian Catholic',
  taxableIncome: 'Taxable income',
  grossSalary: 'Gross salary',
  maritalStatus: 'Marital status',
  children: 'Children',
  churchTax: 'Church tax',
  typeOfIncome: 'Type of income',
}

export const keyFigure = {
  chf: 'CHF',
  flatRateEstimate: 'Flat-rate estimate',
  lessExact: 'Less exact',
  flatRate: 'Flat-rate',
}

export const levelKey = {
  canton: 'Canton',
  commune: 'Commune',
  federal: 'Federal',
  church: 'Church',
}

export const placeFields = {
  accordingToCommune: 'Same as the commune',
  commune: 'Commune',
  nameOrPostcodeLeaveEmpty:
    'Name or postcode. Leave blank to use the canton’s capital. Your browser remembers your last choice.',
  whichOneDoYouMean: 'Which one do you mean?',
  taxYear: 'Tax year',
  canton: 'Canton',
}

export const rateCurve = {
  showAsTable: 'Show as a table',
  taxableIncome: 'Taxable income',
  average: 'Average, on taxable income',
  marginal: 'On the next franc',
  chart: (label: string) => `${label} (chart)`,
  onNextFranc: (marginalBp: string) => `${marginalBp} on the next franc`,
  average2: 'average on taxable income',
}

export const resultActions = {
  askAdviser: 'Ask an adviser',
  bookAppointment: 'Book an appointment',
  downloadAsPdf: 'Download as PDF',
  print: 'Print',
  addressOfThisPageContains:
    'The link to this page contains what you entered: copy it to share or save your result. We do not store your details.',
}

export const traceList = {
  forDirectFederalTax: 'For direct federal tax',
  forCantonalAndCommunalTax: 'For cantonal and communal tax',
  tax: 'Tax',
}

export const wealthCalculator = {
  wealthTax: (year: number, name: string) => `Wealth tax ${year}, ${name}`,
  taxPerYear: 'Tax per year',
  cantonOf: (canton: string) => `Canton of ${canton}`,
  church: 'Church',
  total: 'Total',
  wealth: 'Wealth',
}

export const wealthTab = {
  coming: [
    'Cantonal and communal wealth tax at official rates',
    'Every line of the calculation, with its article of law',
    'The same wealth in each canton’s capital',
  ],
  wealth: 'Wealth',
  assetsMinusDebtsForOfficial:
    'Assets minus debts. For the official result, enter your taxable wealth after your canton’s allowances.',
  enterYourWealthToSee: 'Enter your wealth to see cantonal and communal wealth tax.',
  exampleChf500000In: 'Example: CHF 500,000 in Zurich',
  atOfficialTaxRatesWealth: (total: string) => `At official tax rates: ${total} in wealth tax a year.`,
  wealthTaxOf: (year: number) => `Wealth tax ${year}`,
  yourWealthTax: (year: number) => `Your wealth tax ${year}`,
  averageTaxRate: (percent: string) => `${percent} average tax rate on taxable wealth`,
  cantonOf: (canton: string) => `Canton of ${canton}`,
  church: 'Church',
  flatRateEstimate: 'Flat-rate estimate',
  fixedRateAboveChf100: 'Fixed rate above CHF 100,000',
  officialTaxRatesOf: (name: string, year: number) =>
    `${name}, official tax rates ${year} of the Federal Tax Administration (FTA)`,
  wealthTaxByLevel: 'Wealth tax by level of government',
  total: 'Total',
  howItIsWorkedOut: 'How it is worked out',
  thereIsNoFederalWealth: 'There is no federal wealth tax. Cantons, communes and churches levy wealth tax.',
  sameWealthInOtherCantons: 'The same wealth in other cantons',
  wealthTaxInEachCantons: 'Wealth tax in each canton’s capital, cheapest first.',
  wealthTaxInEachCantons2: 'Wealth tax in each canton’s capital, in CHF',
  tax: 'Tax',
  aYearEffectiveRate: (percent: string) => `a year, effective rate ${percent}`,
}

export const choiceField = {
  yes: 'Yes',
  no: 'No',
}

export const commuterFields = {
  no: 'No',
  isYourCommuneInItaly: 'Is your Italian commune within 20 km of the border?',
  borderWithGraubNdenTicino:
    'The border with Graubünden, Ticino or Valais. Communes that are only partly within the zone are included.',
  doYouNormallyGoHome: 'Do you normally return to your home abroad after each working day?',
  nightsAwayForWorkNo:
    'Limit on nights away for work: 60 a year for Germany (with the certificate of residence, Gre-1), 45 for France, Italy and Liechtenstein.',
  wereYouCommuterInGraub:
    'Were you a commuter in Graubünden, Ticino or Valais between 31 December 2018 and 17 July 2023?',
  oneWorkingDayInThat:
    'One working day in that period is enough. Your answer determines whether the old or the new agreement applies.',
  doYouWorkInPublic: 'Do you work in the public sector?',
  forFederalGovernmentCantonCommune: 'For the federal government, a canton, a commune or another public body.',
  yourIncomeTaxedAbroadThis: 'Your income taxed abroad this year',
  grossInFrancsInterestRent:
    'Gross, in Swiss francs: interest, rent, salary for days taxed in your home country, and the rental value of your home. We need this for the 90% test. Enter 0 if you have none.',
  yourSpousesIncomeTaxedAbroad: 'Your spouse’s income taxed abroad this year',
  grossEnter0IfThere: 'Gross. Enter 0 if your spouse has none.',
  doChildrenLiveWithYou: 'Do the children live with you, and do you pay most of their living costs?',
  doYouLiveWithTheir: 'Do you live with their other parent?',
  ifTwoUnmarriedParentsLive:
    'If two unmarried parents live together, only the one who earns more gets the tariff code for parents.',
  yesIEarnMore: 'Yes, I earn more',
  yesIEarnLess: 'Yes, I earn less',
}

export const commuterSection = {
  shouldYouFileTaxReturn: 'Should you file a tax return?',
  ifYouLiveAbroadYou: 'If you live abroad, you file a Swiss tax return only at your own request.',
  noTaxReturnInSwitzerland: 'No Swiss tax return',
  commutersUnderAgreementWithItaly:
    'Commuters under the agreement with Italy cannot file a Swiss tax return, either at their own request or at the tax office’s (QStV Art. 14 para. 3 and 15 para. 3).',
  youFileInItalyWhere:
    'You file in Italy, where you also pay income tax; Italy credits the Swiss tax. We do not calculate the Italian tax here.',
  deadlineHasPassedTaxDeducted: 'The deadline has passed: the tax deducted is final',
  quasiResidenceEnterYourIncome: 'Quasi-residence: enter your income abroad for the 90% test',
  youPass90TestFor: 'You pass the 90% test for quasi-residence',
  youDoNotPass90: 'You do not pass the 90% test for quasi-residence',
  ofYourWorldwideGrossIncome: (sharePercent: number, amount: string) =>
    `${sharePercent}% of your worldwide gross income of ${amount} is taxable in Switzerland.`,
  requestHadToReachTax: (date: string) => `The deadline for the request was ${date} and cannot be extended.`,
  requestMustReachTaxOffice: (date: string) =>
    `The request must reach the tax office in writing by ${date}. The deadline cannot be extended, the request cannot be withdrawn, and you must make a new one for each year.`,
  whoCanRequestItDbg: 'Who can request it (DBG Art. 99a)',
  atLeast90OfIs: (text: string) =>
    `at least 90% of ${text} is taxable in Switzerland. Income abroad includes the rental value of a home there and salary for days of work taxed there; or`,
  yourSituationIsComparableTo:
    'your situation is comparable to that of someone who lives in Switzerland (letter b); or',
  youNeedItToClaim: 'you need it to claim deductions that a tax treaty gives you (letter c).',
  beforeYouDecide: 'Before you decide',
  taxReturnCanCostMore:
    'A tax return can cost more than tax at source, because the rate depends on your worldwide income. Both amounts depend on your deductions and on the allocation between the two countries, which this page does not calculate. An adviser can compare them for you.',
  incomeOfBothSpouses: 'the worldwide gross income of both spouses',
  yourIncome: 'your worldwide gross income (of both spouses, if you are married)',
}

export const fileOrNotSection = {
  youGetBack: (difference: string) => `You get ${difference} back.`,
  youPayExtra: (difference: string) => `You pay an extra ${difference}.`,
  shouldYouFileTaxReturn: 'Should you file a tax return?',
  taxDeductedFromYourSalary:
    'The tax deducted from your salary, compared with the tax you would pay if you filed a tax return with your own deductions and your commune’s multiplier.',
  taxAlreadyDeductedIsCredited: (reasons: string, outcome: string) =>
    `${reasons} The tax already deducted is credited: ${outcome}`,
  youHadToRequestForm: (date: string) =>
    `The deadline for requesting the form was ${date}. If you have not received one, ask the canton for it now.`,
  ifYouHaveNotReceived: (date: string) => `If you have not received a form, ask the canton for one by ${date}.`,
  youHaveOtherIncomeOr:
    'You have other income or wealth, and we do not have this canton’s thresholds. Ask its tax office',
  before: (date: string) => `before ${date}`,
  goingByFiguresAlone: (outcome: string) => `. Going by the figures alone: ${outcome}`,
  voluntaryRequestWouldComeToo: ' A voluntary request would come too late.',
  deadlineForRequestItCannot: (date: string) => `Deadline for the request: ${date}. It cannot be extended.`,
  deadlineForRequestWasAnd: (date: string) =>
    `The deadline for the request was ${date} and cannot be extended. The amounts below are for comparison only.`,
  sourceOfThresholds: 'Source of the thresholds:',
  readOn: (date: string) => `, checked on ${date}.`,
  taxDeductedAndTaxDue: 'Tax deducted and tax due',
  perYear: 'Per year',
  taxDeductedAtSource: 'Tax deducted at source',
  taxWithTaxReturnIn: (commune: string) => `Tax if you file a tax return in ${commune}`,
  refund: 'Refund',
  extraPayment: 'Extra payment',
  yourDeductionsInAdditionTo: 'Your deductions in addition to the flat rates',
  yourPropertyAbroadIsExempt: (canton: string, incomeForRate: string) =>
    `Your property abroad is exempt but affects your tax rate: in the canton, your taxable income is ${canton}, taxed at the rate that applies to ${incomeForRate}.`,
  beforeYouDecide: 'Before you decide',
  paid: 'Paid',
  federal: 'Federal',
  canton: 'Canton',
  now: 'now',
}

export const returnFields = {
  otherIncomeThisYear: 'Other income this year',
  interestDividendsRentInSwitzerland:
    'Interest, dividends, rent in Switzerland, pensions, maintenance (alimony), self-employment: any income from which no tax was deducted. Do not include income from property abroad.',
  netWealthAtEndOf: 'Net wealth at the end of the year',
  accountsAndSecuritiesWorldwidePlus:
    'Accounts and securities worldwide plus property in Switzerland, minus debts. We subtract the canton’s allowance. Do not include property abroad.',
  propertyAbroad: 'Property abroad',
  exemptFromTaxInSwitzerland:
    'Exempt from tax in Switzerland, but it raises or lowers your tax rate (DBG Art. 6 and 7).',
  taxValueOfProperty: 'Tax value of the property',
  mortgageOnIt: 'Mortgage on the property',
  rentOrRentalValueFor: 'Rent or rental value for the year',
  beforeCostsAndInterest: 'Before costs and interest.',
  maintenanceCostsForYear: 'Property maintenance costs for the year',
  yourOtherDebts: 'Your other debts',
  alreadySubtractedFromYourNet:
    'Already deducted in your net wealth figure. Debts and interest are allocated according to where your assets are.',
  shouldYouFileYourDeductions: 'Should you file? Your deductions',
  enterWhatYouPaidThis:
    'Enter what you paid this year. We apply the limits set by federal and cantonal law and add the flat rate for other professional costs.',
  commuting: 'Commuting',
  mealsAwayFromHome: 'Meals away from home',
  doesYourEmployerSubsidiseMeals: 'Does your employer subsidise meals?',
  roomNearWorkDuringWeek: 'Room near work during the week',
  yourSpousesCommuting: 'Your spouse’s commuting',
  yourSpousesMeals: 'Your spouse’s meals',
  doesYourSpousesEmployerSubsidise: 'Does your spouse’s employer subsidise meals?',
  yourSpousesPillar3a: 'Your spouse’s pillar 3a',
  pillar3aOfUsPersons:
    'US citizens and green card holders: the US does not recognise pillar 3a. Ask a US tax adviser before you pay in.',
  pillar3a: 'Pillar 3a',
  pensionFundBuyIn: 'Pension fund buy-in',
  insurancePremiumsPaid: 'Insurance premiums paid',
  healthAccidentAndLifeInsurance:
    'Health, accident and life insurance for your household. Leave blank to use the canton’s average.',
  medicalCostsYouPaidYourself: 'Medical costs you paid yourself',
  youCanDeductPartAbove: 'You can deduct the part above 5% of your income (some cantons use a different threshold).',
  donations: 'Donations',
  jobRelatedTraining: 'Job-related training',
  maintenanceAlimonyPaid: 'Maintenance (alimony) paid',
  debtInterestPaid: 'Debt interest paid',
  furtherDeductions: 'Further deductions',
  weDoNotApplyLimit: 'We do not apply a limit to these, so the result has not been checked.',
  taxActuallyDeductedThisYear: 'Tax actually deducted this year',
  box12OfYourSalary: 'Box 12 of your salary certificate. Leave blank to use our figure.',
  bonusThisYear: 'Bonus this year',
  age: 'Age',
  tariffCode: 'Tariff code',
  agesOfChildren: 'Children’s ages',
  childcareChild1: 'Childcare, child 1',
  nurseryDayCare: 'Nursery, day care.',
  childcareChild2: 'Childcare, child 2',
  forChildrenUnder14: 'For children under 14.',
  childcareChild3: 'Childcare, child 3',
  childcareChild4: 'Childcare, child 4',
}

export const withholdingCalculator = {
  chfPerYear: 'CHF per year',
  monthlyGrossSalary: 'Monthly gross salary',
  netWealth: 'Net wealth',
  otherIncomeThisYear: 'Other income this year',
  livesAbroad: 'Lives abroad',
  spouseSwissOrCPermit: 'Spouse is Swiss or has a C permit',
  spouseAlsoEarns: 'Spouse also earns',
  spousesMonthlySalary: 'Spouse’s monthly salary',
  returnsHome: 'Returns home',
  publicSector: 'Public sector',
  livesIn20KmZone: 'Lives in the 20 km zone',
  commuterBefore17July2023: 'Commuter before 17 July 2023',
  ownIncomeTaxedAbroad: 'Your income taxed abroad',
  spousesIncomeTaxedAbroad: 'Spouse’s income taxed abroad',
  livesWithAndSupportsChildren: 'Lives with and supports the children',
  livesWithOtherParent: 'Lives with the other parent',
  agesOfChildren: 'Children’s ages',
  spousesCommuting: 'Spouse’s commuting',
  mealsAwayFromHome: 'Meals away from home',
  spousesMeals: 'Spouse’s meals',
  mealsSubsidisedByEmployer: 'Meals subsidised by the employer',
  spousesMealsSubsidised: 'Spouse’s meals subsidised',
  roomNearWork: 'Room near work',
  pillar3a: 'Pillar 3a',
  spousesPillar3a: 'Spouse’s pillar 3a',
  pensionFundBuyIn: 'Pension fund buy-in',
  childcareChild1: 'Childcare, child 1',
  childcareChild2: 'Childcare, child 2',
  childcareChild3: 'Childcare, child 3',
  childcareChild4: 'Childcare, child 4',
  insurancePremiums: 'Insurance premiums',
  medicalCosts: 'Medical costs',
  maintenancePaid: 'Maintenance (alimony) paid',
  debtInterest: 'Debt interest',
  furtherDeductions: 'Further deductions',
  propertyAbroad: 'Property abroad',
  mortgageAbroad: 'Mortgage abroad',
  rentOrRentalValueAbroad: 'Rent or rental value abroad',
  maintenanceCostsAbroad: 'Property maintenance costs abroad',
  otherDebts: 'Other debts',
  taxDeductedThisYear: 'Tax deducted this year',
  tariffCode: 'Tariff code',
  deductionsInAdditionToFlat: 'Deductions in addition to the flat rates',
  taxAtSource: (year: number, commune: string) => `Tax at source ${year}, ${commune}`,
  tariffCode2: (code: string) => `Tariff code ${code}`,
  deductedEachMonth: 'Deducted each month',
  deductedThisYear: 'Deducted this year',
  shouldYouFileTaxReturn: 'Should you file a tax return?',
  taxDeductedAtSource: 'Tax deducted at source',
  taxWithTaxReturn: 'Tax if you file a tax return',
  refund: 'Refund',
  extraPayment: 'Extra payment',
  why: (code: string, value: string) => `Why ${code}: ${value}.`,
  bonus: 'Bonus',
  boardFee: 'Board member’s fee',
  workPercent: 'Hours in this job, in %',
  workPercentAll: 'All jobs together, in %',
  boardFeeFederal: 'Board fee, federal tax at source',
  age: 'Age',
  permit: 'Permit',
  commuting: 'Commuting',
  donations: 'Donations',
  training: 'Training',
  paid: 'Paid',
  federal: 'Federal',
  canton: 'Canton',
}

export const withholdingFigures = {
  chf: 'CHF',
  yourTariffCode: 'Your tariff code',
  asYouEnteredIt: 'As you entered it',
  basedOnYourAnswers: 'Based on your answers',
  deductedEachMonth: 'Deducted each month',
  annualModelBasedOnYour: 'Annual model: based on your income for the year',
  monthlyModelEachMonthIs: 'Monthly model: each month is calculated separately',
  averageTaxRate: (percent: string) => `${percent} average tax rate on gross salary`,
  taxAtSource: 'Tax at source',
  perMonth: 'Per month',
  december: 'December',
  wholeYear: 'Whole year',
  monthOfBoardFee: 'Month of the board fee',
  boardFeeFederal: 'Board fee, federal tax',
  why: (code: string) => `Why ${code}`,
  whatCodesDFG: 'What codes D, F, G, Q and V mean',
  federalTaxAdministrationFtaCantons: 'Federal Tax Administration (FTA), cantonal rates for tax at source',
  notTaxedAtSource: 'Not taxed at source',
}

export const withholdingForm = {
  bResidence: 'B: residence',
  lShortStay: 'L: short stay',
  gCrossBorderCommuter: 'G: cross-border commuter',
  fProvisionallyAdmitted: 'F: provisionally admitted',
  nAsylumSeeker: 'N: asylum seeker',
  sProtection: 'S: protection',
  cSettlement: 'C: settlement',
  swissCitizen: 'Swiss citizen',
  swissCitizenWhoLivesAbroad: 'Swiss citizen who lives abroad',
  otherOrNone: 'Other or none',
  inSwitzerland: 'In Switzerland',
  inGermany: 'In Germany',
  inFrance: 'In France',
  inItaly: 'In Italy',
  inAustria: 'In Austria',
  inLiechtenstein: 'In Liechtenstein',
  monthlyGrossSalary: 'Monthly gross salary',
  leasedStaff: 'If you work through an agency: what the agency pays you, not what its client pays (circular 45).',
  severalJobs: 'Several jobs, or a seat on a board',
  workPercent: 'Your hours in this job, in %',
  workPercentHint: 'Only if you have several jobs. A full-time job is 100. The salary above is for this job.',
  workPercentAll: 'All your jobs together, in %',
  workPercentAllHint: 'Leave blank if your employer does not know your other jobs: the rate is then that of 100%.',
  boardFee: 'Board member’s fee this year',
  boardFeeHint:
    'From the company that pays your salary, paid once. It is taxed with the salary of that month; if you live abroad, separately.',
  n13thSalary: '13th salary',
  whereDoYouLive: 'Where do you live?',
  cantonWhereYouWorkIf: 'Canton (where you work, if you live abroad)',
  isYourSpouseSwissOr: 'Is your spouse Swiss, or do they have a C permit?',
  doesYourSpouseAlsoEarn: 'Does your spouse also earn an income?',
  yourSpousesMonthlyGrossSalary: 'Your spouse’s monthly gross salary',
  permit: 'Permit',
}

export const withholdingTab = {
  coming: [
    'Your tariff code, and why',
    'The tax for each month and for the whole year',
    'Whether filing a tax return would get you a refund or cost you more',
  ],
  answerQuestionsToFindYour: 'Answer the questions to find your tariff code and the tax deducted each month.',
  exampleChf6500Month: 'Example: CHF 6,500 a month in Biel/Bienne, permit B',
  tariffCodeDeductedEachMonth: (code: string, amount: string, amount2: string) =>
    `Tariff code ${code}: ${amount} deducted each month, ${amount2} per year.`,
  deductedEachMonth: 'Deducted each month',
  income: 'Income',
  tax: 'Tax',
}
