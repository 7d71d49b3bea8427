import { optionalAmount } from '#tax/fields/amounts.ts'
import { deductionIds, type OwnDeductions } from '#tax/gross/deduction-list.ts'
import { type DeductionSide, ownField } from './own-field.ts'

const names = (['federal', 'canton'] as const).flatMap((side) => deductionIds.map((id) => ownField(side, id)))

export const ownFields = Object.fromEntries(names.map((name) => [name, optionalAmount]))

export function ownDeductions(input: Readonly<Record<string, unknown>>): Record<DeductionSide, OwnDeductions> {
  const of = (side: DeductionSide): OwnDeductions =>
    Object.fromEntries(
      deductionIds.flatMap((id) => {
        const amount = input[ownField(side, id)]
        return typeof amount === 'number' ? [[id, amount]] : []
      }),
    )
  return { federal: of('federal'), canton: of('canton') }
}
