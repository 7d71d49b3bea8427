import { swissDay } from '#platform/day.ts'

export type Turnover = {
  month: number
  vatRateBp: number
  vatCode: 'domestic' | 'abroad'
  payBy: 'provider' | 'transfer'
  count: number
  grossCents: number
  vatCents: number
}

type Sums = Pick<Turnover, 'count' | 'grossCents' | 'vatCents'>

export function turnoverByMonth(turnovers: readonly Turnover[]) {
  return [...sumBy(turnovers, ({ month }) => month)].map(([month, sums]) => ({ month, ...sums }))
}

export function turnoverByChannel(turnovers: readonly Turnover[]) {
  const sums = sumBy(turnovers, ({ payBy }) => payBy)
  return [...sums]
    .map(([payBy, { grossCents }]) => ({ payBy, grossCents }))
    .toSorted((a, b) => (a.payBy < b.payBy ? -1 : 1))
}

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

export function readYear(search: URLSearchParams, now: Date): number {
  const requested = search.get('year') ?? ''
  return /^20\d\d$/.test(requested) ? Number(requested) : Number(swissDay(now).slice(0, 4))
}
