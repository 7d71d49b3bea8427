import { formatFrancs as chf } from '#platform/format.ts'
import type { SalaryValues } from '#tax/gross/gross-trace.ts'
import type { TraceWords } from '#tax/words/trace-words.ts'

export const salaryWords: TraceWords<keyof SalaryValues> = {
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
