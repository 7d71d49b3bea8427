import { z } from 'zod'
import { type Canton, cantons, type DeductionLimits } from '#tax/figures.ts'
import type { GrossRules } from '#tax/gross/gross-rules.ts'

/** The answer of API_exportManyDeductions, as far as it is used. */
const answer = z.object({
  response: z
    .array(
      z.object({
        TaxType: z.string(),
        Target: z.string(),
        Table: z.array(
          z.object({
            Minimum: z.number(),
            Maximum: z.number(),
            Percent: z.number(),
            Amount: z.number(),
            Name: z.object({ ID: z.string() }),
          }),
        ),
        Location: z.object({ Canton: z.enum(cantons) }),
      }),
    )
    .min(1),
})

type Item = { readonly Minimum: number; readonly Maximum: number; readonly Percent: number; readonly Amount: number }
type Items = ReadonlyMap<string, Item>

export type ImportedDeductions = { readonly items: Items; readonly limits: DeductionLimits }

/** Deduction limits by canton out of the authority's answer. Throws when a canton is missing. */
export function readDeductions(payload: unknown): Map<Canton, ImportedDeductions> {
  const perCanton = new Map<Canton, Map<string, Item>>()
  for (const { Target, Table, Location } of answer.parse(payload).response) {
    if (Target !== 'KANTON') continue
    const items = perCanton.get(Location.Canton) ?? new Map<string, Item>()
    for (const { Name, ...item } of Table) items.set(Name.ID, item)
    perCanton.set(Location.Canton, items)
  }
  const missing = cantons.filter((canton) => !perCanton.has(canton))
  if (missing.length > 0) throw new Error(`no deductions for ${missing.join(', ')}: gap`)
  return new Map([...perCanton].map(([canton, items]) => [canton, { items, limits: limitsOf(items) }]))
}

function limitsOf(items: Items): DeductionLimits {
  const amount = (id: string) => items.get(id)?.Amount ?? 0
  const single = amount('SozLedigMitOhneKinder_VM') || amount('SozLedigOhneKinder_VM')
  const childCare = items.get('FremdBetr_EK')?.Maximum
  const commuting = items.get('Fahrkosten_EK')?.Maximum
  const young = items.get('ImmoUnterhaltUnter11Jahre_EK')?.Percent
  const old = items.get('ImmoUnterhaltUeber10Jahre_EK')?.Percent
  return {
    wealthAllowance: {
      single,
      married: amount('SozVerheiratet_VM'),
      loneParent: amount('SozAlleinerzieher_VM') || single,
      perChild: amount('SozKind_VM'),
    },
    ...(childCare && { childCare }),
    ...(commuting && { commuting }),
    ...(young && old && { maintenancePercent: [young, old] }),
  }
}

/** Where the rules kept by hand differ from the export, in words: to be looked at after each import, not an error. */
export function differencesFromExport(canton: Canton, rules: GrossRules | undefined, items: Items): string[] {
  if (!rules) return []
  const { professional, insurance, child, secondEarner } = rules
  const perChild = items.get('KKSparProKind_EK') ?? items.get('KKSparProKindMitBVGS3a_EK')
  const main = items.get('HauptErw_EK')
  const compared: [what: string, ours: number | undefined, exported: number | undefined][] = [
    ['highest professional costs', professional.fixed ?? professional.max, main?.Maximum],
    ['percentage of professional costs', professional.percent, main?.Percent || undefined],
    ['insurance, single', insurance?.single, items.get('KKSparLedigMitBVGS3a_EK')?.Maximum],
    ['insurance, married', insurance?.married, items.get('KKSparzVerhMitBVGS3a_EK')?.Maximum],
    ['insurance, child', insurance?.perChild, perChild?.Maximum],
    [
      'child deduction',
      child?.by === 'age' && child.steps.length === 1 ? child.steps[0]?.[2] : undefined,
      items.get('SozKind_EK')?.Amount,
    ],
    ['second earner', secondEarner?.max, items.get('ZweitVerdiener_EK')?.Maximum],
  ]
  return compared
    .filter(([, ours, exported]) => ours !== undefined && exported !== undefined && ours !== exported)
    .map(([what, ours, exported]) => `${canton} ${what}: ${ours} in the rules, ${exported} in the export`)
}
