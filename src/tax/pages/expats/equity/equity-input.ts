import { z } from 'zod'
import { equityKinds, equityRules } from '#tax/equity/equity-benefit.ts'
import { cents, optionalAmount } from '#tax/fields/amounts.ts'
import { day } from '#tax/fields/day.ts'
import { error, type PlainError } from '#tax/fields/error.ts'
import { householdFields, placeFields } from '#tax/pages/fields.ts'

/** Where the person lives when the benefit is taxed. `commuter`: abroad, with a job in Switzerland. */
export const residences = ['here', 'abroad', 'commuter'] as const

const perUnit = (missing: PlainError) => cents(missing).transform((value) => value / 100)
const days = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/, error('days-not-figures'))
  .transform(Number)
  .optional()

export const equityInput = z
  .object({
    kind: z.enum(equityKinds, { error: error('equity-kind-unknown') }).default('rsu'),
    units: perUnit('units-missing').refine((units) => units > 0, error('units-missing')),
    value: perUnit('unit-value-missing'),
    price: perUnit('amount-missing').default(0),
    blockedYears: z
      .string()
      .trim()
      .regex(/^\d{1,2}([.,]\d{1,2})?$/, error('blocked-years'))
      .transform((text) => Number(text.replace(',', '.')))
      .optional(),
    grantedOn: day().optional(),
    vestedOn: day().optional(),
    arrivedOn: day().optional(),
    leftOn: day().optional(),
    daysAbroad: days,
    swissDays: days,
    allDays: days,
    residence: z.enum(residences, { error: error('residence-unknown') }).default('here'),
    income: optionalAmount,
    ...placeFields,
    ...householdFields,
  })
  .superRefine((input, context) => {
    const refuse = (field: keyof typeof input, message: PlainError) =>
      context.addIssue({ code: 'custom', path: [field], message: error(message) })
    const { kind, residence, grantedOn, vestedOn, arrivedOn, leftOn, swissDays, allDays } = input
    if (kind === 'blocked-shares' && !input.blockedYears) refuse('blockedYears', 'blocked-years')
    if (residence === 'here' && input.income === undefined) refuse('income', 'amount-missing')
    if (!equityRules[kind].isShared) {
      if (residence !== 'here') refuse('residence', 'equity-taxed-when-received')
      return
    }
    const isCounted = swissDays !== undefined || allDays !== undefined
    if (isCounted) {
      if (swissDays === undefined) refuse('swissDays', 'open-question')
      else if (!allDays) refuse('allDays', 'open-question')
      else if (swissDays > allDays) refuse('swissDays', 'more-days-than-all')
      return
    }
    if (!grantedOn) refuse('grantedOn', 'open-question')
    if (!vestedOn) refuse('vestedOn', 'open-question')
    if (grantedOn && vestedOn && vestedOn <= grantedOn) refuse('vestedOn', 'days-in-wrong-order')
    if (arrivedOn && leftOn && leftOn < arrivedOn) refuse('leftOn', 'days-in-wrong-order')
  })
export type EquityInput = z.output<typeof equityInput>
