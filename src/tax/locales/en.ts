import { formatFrancs as chf, formatDifference, formatFrancs, formatFrancs as francs } from '#platform/format.ts'
import { calendarDay } from '#platform/intl-words.ts'
import { type Phrases, say } from '#platform/words.ts'
import type { CapitalBasis, CapitalValues } from '#tax/capital/capital-trace.ts'
import type { PlainError, ValuedErrors } from '#tax/fields/error.ts'
import { limits } from '#tax/fields/limits.ts'
import { publishedYears, type UncheckedRule } from '#tax/figures.ts'
import type { FlagValues } from '#tax/flag.ts'
import type { FlatValues } from '#tax/flat-rate/flat-trace.ts'
import type { GrossNote } from '#tax/gross/gross-rules.ts'
import type { DeductionValues, SalaryValues } from '#tax/gross/gross-trace.ts'
import type { ChurchBasis, OrdinaryValues } from '#tax/ordinary/ordinary-trace.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import type { Pillar3aValues } from '#tax/pillar-3a-trace.ts'
import type { PropertyValues } from '#tax/property/property-trace.ts'
import type { RowRead } from '#tax/tariff/row-read.ts'
import type { FiguresOrigin } from '#tax/trace.ts'
import type { BecauseValues, ExemptValues, NoTableValues } from '#tax/withholding/code-reasons.ts'
import { type CompulsoryReason, ordinaryAssessmentFrom } from '#tax/withholding/compulsory-return.ts'
import type { FilingAdvice, FilingWarningValues } from '#tax/withholding/file-or-not.ts'
import type { OpenLimit } from '#tax/withholding/open-limit.ts'
import type { ContradictionValues } from '#tax/withholding/residence.ts'
import type { ReturnDeduction } from '#tax/withholding/return-costs.ts'
import type { SpecialLetter } from '#tax/withholding/special-codes.ts'
import type { WithholdingValues } from '#tax/withholding/withholding-trace.ts'
import type { TaxWords } from '#tax/words/tax-words.ts'
import type { TraceWords } from '#tax/words/trace-words.ts'

function rowInWords(row: RowRead): string {
  switch (row.by) {
    case 'steps':
      return `row ${row.row}: ${row.percent} % of what lies above ${formatFrancs(row.above)}`
    case 'lower-bound':
      return `row ${row.row}: ${formatFrancs(row.tax)} + ${row.percent} % of what lies above ${formatFrancs(row.above)}`
    case 'average-rate':
      return `row ${row.row}: average rate from ${row.percent} % at ${formatFrancs(row.at)} towards ${row.towards} %`
    case 'one-rate':
      return `${row.percent} % of the whole amount`
    case 'formula':
      return row.formula ? `row ${row.row}: ${row.formula}` : `row ${row.row}: nothing`
  }
}

function basisInWords(basis: CapitalBasis): string {
  switch (basis.by) {
    case 'table':
      return `own tariff for capital benefits${basis.coupleDeduction ? `, couples less ${basis.coupleDeduction}` : ''}`
    case 'share': {
      const share = `${basis.percent} % of the income tax on the same amount`
      return basis.lowestPercent === undefined ? share : `${share}, at least ${basis.lowestPercent} % of the capital`
    }
    case 'rate':
      return `capital × rate of a yearly pension of 1/${basis.divisor}: ${basis.ratePercent} %`
    case 'pension':
      return `capital × rate of a yearly pension of 1/${basis.divisor} within limits`
  }
}

const capitalWords: TraceWords<keyof CapitalValues> = {
  'federal.capital-tax': ({ base, tax, row }) => ({
    label: 'Federal tax on the capital benefit',
    from: `T(${chf(base)}) / 5 = ${chf(tax)} / 5`,
    row: rowInWords(row),
    rule: 'a fifth of the ordinary tariff; rounded to the franc',
    law: 'DBG Art. 38',
  }),
  'capital.simple-tax': ({ basis, row }, article) => ({
    label: 'Simple tax on the capital benefit',
    from: basisInWords(basis),
    row: row && rowInWords(row),
    law: `${article}; StHG Art. 11 para. 3`,
  }),
  'capital.canton-tax': ({ simple, multiplierPercent }) => ({
    label: 'Canton tax',
    from: `${chf(simple)} × ${multiplierPercent} %`,
  }),
  'capital.commune-tax': ({ commune, simple, multiplierPercent }) => ({
    label: `Commune tax, ${commune}`,
    from: `${chf(simple)} × ${multiplierPercent} %`,
  }),
  'capital.all-payouts': ({ first, others, each }) => ({ label: 'Tax in all', from: sumOf(first, others, each) }),
}

function sumOf(first: number, others: number, each: number): string {
  if (others === 0) return `one payout: ${chf(first)}`
  if (each === first) return `${others + 1} × ${chf(first)}`
  return `${chf(first)} + ${others} × ${chf(each)}`
}

type Rule = DeductionValues['canton-deduction.professional']['rule']
type Premiums = DeductionValues['canton-deduction.insurance']

const deductionWords: TraceWords<keyof DeductionValues> = {
  'federal-deduction.professional': content('Professional costs', '3 % of the net salary within limits, DBG Art. 26'),
  'federal-deduction.work': content('Commuting, meals and a stay near work', 'beside the flat costs, DBG Art. 26'),
  'federal-deduction.insurance': content('Insurance premiums', 'assumed premiums within limits, DBG Art. 33 para. 1 g'),
  'federal-deduction.second-earner': content(
    'Second earner',
    'half of the lower income within limits, DBG Art. 33 para. 2',
  ),
  'federal-deduction.married': content('Married couple', 'DBG Art. 35 para. 1 c'),
  'federal-deduction.children': content(
    'Children',
    ({ children, perChild }) => `${children} × ${chf(perChild)}, DBG Art. 35 para. 1 a`,
  ),
  'federal-deduction.other': content('Other deductions', ''),
  'federal-deduction.medical': content('Illness', 'what exceeds 5 % of the net income, DBG Art. 33 para. 1 h'),
  'federal-deduction.donations': content('Gifts', 'up to 20 % of the net income, DBG Art. 33a'),
  'canton-deduction.professional': content('Professional costs', ({ rule }) => professional(rule)),
  'canton-deduction.work': content(
    'Commuting, meals and a stay near work',
    'beside the flat costs, within the canton’s limits',
  ),
  'canton-deduction.insurance': content('Insurance premiums', premiums),
  'canton-deduction.second-earner': content('Second earner', 'on the lower income after professional costs'),
  'canton-deduction.personal': content('Personal deduction', 'by household'),
  'canton-deduction.children': content('Children', ({ children }) => `${children} children, by the canton’s table`),
  'canton-deduction.family': content('Family and own care of children', 'by number and age of the children'),
  'canton-deduction.rent': content('Rent', ({ rent }) => `assumed rent ${chf(rent)}`),
  'canton-deduction.relief': content('Modest income', 'falls as the income rises'),
  'canton-deduction.other': content('Other deductions', ''),
  'canton-deduction.medical': content('Illness', 'what exceeds a share of the net income'),
  'canton-deduction.donations': content('Gifts', 'up to a share of the net income'),
}

function content<Values>(label: string, from: string | ((values: Values) => string)) {
  return (values: Values) => ({ label, from: typeof from === 'string' ? from : from(values) })
}

function professional(rule: Rule): string {
  if ('fixed' in rule) return `fixed at ${chf(rule.fixed)}`
  const { base, percent, least, most } = rule
  return `${base ? `${chf(base)} + ` : ''}${percent} % of the net salary${least ? `, at least ${chf(least)}` : ''}${most ? `, at most ${chf(most)}` : ''}`
}

function premiums({ adult, child, most }: Premiums): string {
  const assumed = `assumed ${chf(adult)} per adult and ${chf(child)} per child`
  return most
    ? `${assumed}, at most ${chf(most.single)} single, ${chf(most.married)} married, ${chf(most.perChild)} per child`
    : assumed
}

const specialLetterWords: Readonly<Record<SpecialLetter, { title: string; text: string }>> = {
  D: {
    title: 'AHV contributions paid back',
    text: 'For people who leave Switzerland and get their AHV contributions back (AHVG Art. 18 para. 3). The compensation fund withholds at a fixed rate. Until 2020 D was the code of a second job: that code no longer exists.',
  },
  F: {
    title: 'Repealed at the end of 2023',
    text: 'It was for commuters from an Italian border commune whose spouse earned outside Switzerland. Since 1 January 2024 they have the codes of everybody else, and new commuters R to U.',
  },
  G: {
    title: 'Daily allowances paid by an insurance',
    text: 'For replacement income (unemployment, illness, accident, invalidity, maternity) that the insurance pays to you and not through the employer. It pays no heed to civil status or children; the canton sets the rates.',
  },
  Q: {
    title: 'The same for daily commuters from Germany',
    text: 'Replacement income as under G, for commuters with the German certificate of residence: at most 4.5 % (Art. 15a of the treaty).',
  },
  V: {
    title: 'The same for daily commuters from Italy',
    text: 'Replacement income as under G, for new commuters under the agreement of 2020 who would otherwise have R, S, T or U. It is used in Grisons, Ticino and Valais.',
  },
}

const becauseWords: Phrases<BecauseValues> = {
  entered: 'the code you entered',
  'from-germany':
    'German cross-border commuter: own letters, at most 4.5 % with the certificate of residence. Germany taxes the salary too and credits the Swiss tax',
  'germany-no-commuter':
    'lives in Germany, but is no cross-border commuter under the treaty (Art. 15a): the ordinary code. The letters L to P need the certificate of residence and at most 60 nights a year away for work',
  'france-no-agreement':
    'lives in France and is not covered by the agreement of 11 April 1983: Switzerland taxes the days worked here at the ordinary code (treaty Art. 17)',
  'from-italy':
    'Italian cross-border commuter under the new agreement: own letters, 80 % of the ordinary tax. Italian income tax comes on top; Italy credits the Swiss tax',
  'italy-old-agreement':
    'Italian cross-border commuter who worked in Graubünden, Ticino or Valais between 31 December 2018 and 17 July 2023: the ordinary code, and taxed in Switzerland only',
  'italy-no-commuter':
    'lives in Italy, but is no cross-border commuter under the agreement (20 km zone, daily return, canton of Graubünden, Ticino or Valais): the ordinary code. Italy taxes the salary too and credits the Swiss tax',
  'liechtenstein-public':
    'lives in Liechtenstein and works in the public service: Switzerland taxes the salary (treaty Art. 19)',
  'liechtenstein-no-commuter':
    'lives in Liechtenstein, but does not return home daily: Switzerland taxes the days worked here (treaty Art. 15)',
  'lives-abroad':
    'lives abroad, without a rule of its own for commuters: the ordinary code; the home country credits the Swiss tax',
  'replacement-income': 'paid directly by an insurance: replacement income',
  'both-earn': 'married, both earn',
  'one-earner': 'married, one earner',
  'lone-parent': 'single with children in the household',
  'parent-with-more':
    'lives with the other parent and earns more: this parent alone gets the tariff for parents (QStV Art. 1)',
  alone: 'single, no children in the household',
  'child-elsewhere':
    'single, not living with the children or not paying for most of their keep: no tariff for parents (QStV Art. 1)',
  'parent-with-less':
    'lives with the other parent, who earns more: only that parent gets the tariff for parents (QStV Art. 1)',
  children: ({ count }) =>
    count === 0
      ? 'no children in the household: 0'
      : `${count} ${count === 1 ? 'child' : 'children'} in the household: ${count}`,
  'most-children': ({ canton, most }) => `${canton} publishes tariffs for up to ${most} children`,
  'church-always': ({ canton }) => `${canton} publishes tariffs with church tax only: Y`,
  'church-member': 'member of a recognised church: Y',
  'church-not-withheld': ({ canton }) => `${canton} withholds no church tax: N`,
  'no-church': 'not a member of a recognised church: N',
}

const exemptWords: Phrases<ExemptValues> = {
  settled:
    'Swiss citizens and holders of a C permit who live in Switzerland are not taxed at source: they file a return.',
  'settled-spouse':
    'Your spouse is Swiss or holds a C permit: neither of you is taxed at source, you file a return together.',
  'left-to-france': ({ canton }) =>
    `${canton} leaves French cross-border commuters to France (certificate of residence needed); nothing is withheld.`,
  'left-to-liechtenstein':
    'Daily commuters from Liechtenstein are taxed in Liechtenstein only (treaty Art. 15 para. 4): no Swiss tax at source. Tell your employer, and keep proof that you go home: more than 45 nights a year away for work end this (likely).',
}

const noTableWords: Phrases<NoTableValues> = {
  special: ({ tariff, letter }) => {
    const { title, text } = specialLetterWords[letter]
    return `${tariff} has no table by income. ${letter}: ${title}. ${text}`
  },
  'no-church-tax': ({ canton, instead }) => `${canton} withholds no church tax: use ${instead}.`,
  'same-letter': ({ canton, tariff, year, known }) =>
    `${canton} has no tariff ${tariff} for ${year}; with this letter there are ${known.join(', ')}.`,
  unknown: ({ canton, tariff, year }) => `${canton} publishes no tariff ${tariff} for ${year}.`,
}

const countries = { DE: 'Germany', IT: 'Italy' } as const

const contradictionWords: Phrases<ContradictionValues> = {
  'permit-of-commuters':
    'This permit is for people who live abroad, but you chose a home in Switzerland. Choose the country you live in, or your Swiss permit.',
  'swiss-lives-abroad':
    'You chose a home abroad. If you live there, choose “Swiss citizen who lives abroad”; otherwise choose a home in Switzerland.',
  'permit-of-residents': ({ permit }) =>
    `Permit ${permit} is for people who live in Switzerland, but you chose a home abroad. Cross-border commuters hold permit G. Choose your permit, or a home in Switzerland.`,
  'code-of-commuters': ({ tariff, home }) =>
    `Code ${tariff} is for cross-border commuters from ${countries[home]}. Choose where you live, or leave the code empty.`,
}

function range(what: string, { least, most }: { least: number; most: number }): string {
  return `${what} must be a whole number from ${least} to ${most}.`
}

function agesOfChildren(example: string): string {
  return `Give the ages of the children, separated by commas, for example ${example}.`
}

const plainErrorWords: Readonly<Record<PlainError, string>> = {
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

const valuedErrorWords: Phrases<ValuedErrors> = {
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

const compulsoryReasons: Readonly<Record<CompulsoryReason, string>> = {
  salary: `the gross salary reaches CHF ${francs(ordinaryAssessmentFrom)} a year`,
  'other-income': 'the other income reaches the line of the canton',
  wealth: 'the taxable wealth reaches the line of the canton',
  'swiss-withholding-tax': 'Swiss withholding tax of 35% is claimed back, which obliges in this canton',
}

const returnDeductionWords: Readonly<Record<ReturnDeduction['deduction'], string>> = {
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

function compulsoryInWords(reasons: readonly CompulsoryReason[]): string {
  return `A return is compulsory, because ${reasons.map((reason) => compulsoryReasons[reason]).join(' and ')}.`
}

const adviceWords: Readonly<Record<FilingAdvice, (difference: string) => string>> = {
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

const filingWarningWords: Phrases<FilingWarningValues> = {
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

const uncheckedRules: Readonly<Record<UncheckedRule, (year: number) => string>> = {
  'multiplier-of-next-year': (year) =>
    `the canton multiplier is taken as in ${year + 1} and not checked against the authority.`,
  'tax-reduction': () =>
    'the canton tax is reduced by 4 % (3.5 % since 2024, 0.5 % more since 2025), not checked against the authority.',
  'index-of-next-year': (year) =>
    `the indexation and limits are taken as in ${year + 1} and not checked against the authority.`,
}

const grossNotes: Readonly<Record<GrossNote, (year: number) => string>> = {
  'relief-left-out': (year) =>
    `The relief for modest incomes of ${year} is not in the official figures and is left out.`,
  'no-official-result': (year) =>
    `Deductions of ${year} follow the official export; no official result for a gross salary of ${year} confirms them.`,
}

const openLimits: Readonly<Record<OpenLimit, string>> = {
  'canton-limit-unknown': 'a limit of the canton is not in the official figures, so the federal one is used.',
  'meals-canteen-unknown': 'answer whether the employer makes meals cheaper: half of the deduction depends on it.',
  'room-by-local-custom': 'for a room near work only the customary local rent counts, which has no official figure.',
  'care-per-child-unknown': 'costs of care are limited for each child.',
  'care-without-child': 'costs of care count only for a child under 14 who lives with you: enter the ages.',
  'care-until-birthday': 'costs of care count only until the 14th birthday.',
  'income-unknown': 'the limit depends on an income that is not known here.',
  'pillar-3a-above-limit':
    'pillar 3a is counted up to the ordinary limit; a later buy-in for earlier years has its own conditions.',
  'buy-in-not-confirmed':
    'a buy-in counts up to the gap that the pension fund confirms; a lump sum within three years undoes it.',
  'interest-yield-unknown':
    'interest above CHF 50,000 counts only up to the income from your wealth, which is not known here.',
  'further-deductions': 'no limit is applied to further deductions.',
}

function unchecked(what: string): string {
  return `Not checked against the authority: ${what}`
}

const flagWords: Phrases<FlagValues> = {
  'not-checked.rule': ({ canton, year, rule }) => `${canton} ${year}: ${uncheckedRules[rule](year)}`,
  'not-checked.deductions': ({ year, notes }) => unchecked(notes.map((note) => grossNotes[note](year)).join(' ')),
  'not-checked.wealth-surcharge': ({ above }) =>
    `The wealth surcharge above CHF ${francs(above)} follows the law, but no official result confirms it.`,
  'not-checked.quotient': ({ canton, above }) =>
    `Families with children above CHF ${francs(above)} taxable income in ${canton} are computed by law, but not checked against the authority.`,
  'not-checked.church':
    'Church tax: only Protestant results were compared with the authority; this confession follows the same rule with its own rate.',
  'not-checked.capital-church':
    'Church tax on capital benefits follows the simple tax; few official results confirm it.',
  'not-checked.pension': ({ canton, age }) =>
    `${canton} converts the capital into a pension by age and sex; the conversion is known for age ${age} only and used here.`,
  'not-checked.two-earners': unchecked('two earners (deductions by law and official export).'),
  'not-checked.age': ({ age, proven }) =>
    unchecked(`pension contributions at age ${age} (by law; results exist for age ${proven}).`),
  'not-checked.child-ages': ({ from, to }) =>
    unchecked(`children of other ages than ${from} to ${to} (amounts by age from the official export).`),
  'not-checked.many-children': unchecked('more than three children.'),
  'not-checked.rate-income': unchecked(
    'the rate of the whole income for what is taxable here (DBG Art. 7; how the rate is rounded is not published).',
  ),
  'not-checked.limits': ({ open }) => unchecked(open.map((limit) => openLimits[limit]).join(' ')),
  'not-checked.other-income': unchecked('other income (added to the net salary by law).'),
  'not-checked.salaries-below': (limit) => unchecked(`salaries below CHF ${francs(limit.francs)}.`),
  'not-checked.salaries-above': (limit) => unchecked(`salaries above CHF ${francs(limit.francs)}.`),
  'not-checked.lone-parents': unchecked('lone parents with high incomes.'),
  'not-checked.families-below': (limit) => unchecked(`families in ${limit.canton} below CHF ${francs(limit.francs)}.`),
  'not-checked.income-for-relief': ({ canton }) =>
    unchecked(`${canton} grants a deduction that depends on income, and pillar 3a, illness or gifts may change it.`),
  'not-checked.wealth-left-out': ({ canton }) =>
    unchecked(`${canton} counts wealth against the relief for modest incomes, which is left out here.`),
  'commune-index.income': ({ canton, commune }) =>
    `${canton}: each commune has its own indexation of the tariff; ${commune} is computed with the one of Sion, so the commune tax is an estimate.`,
  'commune-index.ranking': ({ canton }) =>
    `${canton}: each commune has its own indexation of the tariff, which is not in the official figures. The ranking uses the one of Sion for all and is an estimate.`,
  'commune-index.capital': ({ canton }) =>
    `${canton}: the commune's own indexation is not in the official figures; the one of Sion is used.`,
  'personal-tax': ({ commune }) =>
    `The personal tax is the one of the cantonal capital; ${commune} may charge another amount.`,
  'quotient-limit':
    'The law limits the effect of the family quotient at high incomes; the limit is not applied here, so the real tax may be higher.',
  'church-not-covered.canton': ({ canton }) =>
    `${canton}: the official figures hold no church tax (it is voluntary, or paid by canton and communes).`,
  'church-not-covered.commune': ({ commune }) =>
    `The official figures hold no church tax of this confession in ${commune}.`,
  'church-head-tax': 'A head tax of this church, where there is one, is not included.',
  'child-ages': ({ age }) => `Children without a given age are taken as ${age} years old.`,
  'law-2029':
    'The start on 1 January 2029 follows the Federal Council’s announcement; figures of later years are not published yet, so both columns use the same tariffs.',
  'estimate.imputed-rent':
    'The imputed rental value is an estimate; use the value of your assessment (at least 60 % of the market rent).',
  'estimate.tax-value':
    'Wealth tax is computed on the property value; the official value of the canton is usually lower.',
  'second-home-tax': 'From 2029 cantons may levy a property tax on second homes; none is known yet, none is included.',
  'other-canton': ({ commune, used, requested }) =>
    `${commune} lies in the canton of ${cantonLabel(used)}, so this canton is used, not ${cantonLabel(requested)}.`,
  capital: ({ commune }) => `No commune was given: ${commune}, the capital of the canton, is used.`,
  'us-person':
    'US citizens and green card holders: pillar 3a saves Swiss tax only. The tax treaty does not recognise it, so the US may tax contributions and yield each year. Sign form W-9, not W-8BEN, at the bank. The account belongs in FBAR and form 8938, and Swiss funds in it are usually PFICs (form 8621). Many providers refuse US persons. Ask a US tax adviser before you pay in.',
  'us-person-open':
    'Are you a US citizen or do you hold a green card? Then answer the question in the form first: the US does not recognise pillar 3a, and the saving below can be lost.',
  'interest-limit': ({ allowed }) =>
    `Interest on private debts counts only up to the income from your wealth and CHF 50,000 (DBG Art. 33 para. 1 a): CHF ${francs(allowed)} here. Income from other assets, which is not asked here, would raise this.`,
  payout: 'The payout is taxed later, apart from other income: the tab Capital benefit computes it.',
  age: ({ from, until }) => `From ${from} on you may pay in only while you still work, until ${until} at the latest.`,
  'buy-in':
    'Years from 2025 on in which you paid in less than the limit can be made up within ten years, under conditions (BVV 3 Art. 7a).',
  'net-income': 'The 20 % are taken of the income entered here, as net earned income.',
  'assumption.income': (assumed) =>
    `A taxable income of CHF ${francs(assumed.francs)} without the property is assumed; enter your own.`,
  'assumption.interest': 'Mortgage interest is assumed at 2.5 % of the mortgage; enter your own.',
  'assumption.maintenance': 'Maintenance is assumed at 1 % of the value; enter your own.',
  'assumption.rent':
    'Rent counts for let property only; for this type the official columns use the imputed rental value.',
}

const share = (label: string) => (values: { percent: number; of: number }) => ({
  label,
  from: `${values.percent} % of ${chf(values.of)}`,
})

const flatWords: TraceWords<keyof FlatValues> = {
  'flat.taxable-income': ({ income, deductions, couple, perChild }) => ({
    label: 'Taxable income',
    from: `${chf(income)} − ${chf(deductions)} (couples ${couple}, each child ${perChild})`,
  }),
  'flat.federal-tax': share('Federal tax'),
  'flat.canton-tax': share('Cantonal tax'),
  'flat.commune-tax': ({ percent }) => ({ label: 'Communal tax', from: `${percent} % of the cantonal tax` }),
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
  'flat.contribution': ({ employment }) => ({ label: 'Highest contribution', from: `fixed for: ${employment}` }),
  'flat.tax-saved': ({ percent }) => ({ label: 'Tax saved', from: `${percent} % of the contribution` }),
  'flat.future-value': ({ contribution, years, percent }) => ({
    label: 'Future value',
    from: `${chf(contribution)} a year for ${years} years at ${percent} %`,
  }),
  'flat.retirement': ({ savings }) => ({
    label: 'Total at retirement',
    from: `future value + ${chf(savings)} current savings`,
  }),
}

const churchRules: Readonly<Record<ChurchBasis, string>> = {
  'simple tax': 'the rate is a percentage of the simple tax',
  'canton tax': 'the rate is a percentage of the canton tax',
  'income and wealth': 'the rate is a percentage of the income and per mille of the wealth',
  'share of income and wealth': 'the rate applies to 1 % of the income and 0.3 per mille of the wealth',
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
    label: 'Simple tax on the taxable income',
    from: `${chf(simple)} / ${chf(rateBase)} × ${chf(base)}`,
    rule: 'the rate follows the whole income, also what is exempt',
  }),
  'wealth.at-rate': ({ simple, rateBase, base }) => ({
    label: 'Simple tax on the taxable wealth',
    from: `${chf(simple)} / ${chf(rateBase)} × ${chf(base)}`,
    rule: 'the rate follows the whole wealth, also what is exempt',
  }),
  'income.simple-tax': ({ base, row, rounding }) => ({
    label: 'Simple tax on income',
    from: `T(${chf(base)})`,
    row: rowInWords(row),
    rule: rounded(rounding),
  }),
  'income.split-simple-tax': ({ base, quotient, divisor, tax, row, rounding }) => ({
    label: 'Simple tax on income',
    from: `T(${chf(quotient)}) / ${chf(quotient)} × ${chf(base)} = ${chf(tax)} / ${chf(quotient)} × ${chf(base)}`,
    row: rowInWords(row),
    rule: `${rounded(rounding)}; income divided by ${divisor}`,
  }),
  'income.indexed-simple-tax': ({ base, ratePercent, readAt, index, row, rounding }) => ({
    label: 'Simple tax on income',
    from: `${chf(base)} × average rate ${ratePercent} % read at ${chf(readAt)}`,
    row: rowInWords(row),
    rule: `${rounded(rounding)}; tariff indexed by ${index}`,
  }),
  'income.simple-tax-less-child-credit': ({ simple, children, credit }) => ({
    label: 'Simple tax after child credit',
    from: `${chf(simple)} − ${children} × ${chf(credit)}`,
    rule: 'the child credit is taken off the simple tax, before the multipliers',
  }),
  'canton.income-tax': ({ simple, multiplierPercent, change }) => ({
    label: 'Canton tax on income',
    from: `${chf(simple)} × ${multiplierPercent} %`,
    rule: change && `multiplier ${change.printedPercent} % × ${change.factor} + ${change.plus}`,
  }),
  'commune.income-tax': ({ commune, simple, multiplierPercent }) => ({
    label: `Commune tax on income, ${commune}`,
    from: `${chf(simple)} × ${multiplierPercent} %`,
  }),
  'canton.family-reduction': ({ percent, least, most, perChild }) => ({
    label: 'After the family reduction',
    from: `${percent} %, at least ${least}, at most ${chf(most)}; ${perChild} per child`,
  }),
  'commune.family-reduction': ({ percent, least, most }) => ({
    label: 'After the family reduction',
    from: `${percent} %, at least ${least}, at most ${chf(most)}`,
  }),
  'canton.child-credit': ({ children, credit }) => ({
    label: 'Canton tax after child credit',
    from: `− ${children} × ${credit}; the commune tax is not reduced`,
  }),
  'canton.limit': ({ percent, base }) => ({
    label: 'Canton and commune tax, limited',
    from: `at most ${percent} % of ${chf(base)}`,
  }),
  'wealth.simple-tax': ({ base, row }) => ({
    label: 'Simple tax on wealth',
    from: `T(${chf(base)})`,
    row: rowInWords(row),
    rule: 'wealth rounded down to CHF 1’000',
  }),
  'wealth.canton-tax': ({ simple, multiplierPercent, surcharge }) => ({
    label: 'Canton tax on wealth',
    from: `${chf(simple)} × ${multiplierPercent} %${surcharge > 0 ? ` + surcharge ${chf(surcharge)}` : ''}`,
  }),
  'wealth.commune-tax': ({ commune, simple, multiplierPercent }) => ({
    label: `Commune tax on wealth, ${commune}`,
    from: `${chf(simple)} × ${multiplierPercent} %`,
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
    from: of === 'all parts' ? 'sum of all parts above, each in whole francs' : 'sum of the parts above',
  }),
}

function originInWords({ source, stateDate }: FiguresOrigin): string {
  return `${source}, state ${stateDate}`
}

const pillar3aWords: TraceWords<keyof Pillar3aValues> = {
  'pillar-3a.limit': (basis) => ({
    label: 'Highest contribution',
    from: basis.pensionFund
      ? `with a pension fund: CHF ${chf(basis.most)}`
      : `without a pension fund: ${basis.percent} % of the net earned income, at most CHF ${chf(basis.most)}`,
  }),
  'pillar-3a.tax-without': ({ taxableIncome }) => ({
    label: 'Tax without a contribution',
    from: `taxable income ${chf(taxableIncome)}`,
  }),
  'pillar-3a.tax-with': ({ taxableIncome, contribution, reduced }) => ({
    label: 'Tax with the highest contribution',
    from: `taxable income ${chf(taxableIncome)} − ${chf(contribution)} = ${chf(reduced)}`,
  }),
  'pillar-3a.saved': () => ({ label: 'Tax saved', from: 'the difference of the two' }),
  'pillar-3a.total': ({ savings, contribution, years, interestPercent }) => ({
    label: 'Total at retirement',
    from: `${chf(savings)} today and ${chf(contribution)} at the end of each of ${years} years, ${interestPercent} % a year on all of it`,
  }),
}

const newLaw = 'law of 20 December 2024 on the taxation of home ownership'

const rentFrom = {
  estimate: '70 % of an assumed market rent of 3.5 % of the value',
  assessment: 'value of the assessment',
  'not taxed': 'no longer taxed',
} satisfies Record<PropertyValues['property.imputed-rent']['by'], string>

const interestFrom = {
  'in full': 'in full',
  'yield and 50,000': 'up to the income from the property and CHF 50’000',
  'share of let property': 'by the share of let property in all assets',
  'first home': 'first own home, falling by a tenth each year',
  'not deducted': 'no longer deducted',
} satisfies Record<PropertyValues['property.interest']['by'], string>

const maintenanceFrom = {
  'in full': 'in full',
  'against rent': 'in full against rent',
  'not deducted': 'no longer deducted',
} satisfies Record<PropertyValues['property.maintenance']['by'], string>

const propertyWords: TraceWords<keyof PropertyValues> = {
  'property.rent': ({ law }) => ({
    label: 'Rent',
    from: 'rent of the year',
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
    label: 'Maintenance',
    from: maintenanceFrom[by],
    law: law === 'until-2028' ? 'DBG Art. 32 para. 2' : newLaw,
  }),
  'property.wealth-tax-change': ({ taxableWealthChange, withProperty, without }) => ({
    label: 'Change of the wealth tax',
    from: `taxable wealth ${formatDifference(taxableWealthChange)}: ${chf(withProperty)} − ${chf(without)}`,
  }),
  'property.tax-change': ({ withProperty, without }) => ({
    label: 'Change of all taxes',
    from: `with the property ${chf(withProperty)} − without ${chf(without)}`,
  }),
}

const salaryWords: TraceWords<keyof SalaryValues> = {
  'salary.net': ({ gross, ahvPercent, ahv, alvPercent, alv, accidentPercent, accident, pensionFund, ceiling }) => ({
    label: 'Net salary',
    from: `${chf(gross)} − AHV ${ahvPercent} % ${chf(ahv)} − ALV ${alvPercent} % ${chf(alv)} − accident ${accidentPercent} % ${chf(accident)} − pension fund ${chf(pensionFund)}`,
    rule: `ALV and accident insurance up to ${chf(ceiling)}; each contribution rounded to the franc`,
    law: 'AHVG, AVIG, UVG, BVG (assumptions of the authority’s calculator)',
  }),
  'salary.net-given': () => ({ label: 'Net salary', from: 'salary certificate, box 11', law: 'DBG Art. 17' }),
  'salary.other-income': () => ({ label: 'Other income', from: 'own amount', law: 'DBG Art. 16' }),
  'salary.income-for-rate': () => ({
    label: 'Income that decides the rate',
    from: 'net salary, other income and the income abroad less the deductions above, not below 0',
    law: 'DBG Art. 7 para. 1',
  }),
  'salary.less-abroad': ({ foreignNet, interestAbroad, general }) => ({
    label: foreignNet > 0 ? 'Income abroad, exempt' : 'Loss abroad, which lowers the rate only',
    from: `${chf(foreignNet)} net abroad after interest of ${chf(interestAbroad)}${general > 0 ? `; deductions without a tie to an income follow it with ${chf(general)}` : ''}`,
    rule: 'interest by the share of the gross assets abroad',
    law: 'DBG Art. 6 para. 1 and 3',
  }),
  'salary.taxable-income': () => ({
    label: 'Taxable income',
    from: 'net salary and other income less the deductions above, not below 0',
  }),
}

const withholdingWords: TraceWords<keyof WithholdingValues> = {
  'withholding.month': ({ tariff, income, ratePercent, least, rowFrom, readAt }) => ({
    label: `Tax at source, tariff ${tariff}`,
    from: `${income.toFixed(2)} × ${ratePercent} %${least === undefined ? '' : `, raised to the minimum of ${least.toFixed(2)}`}`,
    row: `row from ${rowFrom}: ${ratePercent} %${readAt === undefined ? '' : `, read at ${readAt.toFixed(2)}`}`,
    rule: 'rounded to 5 centimes',
    law: 'DBG Art. 85 and 86; QStV',
  }),
  'withholding.monthly-year': ({ month, december }) => ({
    label: 'Tax withheld in the year',
    from: `11 × ${month.toFixed(2)} + ${december.toFixed(2)} in December`,
    rule: 'monthly model: each month on its own',
  }),
  'withholding.annual-year': ({ income, ratePercent }) => ({
    label: 'Tax withheld in the year',
    from: `${income.toFixed(2)} × ${ratePercent} %, read at a twelfth of the year's income`,
    rule: 'annual model: settled on the yearly income',
  }),
  'abroad.income': ({ before, interest, general, generalOfAll, foreignNet, forRate }) => ({
    label: 'Taxable income without the property abroad',
    from: `${chf(before)} at home − ${chf(interest)} interest − ${chf(general)} of ${chf(generalOfAll)} general deductions; ${chf(foreignNet)} net abroad, rate by ${chf(forRate)}`,
    rule: 'interest by where the assets are, general deductions by net income',
    law: 'DBG Art. 6 and 7',
  }),
  'abroad.wealth': ({ home, allowance, forRate }) => ({
    label: 'Taxable wealth without the property abroad',
    from: `${chf(home)} at home − ${chf(allowance)} of the allowance; rate by ${chf(forRate)}`,
    rule: 'debts by where the assets are',
    law: 'StHG Art. 4 and 13',
  }),
  'filing.difference': ({ withheld, ordinary }) => ({
    label: 'Difference',
    from: `${chf(withheld)} − ${chf(ordinary)}`,
  }),
}

const results: TaxWords = {
  trace: {
    ...ordinaryWords,
    ...capitalWords,
    ...salaryWords,
    ...deductionWords,
    ...withholdingWords,
    ...propertyWords,
    ...pillar3aWords,
    ...flatWords,
  },
  origin: originInWords,
  ownAmount: 'own amount',
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
    tooMany: ({ perMinute, seconds }) => `At most ${perMinute} calls a minute. Please wait ${seconds} seconds.`,
    getOnly: 'This address takes GET only.',
  },
}

const accuracyPage = {
  howExactOurCalculatorsAre: 'How exact our calculators are',
  ourResultsAgainstTheCalculator:
    'Our results against the calculator of the Federal Tax Administration: cases per canton, largest difference, known gaps.',
  cases: 'Cases',
  passed: 'Passed',
  offByChf: 'Off by CHF',
  largestDifferenceChf: 'Largest difference, CHF',
  allCantons: 'All cantons',
  calculators: 'Calculators',
  howExactWeAre: 'How exact we are',
  ofResultsOfTheAuthoritys: (passed: string, cases: string, toleranceFrancs: number) =>
    `${passed} of ${cases} results of the authority’s own calculator are met within CHF ${toleranceFrancs} for every part of the tax.`,
  byKindOfResult: 'By kind of result',
  eachCaseWasComputedWith:
    'Each case was computed with the state of the figures on the day it was taken. ‘Off by’ is the largest difference of any part.',
  casesByKindOfResult: 'Cases by kind of result',
  startingFrom: 'Starting from',
  taxAtSourceEveryRow: (year: number, codes: string, cantons: number, date: string) =>
    `Tax at source ${year}: every row of all ${codes} tariffs of ${cantons} cantons is checked to 5 centimes. State of the tariffs: ${date}.`,
  stateOfTheFigures: (year: string, date: string) => `State of the figures ${year}: ${date}.`,
  theTestsOfTheProgram: (value: string) => `${value} The tests of the program write these figures.`,
  byCanton: 'By canton',
  incomeWealthGrossSalaryAnd: 'Income, wealth, gross salary and capital benefits together.',
  casesByCanton: 'Cases by canton',
  canton: 'Canton',
  whatDoesNotAgree: 'What does not agree',
  casesThatMissByName: 'Cases that miss, by name. None means none.',
  noCaseMisses: 'No case misses.',
  knownGaps: 'Known gaps',
  whatNoOfficialResultConfirms:
    'What no official result confirms, or what is not in the official figures. The calculators say so beside a result.',
  theCalculatorsAsCallsFor: 'The calculators as calls for programs (OpenAPI)',
}

const calculatorsPage = {
  calculators: 'Calculators',
  somethingDoesNotFitA: 'Something does not fit a form? An adviser looks at your case.',
  contactUs: 'Contact us',
  howExactWeAre: 'How exact we are',
  calculate: 'Calculate',
  amountsMayBeTypedAs: "Amounts may be typed as 100’000, 100'000, 100000 or 100,000.",
}

const capitalCalculator = {
  capitalPaidOut: 'Capital paid out',
  maritalStatus: 'Marital status',
  taxYear: 'Tax year',
  capitalBenefit: (year: number, name: string) => `Capital benefit ${year}, ${name}`,
  taxOnOnePayout: 'Tax on one payout',
  cantonOf: (inCanton: string) => `Canton of ${inCanton}`,
  directFederalTax: 'Direct federal tax',
  church: 'Church',
  total: 'Total',
  drawnInSeveralYears: 'Drawn in several years',
  taxInAll: 'Tax in all',
  years: (withdrawals: number) => `${withdrawals} years`,
}

const capitalTab = {
  capitalPaidOut: 'Capital paid out',
  fromAPensionFundVested: 'From a pension fund, vested benefits or pillar 3a, in one year.',
  ageAtWithdrawal: 'Age at withdrawal',
  enterTheCapitalToSee: 'Enter the capital to see the tax on its payout.',
  exampleChf500000InBiel: 'Example: CHF 500’000 in Biel/Bienne',
  taxOnTheCapitalBenefit: (total: string) => `Tax on the capital benefit: ${total}.`,
  taxOnThePayout: 'Tax on the payout',
  cantonOf: (inCanton: string) => `Canton of ${inCanton}`,
  directFederalTax: 'Direct federal tax',
  church: 'Church',
  officialTariff: 'Official tariff',
  onePayoutOf: (name: string, capital: string, year: number) => `${name}, one payout of ${capital}, ${year}`,
  chfOnce: (percent: string) => `CHF once, ${percent}`,
  taxOnThePayout2: (value: string) => `Tax on the payout: ${value}`,
  taxByLevel: 'Tax by level',
  total: 'Total',
  inOneYearOrIn: 'In one year or in several',
  payoutsOfDifferentYearsAre:
    'Payouts of different years are taxed apart. Those of one year, and of both spouses, are added together.',
  taxWhenTheCapitalIs: 'Tax when the capital is drawn in several years, with today’s figures',
  taxInAll: 'Tax in all',
  eachYear: 'Each year',
  inOneYear: 'In one year',
  inYears: (withdrawals: number) => `In ${withdrawals} years`,
  aPensionFundPaysIts:
    'A pension fund pays its capital once, pillar 3a per account. Tax offices may add up payouts that are split only to save tax.',
  theSamePayoutAnotherCanton: 'The same payout, another canton',
  inTheCapitalOfEach: 'In the capital of each canton, the cheapest first.',
  taxOnTheSamePayout: 'Tax on the same payout in the capital of each canton, in CHF',
}

const compareCalculator = {
  incomeGivenAs: 'Income given as',
  commune2: 'Commune 2',
  commune3: 'Commune 3',
  commune4: 'Commune 4',
  commune5: 'Commune 5',
  communesCompared: (year: number) => `Communes compared ${year}`,
  sideBySide: 'Side by side',
  taxChf: 'Tax CHF',
  rankingOfCommunesCantonOf: (communes: number, canton: string) =>
    `Ranking of ${communes} communes, canton of ${canton}`,
}

const compareFigures = {
  canton: 'Canton',
  commune: 'Commune',
  federal: 'Federal',
  church: 'Church',
  sideBySide: (year: number) => `Side by side, ${year}`,
  theChosenCommunesDifferenceTo: 'The chosen communes, difference to the first in CHF',
  rateAllTaxesAsA: 'Rate: all taxes as a share of the income entered. A name leads to the computation, line by line.',
  allCantons: 'All cantons',
  theSameHouseholdInThe: (burdenBp: string, name: string, burdenBp2: string, name2: string) =>
    `The same household in the capital of each canton: from ${burdenBp} in ${name} to ${burdenBp2} in ${name2}.`,
  rankingCantonOf: (canton: string) => `Ranking: canton of ${canton}`,
  theCheapestAndDearestOf: (communes: number) => `The cheapest and dearest of ${communes} communes.`,
  allCommunesTheCheapestFirst: (communes: number) => `All ${communes} communes, the cheapest first.`,
  communesOfTheCantonOf: (canton: string) => `Communes of the canton of ${canton} by burden`,
  showAllCommunes: (communes: number) => `Show all ${communes} communes`,
}

const compareTab = {
  enterAnIncomeAndUp: 'Enter an income and up to five communes.',
  exampleChf100000InBiel: 'Example: CHF 100’000 in Biel/Bienne, Zürich and Zug',
  cheapestOfTheChosenCommunes: (name: string, total: string) =>
    `Cheapest of the chosen communes: ${name}, ${total} a year.`,
  cheapest: (name: string) => `Cheapest: ${name}`,
  income: 'Income',
  perYear: 'Per year.',
  yourAge: 'Your age',
  cantonOfTheRanking: 'Canton of the ranking',
  commune: (at: number) => `Commune ${at}`,
  taxableWealth: 'Taxable wealth',
}

const difference = {
  theEstimateAndTheTariff: 'The estimate and the tariff agree.',
}

const entries = {
  ownDeduction: (found: string | null | undefined, found2: string | null | undefined) =>
    `Own deduction, ${found}: ${found2}`,
}

const report = {
  howWeGotThere: 'How we got there',
}

const resultPdf = {
  madeOnStateOfThe: (date: string, date2: string) => `Made on ${date}. State of the figures: ${date2}.`,
  yourEntries: 'Your entries',
  pleaseNote: 'Please note',
  theSameScenarioOnThe: (address: string) => `The same scenario on the site: ${address}`,
}

const fieldLabels = {
  maritalStatus: 'Marital status',
  taxYear: 'Tax year',
}

const deductionsSection = {
  yourDeductions: 'Your deductions',
  computedAsTheAuthoritysCalculator:
    'Computed as the authority’s calculator does. Enter an own amount where yours differs; other deductions are pillar 3a, care of children, debt interest and so on.',
  confederation: 'Confederation',
  canton: 'Canton',
  calculateWithMyAmounts: 'Calculate with my amounts',
}

const incomeCalculator = {
  incomeGivenAs: 'Income given as',
  grossSalaryOfTheSpouse: 'Gross salary of the spouse',
  maritalStatus: 'Marital status',
  agesOfChildren: 'Ages of children',
  taxYear: 'Tax year',
  incomeTax: (year: number, name: string) => `Income tax ${year}, ${name}`,
  taxPerYear: 'Tax per year',
  cantonOf: (canton: string) => `Canton of ${canton}`,
  directFederalTax: 'Direct federal tax',
  church: 'Church',
  wealthTax: 'Wealth tax',
  personalTax: 'Personal tax',
  total: 'Total',
  ofTheNextFrancGoes: (percent: string) => `Of the next franc ${percent} goes in tax.`,
}

const incomeDetails = {
  yourNextFranc: 'Your next franc',
  taxOnTaxableIncomeIn: (place: string, year: number) => `Tax on taxable income in CHF, ${place}, ${year}.`,
  howWeGotThere: 'How we got there',
  everyLineCanBeChecked: 'Every line can be checked against the official tariff.',
  theSameIncomeAnotherCommune: 'The same income, another commune',
  isNumberOfInThe: (place: string, rank: number, ofValue: number, canton: string) =>
    `${place} is number ${rank} of ${ofValue} in the canton of ${canton}, the cheapest first.`,
  cheapestAndDearestCommunesOf: 'Cheapest and dearest communes of the canton, difference to the chosen one in CHF',
  compareAllCommunes: 'Compare all communes',
}

const incomeFigures = {
  flatRateEstimate: 'Flat-rate estimate',
  fixedRatePerCantonA: 'Fixed rate per canton, a first idea',
  officialTariff: 'Official tariff',
  estvTariffsAndMultipliers: (name: string, year: number) => `${name}, ESTV tariffs and multipliers ${year}`,
  flatRateEstimateCantonCommune: (cantonal: number, communal: number, federal: number) =>
    `Flat-rate estimate: canton ${cantonal}, commune ${communal}, federal ${federal}`,
  officialTariff2: (value: string) => `Official tariff: ${value}`,
  taxesByLevel: 'Taxes by level',
  theTariffsResultHoldsWealth:
    'The tariff’s result holds wealth tax and personal tax as well, which the estimate leaves out.',
  cantonOf: (canton: string) => `Canton of ${canton}`,
  directFederalTax: 'Direct federal tax',
  church: 'Church',
  wealthTax: 'Wealth tax',
  personalTax: 'Personal tax',
  total: 'Total',
}

const incomeTab = {
  enterYourIncomeToSee: 'Enter your income to see federal, cantonal and communal tax.',
  exampleChf100000InBiel: 'Example: CHF 100’000 in Biel/Bienne',
  officialTariffInAYear: (name: string, total: string, total2: string) =>
    `Official tariff in ${name}: ${total} a year. Flat-rate estimate: ${total2}.`,
  officialTariff: 'Official tariff',
  income: 'Income',
  perYearAfterDeductionsOr: 'Per year: after deductions, or the gross salary.',
  grossSalaryOfYourSpouse: 'Gross salary of your spouse',
  yourAge: 'Your age',
  agesOfChildren: 'Ages of children',
  taxableWealth: 'Taxable wealth',
}

const pillar3aCalculator = {
  interestOrReturn: 'Interest or return',
  currentSavings: 'Current savings',
  pillar3a: (year: number, name: string) => `Pillar 3a ${year}, ${name}`,
  contributionSavingGrowth: 'Contribution, saving, growth',
  maxContribution: 'Max contribution',
  estimatedTaxSavingsPerYear: 'Estimated tax savings per year',
  projectedFutureValue: 'Projected future value',
  totalAtRetirement: 'Total at retirement',
}

const pillar3aFigures = {
  usPersonsReadThisFirst: 'US persons: read this first',
  flatRateEstimate: 'Flat-rate estimate',
  fixedContribution25Saved: 'Fixed contribution, 25 % saved',
  officialTariff: 'Official tariff',
  limitAndTariffs: (name: string, year: number) => `${name}, limit and tariffs ${year}`,
  pillar3a: 'Pillar 3a',
  maxContribution: 'Max contribution',
  estimatedTaxSavings: 'Estimated tax savings',
  projectedFutureValue: 'Projected future value',
  totalAtRetirement: 'Total at retirement',
  thanTheEstimate: (difference: string, text: string) => `${difference} ${text} than the estimate`,
  inYouMayPayIn: (year: number, limit: string, name: string, saved: string, compared: string) =>
    `In ${year} you may pay in ${limit}. In ${name} that saves ${saved} a year, ${compared}.`,
}

const pillar3aTab = {
  enterIncomeAndAgeTo: 'Enter income and age to see what pillar 3a saves and grows to.',
  example35YearsOldChf: 'Example: 35 years old, CHF 100’000 in Biel/Bienne',
  limitInForceSavesOf: (value: string, limit: string, saved: string, total: string) =>
    `${value}Limit in force: ${limit}, saves ${saved} of tax a year. Total at retirement: ${total}.`,
  taxSavedAYear: 'Tax saved a year',
  howItGrows: 'How it grows',
  theHighestContributionEachYear: (interestBp: number) =>
    `The highest contribution each year to age 65. Official: ${interestBp} % on contributions and savings. Flat-rate: 3 % on contributions only.`,
  income: 'Income',
  taxableIncomePerYearBefore: 'Taxable income per year, before the contribution.',
  age: 'Age',
  returnAYear: 'Return a year',
  employmentType: 'Employment type',
  employee: 'Employee',
  selfEmployed: 'Self-employed',
  areYouAUsCitizen: 'Are you a US citizen or green card holder?',
  theUsTaxesItsCitizens: 'The US taxes its citizens wherever they live.',
  no: 'No',
  yes: 'Yes',
  currentSavings: 'Current savings',
}

const realEstateCalculator = {
  propertyValue: 'Property value',
  propertyType: 'Property type',
  annualRentalIncome: 'Annual rental income',
  interestOrReturn: 'Interest or return',
  imputedRentalValue: 'Imputed rental value',
  officialValue: 'Official value',
  otherAssets: 'Other assets',
  yearsSinceTheFirstOwn: 'Years since the first own home was bought',
  realEstate: (year: number, name: string) => `Real estate ${year}, ${name}`,
  flatRateEstimate: 'Flat-rate estimate',
  changeOfYourTaxesBy: 'Change of your taxes by the official tariff',
  until2028: 'Until 2028',
  from2029: 'From 2029',
  taxableIncome: 'Taxable income',
  taxableWealth: 'Taxable wealth',
  allTaxes: 'All taxes',
  lawUntil2028: 'Law until 2028',
  lawFrom2029: 'Law from 2029',
}

const realEstateFigures = {
  flatRateEstimate: 'Flat-rate estimate',
  theSameForEveryCanton: 'The same for every canton and type',
  officialTariff: 'Official tariff',
  lawUntilTheEndOf: (name: string, year: number) => `${name}, law until the end of 2028, tariffs ${year}`,
  figuresOfTheProperty: 'Figures of the property',
  theEstimateAddsAnIncome: (taxChange: string, taxChange2: string) =>
    `The estimate adds an income to a tax; the tariff compares your taxes with and without the property. ${taxChange} ${taxChange2}`,
  yourTaxesStayTheSame: (when: string) => `Your taxes stay the same ${when}.`,
  youPayAYear: (change: string, text: string, when: string) => `You pay ${change} ${text} a year ${when}.`,
  twoLawsSideBySide: 'Two laws side by side',
  fromTheImputedRentalValue: (date: string) =>
    `From ${date} the imputed rental value is no longer taxed, and most deductions end.`,
  lawUntil2028AndFrom: 'Law until 2028 and from 2029',
  until2028: 'Until 2028',
  from2029: 'From 2029',
  taxableIncome: 'Taxable income',
  taxableWealth: 'Taxable wealth',
  changeOfYourTaxes: 'Change of your taxes',
}

const realEstateTab = {
  enterTheValueOfThe: 'Enter the value of the property and calculate.',
  exampleChf1000000MortgageChf: 'Example: CHF 1’000’000, mortgage CHF 650’000, in Biel/Bienne',
  imputedRentalValueIsTaxable:
    'Imputed rental value is taxable even when you live in the property yourself, until the end of 2028. Mortgage interest and maintenance are deductible.',
  withThisPropertyYourTaxes: (taxChange: string, taxChange2: string) =>
    `With this property your taxes change by CHF ${taxChange} a year until 2028, and by CHF ${taxChange2} from 2029.`,
  taxesUntil2028: 'Taxes until 2028',
  firstOwnHomeFirstYear: 'First own home, first year',
  firstOwnHomeYearsAgo: (year: string) => `First own home, ${year} years ago`,
  propertyValueChf: 'Property value (CHF)',
  propertyType: 'Property type',
  ownerOccupied: 'Owner-occupied',
  rental: 'Rental',
  vacation: 'Vacation',
  mortgageAmount: 'Mortgage amount',
  annualRentalIncome: 'Annual rental income',
  taxableIncomeWithoutTheProperty: 'Taxable income without the property',
  morePreciseForTheOfficial: 'More precise for the official columns',
  mortgageInterestPerYear: 'Mortgage interest per year',
  empty25OfThe: 'Empty: 2.5 % of the mortgage.',
  maintenancePerYear: 'Maintenance per year',
  empty1OfTheValue: 'Empty: 1 % of the value.',
  imputedRentalValue: 'Imputed rental value',
  fromYourAssessmentEmptyAn: 'From your assessment. Empty: an estimate.',
  officialValueForWealthTax: 'Official value for wealth tax',
  emptyThePropertyValue: 'Empty: the property value.',
  otherAssetsLessDebts: 'Other assets, less debts',
  boughtAsFirstOwnHome: 'Bought as first own home',
  notAFirstHome: 'Not a first home',
}

const scenarioWords = {
  fromTheCalculator: (calculator: string) => `From the calculator ${calculator}:`,
}

const amounts = {
  chf: 'CHF',
}

const burdenTable = {
  commune: 'Commune',
  composition: 'Composition',
  cantonCommuneFederalChurch: (name: string, canton: number, commune: number, federal: number, church: number) =>
    `${name}: canton ${canton}, commune ${commune}, federal ${federal}, church ${church}`,
  taxChf: 'Tax CHF',
  rate: 'Rate',
  difference: 'Difference',
  rank: 'Rank',
  multiplier: 'Multiplier',
}

const calculatorLayout = {
  calculator: 'Calculator',
  changeInputs: 'Change inputs',
}

const cantonMap = {
  mapOfTheCantonsBy: 'Map of the cantons by burden',
  rankingOf: (inCanton: string, burdenBp: string, inCanton2: string) =>
    `${inCanton} ${burdenBp}, ranking of ${inCanton2}`,
  to: (lowest: string, lowest2: string) => `${lowest} to ${lowest2}`,
  percentOfTheIncomeIn:
    'Percent of the income, in the capital of the canton. A tile leads to the ranking of its communes.',
  showAsATable: 'Show as a table',
  burdenInTheCapitalOf: 'Burden in the capital of each canton',
  canton: 'Canton',
  capital: 'Capital',
  taxChf: 'Tax CHF',
  rate: 'Rate',
}

const capitalsTable = {
  canton: 'Canton',
  capital: 'Capital',
  composition: 'Composition',
  taxChf: 'Tax CHF',
}

const communeInput = {
  communes: 'Communes',
  communesFound: (count: number) => `${count} communes found`,
}

const flags = {
  notCheckedAgainstTheAuthority: 'Not checked against the authority',
  pleaseNote: 'Please note',
  federalTaxAdministrationEstvTariffs: 'Federal Tax Administration (ESTV), tariffs and multipliers',
  sourceStateOfTheFigures: (children: string, date: string) =>
    `Source: ${children}. State of the figures: ${date}. No liability: the assessment of the authority decides.`,
}

const growthChart = {
  savingsFromAgeTo65: (from: number) => `Savings from age ${from} to 65, in CHF`,
  paidIn: 'Paid in',
  valueFiguresInForce: 'Value, figures in force',
  valueFlatRateEstimate: 'Value, flat-rate estimate',
  showAsATable: 'Show as a table',
  age: 'Age',
  value: 'Value',
  flatRate: 'Flat-rate',
}

const householdFields = {
  single: 'Single',
  married: 'Married',
  divorced: 'Divorced',
  none: 'None',
  protestant: 'Protestant',
  romanCatholic: 'Roman Catholic',
  christCatholic: 'Christ Catholic',
  taxableIncome: 'Taxable income',
  grossSalary: 'Gross salary',
  maritalStatus: 'Marital status',
  children: 'Children',
  churchTax: 'Church tax',
  youEnter: 'You enter',
}

const levelKey = {
  canton: 'Canton',
  commune: 'Commune',
  federal: 'Federal',
  church: 'Church',
}

const placeFields = {
  byTheCommune: 'By the commune',
  commune: 'Commune',
  nameOrPostcodeEmptyThe: 'Name or postcode. Empty: the capital of the canton.',
  whichOneDoYouMean: 'Which one do you mean?',
  taxYear: 'Tax year',
}

const rateCurve = {
  showAsATable: 'Show as a table',
  taxableIncome: 'Taxable income',
  effective: 'Effective',
  marginal: 'Marginal',
  chart: (label: string) => `${label} Chart.`,
  onTheNextFranc: (marginalBp: string) => `${marginalBp} on the next franc`,
  onAverage: (averageBp: string) => `${averageBp} on average`,
}

const resultActions = {
  askAnAdviser: 'Ask an adviser',
  bookATalk: 'Book a talk',
  downloadAsPdf: 'Download as PDF',
  print: 'Print',
  theAddressOfThisPage: 'The address of this page holds your entries: copy it to share the result. Nothing is stored.',
}

const traceList = {
  forTheDirectFederalTax: 'For the direct federal tax',
  forCantonAndCommune: 'For canton and commune',
}

const wealthCalculator = {
  wealthTax: (year: number, name: string) => `Wealth tax ${year}, ${name}`,
  taxPerYear: 'Tax per year',
  cantonOf: (canton: string) => `Canton of ${canton}`,
  church: 'Church',
  total: 'Total',
}

const wealthTab = {
  wealth: 'Wealth',
  assetsLessDebtsForThe: 'Assets less debts. For the tariff: taxable wealth, after the allowances of your canton.',
  enterYourWealthToSee: 'Enter your wealth to see the tax of canton and commune.',
  exampleChf500000InZ: 'Example: CHF 500’000 in Zürich',
  officialTariffWealthTaxA: (total: string, tax: string) =>
    `Official tariff: ${total} wealth tax a year. Estimate: ${tax}.`,
  officialTariff: 'Official tariff',
  cantonOf: (canton: string) => `Canton of ${canton}`,
  church: 'Church',
  flatRateEstimate: 'Flat-rate estimate',
  fixedRateAboveChf100000: 'Fixed rate above CHF 100’000',
  estvTariffsAndMultipliers: (name: string, year: number) => `${name}, ESTV tariffs and multipliers ${year}`,
  wealthTaxByLevel: 'Wealth tax by level',
  total: 'Total',
  howWeGotThere: 'How we got there',
  theConfederationLeviesNoWealth: 'The Confederation levies no wealth tax: canton, commune and church do.',
  theSameWealthAnotherCanton: 'The same wealth, another canton',
  wealthTaxInTheCapital: 'Wealth tax in the capital of each canton, the cheapest first.',
  wealthTaxInTheCapital2: 'Wealth tax in the capital of each canton, in CHF',
}

const commuterFields = {
  yes: 'Yes',
  no: 'No',
  isYourCommuneInItaly: 'Is your commune in Italy within 20 km of the border?',
  ofTheBorderWithGraub:
    'Of the border with Graubünden, Ticino or Valais. A commune that lies partly in the zone counts.',
  doYouGoHomeAfter: 'Do you go home after work as a rule?',
  nightsAwayForWorkAt:
    'Nights away for work: at most 60 a year for Germany (with the certificate of residence Gre-1), 45 for France, Italy and Liechtenstein.',
  wereYouACommuterIn: 'Were you a commuter in Graubünden, Ticino or Valais between 31 December 2018 and 17 July 2023?',
  anyWorkingDayInThat: 'Any working day in that time counts. It decides between the old and the new agreement.',
  doYouWorkInThe: 'Do you work in the public service?',
  forTheConfederationACanton: 'For the Confederation, a canton, a commune or another public body.',
  yourIncomeTaxedAbroadIn: 'Your income taxed abroad in the year',
  grossInFrancsInterestRent:
    'Gross, in francs: interest, rent, salary for days taxed at home, and the rental value of your home. For the 90 % test. Enter 0 if there is none.',
  incomeOfYourSpouseTaxed: 'Income of your spouse taxed abroad in the year',
  grossEnter0IfThere: 'Gross. Enter 0 if there is none.',
  doYouLiveWithThe: 'Do you live with the children and pay for most of their keep?',
  doYouLiveWithTheir: 'Do you live with their other parent?',
  ofTwoUnmarriedParentsIn:
    'Of two unmarried parents in one household only the one who earns more gets the tariff for parents.',
  yesIEarnMore: 'Yes, I earn more',
  yesIEarnLess: 'Yes, I earn less',
}

const commuterSection = {
  fileOrNot: 'File or not',
  peopleWhoLiveAbroadFile: 'People who live abroad file a tax return only if they ask for it.',
  noTaxReturnInSwitzerland: 'No tax return in Switzerland',
  commutersUnderTheAgreementWith:
    'Commuters under the agreement with Italy get no ordinary assessment, neither on request nor by the tax office (QStV Art. 14 para. 3 and 15 para. 3).',
  youFileInItalyItalian:
    'You file in Italy: Italian income tax comes on top, and Italy credits the Swiss tax. We do not compute the Italian tax here.',
  theDeadlineHasPassedThe: 'The deadline has passed: the tax withheld is final',
  quasiResidenceEnterYourIncome: 'Quasi-residence: enter your income abroad for the 90% test',
  youReachThe90For: 'You reach the 90% for quasi-residence',
  youDoNotReachThe: 'You do not reach the 90% for quasi-residence',
  ofWorldwideGrossIncomeIs: (sharePercent: number, amount: string) =>
    `${sharePercent}% of ${amount} worldwide gross income is taxable in Switzerland.`,
  theRequestHadToReach: (date: string) =>
    `The request had to reach the tax office by ${date}; this deadline cannot be extended.`,
  theRequestMustReachThe: (date: string) =>
    `The request must reach the tax office in writing by ${date}. It cannot be extended or withdrawn, and is made again for each year.`,
  whoMayAskDbgArt: 'Who may ask (DBG Art. 99a)',
  atLeast90OfIs: (text: string) =>
    `at least 90% of ${text} is taxable in Switzerland. The rental value of a home abroad counts as income abroad, and so do days of work taxed at home; or`,
  yourSituationIsComparableTo:
    'your situation is comparable to that of somebody who lives in Switzerland (letter b); or',
  youNeedItToClaim: 'you need it to claim deductions that a tax treaty gives you (letter c).',
  beforeYouDecide: 'Before you decide',
  aReturnCanCostMore:
    'A return can cost more than the tax at source: the rate follows your worldwide income. Both sums need your deductions and the allocation between the two countries, which this page does not compute. An adviser compares both with you.',
}

const fileOrNotSection = {
  comeBack: (difference: string) => `${difference} come back.`,
  areToBePaidOn: (difference: string) => `${difference} are to be paid on top.`,
  fileOrNot: 'File or not',
  whatWasWithheldAgainstThe:
    'What was withheld, against the ordinary tax with your own deductions and your commune’s multiplier.',
  theTaxWithheldIsCredited: (reasons: string, outcome: string) => `${reasons} The tax withheld is credited: ${outcome}`,
  theFormHadToBe: (date: string) =>
    `The form had to be requested by ${date}: if you have none, ask the canton for it now.`,
  ifTheFormHasNot: (date: string) => `If the form has not come by itself, ask the canton for it by ${date}.`,
  youHaveOtherIncomeOr:
    'You have other income or wealth, and the thresholds of this canton are not known to us. Ask its tax office',
  before: (date: string) => `before ${date}`,
  byTheFiguresAlone: (outcome: string) => `. By the figures alone: ${outcome}`,
  aVoluntaryRequestWouldCome: ' A voluntary request would come too late.',
  theLastDayForThe: (date: string) => `The last day for the request is ${date}. It cannot be extended.`,
  theLastDayForThe2: (date: string) =>
    `The last day for the request was ${date}; it cannot be extended. The amounts below are shown for comparison only.`,
  sourceOfTheThresholds: 'Source of the thresholds:',
  readOn: (date: string) => `, read on ${date}.`,
  withheldAndOwed: 'Withheld and owed',
  aYear: 'A year',
  withheldAtSource: 'Withheld at source',
  ordinaryTaxIn: (commune: string) => `Ordinary tax in ${commune}`,
  refund: 'Refund',
  extraPayment: 'Extra payment',
  whatYourReturnDeductsBeside: 'What your return deducts beside the flat rates',
  yourPropertyAbroadIsExempt: (canton: string, incomeForRate: string) =>
    `Your property abroad is exempt. It decides the rate: taxable income ${canton}, rate by ${incomeForRate} (canton).`,
  beforeYouDecide: 'Before you decide',
}

const returnFields = {
  otherIncomeInTheYear: 'Other income in the year',
  interestDividendsRentInSwitzerland:
    'Interest, dividends, rent in Switzerland, pensions, maintenance, own business: what no employer withheld tax from. Without property abroad.',
  netWealthAtTheEnd: 'Net wealth at the end of the year',
  accountsAndSecuritiesAnywhereAnd:
    'Accounts and securities anywhere and property in Switzerland, less debts. We take off the allowance of the canton. Without property abroad.',
  propertyAbroad: 'Property abroad',
  exemptFromTaxInSwitzerland: 'Exempt from tax in Switzerland. It only raises or lowers the rate (DBG Art. 6 and 7).',
  taxValueOfTheProperty: 'Tax value of the property',
  mortgageOnIt: 'Mortgage on it',
  rentOrRentalValueIn: 'Rent or rental value in the year',
  beforeCostsAndInterest: 'Before costs and interest.',
  upkeepInTheYear: 'Upkeep in the year',
  yourOtherDebts: 'Your other debts',
  alreadyTakenOffYourNet: 'Already taken off your net wealth. Debts and interest are shared by where the assets are.',
  fileOrNotYourDeductions: 'File or not: your deductions',
  enterWhatYouPaidIn:
    'Enter what you paid in the year. We apply the limits of federal and cantonal law, and add the flat rate for other professional costs.',
  commuting: 'Commuting',
  mealsAwayFromHome: 'Meals away from home',
  doesYourEmployerMakeMeals: 'Does your employer make meals cheaper?',
  roomNearWorkDuringThe: 'Room near work during the week',
  commutingOfYourSpouse: 'Commuting of your spouse',
  mealsOfYourSpouse: 'Meals of your spouse',
  doesTheEmployerOfYour: 'Does the employer of your spouse make meals cheaper?',
  pillar3aOfYourSpouse: 'Pillar 3a of your spouse',
  pillar3a: 'Pillar 3a',
  pensionFundBuyIn: 'Pension fund buy-in',
  insurancePremiumsPaid: 'Insurance premiums paid',
  healthAccidentAndLifeOf: 'Health, accident and life, of the household. Empty: the average of the canton.',
  medicalCostsYouPaidYourself: 'Medical costs you paid yourself',
  onlyWhatExceeds5Of: 'Only what exceeds 5% of your income counts (in some cantons another share).',
  donations: 'Donations',
  trainingForWork: 'Training for work',
  maintenanceAlimonyPaid: 'Maintenance (alimony) paid',
  debtInterestPaid: 'Debt interest paid',
  furtherDeductions: 'Further deductions',
  noLimitIsAppliedTo: 'No limit is applied to these, so the result is not checked.',
  taxActuallyWithheldInThe: 'Tax actually withheld in the year',
  fromTheSalaryCertificateBox: 'From the salary certificate, box 12. Empty: computed.',
  bonusInTheYear: 'Bonus in the year',
  age: 'Age',
  tariffCode: 'Tariff code',
  agesOfTheChildren: 'Ages of the children',
  careOfChild1: 'Care of child 1',
  nurseryDayCare: 'Nursery, day care.',
  careOfChild2: 'Care of child 2',
  forChildrenUnder14: 'For children under 14.',
  careOfChild3: 'Care of child 3',
  careOfChild4: 'Care of child 4',
}

const withholdingCalculator = {
  grossSalaryOfOneMonth: 'Gross salary of one month',
  netWealth: 'Net wealth',
  otherIncomeInTheYear: 'Other income in the year',
  livesAbroad: 'Lives abroad',
  spouseSwissOrCPermit: 'Spouse Swiss or C permit',
  spouseEarnsAsWell: 'Spouse earns as well',
  monthlySalaryOfTheSpouse: 'Monthly salary of the spouse',
  returnsHome: 'Returns home',
  publicService: 'Public service',
  livesInThe20Km: 'Lives in the 20 km zone',
  commuterBefore17July2023: 'Commuter before 17 July 2023',
  ownIncomeTaxedAbroad: 'Own income taxed abroad',
  incomeOfTheSpouseTaxed: 'Income of the spouse taxed abroad',
  livesWithAndKeepsThe: 'Lives with and keeps the children',
  livesWithTheOtherParent: 'Lives with the other parent',
  agesOfTheChildren: 'Ages of the children',
  commutingOfTheSpouse: 'Commuting of the spouse',
  mealsAwayFromHome: 'Meals away from home',
  mealsOfTheSpouse: 'Meals of the spouse',
  mealsMadeCheaperByThe: 'Meals made cheaper by the employer',
  mealsOfTheSpouseMade: 'Meals of the spouse made cheaper',
  roomNearWork: 'Room near work',
  pillar3a: 'Pillar 3a',
  pillar3aOfTheSpouse: 'Pillar 3a of the spouse',
  pensionFundBuyIn: 'Pension fund buy-in',
  careOfChild1: 'Care of child 1',
  careOfChild2: 'Care of child 2',
  careOfChild3: 'Care of child 3',
  careOfChild4: 'Care of child 4',
  insurancePremiums: 'Insurance premiums',
  medicalCosts: 'Medical costs',
  maintenancePaid: 'Maintenance paid',
  debtInterest: 'Debt interest',
  furtherDeductions: 'Further deductions',
  propertyAbroad: 'Property abroad',
  mortgageAbroad: 'Mortgage abroad',
  rentOrRentalValueAbroad: 'Rent or rental value abroad',
  upkeepAbroad: 'Upkeep abroad',
  otherDebts: 'Other debts',
  taxWithheldInTheYear: 'Tax withheld in the year',
  tariffCode: 'Tariff code',
  whatAReturnDeductsBeside: 'What a return deducts beside the flat rates',
  withholdingTax: (year: number, commune: string) => `Withholding tax ${year}, ${commune}`,
  tariffCode2: (code: string) => `Tariff code ${code}`,
  withheldEachMonth: 'Withheld each month',
  withheldInTheYear: 'Withheld in the year',
  fileOrNot: 'File or not',
  withheldAtSource: 'Withheld at source',
  ordinaryTax: 'Ordinary tax',
  refund: 'Refund',
  extraPayment: 'Extra payment',
  why: (code: string, value: string) => `Why ${code}: ${value}.`,
}

const withholdingFigures = {
  yourTariffCode: 'Your tariff code',
  asYouEnteredIt: 'As you entered it',
  byYourAnswers: 'By your answers',
  withheldEachMonth: 'Withheld each month',
  annualModelSettledOnThe: 'Annual model: settled on the yearly income',
  monthlyModelEachMonthOn: 'Monthly model: each month on its own',
  chfPerMonthInThe: (percent: string) => `CHF per month, ${percent} in the year`,
  taxAtSource: 'Tax at source',
  aMonth: 'A month',
  december: 'December',
  theYear: 'The year',
  why: (code: string) => `Why ${code}`,
  whatTheCodesDF: 'What the codes D, F, G, Q and V mean',
  federalTaxAdministrationEstvWithholding: 'Federal Tax Administration (ESTV), withholding tariffs of the cantons',
  notTaxedAtSource: 'Not taxed at source',
}

const withholdingForm = {
  bResidence: 'B: residence',
  lShortStay: 'L: short stay',
  gCrossBorderCommuter: 'G: cross-border commuter',
  fProvisionallyAdmitted: 'F: provisionally admitted',
  nAsylumSeeker: 'N: asylum seeker',
  sProtection: 'S: protection',
  cSettled: 'C: settled',
  swissCitizen: 'Swiss citizen',
  swissCitizenWhoLivesAbroad: 'Swiss citizen who lives abroad',
  anotherOrNone: 'Another or none',
  inSwitzerland: 'In Switzerland',
  inGermany: 'In Germany',
  inFrance: 'In France',
  inItaly: 'In Italy',
  inAustria: 'In Austria',
  inLiechtenstein: 'In Liechtenstein',
  no: 'No',
  yes: 'Yes',
  grossSalaryOfOneMonth: 'Gross salary of one month',
  n13thSalary: '13th salary',
  whereDoYouLive: 'Where do you live?',
  cantonOfWorkIfYou: 'Canton (of work, if you live abroad)',
  isYourSpouseSwissOr: 'Is your spouse Swiss or holds a C permit?',
  doesYourSpouseEarnAs: 'Does your spouse earn as well?',
  monthlyGrossSalaryOfYour: 'Monthly gross salary of your spouse',
}

const withholdingTab = {
  answerTheQuestionsToFind: 'Answer the questions to find your tariff code and the tax withheld each month.',
  exampleChf6500AMonth: 'Example: CHF 6’500 a month in Biel/Bienne, permit B',
  tariffCodeWithheldEachMonth: (code: string, amount: string, amount2: string) =>
    `Tariff code ${code}: ${amount} withheld each month, ${amount2} in the year.`,
  withheldEachMonth: 'Withheld each month',
}

export const taxTexts = {
  results,
  accuracyPage,
  calculatorsPage,
  capitalCalculator,
  capitalTab,
  compareCalculator,
  compareFigures,
  compareTab,
  difference,
  entries,
  report,
  resultPdf,
  fieldLabels,
  deductionsSection,
  incomeCalculator,
  incomeDetails,
  incomeFigures,
  incomeTab,
  pillar3aCalculator,
  pillar3aFigures,
  pillar3aTab,
  realEstateCalculator,
  realEstateFigures,
  realEstateTab,
  scenarioWords,
  amounts,
  burdenTable,
  calculatorLayout,
  cantonMap,
  capitalsTable,
  communeInput,
  flags,
  growthChart,
  householdFields,
  levelKey,
  placeFields,
  rateCurve,
  resultActions,
  traceList,
  wealthCalculator,
  wealthTab,
  commuterFields,
  commuterSection,
  fileOrNotSection,
  returnFields,
  withholdingCalculator,
  withholdingFigures,
  withholdingForm,
  withholdingTab,
}
