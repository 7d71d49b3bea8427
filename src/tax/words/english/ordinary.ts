import { formatFrancs as chf } from '#platform/format.ts'
import type { ChurchBasis, OrdinaryValues } from '#tax/ordinary/ordinary-trace.ts'
import type { TraceWords } from '#tax/words/trace-words.ts'
import { rowInWords } from './row.ts'

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

export const ordinaryWords: TraceWords<keyof OrdinaryValues> = {
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
