import type { DeductionLimits, HouseholdKind } from '#tax/figures.ts'

/** What the canton takes off the net wealth of a household, whole francs. */
export function wealthAllowance(
  { wealthAllowance: { single, married, loneParent, perChild } }: DeductionLimits,
  kind: HouseholdKind,
  children: number,
): number {
  return { single, married, loneParent }[kind] + perChild * children
}
