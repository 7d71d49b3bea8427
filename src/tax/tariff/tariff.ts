import { type Formula, readFormula } from './formula.ts'
import {
  compare,
  decimal,
  type Fraction,
  minus,
  over,
  percent,
  plus,
  times,
  toNumber,
  whole,
  zero,
} from './fraction.ts'

/** Type of a tariff table, named as in the export of the Federal Tax Administration. */
export type TableType = 'ZUERICH' | 'BUND' | 'FREIBURG' | 'FLATTAX' | 'FORMEL'

/** `tax` is the tax at the row's lower bound; what `amount` means depends on the table type (see `taxByTable`). */
export type TariffRow = readonly [amount: number, percent: number, tax?: number, formula?: string]

export type TariffTable = { readonly type: TableType; readonly rows: readonly TariffRow[] }

export type TableTax = { readonly tax: Fraction; readonly row: number }

const nothing: TableTax = { tax: zero, row: 0 }
const readFormulas = new Map<string, Formula>()

/**
 * Computes the unrounded tax on an amount in francs. In a ZUERICH table, each row is a step with a width and a
 * percentage. In a BUND table, each row has the tax at its lower bound and a percentage for the excess. In a FREIBURG
 * table, rows have average rates, which are interpolated linearly. FLATTAX is a single percentage; FORMEL has one
 * formula per row.
 * @example taxByTable({ type: 'ZUERICH', rows: [[7000, 0], [5000, 2]] }, whole(10000)).tax // 60
 */
export function taxByTable(table: TariffTable, amount: Fraction): TableTax {
  if (compare(amount, zero) <= 0) return nothing
  switch (table.type) {
    case 'ZUERICH':
      return bySteps(table.rows, amount)
    case 'BUND':
      return byLowerBound(table.rows, amount)
    case 'FREIBURG':
      return byAverageRate(table.rows, amount)
    case 'FLATTAX':
      return { tax: times(amount, percent(table.rows[0]?.[1] ?? 0)), row: 0 }
    case 'FORMEL':
      return byFormula(table.rows, amount)
  }
}

function bySteps(rows: readonly TariffRow[], amount: Fraction): TableTax {
  let tax = zero
  let rest = amount
  const last = rows.length - 1
  for (let row = 0; row < last; row += 1) {
    const [width, rate] = rows[row] ?? [0, 0]
    const size = whole(width)
    if (compare(rest, size) <= 0) return { tax: plus(tax, times(rest, percent(rate))), row }
    tax = plus(tax, times(size, percent(rate)))
    rest = minus(rest, size)
  }
  return { tax: plus(tax, times(rest, percent(rows[last]?.[1] ?? 0))), row: last }
}

function lastRowUpTo(rows: readonly TariffRow[], amount: Fraction): number {
  const value = Number(amount.n) / Number(amount.d)
  let found = rows.length - 1
  while (found >= 0 && (rows[found]?.[0] ?? 0) > value) found -= 1
  return found
}

function byLowerBound(rows: readonly TariffRow[], amount: Fraction): TableTax {
  const row = lastRowUpTo(rows, amount)
  const found = rows[row]
  if (!found) return nothing
  const [from, rate, tax = 0] = found
  return { tax: plus(decimal(tax), times(minus(amount, whole(from)), percent(rate))), row }
}

function byAverageRate(rows: readonly TariffRow[], amount: Fraction): TableTax {
  const row = Math.max(0, lastRowUpTo(rows, amount))
  const [from, low] = rows[row] ?? [0, 0]
  const next = rows[row + 1]
  if (!next || compare(amount, whole(from)) <= 0) return { tax: times(amount, percent(low)), row }
  const share = over(minus(amount, whole(from)), whole(next[0] - from))
  const rate = plus(percent(low), times(minus(percent(next[1]), percent(low)), share))
  return { tax: times(amount, rate), row }
}

/** Formulas with a logarithm have no exact value, so the floating-point result is rounded to a millionth of a franc. */
function byFormula(rows: readonly TariffRow[], amount: Fraction): TableTax {
  const row = lastRowUpTo(rows, amount)
  const text = rows[row]?.[3]
  if (!text) return { tax: zero, row: Math.max(0, row) }
  let formula = readFormulas.get(text)
  if (!formula) {
    formula = readFormula(text)
    readFormulas.set(text, formula)
  }
  const value = formula(Number(amount.n) / Number(amount.d))
  return { tax: { n: BigInt(Math.round(Math.max(0, value) * 1e6)), d: 1_000_000n }, row }
}

/** Average tax rate of a table at an amount, as a fraction of one; zero for an amount of zero. */
export function averageRate(table: TariffTable, amount: Fraction): Fraction {
  return compare(amount, zero) <= 0 ? zero : over(taxByTable(table, amount).tax, amount)
}

export function ratePercent(rate: Fraction): number {
  return toNumber(times(rate, whole(100)), 3)
}
