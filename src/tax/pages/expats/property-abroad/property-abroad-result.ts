import { repartitionSince } from '#tax/allocation/allocate-cantons.ts'
import { allocateWealth } from '#tax/allocation/allocate-wealth.ts'
import { establishmentAbroad } from '#tax/allocation/establishment-abroad.ts'
import { limitPrivateInterest } from '#tax/deduction-limits/household-costs.ts'
import { assumedAges, assumedChildAge } from '#tax/fields/household.ts'
import { type Canton, kindOf } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import type { GrossHousehold } from '#tax/gross/gross-household.ts'
import { grossSalaryTax } from '#tax/gross/gross-salary-tax.ts'
import { type OtherCantonTax, otherCantonTax } from '#tax/gross/other-canton-tax.ts'
import { wealthAllowance } from '#tax/ordinary/wealth-tax.ts'
import { officialStatus } from '#tax/pages/fields.ts'
import { findPlace, noPlace, type Place } from '#tax/pages/place.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'
import type { PropertyAbroadInput } from './property-abroad-input.ts'

/**
 * Taxes of residents with property or a business abroad, or property in another canton, beside the taxes if all of it
 * were taxed in full in the commune of residence.
 */
export function propertyAbroadResult(source: FiguresSource, input: PropertyAbroadInput) {
  const found = findPlace(source, input)
  if (!found.ok) return found
  const { figures, commune, canton, notes } = found.place
  const there = input.where === 'other-canton' ? placeThere(source, input, canton) : null
  if (there && !there.ok) return there
  const requested = householdOf(input, { ...figures.canton, other: there?.place.canton })
  const result = grossSalaryTax(figures, commune, requested.household)
  const full = grossSalaryTax(figures, commune, requested.inFull)
  if (!result.ok || !full.ok) return noPlace('year', { code: 'deductions-not-published', values: { year: input.year } })
  const other = there && otherCantonTax(there.place.figures, there.place.commune, requested.household)
  const thereNotes = there?.place.notes ?? []
  return {
    ok: true,
    ...{ year: input.year, canton, commune: result.commune, where: input.where },
    taxes: { incomeTax: result.incomeTax, wealthTax: result.wealthTax, personalTax: result.personalTax },
    total: result.total,
    inFull: full.total,
    taxableIncome: result.taxableIncome,
    incomeForRate: result.incomeForRate ?? result.taxableIncome,
    taxableWealth: requested.household.taxableWealth,
    wealthForRate: requested.wealthForRate,
    ...(other && there && { other: thereResult(there.place, other) }),
    flags: [...notes, ...thereNotes, ...requested.flags, ...result.flags],
    trace: result.trace,
    dataState: result.dataState,
  } as const
}

export type PropertyAbroadResult = Extract<ReturnType<typeof propertyAbroadResult>, { ok: true }>

function thereResult({ canton, commune }: Place, { trace: _, ...tax }: OtherCantonTax) {
  return { canton, commune: commune.name, ...tax }
}

function placeThere(source: FiguresSource, { year, thereCanton, thereCommune }: PropertyAbroadInput, home: Canton) {
  const found = findPlace(source, { year, canton: thereCanton, commune: thereCommune })
  if (!found.ok) {
    const [error = 'place-missing' as const] = Object.values(found.errors)
    const names = found.choices
    return noPlace('thereCommune', names.length > 0 ? { code: 'place-to-write-out', values: { names } } : error)
  }
  return found.place.canton === home ? noPlace('thereCanton', 'same-canton') : found
}

type HomeFigures = {
  readonly canton: Canton
  readonly limits: Parameters<typeof wealthAllowance>[0]
  readonly other: Canton | undefined
}

function householdOf(input: PropertyAbroadInput, { canton: home, limits, other }: HomeFigures) {
  const { year, homeRent, homeCosts, homeValue, thereRent, thereCosts, thereValue, debts, alimony } = input
  const maritalStatus = officialStatus(input.maritalStatus)
  const isAbroad = input.where === 'abroad'
  const business = establishmentAbroad(
    [
      { year: year - 1, result: -input.earlierLosses },
      { year, result: input.businessProfit - input.businessLoss },
    ],
    input.swissEnterprise === 'yes',
  )
  const income = (isAbroad ? thereRent : 0) + Math.max(0, business.exempt)
  const costs = (isAbroad ? thereCosts : 0) + Math.max(0, -business.exempt)
  const limited = limitPrivateInterest(input.interest, input.investmentIncome + homeRent + thereRent)
  const interest = limited.allowed
  const wealthOf = (place: 'there' | 'home') =>
    allocateWealth({
      ...{ home, other, debts, allowance: wealthAllowance(limits, kind, input.children) },
      atHome: input.assets + homeValue + (place === 'home' ? thereValue : 0),
      homeProperty: homeValue,
      elsewhere: place === 'there' && !isAbroad ? thereValue : 0,
      abroad: place === 'there' && isAbroad ? thereValue : 0,
      isOnlyOfSpouseAbroad: input.spouseAbroad === 'yes',
    })
  const kind = kindOf(maritalStatus, input.children)
  const wealth = wealthOf('there')
  const homeWealthIncome = input.investmentIncome + homeRent - homeCosts
  const atHome = input.otherIncome + input.investmentIncome + homeRent + business.takenBack - business.deducted
  const upkeep = homeCosts + (isAbroad ? 0 : thereCosts)
  const shared = {
    ...{ maritalStatus, confession: input.confession, age: input.age },
    childAges: Array<number>(input.children).fill(assumedChildAge),
    ...{ grossSalary: input.salary, grossSalaryPartner: input.partnerSalary },
  }
  const own = (other: number) => ({ federal: { other }, canton: { other } })
  const tied = { federal: upkeep, canton: upkeep }
  const household: GrossHousehold = {
    ...shared,
    ...{ taxableWealth: wealth.taxable, otherIncome: atHome + (isAbroad ? 0 : thereRent) },
    own: own(upkeep + interest + alimony),
    ...((income > 0 || costs > 0 || isAbroad) && {
      abroad: {
        ...{ income, costs, interest, tied, assetsAbroad: wealth.assetsAbroad, wealthForRate: wealth.forRate },
        assetsHome: wealth.assetsHome + wealth.assetsElsewhere,
        homeWealthIncome: homeWealthIncome + (isAbroad ? 0 : thereRent - thereCosts),
        isOnlyOfSpouseAbroad: input.spouseAbroad === 'yes',
      },
    }),
    ...(!isAbroad && {
      otherCanton: {
        ...{ income: thereRent, costs: thereCosts, homeWealthIncome, interest, tied },
        ...{ assetsHome: wealth.assetsHome, assets: wealth.assetsElsewhere, wealthForRate: wealth.forRate },
        ...{ netWealth: wealth.netElsewhere, netWealthAll: Math.max(0, wealth.assets - debts) },
      },
    }),
  }
  const inFull: GrossHousehold = {
    ...shared,
    taxableWealth: wealthOf('home').taxable,
    otherIncome: atHome + thereRent + (isAbroad ? business.exempt : 0),
    own: own(homeCosts + thereCosts + interest + alimony),
  }
  const flags: Flag[] = []
  if (input.children > 0) flags.push(assumedAges)
  if (interest < input.interest) flags.push({ code: 'interest-limit', values: { allowed: interest } })
  if (!isAbroad) flags.push({ code: 'not-checked.repartition', values: { year: repartitionSince } })
  if (business.deducted > 0) flags.push({ code: 'not-checked.business-loss', values: {} })
  return { household, inFull, flags, wealthForRate: wealth.forRate }
}
