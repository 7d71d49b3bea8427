import type { DeductionLimits, HouseholdKind } from '#tax/figures.ts'

/** Tax-free amount in whole francs that a canton deducts from net wealth. */
export function wealthAllowance(
  { wealthAllowance: { single, married, loneParent, perChild } }: DeductionLimits,
  kind: HouseholdKind,
  children: number,
): number {
  return { single, married, loneParent }[kind] + perChild * children
}
