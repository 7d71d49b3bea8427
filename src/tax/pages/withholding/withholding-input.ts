import { z } from 'zod'
import { amount, optionalAmount, tariffCode, wholeNumber } from '#tax/fields/amounts.ts'
import { error } from '#tax/fields/error.ts'
import { checkAges, childAges, earnerAge } from '#tax/fields/household.ts'
import { householdFields, placeFields } from '#tax/pages/fields.ts'
import { homes, permits } from '#tax/withholding/residence.ts'

const yesOrNo = z.enum(['yes', 'no'], { error: error('yes-or-no') })
const box = yesOrNo.default('no')
const paid = amount().default(0)
/** Question that the form shows only in some situations. A missing answer must not be treated as 'no'. */
const question = yesOrNo.optional()

const returnFields = {
  childAges: childAges('child-ages-page'),
  commuting: paid,
  partnerCommuting: paid,
  meals: paid,
  partnerMeals: paid,
  canteen: question,
  partnerCanteen: question,
  weeklyStay: paid,
  pillar3a: paid,
  partnerPillar3a: paid,
  buyIn: paid,
  careChild1: paid,
  careChild2: paid,
  careChild3: paid,
  careChild4: paid,
  premiums: optionalAmount,
  medical: paid,
  donations: paid,
  training: paid,
  alimony: paid,
  interest: paid,
  deductions: paid,
  propertyAbroad: paid,
  mortgageAbroad: paid,
  rentAbroad: paid,
  costsAbroad: paid,
  debts: paid,
}

export const withholdingInput = z
  .object({
    monthlyIncome: amount('monthly-salary-missing').refine((francs) => francs > 0, {
      error: error('salary-not-positive'),
    }),
    thirteenth: box,
    bonus: amount().default(0),
    boardFee: paid,
    workPercent: wholeNumber({ least: 1, most: 100 }, 'percent-range').optional(),
    workPercentAll: wholeNumber({ least: 1, most: 200 }, 'percent-range').optional(),
    permit: z.enum(permits, { error: error('permit-unknown') }).optional(),
    spouseSwissOrC: box,
    secondIncome: box,
    partnerMonthlyIncome: optionalAmount,
    crossBorder: z.enum(homes, { error: error('border-unknown') }).default('no'),
    returnsHome: question,
    publicService: question,
    withinZone: question,
    workedBefore: question,
    keepsChild: question,
    otherParent: z.enum(['no', 'earns-less', 'earns-more'], { error: error('other-parent-unknown') }).optional(),
    incomeAbroad: optionalAmount,
    partnerIncomeAbroad: optionalAmount,
    code: tariffCode({ wrong: 'tariff-unreadable-page' }).optional(),
    age: earnerAge.default(40),
    wealth: amount().default(0),
    otherIncome: amount().default(0),
    withheld: optionalAmount,
    ...returnFields,
    ...placeFields,
    ...householdFields,
  })
  .superRefine((input, context) => {
    const { workPercent, workPercentAll } = input
    if (workPercentAll !== undefined && workPercent === undefined) {
      context.addIssue({ code: 'custom', path: ['workPercent'], message: error('percent-here-missing') })
    }
    if (workPercent !== undefined && workPercentAll !== undefined && workPercentAll < workPercent) {
      context.addIssue({ code: 'custom', path: ['workPercentAll'], message: error('percent-total-below') })
    }
    const { maritalStatus, secondIncome, partnerMonthlyIncome, crossBorder } = input
    if (input.children > 0) checkAges(input, context)
    const isCouple = secondIncome === 'yes' && maritalStatus === 'married'
    if (crossBorder === 'no' && isCouple && partnerMonthlyIncome === undefined) {
      context.addIssue({ code: 'custom', path: ['partnerMonthlyIncome'], message: error('partner-salary-missing') })
    }
  })
export type WithholdingInput = z.output<typeof withholdingInput>
export type WithholdingField = keyof z.input<typeof withholdingInput>

export function hasSecondIncome({ maritalStatus, secondIncome }: WithholdingInput): boolean {
  return maritalStatus === 'married' && secondIncome === 'yes'
}
