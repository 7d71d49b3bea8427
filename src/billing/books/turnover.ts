/** What was invoiced in one month at one rate and by one way of payment: gross amounts, credit notes taken off. */
export type Turnover = {
  month: number
  vatRateBp: number
  vatCode: 'domestic' | 'abroad'
  payBy: 'provider' | 'transfer'
  /** How many invoices; credit notes are not counted. */
  count: number
  grossCents: number
  vatCents: number
}

type Sums = Pick<Turnover, 'count' | 'grossCents' | 'vatCents'>

/** The months of a year in which something was invoiced or taken back, with their sums. */
export function turnoverByMonth(turnovers: readonly Turnover[]) {
  return [...sumBy(turnovers, ({ month }) => month)].map(([month, sums]) => ({ month, ...sums }))
}

/** The ways of payment that were taken, with their sums. */
export function turnoverByChannel(turnovers: readonly Turnover[]) {
  const sums = sumBy(turnovers, ({ payBy }) => payBy)
  return [...sums]
    .map(([payBy, { grossCents }]) => ({ payBy, grossCents }))
    .toSorted((a, b) => (a.payBy < b.payBy ? -1 : 1))
}

/** The sums by some key, in the order in which the keys come. */
function sumBy<Key>(turnovers: readonly Turnover[], keyOf: (turnover: Turnover) => Key): Map<Key, Sums> {
  const sums = new Map<Key, Sums>()
  for (const turnover of turnovers) {
    const key = keyOf(turnover)
    const sum = sums.get(key) ?? { count: 0, grossCents: 0, vatCents: 0 }
    sums.set(key, {
      count: sum.count + turnover.count,
      grossCents: sum.grossCents + turnover.grossCents,
      vatCents: sum.vatCents + turnover.vatCents,
    })
  }
  return sums
}
