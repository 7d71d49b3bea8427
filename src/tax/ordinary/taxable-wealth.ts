import type { DeductionLimits, HouseholdKind } from '#tax/figures.ts'

/** The canton's allowance in whole francs, which is deducted from net wealth. */
export function wealthAllowance(
  { wealthAllowance: { single, married, loneParent, perChild } }: DeductionLimits,
  kind: HouseholdKind,
  children: number,
): number {
  return { single, married, loneParent }[kind] + perChild * children
}
