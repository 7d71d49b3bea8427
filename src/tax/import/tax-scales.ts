import { z } from 'zod'
import { type Canton, cantons, type HouseholdKind, type Tariff } from '#tax/figures.ts'
import type { TariffRow } from '#tax/tariff/tariff.ts'

const answer = z.object({
  response: z
    .array(
      z.object({
        TaxType: z.string(),
        Group: z.string(),
        Target: z.string(),
        Splitting: z.number(),
        TableType: z.string(),
        Table: z.array(z.object({ Formula: z.string(), Taxes: z.number(), Percent: z.number(), Amount: z.number() })),
        Location: z.object({ Canton: z.enum(cantons) }),
      }),
    )
    .min(1),
})

const taxes = { EINKOMMENSSTEUER: 'income', VERMOEGENSSTEUER: 'wealth', VORSORGESTEUER: 'capital' } as const
const levels = { KANTON: 'canton', GEMEINDE: 'commune', BUND: 'federal' } as const
const tableType = z.enum(['ZUERICH', 'BUND', 'FREIBURG', 'FLATTAX', 'FORMEL'])

export type ImportedTariffs = { readonly cantons: ReadonlyMap<Canton, Tariff[]>; readonly federal: Tariff[] }

export function readTaxScales(payload: unknown): ImportedTariffs {
  const perCanton = new Map<Canton, Tariff[]>(cantons.map((canton) => [canton, []]))
  const federal = new Map<string, Tariff>()
  for (const scale of answer.parse(payload).response) {
    const tax = lookUp(taxes, scale.TaxType)
    const level = lookUp(levels, scale.Target)
    const kinds = kindsOf(scale.Group)
    if (!tax || !level || kinds.length === 0) continue
    const rows = scale.Table.map(({ Amount, Percent, Taxes, Formula }) => tidyRow(Amount, Percent, Taxes, Formula))
    const printed = tableType.parse(scale.TableType)
    const type = printed === 'ZUERICH' && rows.some((row) => row[2]) ? 'BUND' : printed
    const tariff: Tariff = { tax, level, kinds, splitting: scale.Splitting, type, rows: withoutTax(type, rows) }
    if (level === 'federal') federal.set(scale.Group, tariff)
    else perCanton.get(scale.Location.Canton)?.push(tariff)
  }
  for (const [canton, tariffs] of perCanton) perCanton.set(canton, oneTariffPerKind(tariffs))
  return { cantons: perCanton, federal: [...federal.values()] }
}

function lookUp<Value>(table: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

/** Rounds to seven decimals, because the export contains floating-point values such as 2.9699999999999998 for 2.97. */
function tidyRow(amount: number, percent: number, tax: number, formula: string): TariffRow {
  const tidy = (value: number) => Number(value.toFixed(7))
  return formula ? [amount, tidy(percent), tidy(tax), formula] : [amount, tidy(percent), tidy(tax)]
}

/** Removes the tax column, except from tables of the types BUND and FORMEL: in the others it is meaningless. */
function withoutTax(type: Tariff['type'], rows: TariffRow[]): TariffRow[] {
  return type === 'BUND' || type === 'FORMEL' ? rows : rows.map(([amount, percent]) => [amount, percent])
}

/** Household kinds of a tariff group. Unmarried couples are no kind, because they are taxed individually. */
function kindsOf(group: string): HouseholdKind[] {
  if (group === 'ALLE') return ['single', 'loneParent', 'married']
  const words = new Set(group.split(','))
  const kinds: HouseholdKind[] = []
  const forParents = words.has('LEDIG_MIT_KINDER')
  if (words.has('VERHEIRATET')) kinds.push('married')
  if (forParents && words.has('LEDIG_ALLEINE')) kinds.push('loneParent')
  if (words.has('LEDIG_OHNE_KINDER')) kinds.push('single')
  if (!forParents && !words.has('LEDIG_OHNE_KINDER') && words.has('LEDIG_ALLEINE')) kinds.push('single', 'loneParent')
  if (forParents && !words.has('LEDIG_ALLEINE')) kinds.push('single')
  return kinds
}

/** Assigns each household kind to the first tariff that covers it, and removes tariffs to which no kind is assigned. */
function oneTariffPerKind(tariffs: Tariff[]): Tariff[] {
  const taken = new Set<string>()
  const remaining: Tariff[] = []
  for (const tariff of tariffs) {
    const kinds = tariff.kinds.filter((kind) => {
      const key = `${tariff.tax} ${tariff.level} ${kind}`
      if (taken.has(key)) return false
      taken.add(key)
      return true
    })
    if (kinds.length > 0) remaining.push({ ...tariff, kinds })
  }
  return remaining
}
