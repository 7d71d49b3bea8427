import type { TraceLine } from '#tax/trace.ts'
import type { WithholdingFigures } from './table.ts'
import { toFiveCents, type WithholdingResult, withholdingTax } from './withholding-tax.ts'

export type WithholdingYear = {
  readonly monthlyCents: number
  readonly thirteenth: boolean
  readonly bonusCents?: number
}

export type YearResult =
  | {
      readonly ok: true
      readonly model: 'monthly' | 'annual'
      readonly grossCents: number
      readonly taxCents: number
      /** Tax of each month, January first; in the annual model, December includes the settlement of the year. */
      readonly months: readonly number[]
      readonly effectivePercent: number
      readonly trace: readonly TraceLine[]
    }
  | Extract<WithholdingResult, { ok: false }>

/**
 * Tax withheld over twelve months, in cents. Monthly model: each month's income sets the rate; December includes the
 * thirteenth salary and bonus. Annual model (FR, GE, TI, VD, VS): a twelfth of the year's income sets the rate, and
 * the tax is settled at year end.
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

/** Tax of the year at the rate of the yearly income; if the monthly minimum tax applied, at least twelve times it. */
function settled({ ratePercent, taxCents, minimumApplied }: OneMonth, grossCents: number): number {
  const byRate = toFiveCents(grossCents * Math.round(ratePercent * 100), 10_000)
  return minimumApplied ? Math.max(byRate, taxCents * 12) : byRate
}
