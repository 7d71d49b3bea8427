import { z } from 'zod'
import { type Canton, type CommuneRow, cantons } from '#tax/figures.ts'

const answer = z.object({
  response: z
    .array(
      z.object({
        IncomeRateCanton: z.number(),
        IncomeRateCity: z.number(),
        IncomeRateRoman: z.number(),
        IncomeRateProtestant: z.number(),
        IncomeRateChrist: z.number(),
        FortuneRateCanton: z.number(),
        FortuneRateCity: z.number(),
        FortuneRateRoman: z.number(),
        FortuneRateProtestant: z.number(),
        FortuneRateChrist: z.number(),
        Location: z.object({ BfsID: z.number().int().positive(), BfsName: z.string().min(1), Canton: z.enum(cantons) }),
      }),
    )
    .min(1),
})

export type ImportedRates = { readonly rates: { income: number; wealth: number }; readonly communes: CommuneRow[] }

/** Reads the tax multipliers by canton. Throws if a commune appears twice or a canton has two multipliers. */
export function readSimpleRates(payload: unknown): Map<Canton, ImportedRates> {
  const perCanton = new Map<Canton, ImportedRates>()
  const seen = new Set<number>()
  for (const row of answer.parse(payload).response) {
    const { BfsID, BfsName, Canton } = row.Location
    if (seen.has(BfsID)) throw new Error(`commune ${BfsID} ${BfsName} comes twice: overlap`)
    seen.add(BfsID)
    const rates = { income: row.IncomeRateCanton, wealth: row.FortuneRateCanton }
    const found = perCanton.get(Canton) ?? { rates, communes: [] }
    if (found.rates.income !== rates.income || found.rates.wealth !== rates.wealth) {
      throw new Error(`${Canton}: ${BfsName} has another canton multiplier than the communes before it`)
    }
    const income = [row.IncomeRateCity, row.IncomeRateRoman, row.IncomeRateProtestant, row.IncomeRateChrist]
    const wealth = [row.FortuneRateCity, row.FortuneRateRoman, row.FortuneRateProtestant, row.FortuneRateChrist]
    if ([...income, ...wealth].some((rate) => rate < 0)) throw new Error(`${BfsName} has a negative multiplier`)
    const same = income.every((rate, at) => rate === wealth[at])
    found.communes.push([BfsID, BfsName, ...income, ...(same ? [] : wealth)])
    perCanton.set(Canton, found)
  }
  const missing = cantons.filter((canton) => !perCanton.has(canton))
  if (missing.length > 0) throw new Error(`no communes for ${missing.join(', ')}: gap`)
  return perCanton
}

/** `earlier`: multipliers that communes replaced during the year, each with its last day. */
export function withLaterRates(
  communes: readonly CommuneRow[],
  later: readonly (readonly [bfsId: number, rate: number, from: string])[],
): { communes: CommuneRow[]; earlier: [number, number, string][]; newest: string } {
  const changes = new Map(later.map((change) => [change[0], change]))
  const earlier: [number, number, string][] = []
  let newest = ''
  const updated = communes.map((row): CommuneRow => {
    const change = changes.get(row[0])
    const [bfsId, name, rate = 0, ...rest] = row
    if (!change || change[1] === rate) return row
    const [, newRate, from] = change
    if (from > newest) newest = from
    earlier.push([bfsId, rate, dayBefore(from)])
    const [roman = 0, protestant = 0, christ = 0, ...wealth] = rest
    const [wealthRate, ...wealthChurch] = wealth
    const newWealth = wealthRate === undefined ? [] : [wealthRate === rate ? newRate : wealthRate, ...wealthChurch]
    return [bfsId, name, newRate, roman, protestant, christ, ...newWealth]
  })
  return { communes: updated, earlier, newest }
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}
