import { formatFrancs as chf } from '#platform/format.ts'
import type { SalaryValues } from '#tax/gross/gross-trace.ts'
import type { TraceWords } from '#tax/words/trace-words.ts'

/** From gross to net salary and taxable income. */
export const salaryWords: TraceWords<keyof SalaryValues> = {
  'salary.net': ({ gross, ahvPercent, ahv, alvPercent, alv, accidentPercent, accident, pensionFund, ceiling }) => ({
    label: 'Net salary',
    from: `${chf(gross)} − AHV ${ahvPercent} % ${chf(ahv)} − ALV ${alvPercent} % ${chf(alv)} − accident ${accidentPercent} % ${chf(accident)} − pension fund ${chf(pensionFund)}`,
    rule: `ALV and accident insurance up to ${chf(ceiling)}; each contribution rounded to the franc`,
    law: 'AHVG, AVIG, UVG, BVG (assumptions of the authority’s calculator)',
  }),
  'salary.net-given': () => ({ label: 'Net salary', from: 'salary certificate, box 11', law: 'DBG Art. 17' }),
  'salary.other-income': () => ({ label: 'Other income', from: 'own amount', law: 'DBG Art. 16' }),
  'salary.taxable-income': () => ({
    label: 'Taxable income',
    from: 'net salary and other income less the deductions above, not below 0',
  }),
}
