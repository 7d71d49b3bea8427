import { z } from 'zod'
import type { FiguresSource } from '#tax/calls/answers.ts'
import { amount, optionalAmount, positiveAmount } from '#tax/fields/amounts.ts'
import { flatRealEstate } from '#tax/flat-rate/flat-real-estate.ts'
import { householdFields, officialStatus, placeFields } from '#tax/pages/fields.ts'
import { findPlace } from '#tax/pages/place.ts'
import { newPropertyLawFrom, type Property, realEstateTax } from '#tax/property/real-estate.ts'

const since = z
  .enum(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], { error: 'Choose a year or “not a first home”.' })
  .transform(Number)
  .optional()

export const realEstateInput = z.object({
  propertyValue: positiveAmount('Enter the value of the property.'),
  propertyType: z
    .enum(['residential', 'rental', 'vacation'], { error: 'Choose owner-occupied, rental or vacation.' })
    .default('residential'),
  mortgage: amount('Enter an amount.').default(0),
  rent: amount('Enter an amount.').default(0),
  income: optionalAmount,
  otherAssets: amount('Enter an amount.').default(0),
  interest: optionalAmount,
  maintenance: optionalAmount,
  imputedRent: optionalAmount,
  taxValue: optionalAmount,
  since,
  ...placeFields,
  ...householdFields,
})
export type RealEstateInput = z.output<typeof realEstateInput>

/** Taken when no income is given. */
const assumedIncome = 100_000

/** The six figures of the rule of thumb, and the change of the taxes by both laws. */
export function realEstateResult(source: FiguresSource, input: RealEstateInput) {
  const found = findPlace(source, input)
  if (!found.ok) return found
  const { figures, commune, canton, notes } = found.place
  const income = input.income ?? assumedIncome
  const flat = flatRealEstate({
    propertyValue: input.propertyValue,
    mortgage: input.mortgage,
    annualRent: input.rent,
  })
  const property: Property = {
    type: input.propertyType,
    propertyValue: input.propertyValue,
    mortgage: input.mortgage,
    mortgageInterest: input.interest ?? flat.mortgageInterest,
    maintenance: input.maintenance ?? flat.maintenance,
    annualRent: input.propertyType === 'rental' ? input.rent : 0,
    otherAssets: input.otherAssets,
    imputedRentalValue: input.imputedRent,
    taxValue: input.taxValue,
    yearsSinceFirstHome: input.propertyType === 'residential' ? input.since : undefined,
  }
  const household = {
    maritalStatus: officialStatus(input.maritalStatus),
    children: input.children,
    confession: input.confession,
    taxableIncome: income,
    taxableIncomeFederal: income,
    taxableWealth: input.otherAssets,
  }
  const { flags, ...laws } = realEstateTax(figures, commune, household, property)
  return {
    ok: true,
    year: input.year,
    canton,
    commune: { bfsId: commune.bfsId, name: commune.name, canton },
    dataState: figures.canton.stateDate,
    income,
    newLawFrom: newPropertyLawFrom,
    flat,
    ...laws,
    flags: [...notes, ...assumptions(input), ...flags],
  } as const
}
export type RealEstateResult = Extract<ReturnType<typeof realEstateResult>, { ok: true }>

function assumptions({ income, interest, maintenance, mortgage, propertyType, rent }: RealEstateInput) {
  const flags: { code: string; text: string }[] = []
  const add = (text: string) => flags.push({ code: 'assumption', text })
  if (income === undefined) add('A taxable income of CHF 100’000 without the property is assumed; enter your own.')
  if (interest === undefined && mortgage > 0)
    add('Mortgage interest is assumed at 2.5 % of the mortgage; enter your own.')
  if (maintenance === undefined) add('Maintenance is assumed at 1 % of the value; enter your own.')
  if (propertyType !== 'rental' && rent > 0)
    add('Rent counts for let property only; for this type the official columns use the imputed rental value.')
  return flags
}
