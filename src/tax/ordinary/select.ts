import type { CantonFigures, CommuneFigures, CommuneRow, HouseholdKind, Tariff } from '#tax/figures.ts'

/** Figures valid on a day (YYYY-MM-DD): undoes changes of multipliers and tariffs that apply only from a later day. */
export function figuresAsOf(figures: CantonFigures, day: string): CantonFigures {
  const earlier = new Map((figures.earlier ?? []).filter(([, , until]) => day <= until).map(([id, rate]) => [id, rate]))
  const communes = figures.communes.map((row): CommuneRow => {
    const rate = earlier.get(row[0])
    if (rate === undefined) return row
    const [bfsId, name, , ...church] = row
    return church.length === 7
      ? [bfsId, name, rate, ...church.slice(0, 3), rate, ...church.slice(4)]
      : [bfsId, name, rate, ...church]
  })
  const tariffs = figures.tariffs.filter((tariff) => holdsOn(tariff, day))
  const stateDate = day < figures.stateDate ? day : figures.stateDate
  return { ...figures, communes, earlier: [], tariffs, stateDate }
}

function holdsOn({ from, until }: Tariff, day: string): boolean {
  return (!from || from <= day) && (!until || day <= until)
}

export function findTariff(
  tariffs: readonly Tariff[],
  tax: Tariff['tax'],
  level: Tariff['level'],
  kind: HouseholdKind,
): Tariff | undefined {
  let found: Tariff | undefined
  for (const tariff of tariffs) {
    if (tariff.tax !== tax || tariff.level !== level || !tariff.kinds.includes(kind)) continue
    if (!found || (tariff.from ?? '') > (found.from ?? '')) found = tariff
  }
  return found
}

export function needTariff(...requested: Parameters<typeof findTariff>): Tariff {
  const found = findTariff(...requested)
  if (!found) throw new Error(`figures without a tariff for ${requested.slice(1).join(', ')}`)
  return found
}

export function readCommune(row: CommuneRow): CommuneFigures {
  const [bfsId, name, income = 0, roman = 0, protestant = 0, christ = 0, ...own] = row
  const incomeChurch = [roman, protestant, christ] as const
  const [wealth = income, a = roman, b = protestant, c = christ] = own
  return { bfsId, name, income, wealth, incomeChurch, wealthChurch: [a, b, c] }
}

export function findCommune(figures: CantonFigures, bfsId: number): CommuneFigures | undefined {
  const row = figures.communes.find(([id]) => id === bfsId)
  return row && readCommune(row)
}
