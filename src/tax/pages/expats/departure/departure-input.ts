import { z } from 'zod'
import { isCountry } from '#platform/countries.ts'
import { amount, optionalAmount } from '#tax/fields/amounts.ts'
import { day } from '#tax/fields/day.ts'
import { error } from '#tax/fields/error.ts'
import { cantonField, householdFields } from '#tax/pages/fields.ts'

const yesOrNo = z.enum(['yes', 'no'], { error: error('yes-or-no') })

export const departureInput = z
  .object({
    leavesOn: day('departure-day-missing'),
    country: z
      .string({ error: error('country-unknown') })
      .refine((code) => isCountry(code) && code !== 'CH', error('country-unknown')),
    sourceTaxed: yesOrNo.default('no'),
    pillar2: amount().default(0),
    /** Cantons where the foundations have their seats; missing if unknown. */
    seat2: cantonField,
    pillar3a: amount().default(0),
    seat3a: cantonField,
    paidOn: day().optional(),
    purchasedOn: day().optional(),
    pension: optionalAmount,
    maritalStatus: householdFields.maritalStatus,
    usPerson: yesOrNo.optional(),
  })
  .superRefine(({ leavesOn, paidOn }, context) => {
    if (paidOn && paidOn <= leavesOn)
      context.addIssue({ code: 'custom', path: ['paidOn'], message: error('paid-before-leaving') })
  })
export type DepartureInput = z.output<typeof departureInput>
