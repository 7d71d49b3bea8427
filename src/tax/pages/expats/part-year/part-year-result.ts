import { z } from 'zod'
import { amount, wholeNumber } from '#tax/fields/amounts.ts'
import { day } from '#tax/fields/day.ts'
import { error } from '#tax/fields/error.ts'
import { assumedAges, assumedChildAge, earnerAge } from '#tax/fields/household.ts'
import { kindOf } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import type { GrossHousehold } from '#tax/gross/gross-household.ts'
import { grossSalaryTax } from '#tax/gross/gross-salary-tax.ts'
import { incomeTax } from '#tax/ordinary/income-tax.ts'
import { wealthAllowance } from '#tax/ordinary/wealth-tax.ts'
import { cantonBySlug } from '#tax/pages/canton-names.ts'
import { householdFields, officialStatus, placeFields } from '#tax/pages/fields.ts'
import { findPlace, noPlace } from '#tax/pages/place.ts'
import { daysOfYear, type LiabilityPeriod, liabilityPeriod } from '#tax/part-year/liability-period.ts'
import { placesOfMove, secondDomicileWealth } from '#tax/part-year/moves-in-switzerland.ts'
import { partYearIncome } from '#tax/part-year/part-year-income.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'
import type { TraceLine } from '#tax/trace.ts'
import { ordinaryAssessmentFrom } from '#tax/withholding/compulsory-return.ts'

const paid = amount().default(0)
const optionalDay = day().optional()

export const partYearInput = z
  .object({
    arrivedOn: optionalDay,
    leftOn: optionalDay,
    salary: amount('income-missing'),
    bonus: paid,
    partnerSalary: paid,
    partnerBonus: paid,
    otherRegular: paid,
    otherOnce: paid,
    profit: paid,
    businessMonths: wholeNumber({ least: 1, most: 24 }, 'business-months-range').optional(),
    costsRegular: paid,
    costsOnce: paid,
    wealth: paid,
    age: earnerAge.default(40),
    ...placeFields,
    ...householdFields,
    movedFrom: z
      .string()
      .transform((written) => cantonBySlug(written))
      .refine((found) => found !== undefined, error('canton-unknown'))
      .optional(),
    movedOn: optionalDay,
    capitalOn: optionalDay,
    propertyValue: paid,
    propertyFrom: optionalDay,
    propertyUntil: optionalDay,
  })
  .superRefine((input, context) => {
    const refuse = (field: string, code: Parameters<typeof error>[0]) =>
      context.addIssue({ code: 'custom', path: [field], message: error(code) })
    if (input.maritalStatus !== 'married' && input.partnerSalary + input.partnerBonus > 0)
      refuse('maritalStatus', 'second-salary-unmarried')
    if (!input.arrivedOn && !input.leftOn && !input.movedFrom && input.propertyValue === 0)
      refuse('arrivedOn', 'stay-missing')
    if (input.movedFrom && !input.movedOn) refuse('movedOn', 'move-day-missing')
    if ((input.movedOn || input.capitalOn) && !input.movedFrom) refuse('movedFrom', 'canton-unknown')
    if (input.propertyValue > 0 && !input.propertyFrom && !input.propertyUntil)
      refuse('propertyFrom', 'property-days-missing')
  })

type PartYearInput = z.output<typeof partYearInput>

export function resultOf(input: PartYearInput, source: FiguresSource) {
  const { year } = input
  const found = findPlace(source, input)
  if (!found.ok) return found
  const { figures, commune, canton, notes } = found.place
  const read = stayOf(year, input.arrivedOn, input.leftOn)
  if (!read.ok) return noPlace(read.field, read.error)
  const owned = stayOf(year, input.propertyFrom, input.propertyUntil)
  if (!owned.ok) return noPlace(owned.field === 'arrivedOn' ? 'propertyFrom' : 'propertyUntil', owned.error)
  for (const name of ['movedOn', 'capitalOn'] as const)
    if (input[name] && !input[name].startsWith(`${year}-`)) return noPlace(name, 'day-outside-year')

  const { period } = read
  const kind = kindOf(officialStatus(input.maritalStatus), input.children)
  const netWealth = Math.max(0, input.wealth - wealthAllowance(figures.canton.limits, kind, input.children))
  const household = householdOf(input, period, netWealth)
  const result = grossSalaryTax(figures, commune, household)
  if (!result.ok) return noPlace('year', { code: 'deductions-not-published', values: { year } })
  const { incomeTax: taxes, wealthTax, personalTax, total, taxableIncome, incomeForRate = taxableIncome } = result
  // The tax on the same income without projecting it, to show what the projection costs.
  const { total: withoutProjection } = incomeTax(figures, commune, {
    ...{ maritalStatus: household.maritalStatus, children: input.children, confession: input.confession },
    ...{ taxableIncome: taxableIncome.canton, taxableIncomeFederal: taxableIncome.federal },
    ...{ taxableWealth: netWealth, liableDays: period.days },
  })
  const yearlyGross = [household.grossSalary, household.grossSalaryPartner] as const
  const { movedFrom, movedOn, capitalOn = null, propertyValue } = input
  const moved = movedFrom && movedOn ? { from: movedFrom, to: canton, movedOn, capitalDueOn: capitalOn } : undefined
  return {
    ok: true,
    year,
    period,
    isWholeYear: period.days === daysOfYear,
    hasLeft: input.leftOn !== undefined,
    commune: result.commune,
    canton,
    income: { period: periodIncome(input), year: yearlyGross[0] + yearlyGross[1] + (household.otherIncome ?? 0) },
    taxes: { ...taxes, wealth: wealthTax.canton + wealthTax.commune + wealthTax.church, personal: personalTax },
    total,
    taxableIncome,
    incomeForRate,
    byProjection: total - withoutProjection,
    yearlyGross,
    mustFile: yearlyGross.some((gross) => gross >= ordinaryAssessmentFrom),
    ...(moved && { move: { ...placesOfMove(moved), movedOn } }),
    ...(propertyValue > 0 && {
      secondDomicile: secondDomicileWealth({ propertyValue, days: owned.period.days, netWealth: input.wealth }),
    }),
    trace: [...ownTrace(period, yearlyGross), ...result.trace],
    flags: flagsOf(input, period, [...notes, ...result.flags]),
    dataState: result.dataState,
  } as const
}

export type PartYearResult = Extract<ReturnType<typeof resultOf>, { ok: true }>

function stayOf(year: number, arrivedOn: string | undefined, leftOn: string | undefined) {
  return liabilityPeriod(year, { arrivedOn: arrivedOn ?? null, leftOn: leftOn ?? null })
}

function periodIncome({ salary, bonus, partnerSalary, partnerBonus, ...input }: PartYearInput): number {
  return salary + bonus + partnerSalary + partnerBonus + otherOf(input)
}

function otherOf({ otherRegular, otherOnce, profit }: Pick<PartYearInput, 'otherRegular' | 'otherOnce' | 'profit'>) {
  return otherRegular + otherOnce + profit
}

/** The household of a full year, with the amounts of the period beside it. */
function householdOf(input: PartYearInput, { days, isWholeMonths }: LiabilityPeriod, wealth: number): GrossHousehold {
  const { salary, bonus, partnerSalary, partnerBonus, otherRegular, otherOnce, costsRegular, costsOnce } = input
  const yearly = (regular: number, once: number) =>
    partYearIncome(days, [
      { kind: 'regular', amount: regular },
      { kind: 'irregular', amount: once },
    ]).forRate
  // A business year longer than the stay decides how the ordinary profit is projected (SR 642.117.1 Art. 3 para. 3).
  const { profit, businessMonths = 0 } = input
  const profitOfYear = partYearIncome(days, [{ kind: 'regular', amount: profit, days: businessMonths * 30 }]).forRate
  const costs = yearly(costsRegular, costsOnce)
  const own = { ...(costs > 0 && { other: costs }), ...(salary + bonus === 0 && { professional: 0 }) }
  const costsOfPeriod = costsRegular + costsOnce
  return {
    ...{ maritalStatus: officialStatus(input.maritalStatus), confession: input.confession, age: input.age },
    childAges: Array<number>(input.children).fill(assumedChildAge),
    grossSalary: yearly(salary, bonus),
    grossSalaryPartner: yearly(partnerSalary, partnerBonus),
    otherIncome: yearly(otherRegular, otherOnce) + profitOfYear,
    ...(input.maritalStatus === 'married' && profit > 0 && { earnedBeside: [profitOfYear, 0] as const }),
    taxableWealth: wealth,
    own: { federal: own, canton: own },
    ...(days < daysOfYear && {
      partYear: {
        ...{ days, isWholeMonths, otherIncome: otherOf(input) },
        salaries: [salary + bonus, partnerSalary + partnerBonus],
        other: { federal: costsOfPeriod, canton: costsOfPeriod },
      },
    }),
  }
}

function ownTrace({ from, to, days }: LiabilityPeriod, yearlyGross: readonly number[]): TraceLine[] {
  const part = 'expats' as const
  return [
    { part, code: 'part-year.days', amount: days, values: { from, to }, article: 'DBG Art. 8' },
    ...yearlyGross
      .map(
        (amount, at): TraceLine => ({
          ...{ part, code: 'part-year.gross', amount, values: { days, earner: at === 0 ? 'you' : 'spouse' } },
          article: 'DBG Art. 40 para. 3',
        }),
      )
      .filter(({ amount }) => amount > 0),
  ]
}

function flagsOf(input: PartYearInput, { days }: LiabilityPeriod, flags: readonly Flag[]): Flag[] {
  const isPart = days < daysOfYear
  return [
    ...flags,
    ...(input.children > 0 ? [assumedAges] : []),
    ...(input.costsRegular + input.costsOnce > 0 ? [{ code: 'part-year.costs', values: {} } as const] : []),
    ...(isPart ? [{ code: 'part-year.one-stay', values: {} } as const] : []),
    ...(input.propertyValue > 0 ? [{ code: 'part-year.debts', values: {} } as const] : []),
  ]
}
