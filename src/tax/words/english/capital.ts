import { formatFrancs as chf } from '#platform/format.ts'
import type { CapitalBasis, CapitalValues } from '#tax/capital/capital-trace.ts'
import type { TraceWords } from '#tax/words/trace-words.ts'
import { rowInWords } from './row.ts'

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

export const capitalWords: TraceWords<keyof CapitalValues> = {
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
