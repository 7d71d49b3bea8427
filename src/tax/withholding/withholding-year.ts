import type { TraceLine } from '#tax/trace.ts'
import type { WithholdingFigures } from './table.ts'
import { rateIncome, type Workload } from './wage-parts.ts'
import { toFiveCents, type WithholdingResult, withholdingTax } from './withholding-tax.ts'

export type WithholdingYear = {
  readonly monthlyCents: number
  readonly thirteenth: boolean
  readonly bonusCents?: number
  /** Fee of a board member who lives in Switzerland, paid once in a month of its own. */
  readonly feeCents?: number
  /** Only with several jobs. */
  readonly workload?: Workload | undefined
}

export type YearResult =
  | {
      readonly ok: true
      readonly model: 'monthly' | 'annual'
      readonly grossCents: number
      readonly taxCents: number
      /** Tax of each month, January first; in the annual model, December includes the settlement of the year. */
      readonly months: readonly number[]
      /** Lines of a year: a usual month, the month of the fee and December if they differ, the whole year. */
      readonly lines: Readonly<Record<'month' | 'fee' | 'december' | 'year', readonly TraceLine[]>>
      readonly effectivePercent: number
      readonly trace: readonly TraceLine[]
    }
  | Extract<WithholdingResult, { ok: false }>

/**
 * Tax withheld over twelve months, in cents. Monthly model: each month's income sets the rate; December includes the
 * thirteenth salary and bonus, November a board member's fee. Annual model (FR, GE, TI, VD, VS): a twelfth of the year's income sets the rate, and
 * the tax is settled at year end.
 */
export function withholdingYear(figures: WithholdingFigures, code: string, year: WithholdingYear): YearResult {
  const extra = (year.thirteenth ? year.monthlyCents : 0) + (year.bonusCents ?? 0)
  const fee = year.feeCents ?? 0
  const grossCents = year.monthlyCents * 12 + extra + fee
  const annual = figures.model === 'annual'
  const averageCents = Math.floor(grossCents / 12)
  const monthOf = (incomeCents: number) =>
    withholdingTax(figures, code, {
      incomeCents,
      rateIncomeCents: rateIncome(annual ? averageCents : incomeCents, year.workload),
    })
  const normal = monthOf(year.monthlyCents)
  const withFee = monthOf(year.monthlyCents + fee)
  const last = monthOf(year.monthlyCents + extra)
  if (!normal.ok) return normal
  if (!withFee.ok) return withFee
  if (!last.ok) return last
  const taxCents = annual ? settled(normal, grossCents) : normal.taxCents * 10 + withFee.taxCents + last.taxCents
  const november = annual ? normal.taxCents : withFee.taxCents
  const december = taxCents - normal.taxCents * 10 - november
  const yearLine: TraceLine = {
    part: 'withholding',
    amount: taxCents / 100,
    ...(annual
      ? { code: 'withholding.annual-year', values: { income: grossCents / 100, ratePercent: normal.ratePercent } }
      : {
          code: 'withholding.monthly-year',
          values: {
            month: normal.taxCents / 100,
            december: december / 100,
            ...(fee > 0 && { november: november / 100 }),
          },
        }),
  }
  const lines = {
    month: normal.trace,
    fee: fee > 0 && !annual ? withFee.trace : [],
    december: extra > 0 && !annual ? last.trace : [],
    year: [yearLine],
  }
  return {
    ok: true,
    model: figures.model,
    grossCents,
    taxCents,
    months: [...Array<number>(10).fill(normal.taxCents), november, december],
    lines,
    effectivePercent: grossCents > 0 ? Math.round((taxCents / grossCents) * 10_000) / 100 : 0,
    trace: [...lines.month, ...lines.fee, ...lines.december, ...lines.year],
  }
}

type OneMonth = Extract<WithholdingResult, { ok: true }>

/** Tax of the year at the rate of the yearly income; if the monthly minimum tax applied, at least twelve times it. */
function settled({ ratePercent, taxCents, minimumApplied }: OneMonth, grossCents: number): number {
  const byRate = toFiveCents(grossCents * Math.round(ratePercent * 100), 10_000)
  return minimumApplied ? Math.max(byRate, taxCents * 12) : byRate
}
