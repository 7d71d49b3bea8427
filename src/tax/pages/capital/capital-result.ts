import { z } from 'zod'
import { capitalBenefitTax } from '#tax/capital/capital-benefit-tax.ts'
import { staggeredWithdrawals } from '#tax/capital/staggered.ts'
import { positiveAmount } from '#tax/fields/amounts.ts'
import { age } from '#tax/fields/household.ts'
import type { CantonFigures } from '#tax/figures.ts'
import { findCommune } from '#tax/ordinary/select.ts'
import { householdFields, officialStatus, placeFields } from '#tax/pages/fields.ts'
import { findPlace } from '#tax/pages/place.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'

const { maritalStatus, confession } = householdFields

export const capitalInput = z.object({
  capital: positiveAmount('capital-missing'),
  age: age('age-at-withdrawal-range').default(65),
  maritalStatus,
  confession,
  ...placeFields,
})
export type CapitalInput = z.output<typeof capitalInput>

export function capitalResult(source: FiguresSource, allCantons: readonly CantonFigures[], input: CapitalInput) {
  const found = findPlace(source, input)
  if (!found.ok) return found
  const { figures, commune, canton, notes } = found.place
  const benefit = {
    capital: input.capital,
    age: input.age,
    maritalStatus: officialStatus(input.maritalStatus),
    confession: input.confession,
  }
  const { flags, ...result } = capitalBenefitTax(figures, commune, benefit)
  const capitals = allCantons.flatMap((each) => {
    const capital = findCommune(each, each.rules.capitalCommune)
    if (!capital) return []
    const taxed = capitalBenefitTax({ canton: each, federal: figures.federal }, capital, benefit)
    const { federal, canton: ofCanton, commune: ofCommune, church, total } = taxed
    return [{ code: each.canton, name: capital.name, federal, canton: ofCanton, commune: ofCommune, church, total }]
  })
  return {
    ...result,
    ok: true,
    capital: input.capital,
    inCanton: canton,
    flags: [...notes, ...flags],
    staggered: staggeredWithdrawals(figures, commune, benefit),
    capitals: capitals.sort((a, b) => a.total - b.total),
  } as const
}
export type CapitalResult = Extract<ReturnType<typeof capitalResult>, { ok: true }>
