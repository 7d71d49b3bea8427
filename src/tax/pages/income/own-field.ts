import type { DeductionId } from '#tax/gross/deduction-list.ts'

export type DeductionSide = 'federal' | 'canton'

/** Name of the form field in which a visitor replaces a deduction. */
export function ownField(side: DeductionSide, id: DeductionId): string {
  return `${side}-${id}`
}
