import { formatFrancs as chf } from '#platform/format.ts'
import type { WithholdingValues } from '#tax/withholding/withholding-trace.ts'
import type { TraceWords } from '#tax/words/trace-words.ts'

export const withholdingWords: TraceWords<keyof WithholdingValues> = {
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
