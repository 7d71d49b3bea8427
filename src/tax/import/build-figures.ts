import { z } from 'zod'
import {
  type Canton,
  type CantonFigures,
  type CantonRules,
  cantons,
  type FederalFigures,
  type LawLimits,
  type Tariff,
} from '#tax/figures.ts'
import { errorsIn } from './check-tables.ts'
import { differencesFromExport, readDeductions } from './deductions.ts'
import { dayBefore, readSimpleRates, withLaterRates } from './simple-rates.ts'
import { readTaxScales } from './tax-scales.ts'

const positive = z.number().positive()
const lawLimits: z.ZodType<LawLimits> = z.strictObject({
  medicalPercent: positive.optional(),
  donations: z.strictObject({ percent: positive, from: z.number().nonnegative() }).optional(),
  training: positive.optional(),
  parties: positive.optional(),
  source: z.string().min(1),
})

/** Validates only the outer shape of the manually maintained data/tax/rules/<year>.json; tests check the values. */
const rulesFile = z.object({
  year: z.number().int(),
  federal: z.custom<Pick<FederalFigures, 'childCredit' | 'leastCollected' | 'gross'>>(isRecord),
  tariffs: z.array(z.custom<Tariff & { canton: Canton; source: string }>(isRecord)),
  communeRates: z.array(z.tuple([z.number(), z.number(), z.string()])),
  /** Jumps of tariffs by law: '<canton> <tax> at <lower bound>' or '… at every row'. Any other jump is an error. */
  knownSteps: z.array(z.string()).default([]),
  cantons: z.record(z.enum(cantons), z.custom<CantonRules>(isRecord)),
  /** Deduction limits missing from the official export. If a canton has no entry, these limits are unknown. */
  deductions: z.partialRecord(z.enum(['federal', ...cantons]), lawLimits),
})

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

export type Exports = {
  readonly taxScales: unknown
  readonly simpleRates: unknown
  readonly deductions: unknown
  readonly rules: unknown
}

export type Built = {
  readonly cantons: Omit<CantonFigures, 'checksum'>[]
  readonly federal: Omit<FederalFigures, 'checksum'>
  readonly notices: readonly string[]
}

export const exportSource = 'Federal Tax Administration (ESTV), tariffs and multipliers'

/** Builds the figures of a year from the exports and our rules file. Throws one error listing all gaps and overlaps. */
export function buildFigures(year: number, stateDate: string, exports: Exports): Built {
  const rules = rulesFile.parse(exports.rules)
  if (rules.year !== year) throw new Error(`the rules are those of ${rules.year}, not of ${year}`)
  const scales = readTaxScales(exports.taxScales)
  const rates = readSimpleRates(exports.simpleRates)
  const deductions = readDeductions(exports.deductions)
  const notices: string[] = []
  const errors: string[] = errorsIn('federal', scales.federal, ['income'], rules.knownSteps)
  const built = cantons.map((canton): Omit<CantonFigures, 'checksum'> => {
    const own = rules.cantons[canton]
    const newer = rules.tariffs.filter((tariff) => tariff.canton === canton)
    const tariffs = withNewer(scales.cantons.get(canton) ?? [], newer)
    const needed: Tariff['tax'][] = own.capital.by === 'table' ? ['income', 'wealth', 'capital'] : ['income', 'wealth']
    errors.push(...errorsIn(canton, tariffs, needed, rules.knownSteps))
    const imported = rates.get(canton)
    const deducted = deductions.cantons.get(canton)
    const byLaw = rules.deductions[canton]
    if (!imported || !deducted) throw new Error(`no multipliers or deductions for ${canton}`)
    notices.push(...differencesFromExport(canton, own.gross, deducted.items))
    const { communes, earlier, newest } = withLaterRates(imported.communes, rules.communeRates)
    const newestTariff =
      newer
        .map(({ from = '' }) => from)
        .sort()
        .at(-1) ?? ''
    return {
      canton,
      year,
      source: exportSource,
      stateDate: [stateDate, newest, newestTariff].sort().at(-1) ?? stateDate,
      rates: imported.rates,
      tariffs,
      communes,
      ...(earlier.length > 0 && { earlier }),
      limits: { ...deducted.limits, ...(byLaw && { byLaw }) },
      rules: own,
    }
  })
  if (errors.length > 0) throw new Error(`The tables are not sound, nothing was written:\n- ${errors.join('\n- ')}`)
  return {
    cantons: built,
    federal: {
      ...{ year, source: exportSource, stateDate, tariffs: scales.federal, ...rules.federal },
      limits: { ...deductions.federal, ...(rules.deductions.federal && { byLaw: rules.deductions.federal }) },
    },
    notices,
  }
}

/** Adds newer tariffs. If a newer tariff applies from a certain day, the exported one ends on the day before. */
function withNewer(
  exported: readonly Tariff[],
  newer: readonly (Tariff & { canton: Canton; source: string })[],
): Tariff[] {
  const current = exported.flatMap((tariff): Tariff[] => {
    const after = newer.find(({ tax, level }) => tax === tariff.tax && level === tariff.level)
    if (!after) return [tariff]
    return after.from ? [{ ...tariff, until: dayBefore(after.from) }] : []
  })
  return [...current, ...newer.map(({ canton: _, source: __, ...tariff }) => tariff)]
}
