/**
 * Withholding tariffs of a canton in compressed form: runs of equal row widths and of equal rate differences are stored
 * once.
 */
export type WithholdingFigures = {
  readonly canton: string
  readonly year: number
  readonly source: string
  readonly stateDate: string
  readonly checksum: string
  readonly model: 'monthly' | 'annual'
  readonly medianSalary: number
  readonly codes: Readonly<Record<string, PackedTariff>>
}

export type PackedTariff = {
  /** Lower bound of the first row in francs (0 or 1). */
  readonly from: number
  /** Row widths in francs, each with the number of consecutive rows of this width; the last row has no width. */
  readonly steps: readonly (readonly [width: number, count: number])[]
  /**
   * Rates in hundredths of a percent: the first is the rate of the first row, each later one the difference to the
   * previous row. A repeated value is stored once as [value, count].
   */
  readonly rates: readonly (number | readonly [value: number, count: number])[]
  /** Minimum taxes in cents, each with the number of consecutive rows it applies to; absent if no row has one. */
  readonly least?: readonly (readonly [cents: number, count: number])[]
}

/** Lower bound of the monthly income in francs, rate in hundredths of a percent, minimum tax in cents. */
export type WithholdingRow = readonly [from: number, rateBp: number, minCents: number]

export function packTariff(rows: readonly WithholdingRow[]): PackedTariff {
  const steps = runs(rows.slice(1).map(([from], at) => from - (rows[at]?.[0] ?? 0)))
  const differences = runs(rows.map(([, rate], at) => rate - (rows[at - 1]?.[1] ?? 0)))
  const rates = differences.flatMap(([value, count]): PackedTariff['rates'][number][] =>
    count > 2 ? [[value, count]] : Array<number>(count).fill(value),
  )
  const packed = { from: rows[0]?.[0] ?? 0, steps, rates }
  return rows.some(([, , least]) => least > 0) ? { ...packed, least: runs(rows.map(([, , least]) => least)) } : packed
}

function runs(values: readonly number[]): [number, number][] {
  const found: [number, number][] = []
  for (const value of values) {
    const last = found.at(-1)
    if (last && last[0] === value) last[1] += 1
    else found.push([value, 1])
  }
  return found
}

export function unpackTariff({ from, steps, rates, least }: PackedTariff): WithholdingRow[] {
  const widths = steps.flatMap(([width, count]) => Array<number>(count).fill(width))
  const differences = rates.flatMap((entry) =>
    typeof entry === 'number' ? [entry] : Array<number>(entry[1]).fill(entry[0]),
  )
  const minimums = (least ?? []).flatMap(([cents, count]) => Array<number>(count).fill(cents))
  let income = from
  let rate = 0
  return differences.map((difference, at) => {
    rate += difference
    if (at > 0) income += widths[at - 1] ?? 0
    return [income, rate, minimums[at] ?? 0]
  })
}
