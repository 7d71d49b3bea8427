import { z } from 'zod'
import { amount, communeText, positiveAmount } from '#tax/fields/amounts.ts'
import { error, type PlainError } from '#tax/fields/error.ts'
import { age } from '#tax/fields/household.ts'
import { householdFields, placeFields } from '#tax/pages/fields.ts'

const paid = amount().default(0)
const yesOrNo = z.enum(['yes', 'no'], { error: error('yes-or-no') }).default('no')

export const propertyAbroadInput = z
  .object({
    ...placeFields,
    ...householdFields,
    salary: amount('income-missing'),
    partnerSalary: paid,
    age: age().default(40),
    otherIncome: paid,
    investmentIncome: paid,
    where: z.enum(['abroad', 'other-canton'], { error: error('place-of-property-unknown') }).default('abroad'),
    thereCanton: placeFields.canton,
    thereCommune: communeText().optional(),
    thereValue: positiveAmount('property-value-missing'),
    thereRent: paid,
    thereCosts: paid,
    assets: paid,
    homeValue: paid,
    homeRent: paid,
    homeCosts: paid,
    debts: paid,
    interest: paid,
    alimony: paid,
    businessProfit: paid,
    businessLoss: paid,
    earlierLosses: paid,
    swissEnterprise: yesOrNo,
    spouseAbroad: yesOrNo,
  })
  .superRefine(
    ({ maritalStatus, partnerSalary, where, thereCanton, businessProfit, businessLoss, spouseAbroad }, to) => {
      const refuse = (field: string, code: PlainError) =>
        to.addIssue({ code: 'custom', path: [field], message: error(code) })
      const isMarried = maritalStatus === 'married'
      if (!isMarried && partnerSalary > 0) refuse('partnerSalary', 'second-salary-unmarried')
      if (!isMarried && spouseAbroad === 'yes') refuse('spouseAbroad', 'spouse-abroad-unmarried')
      if (spouseAbroad === 'yes' && where === 'other-canton') refuse('spouseAbroad', 'spouse-abroad-in-canton')
      if (where === 'other-canton' && !thereCanton) refuse('thereCanton', 'other-canton-missing')
      if (businessProfit > 0 && businessLoss > 0) refuse('businessLoss', 'profit-and-loss')
    },
  )

export type PropertyAbroadInput = z.output<typeof propertyAbroadInput>
