import type { HouseholdKind, Tariff } from '#tax/figures.ts'
import { readFormula } from '#tax/tariff/formula.ts'
import { toNumber, whole } from '#tax/tariff/fraction.ts'
import { taxByTable } from '#tax/tariff/tariff.ts'

const everyone: HouseholdKind[] = ['single', 'loneParent', 'married']

/** Allowed difference in francs between printed and computed tax, because printed amounts are rounded. */
const printedRounding = 1.01

/** Lists errors in a canton's tariffs: gaps, overlaps, rows out of order, households without a tariff. */
export function errorsIn(
  name: string,
  tariffs: readonly Tariff[],
  needed: readonly Tariff['tax'][],
  knownSteps: readonly string[] = [],
): string[] {
  const errors = tariffs.flatMap((tariff) =>
    rowErrors(tariff, (amount) =>
      [`${name} ${tariff.tax} at ${amount}`, `${name} ${tariff.tax} at every row`].some((step) =>
        knownSteps.includes(step),
      ),
    ).map((problem) => `${name} ${nameOf(tariff)}: ${problem}`),
  )
  for (const tax of needed) {
    for (const kind of everyone) {
      const found = tariffs.filter(
        (tariff) => tariff.tax === tax && tariff.level !== 'commune' && tariff.kinds.includes(kind),
      )
      const open = found.filter(({ until }) => !until)
      if (open.length === 0) errors.push(`${name} ${tax}: no tariff for ${kind}`)
      if (open.length > 1) errors.push(`${name} ${tax}: ${open.length} tariffs for ${kind} at the same time`)
    }
  }
  return errors
}

function nameOf({ tax, level, kinds }: Tariff): string {
  return `${tax} tax (${level}, ${kinds.join(' and ')})`
}

function rowErrors({ type, rows }: Tariff, isKnownStep: (amount: number) => boolean): string[] {
  if (rows.length === 0) return ['no rows']
  switch (type) {
    case 'ZUERICH':
      return widthErrors(rows)
    case 'BUND':
      return [...orderErrors(rows), ...jumpErrors({ type, rows }, isKnownStep)]
    case 'FREIBURG':
      return orderErrors(rows)
    case 'FLATTAX':
      return rows.length === 1 ? [] : [`${rows.length} rows where one is expected`]
    case 'FORMEL':
      return [
        ...orderErrors(rows),
        ...(formulaErrors(rows).length > 0 ? formulaErrors(rows) : formulaJumps(rows, isKnownStep)),
      ]
  }
}

function widthErrors(rows: Tariff['rows']): string[] {
  return rows.flatMap(([width, percent], at) => {
    if (!(width > 0)) return [`row ${at + 1} has no width: it overlaps the next`]
    if (percent < 0 || percent > 100) return [`row ${at + 1} has a rate of ${percent} %`]
    return []
  })
}

function orderErrors(rows: Tariff['rows']): string[] {
  return rows.flatMap(([amount, percent], at) => {
    const before = rows[at - 1]?.[0]
    if (before !== undefined && amount <= before)
      return [`row ${at + 1} starts at ${amount}, not above row ${at}: overlap`]
    if (percent < 0 || percent > 100) return [`row ${at + 1} has a rate of ${percent} %`]
    return []
  })
}

/** The tax printed at the start of a row must equal the tax that the previous row reaches there. */
function jumpErrors(table: Pick<Tariff, 'type' | 'rows'>, isKnownStep: (amount: number) => boolean): string[] {
  return table.rows.flatMap(([amount, , printed = 0], at) => {
    if (at === 0 || isKnownStep(amount)) return []
    const reached = toNumber(taxByTable({ type: table.type, rows: table.rows.slice(0, at) }, whole(amount)).tax)
    const gap = Math.abs(reached - printed)
    return gap > Math.max(printedRounding, printed * 0.001)
      ? [`row ${at + 1} starts at ${printed}, but the row below reaches ${reached}: gap`]
      : []
  })
}

function formulaErrors(rows: Tariff['rows']): string[] {
  return rows.flatMap(([amount, , , formula], at) => {
    if (!formula) return []
    try {
      return Number.isFinite(readFormula(formula)(Math.max(1, amount)))
        ? []
        : [`row ${at + 1}: formula without a value`]
    } catch (error) {
      return [`row ${at + 1}: ${error instanceof Error ? error.message : error}`]
    }
  })
}

function formulaJumps(rows: Tariff['rows'], isKnownStep: (amount: number) => boolean): string[] {
  const valueAt = (formula: string | undefined, amount: number) => (formula ? readFormula(formula)(amount) : 0)
  return rows.flatMap(([amount, , , formula], at) => {
    if (at === 0 || isKnownStep(amount)) return []
    const gap = Math.abs(valueAt(rows[at - 1]?.[3], amount) - valueAt(formula, amount))
    return gap > printedRounding ? [`row ${at + 1} starts ${gap.toFixed(2)} away from where row ${at} ends: gap`] : []
  })
}
