import { z } from 'zod'
import { type Canton, cantons, type DeductionLimits, type FormulaLimit, type LevelLimits } from '#tax/figures.ts'
import type { GrossRules } from '#tax/gross/gross-rules.ts'

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
        Location: z.object({ Canton: z.string() }),
      }),
    )
    .min(1),
})

type Item = { readonly Minimum: number; readonly Maximum: number; readonly Percent: number; readonly Amount: number }
type Items = ReadonlyMap<string, Item>

export type ImportedDeductions = { readonly items: Items; readonly limits: DeductionLimits }
export type AllDeductions = {
  readonly cantons: ReadonlyMap<Canton, ImportedDeductions>
  readonly federal: LevelLimits
}

/** Reads the deduction limits from the export. Throws if the Confederation or a canton is missing. */
export function readDeductions(payload: unknown): AllDeductions {
  const perCanton = new Map<Canton, Map<string, Item>>()
  const federal = new Map<string, Item>()
  for (const { Target, Table, Location } of answer.parse(payload).response) {
    const canton = cantons.find((one) => one === Location.Canton)
    const items =
      Target === 'BUND' ? federal : Target === 'KANTON' && canton ? (perCanton.get(canton) ?? new Map()) : undefined
    if (!items) continue
    for (const { Name, ...item } of Table) items.set(Name.ID, item)
    if (canton && items !== federal) perCanton.set(canton, items)
  }
  const missing = cantons.filter((canton) => !perCanton.has(canton))
  if (missing.length > 0) throw new Error(`no deductions for ${missing.join(', ')}: gap`)
  if (federal.size === 0) throw new Error('no deductions for the Confederation: gap')
  return {
    cantons: new Map([...perCanton].map(([canton, items]) => [canton, { items, limits: limitsOf(items) }])),
    federal: levelLimitsOf(federal),
  }
}

function levelLimitsOf(items: Items): LevelLimits {
  const max = (id: string) => items.get(id)?.Maximum || undefined
  const commuting = max('Fahrkosten_EK')
  const full = max('VerpflOhneVerb_EK')
  const cheaper = max('VerpflMitVerb_EK')
  const professional = formulaOf(items.get('HauptErw_EK'))
  const sideJob = formulaOf(items.get('NebenErw_EK'))
  const care = items.get('FremdBetr_EK')
  const insurance = insuranceOf(items)
  const bothEarners = formulaOf(items.get('ZweitVerdiener_EK'))
  const assetManagement = formulaOf(items.get('VMVerwaltungsKosten_EK'))
  return {
    ...(commuting && { commuting }),
    ...(full && cheaper && { meals: { full, cheaper } }),
    ...(professional && { professional }),
    ...(sideJob && { sideJob }),
    ...(care?.Maximum && { childCare: { max: care.Maximum, ...(care.Percent && { percent: care.Percent }) } }),
    ...(insurance && { insurance }),
    ...(bothEarners && { bothEarners }),
    ...(assetManagement && { assetManagement }),
  }
}

function formulaOf(item: Item | undefined): FormulaLimit | undefined {
  if (!item) return undefined
  const { Minimum: min, Maximum: max, Percent: percent, Amount: amount } = item
  return { ...(amount && { amount }), ...(percent && { percent }), ...(min && { min }), ...(max && { max }) }
}

/** Limits of premiums; undefined for cantons that limit each kind of insurance separately (GE, VD, JU). */
function insuranceOf(items: Items): LevelLimits['insurance'] {
  const max = (id: string) => items.get(id)?.Maximum
  const single = max('KKSparLedigMitBVGS3a_EK')
  const married = max('KKSparzVerhMitBVGS3a_EK')
  const singleWithoutPension = max('KKSparLedigOhneBVGS3a_EK')
  const marriedWithoutPension = max('KKSparVerhOhneBVGS3a_EK')
  if (!single || !married || !singleWithoutPension || !marriedWithoutPension) return undefined
  return {
    single,
    married,
    singleWithoutPension,
    marriedWithoutPension,
    perChild: max('KKSparProKind_EK') ?? max('KKSparProKindMitBVGS3a_EK') ?? 0,
  }
}

function limitsOf(items: Items): DeductionLimits {
  const amount = (id: string) => items.get(id)?.Amount ?? 0
  const single = amount('SozLedigMitOhneKinder_VM') || amount('SozLedigOhneKinder_VM')
  const young = items.get('ImmoUnterhaltUnter11Jahre_EK')?.Percent
  const old = items.get('ImmoUnterhaltUeber10Jahre_EK')?.Percent
  return {
    wealthAllowance: {
      single,
      married: amount('SozVerheiratet_VM'),
      loneParent: amount('SozAlleinerzieher_VM') || single,
      perChild: amount('SozKind_VM'),
    },
    ...levelLimitsOf(items),
    ...(young && old && { maintenancePercent: [young, old] }),
  }
}

/** Differences between our manual rules and the export, for review after each import; not all are errors. */
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
