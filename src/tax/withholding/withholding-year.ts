import type { TraceLine } from '#tax/trace.ts'
import type { WithholdingFigures } from './table.ts'
import { toFiveCents, type WithholdingResult, withholdingTax } from './withholding-tax.ts'

/** A whole year of one employee, in cents. */
export type WithholdingYear = {
  readonly monthlyCents: number
  /** A thirteenth salary paid in December. */
  readonly thirteenth: boolean
  /** Bonus paid once in the year. */
  readonly bonusCents?: number
}

export type YearResult =
  | {
      readonly ok: true
      readonly model: 'monthly' | 'annual'
      readonly grossCents: number
      readonly taxCents: number
      /** Tax of each month, January first; in the annual model the last month holds the settlement. */
      readonly months: readonly number[]
      readonly effectivePercent: number
      readonly trace: readonly TraceLine[]
    }
  | Extract<WithholdingResult, { ok: false }>

/**
 * Tax withheld over twelve months. Monthly model: each month by its own income, the thirteenth salary and a bonus added to
 * December. Annual model (FR, GE, TI, VD, VS): the rate is read at a twelfth of the year's income, settled at year's end.
 */
export function withholdingYear(figures: WithholdingFigures, code: string, year: WithholdingYear): YearResult {
  const extra = (year.thirteenth ? year.monthlyCents : 0) + (year.bonusCents ?? 0)
  const grossCents = year.monthlyCents * 12 + extra
  const monthOf = (incomeCents: number, rateIncomeCents: number) =>
    withholdingTax(figures, code, { incomeCents, rateIncomeCents })
  const averageCents = Math.floor(grossCents / 12)
  const annual = figures.model === 'annual'
  const normal = monthOf(year.monthlyCents, annual ? averageCents : year.monthlyCents)
  const last = monthOf(year.monthlyCents + extra, annual ? averageCents : year.monthlyCents + extra)
  if (!normal.ok) return normal
  if (!last.ok) return last
  const taxCents = annual ? settled(normal, grossCents) : normal.taxCents * 11 + last.taxCents
  const months = [...Array<number>(11).fill(normal.taxCents), taxCents - normal.taxCents * 11]
  return {
    ok: true,
    model: figures.model,
    grossCents,
    taxCents,
    months,
    effectivePercent: grossCents > 0 ? Math.round((taxCents / grossCents) * 10_000) / 100 : 0,
    trace: [
      ...normal.trace,
      ...(extra > 0 && !annual ? last.trace : []),
      {
        part: 'withholding',
        amount: taxCents / 100,
        ...(annual
          ? {
              code: 'withholding.annual-year',
              values: { income: grossCents / 100, ratePercent: normal.ratePercent },
            }
          : {
              code: 'withholding.monthly-year',
              values: { month: normal.taxCents / 100, december: last.taxCents / 100 },
            }),
      },
    ],
  }
}

type OneMonth = Extract<WithholdingResult, { ok: true }>

/** The year's tax at the rate of the yearly income; a minimum tax that applied counts twelve times. */
function settled({ ratePercent, taxCents, minimumApplied }: OneMonth, grossCents: number): number {
  const byRate = toFiveCents(grossCents * Math.round(ratePercent * 100), 10_000)
  return minimumApplied ? Math.max(byRate, taxCents * 12) : byRate
}
