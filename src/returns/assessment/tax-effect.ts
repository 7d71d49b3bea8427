import { type ExpectedTax, expectedTax } from '#returns/expected/expected-tax.ts'
import type { TaxFigure } from '#returns/expected/household-of.ts'
import type { TaxFacts } from '#returns/expected/tax-facts.ts'
import { withChanges } from '#returns/expected/variant.ts'
import { type Difference, keyOf } from './assessment.ts'
import type { TaxPart } from './bill.ts'

type Source = Parameters<typeof expectedTax>[0]
type Computed = Extract<ExpectedTax, { ok: true }>

/** What the differences of an assessment mean for the tax: above zero is more to pay. Cents. */
export type TaxEffects =
  | {
      ok: true
      /** By `keyOf` each: the tax of the return with this difference alone, less that without it. */
      ofEach: Readonly<Record<string, number>>
      /** Of all together, which need not be their sum: rates rise with the income. */
      totalCents: number
      /** The taxes of the assessed figures, as bills ask for them. */
      taxes: Readonly<Record<TaxPart, number>>
      /** Exact as on the calculators, before and after. */
      isChecked: boolean
    }
  | Extract<ExpectedTax, { ok: false }>

/**
 * Computes what each difference does to the tax, and all of them together, by the engine. `declared` are the confirmed figures
 * of the return.
 */
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
        changed.map(({ code, person, assessedCents }) => ({ code, person, amountCents: assessedCents })),
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

/** By who asks for them; the personal tax is asked for with that of the canton. */
function taxesOf({ taxes: { incomeTax, wealthTax, personalTax } }: Computed): Record<TaxPart, number> {
  return {
    confederation: incomeTax.federal * 100,
    canton: (incomeTax.canton + wealthTax.canton + personalTax) * 100,
    commune: (incomeTax.commune + wealthTax.commune) * 100,
    church: (incomeTax.church + wealthTax.church) * 100,
  }
}
