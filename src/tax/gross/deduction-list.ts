import type { TraceLine, TracePart } from '#tax/trace.ts'
import type { DeductionValues } from './gross-trace.ts'

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

/** Deductions computed from costs paid and legal limits. Visitors cannot replace them by own amounts. */
export type LimitedId = 'work' | 'medical' | 'donations'

type DeductionCode = keyof DeductionValues

export type Deduction = TraceLine<DeductionCode> & { readonly id: DeductionId | LimitedId; readonly own: boolean }

export function isReplaceable(line: Deduction): line is Deduction & { readonly id: DeductionId } {
  return deductionIds.some((id) => id === line.id)
}

type Computed = {
  [Code in DeductionCode]: { readonly code: Code; readonly values: DeductionValues[Code] }
}[DeductionCode]

/** Deductions entered by the visitor; they replace computed ones. Only `other` (costs without a flat rate) is added. */
export type OwnDeductions = Partial<Record<DeductionId, number>>

export type Deducted = {
  readonly taxableIncome: number
  readonly netIncome: number
  readonly costs: number
  readonly deductions: readonly Deduction[]
  /** True if the deduction depends on an income that pillar 3a, medical costs or donations may reduce. */
  readonly isReliefUnsure?: boolean
}

/** Collects deductions in order. An entered amount replaces the computed one; a computed zero adds no line. */
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
