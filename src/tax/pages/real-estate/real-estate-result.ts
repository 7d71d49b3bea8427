import { z } from 'zod'
import { amount, optionalAmount, positiveAmount } from '#tax/fields/amounts.ts'
import { error } from '#tax/fields/error.ts'
import type { Flag } from '#tax/flag.ts'
import { flatRealEstate } from '#tax/flat-rate/flat-real-estate.ts'
import { householdFields, officialStatus, placeFields } from '#tax/pages/fields.ts'
import { findPlace } from '#tax/pages/place.ts'
import { newPropertyLawFrom, type Property, realEstateTax } from '#tax/property/real-estate.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'

const since = z
  .enum(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], { error: error('first-home-unknown') })
  .transform(Number)
  .optional()

export const realEstateInput = z.object({
  propertyValue: positiveAmount('property-value-missing'),
  propertyType: z
    .enum(['residential', 'rental', 'vacation'], { error: error('property-type-unknown') })
    .default('residential'),
  mortgage: amount().default(0),
  rent: amount().default(0),
  income: optionalAmount,
  otherAssets: amount().default(0),
  interest: optionalAmount,
  maintenance: optionalAmount,
  imputedRent: optionalAmount,
  taxValue: optionalAmount,
  since,
  ...placeFields,
  ...householdFields,
})
export type RealEstateInput = z.output<typeof realEstateInput>

const assumedIncome = 100_000

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

function assumptions({ income, interest, maintenance, mortgage, propertyType, rent }: RealEstateInput): Flag[] {
  const flags: Flag[] = []
  if (income === undefined) flags.push({ code: 'assumption.income', values: { francs: assumedIncome } })
  if (interest === undefined && mortgage > 0) flags.push({ code: 'assumption.interest', values: {} })
  if (maintenance === undefined) flags.push({ code: 'assumption.maintenance', values: {} })
  if (propertyType !== 'rental' && rent > 0) flags.push({ code: 'assumption.rent', values: {} })
  return flags
}
