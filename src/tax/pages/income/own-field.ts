import type { DeductionId } from '#tax/gross/deduction-list.ts'

export type DeductionSide = 'federal' | 'canton'

export function ownField(side: DeductionSide, id: DeductionId): string {
  return `${side}-${id}`
}
