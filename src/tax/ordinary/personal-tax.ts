import type { CantonRules, Confession, MaritalStatus } from '#tax/figures.ts'
import type { Note } from '#tax/trace.ts'

/**
 * Head tax in whole francs, which does not depend on income. If churches also levy one, it depends on the confession.
 */
export function personalTax(
  { personalTax: rates, law }: CantonRules,
  maritalStatus: MaritalStatus,
  confession: Confession,
  note?: Note,
): number {
  const [single, couple] = rates?.[confession] ?? rates?.none ?? [0, 0]
  const amount = maritalStatus === 'married' ? couple : single
  if (amount > 0) {
    note?.({ part: 'personal', code: 'personal.tax', amount, values: {}, article: law.act })
  }
  return amount
}
