import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import type { TaxFacts } from '#returns/facts/facts-of.ts'
import { limitChildCare, limitInsurance, limitPrivateInterest } from '#tax/deduction-limits/household-costs.ts'
import { type Level, type LimitedAmount, type LimitsOfLevel, limitsOf } from '#tax/deduction-limits/limited.ts'
import {
  limitCommuting,
  limitExpatriate,
  limitMeals,
  limitSideJob,
  limitTraining,
  limitWeeklyStay,
} from '#tax/deduction-limits/work-costs.ts'
import { kindOf, type MaritalStatus } from '#tax/figures.ts'
import type { EarnerCosts } from '#tax/gross/gross-household.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import { limitsForDays } from '#tax/part-year/period-deductions.ts'
import {
  type EngineInput,
  engineInputs,
  francs,
  sumCents,
  type TaxFigure,
  whose,
  yieldsOfWealth,
} from './engine-inputs.ts'
import type { LimitedItem, OpenItem } from './expected-note.ts'

type Person = 'client' | 'partner'

export type CostsInput = {
  readonly figures: YearFigures
  readonly lines: readonly TaxFigure[]
  readonly maritalStatus: MaritalStatus
  readonly childAges: readonly number[]
  readonly earners: readonly Person[]
  readonly mealsCheaper: NonNullable<TaxFacts['mealsCheaper']>
  /** Days of liability (of 360) if the lines are those of a part-year. */
  readonly days?: number | undefined
}

/** Costs allowed by the Confederation or by the canton, in whole francs a year. */
export type LevelCosts = {
  readonly workCosts: readonly EarnerCosts[]
  /** Costs of child care and training, and the work costs of people who have no salary. */
  readonly other: number
  /** Part of `other` that reduces only Swiss income, even if the client owns foreign property. */
  readonly tied: number
  readonly interest: number
  readonly insurance?: number
}

export type LimitedCosts = {
  readonly federal: LevelCosts
  readonly canton: LevelCosts
  readonly allowed: readonly AllowedCost[]
  readonly limited: readonly LimitedItem[]
  readonly open: readonly OpenItem[]
}

/** What each level allows of the costs of a person (null: of the household). For a side job: of its income. */
export type AllowedCost = Omit<LimitedItem, 'person'> & { readonly person: Person | null }

type Applied = { readonly code: FigureCode; readonly person: Person | null; readonly amount: LimitedAmount }

export function limitedCosts(input: CostsInput): LimitedCosts {
  const [federal, canton] = [applyAll(input, 'federal'), applyAll(input, 'canton')]
  const allowed = federal.applied.map(({ code, person, amount }, at) => {
    const { entered, allowed: ofConfederation } = amount
    return { code, person, entered, federal: ofConfederation, canton: canton.applied[at]?.amount.allowed ?? 0 }
  })
  const limited = allowed
    .filter((cost) => cost.code !== 'side-job' && (cost.federal < cost.entered || cost.canton < cost.entered))
    .map(({ person, ...item }) => ({ ...item, ...(person && { person }) }))
  const open = [...federal.applied, ...canton.applied].flatMap(({ code, amount: { notChecked } }) =>
    notChecked ? [{ code, reason: notChecked }] : [],
  )
  const capped = input.days === undefined ? [] : limited.filter(({ code }) => code === 'commuting' || code === 'meals')
  const cut = capped.map(({ code }) => ({ code, reason: 'limit-cut-by-days' as const }))
  return {
    ...{ federal: federal.costs, canton: canton.costs, allowed, limited },
    open: [...open, ...cut, ...withoutRule(input)],
  }
}

function applyAll(input: CostsInput, level: Level): { costs: LevelCosts; applied: Applied[] } {
  const ofYear = limitsOf(input.figures, level)
  const limits = input.days === undefined ? ofYear : limitsForDays(ofYear, input.days)
  const persons = (['client', 'partner'] as const).map((person) => ofPerson(input, limits, person))
  const household = ofHousehold(input, limits)
  const sumOf = (of: readonly Applied[]) => of.reduce((sum, { amount }) => sum + amount.allowed, 0)
  const free = persons.filter(({ person }) => !input.earners.includes(person)).flatMap(({ work }) => work)
  const sideJobs = persons.flatMap(({ sideJob }) => sideJob)
  const premiums = household.insurance
  return {
    costs: {
      workCosts: input.earners.map((earner) => {
        const own = persons.find(({ person }) => person === earner)
        return { beside: sumOf(own?.work ?? []), proven: own?.proven ?? 0 }
      }),
      other: sumOf([...persons.flatMap(({ training }) => training), ...household.care, ...free, ...sideJobs]),
      tied: sumOf([...free, ...sideJobs]),
      interest: household.interest.amount.allowed,
      ...(premiums && { insurance: premiums.amount.allowed }),
    },
    applied: [
      ...persons.flatMap(({ work, sideJob, training }) => [...work, ...sideJob, ...training]),
      household.interest,
      ...(premiums ? [premiums] : []),
      ...household.care,
    ],
  }
}

function ofPerson({ lines, mealsCheaper }: CostsInput, limits: LimitsOfLevel, person: Person) {
  const paid = (input: EngineInput) => francs(sumCents(lines, input, person))
  const stay = paid('weekly-stay')
  const meals = limitMeals(limits, {
    ...{ meals: paid('meals'), mealsCheaper: mealsCheaper[person], isWeeklyResident: stay > 0 },
  })
  return {
    person,
    work: [
      { code: 'commuting', person, amount: limitCommuting(limits, paid('commuting')) },
      { code: 'meals', person, amount: meals },
      { code: 'weekly-stay', person, amount: limitWeeklyStay(stay) },
      {
        code: 'expatriate-costs',
        person,
        amount: limitExpatriate(limits, { hasHomeAbroad: true, costs: paid('expatriate') }),
      },
    ] satisfies Applied[],
    sideJob: [{ code: 'side-job', person, amount: limitSideJob(limits, paid('side-job')) }] satisfies Applied[],
    training: [{ code: 'training', person, amount: limitTraining(limits, paid('training')) }] satisfies Applied[],
    proven: paid('professional'),
  }
}

function ofHousehold({ lines, maritalStatus, childAges }: CostsInput, limits: LimitsOfLevel) {
  const paid = (input: EngineInput) => francs(sumCents(lines, input))
  const care = lines.filter(({ code }) => engineInputs[code] === 'child-care')
  const yieldCents = lines
    .filter(({ code }) => yieldsOfWealth.includes(code))
    .reduce((cents, { amountCents }) => cents + (amountCents ?? 0), 0)
  const hasPension = lines.some(({ code }) => pensionCodes.includes(code))
  const insurance = limitInsurance(limits, {
    ...{
      paid: paid('premiums'),
      kind: kindOf(maritalStatus, childAges.length),
      children: childAges.length,
      hasPension,
    },
  })
  return {
    interest: {
      code: 'debt-interest',
      person: null,
      amount: limitPrivateInterest(paid('interest'), francs(yieldCents)),
    } satisfies Applied,
    care: [
      {
        code: 'child-care',
        person: null,
        amount: limitChildCare(limits, { paid: care.map(({ amountCents }) => francs(amountCents ?? 0)), childAges }),
      },
    ] satisfies Applied[],
    insurance:
      !hasPension && insurance.entered > 0
        ? ({ code: 'insurance-premiums', person: null, amount: insurance } satisfies Applied)
        : undefined,
  }
}

const pensionCodes: readonly FigureCode[] = ['salary', 'gross-salary', 'pillar-3a', 'pension-purchase']
const workInputs: readonly EngineInput[] = ['commuting', 'meals', 'weekly-stay', 'expatriate', 'professional']

/** Figures deducted in full: their limit is not implemented, or they are work costs of a person without salary. */
function withoutRule({ lines, earners }: CostsInput): OpenItem[] {
  const some = lines.filter(({ amountCents }) => amountCents !== 0)
  const asEntered = some.filter(({ code }) => engineInputs[code] === 'as-entered')
  const free = some.filter((line) => workInputs.includes(engineInputs[line.code]) && !earners.includes(whose(line)))
  return [
    ...asEntered.map(({ code }) => ({ code, reason: 'as-entered' as const })),
    ...free.map(({ code }) => ({ code, reason: 'costs-without-salary' as const })),
  ]
}
