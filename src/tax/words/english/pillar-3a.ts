import { formatFrancs as chf } from '#platform/format.ts'
import type { Pillar3aValues } from '#tax/pillar-3a-trace.ts'
import type { TraceWords } from '#tax/words/trace-words.ts'

export const pillar3aWords: TraceWords<keyof Pillar3aValues> = {
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
