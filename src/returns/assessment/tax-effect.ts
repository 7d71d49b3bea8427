import { type ExpectedTax, expectedTax } from '#returns/expected/expected-tax.ts'
import { withChanges } from '#returns/expected/variant.ts'
import type { TaxFacts } from '#returns/facts/facts-of.ts'
import type { TaxFigure } from '#returns/facts/household-of.ts'
import { type Difference, keyOf } from './assessment.ts'
import type { TaxPart } from './bill.ts'

type Source = Parameters<typeof expectedTax>[0]
type Computed = Extract<ExpectedTax, { ok: true }>

export type TaxEffects =
  | {
      ok: true
      /**
       * Tax effect in cents of each difference on its own, by `keyOf`: tax with the difference minus tax without it.
       */
      ofEach: Readonly<Record<string, number>>
      /** Tax effect of all differences together. Not the sum of `ofEach`, because tax rates are progressive. */
      totalCents: number
      taxes: Readonly<Record<TaxPart, number>>
      isChecked: boolean
    }
  | Extract<ExpectedTax, { ok: false }>

export function taxEffects(
  source: Source,
  declared: readonly TaxFigure[],
  differences: readonly Difference[],
  facts: TaxFacts,
): TaxEffects {
  const compute = (changed: readonly Difference[]) =>
    expectedTax(
      source,
      withChanges(
        declared,
        changed.map((one) => ({ code: one.code, person: one.person, amountCents: assessedPaidCents(one) })),
      ),
      facts,
    )
  const before = compute([])
  if (!before.ok) return before
  const after = compute(differences)
  if (!after.ok) return after
  const ofEach: Record<string, number> = {}
  for (const difference of differences) {
    const alone = compute([difference])
    if (!alone.ok) return alone
    ofEach[keyOf(difference)] = alone.balanceCents - before.balanceCents
  }
  return {
    ok: true,
    ofEach,
    totalCents: after.balanceCents - before.balanceCents,
    taxes: taxesOf(after),
    isChecked: before.checked && after.checked,
  }
}

/** Medical costs are deductible above a threshold, so the paid costs change by as much as the deduction. */
function assessedPaidCents({ code, statedCents, assessedCents, differenceCents }: Difference): number {
  return code === 'medical-costs' ? Math.max(0, statedCents + differenceCents) : assessedCents
}

/** Taxes in cents by the authority that bills them. The canton's bill includes the head tax. */
function taxesOf({ taxes: { incomeTax, wealthTax, personalTax } }: Computed): Record<TaxPart, number> {
  return {
    confederation: incomeTax.federal * 100,
    canton: (incomeTax.canton + wealthTax.canton + personalTax) * 100,
    commune: (incomeTax.commune + wealthTax.commune) * 100,
    church: (incomeTax.church + wealthTax.church) * 100,
  }
}
