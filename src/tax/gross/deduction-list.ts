import type { TraceLine, TracePart } from '#tax/trace.ts'
import type { DeductionValues } from './gross-trace.ts'

/** Deductions that a visitor may replace by an own amount. */
export const deductionIds = [
  'professional',
  'insurance',
  'secondEarner',
  'personal',
  'children',
  'family',
  'rent',
  'relief',
  'other',
] as const
export type DeductionId = (typeof deductionIds)[number]

/** Lines that follow from what was paid and from the limits of the law: no visitor replaces them. */
export type LimitedId = 'work' | 'medical' | 'donations'

type DeductionCode = keyof DeductionValues

/** A deduction as its line of the trace, with what a visitor names it by. */
export type Deduction = TraceLine<DeductionCode> & { readonly id: DeductionId | LimitedId; readonly own: boolean }

/** Whether a visitor may replace this line by an own amount. */
export function isReplaceable(line: Deduction): line is Deduction & { readonly id: DeductionId } {
  return deductionIds.some((id) => id === line.id)
}

type Computed = {
  [Code in DeductionCode]: { readonly code: Code; readonly values: DeductionValues[Code] }
}[DeductionCode]

/** Own amounts instead of the computed ones; `other` adds what no flat rate covers (pillar 3a, care, interest …). */
export type OwnDeductions = Partial<Record<DeductionId, number>>

export type Deducted = {
  readonly taxableIncome: number
  readonly netIncome: number
  /** Professional costs of all kinds, which are in `netIncome` already. */
  readonly costs: number
  readonly deductions: readonly Deduction[]
  /** True if a deduction that goes by income would differ were further deductions taken off that income first. */
  readonly isReliefUnsure?: boolean
}

/** Collects deductions one by one; an own amount takes the place of the computed one. Nothing taken leaves no line. */
export function deductionList(part: TracePart, own: OwnDeductions) {
  const deductions: Deduction[] = []
  return {
    deductions,
    take(id: DeductionId, computed: number, line: Computed): number {
      const replaced = own[id]
      const amount = replaced ?? computed
      if (amount > 0 || replaced !== undefined) {
        deductions.push({ id, part, ...line, amount, own: replaced !== undefined })
      }
      return amount
    },
    add(id: LimitedId, amount: number, line: Computed): number {
      if (amount > 0) deductions.push({ id, part, ...line, amount, own: false })
      return amount
    },
  }
}
