import { z } from 'zod'
import { equityKinds, equityRules } from '#tax/equity/equity-benefit.ts'
import { optionalAmount } from '#tax/fields/amounts.ts'
import { day } from '#tax/fields/day.ts'
import { error, type PlainError } from '#tax/fields/error.ts'
import { householdFields, placeFields } from '#tax/pages/fields.ts'
import { fieldOf, moreVestingFields, periodFields, units, unitValue, vestingsOf } from './vesting-fields.ts'

/** Where the person lives when the benefit is taxed. `commuter`: abroad, with a job in Switzerland. */
export const residences = ['here', 'abroad', 'commuter'] as const

export const equityInput = z
  .object({
    kind: z.enum(equityKinds, { error: error('equity-kind-unknown') }).default('rsu'),
    units,
    value: unitValue,
    price: unitValue.default(0),
    blockedYears: z
      .string()
      .trim()
      .regex(/^\d{1,2}([.,]\d{1,2})?$/, error('blocked-years'))
      .transform((text) => Number(text.replace(',', '.')))
      .optional(),
    ...periodFields,
    arrivedOn: day().optional(),
    leftOn: day().optional(),
    ...moreVestingFields,
    residence: z.enum(residences, { error: error('residence-unknown') }).default('here'),
    income: optionalAmount,
    ...placeFields,
    ...householdFields,
  })
  .superRefine((input, context) => {
    const refuse = (field: keyof typeof input, message: PlainError) =>
      context.addIssue({ code: 'custom', path: [field], message: error(message) })
    const { kind, residence, arrivedOn, leftOn } = input
    if (kind === 'blocked-shares' && !input.blockedYears) refuse('blockedYears', 'blocked-years')
    if (residence === 'here' && input.income === undefined) refuse('income', 'amount-missing')
    if (!equityRules[kind].isShared) {
      if (residence !== 'here') refuse('residence', 'equity-taxed-when-received')
      return
    }
    if (arrivedOn && leftOn && leftOn < arrivedOn) refuse('leftOn', 'days-in-wrong-order')
    for (const vesting of vestingsOf(input)) {
      const { swissDays, allDays, grantedOn, vestedOn } = vesting
      if (vesting.units === undefined) refuse(fieldOf('units', vesting), 'units-missing')
      if (vesting.value === undefined) refuse(fieldOf('value', vesting), 'unit-value-missing')
      if (swissDays !== undefined || allDays !== undefined) {
        if (swissDays === undefined) refuse(fieldOf('swissDays', vesting), 'open-question')
        else if (!allDays) refuse(fieldOf('allDays', vesting), 'open-question')
        else if (swissDays > allDays) refuse(fieldOf('swissDays', vesting), 'more-days-than-all')
        continue
      }
      if (!grantedOn) refuse(fieldOf('grantedOn', vesting), 'open-question')
      if (!vestedOn) refuse(fieldOf('vestedOn', vesting), 'open-question')
      if (grantedOn && vestedOn && vestedOn <= grantedOn) refuse(fieldOf('vestedOn', vesting), 'days-in-wrong-order')
    }
  })
export type EquityInput = z.output<typeof equityInput>
