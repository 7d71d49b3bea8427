import type { DeductionLimits, HouseholdKind } from '#tax/figures.ts'

/** Canton's allowance on the net wealth, whole francs. */
export function wealthAllowance(
  { wealthAllowance: { single, married, loneParent, perChild } }: DeductionLimits,
  kind: HouseholdKind,
  children: number,
): number {
  return { single, married, loneParent }[kind] + perChild * children
}
