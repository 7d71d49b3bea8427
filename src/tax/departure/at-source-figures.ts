import { z } from 'zod'
import figures2026 from '#data/tax/pension-at-source-2026.json'
import { type Canton, cantons } from '#tax/figures.ts'

export const pillars = ['pillar2', 'pillar3a'] as const
export type Pillar = (typeof pillars)[number]

const refundRights = ['yes', 'if-taxed-there', 'with-residence-certificate', 'no'] as const
export type RefundRight = (typeof refundRights)[number]

const perPillar = <Value extends z.ZodType>(value: Value) => z.strictObject({ pillar2: value, pillar3a: value })

/** Percent on each slice, with the upper end of the slice in francs; null for the last one. */
const slices = z.array(z.tuple([z.number().nullable(), z.number()])).readonly()
export type Slices = z.output<typeof slices>

/** Lower bound in francs and rate on the whole amount in basis points, which includes the federal tax. */
const rows = z.array(z.tuple([z.number(), z.number()])).readonly()

const exemptBelow = z.number().optional()
const cantonRate = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('flat'), percent: z.number(), withFederal: z.boolean().default(false), exemptBelow }),
  z.strictObject({ by: z.literal('slices'), slices, marriedDeduction: z.number().default(0), exemptBelow }),
  z.strictObject({ by: z.literal('table'), single: rows, married: rows, exemptBelow }),
])
export type CantonAtSource = z.output<typeof cantonRate>

const file = z.object({
  year: z.number().int(),
  source: z.string(),
  stateDate: z.string(),
  federal: z.strictObject({ single: slices, married: slices }),
  cantons: z.partialRecord(z.enum(cantons), cantonRate),
  /** Total rate, federal tax included, on the whole yearly pension; the pair begins with the highest pension of it. */
  pensions: z.record(z.enum(cantons), slices),
  treaties: z.record(
    z.string().length(2),
    z.strictObject({
      refund: perPillar(z.enum(refundRights)),
      pensionTaxed: perPillar(z.enum(['yes', 'no'])),
      pensionAtMostPercent: z.number().optional(),
    }),
  ),
})
export type AtSourceFigures = z.output<typeof file>

const published = new Map([figures2026].map((figures) => [figures.year, file.parse(figures)]))

/** Tax at source on pension benefits paid abroad; undefined for a year whose rates we do not hold. */
export function atSourceFigures(year: number): AtSourceFigures | undefined {
  return published.get(year)
}

/** Seats of foundations whose tax can be computed. Ticino is missing, because its official sources disagree. */
export function seatsWithRate({ cantons: known }: AtSourceFigures): readonly Canton[] {
  return cantons.filter((canton) => known[canton] !== undefined)
}
