import { counting } from '#returns/amounts/worksheet.ts'
import {
  type EngineInput,
  engineInputs,
  francs,
  sumCents,
  type TaxFigure,
  whose,
} from '#returns/expected/engine-inputs.ts'
import { type LimitedCosts, limitedCosts } from '#returns/expected/limited-costs.ts'
import type { HouseholdNotes } from '#returns/expected/notes-on.ts'
import { yearLines } from '#returns/expected/part-year-lines.ts'
import { limitsOf } from '#tax/deduction-limits/limited.ts'
import { limitSideJob } from '#tax/deduction-limits/work-costs.ts'
import { kindOf, type MaritalStatus } from '#tax/figures.ts'
import type { GrossHousehold } from '#tax/gross/gross-household.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import { wealthAllowance } from '#tax/ordinary/wealth-tax.ts'
import { daysOfYear, liabilityPeriod } from '#tax/part-year/liability-period.ts'
import { creditedCents } from './credited.ts'
import { abroadOf, asAtHome, cantonsOf, otherCantonOf } from './elsewhere-of.ts'
import { maritalStatusOf, type TaxFacts } from './facts-of.ts'
import { ownedDaysOf } from './owned-days.ts'
import { pillar3aOf } from './pillar-3a-of.ts'
import { type Wealth, wealthOf } from './wealth-of.ts'

export type { TaxFigure } from '#returns/expected/engine-inputs.ts'

export type KnownFacts = TaxFacts & { readonly civilStatus: NonNullable<TaxFacts['civilStatus']> }

export type EngineHousehold = {
  household: GrossHousehold
  wealth: Wealth
  creditCents: number
  notes: HouseholdNotes
}

/** Converts figures to the engine's household. Each sum is rounded down to whole francs. */
export function householdOf(all: readonly TaxFigure[], facts: KnownFacts, figures: YearFigures): EngineHousehold {
  const maritalStatus = maritalStatusOf(facts.civilStatus)
  const cantons = cantonsOf(facts, figures)
  const ours = taxedWith(maritalStatus, cantons.isHome ? all.map(asAtHome) : all)
  const known = ours.filter(({ amountCents }) => amountCents !== null)
  const lines = counting(known)
  const period = partYearOf(facts)
  const oneOff = known.filter(({ code }) => code === 'one-off-pay')
  const yearly = period ? yearLines(lines, oneOff, period.days) : lines
  const sum = (input: EngineInput, person?: 'client' | 'partner') => francs(sumCents(yearly, input, person))
  const childAges = facts.childrenBorn.map((born) => facts.taxYear - born).filter((age) => age >= 0)
  const earning = [
    { person: 'client', age: ageOf(facts, facts.birthYear) } as const,
    { person: 'partner', age: ageOf(facts, facts.partnerBirthYear) } as const,
  ]
    .map(({ person, age }) => ({ person, age, gross: sum('gross-salary', person), net: sum('net-salary', person) }))
    .filter(({ gross, net }) => gross + net > 0)
  const [first, second] = earning
  const earners = earning.map(({ person }) => person)
  const mealsCheaper = facts.mealsCheaper ?? {}
  const costsOf = (of: readonly TaxFigure[], days?: number) =>
    limitedCosts({ figures, lines: of, maritalStatus, childAges, earners, mealsCheaper, days })
  const pillar3a = pillar3aOf(lines, facts)
  const kind = kindOf(maritalStatus, childAges.length)
  const allowance = wealthAllowance(figures.canton.limits, kind, childAges.length)
  // In a part-year, the days of ownership before arrival or after departure do not count; see `notesOn`.
  const owned = period ? undefined : ownedDaysOf(facts.elsewhere?.properties ?? [], facts.taxYear, cantons.home)
  const wealth = wealthOf(lines, allowance, cantons, owned)
  const ofYear = amountsOf(yearly, { costs: costsOf(yearly), pillar3a, wealth })
  const ofPeriod = period && amountsOf(lines, { costs: costsOf(lines, period.days), pillar3a, wealth })
  const ownOf = (level: 'federal' | 'canton') => {
    const { insurance } = ofYear.costs[level]
    return {
      other: ofYear.other[level],
      ...(insurance !== undefined && { insurance }),
      // Without a salary, deduct no professional costs; by default, the engine would deduct the minimum flat rate.
      ...(!first && { professional: 0 }),
    }
  }
  const { otherIncome, workCosts, paid, abroad, otherCanton } = ofYear
  return {
    household: {
      maritalStatus,
      childAges,
      confession: facts.confession ?? 'none',
      age: first?.age ?? assumedAge,
      grossSalary: first?.net ? 0 : (first?.gross ?? 0),
      grossSalaryPartner: second?.net ? 0 : (second?.gross ?? 0),
      ...(second && { partnerAge: second.age }),
      ...(first?.net && { netSalary: first.net }),
      ...(second?.net && { netSalaryPartner: second.net }),
      otherIncome,
      ...(maritalStatus === 'married' && { earnedBeside: earnedBesideOf(yearly, earners[0] ?? 'client', figures) }),
      ...(lines.some(({ code }) => engineInputs[code] === 'premiums') && { premiumsPaid: sum('premiums') }),
      taxableWealth: wealth.taxable,
      ...{ workCosts, paid, ...(abroad && { abroad }), ...(otherCanton && { otherCanton }) },
      own: { federal: ownOf('federal'), canton: ownOf('canton') },
      ...(period && ofPeriod && { partYear: { ...partOf(ofPeriod, lines, earning), ...period } }),
    },
    wealth,
    creditCents: creditedCents(lines),
    notes: { all, ours, facts, figures, wealth, earners, pillar3a, period, ...notedOf(ofPeriod ?? ofYear) },
  }
}

/** Days of liability if they are fewer than those of a year; undefined if the dates are not known. */
export function partYearOf({ taxYear, isPartYear, arrivedOn = null, leftOn = null }: TaxFacts) {
  if (!isPartYear || (arrivedOn === null && leftOn === null)) return undefined
  const read = liabilityPeriod(taxYear, { arrivedOn, leftOn })
  return read.ok && read.period.days < daysOfYear ? read.period : undefined
}

type Amounts = ReturnType<typeof amountsOf>

/** Sums of a full year or of a part-year, in whole francs. */
function amountsOf(
  lines: readonly TaxFigure[],
  { costs, pillar3a, wealth }: { costs: LimitedCosts; pillar3a: HouseholdNotes['pillar3a']; wealth: Wealth },
) {
  const sum = (input: EngineInput) => francs(sumCents(lines, input))
  const tied = sum('tied-deduction') + pillar3a.counted + sum('other-canton-costs')
  const inSalary = sum('foreign-part-of-salary')
  const earnedAbroad = inSalary + sum('foreign-salary')
  const elsewhere = { costs, tied, wealth, earnedAbroad }
  const income = (['other-income', 'side-job', 'other-canton-income'] as const).map((input) => sumCents(lines, input))
  const otherOf = ({ other, interest }: LimitedCosts['federal']) =>
    sum('deduction') + sum('as-entered') + tied + other + interest
  return {
    ...{ costs, earnedAbroad, abroad: abroadOf(lines, elsewhere), otherCanton: otherCantonOf(lines, elsewhere) },
    otherIncome: francs(income.reduce((all, cents) => all + cents, 0)) - inSalary,
    workCosts: { federal: costs.federal.workCosts, canton: costs.canton.workCosts },
    paid: { medical: sum('medical'), donations: sum('donations') },
    other: { federal: otherOf(costs.federal), canton: otherOf(costs.canton) },
  }
}

function notedOf({ costs, abroad, otherCanton, earnedAbroad }: Amounts) {
  return { costs, abroad, otherCanton, earnedAbroad }
}

function partOf(
  { otherIncome, workCosts, paid, other, abroad, otherCanton }: Amounts,
  lines: readonly TaxFigure[],
  earning: readonly { person: 'client' | 'partner'; net: number }[],
) {
  const salaries = earning.map(({ person, net }) =>
    francs(sumCents(lines, net > 0 ? 'net-salary' : 'gross-salary', person)),
  )
  const property = { ...(abroad && { abroad }), ...(otherCanton && { otherCanton }) }
  return { salaries, otherIncome, workCosts, paid, other, ...property }
}

export function taxedWith<Of extends Pick<TaxFigure, 'person'>>(status: MaritalStatus, figures: readonly Of[]): Of[] {
  return figures.filter(({ person }) => status === 'married' || person !== 'partner')
}

/** Self-employment and side jobs, less the flat rate, of the first earner and of the spouse. */
function earnedBesideOf(
  lines: readonly TaxFigure[],
  first: 'client' | 'partner',
  figures: YearFigures,
): readonly [number, number] {
  const limits = limitsOf(figures, 'federal')
  const of = (person: 'client' | 'partner') => {
    const own = lines.filter((line) => line.code === 'self-employment' && whose(line) === person)
    const sideJob = francs(sumCents(lines, 'side-job', person))
    const business = francs(own.reduce((cents, { amountCents }) => cents + (amountCents ?? 0), 0))
    return business + sideJob - limitSideJob(limits, sideJob).allowed
  }
  return [of(first), of(first === 'client' ? 'partner' : 'client')]
}

/** Used if the birth year is unknown; affects no result, because `expectedTax` asks for the year if age matters. */
const assumedAge = 40

function ageOf({ taxYear }: TaxFacts, birthYear: number | null): number {
  return birthYear === null ? assumedAge : taxYear - birthYear
}
