import { assumedAges, assumedChildAge } from '#tax/fields/household.ts'
import type { Place } from '#tax/pages/place.ts'
import { fileOrNot } from '#tax/withholding/file-or-not.ts'
import type { PropertyAbroad, ReturnHousehold } from '#tax/withholding/ordinary-return.ts'
import type { PersonCosts, ReturnCosts } from '#tax/withholding/return-costs.ts'
import type { WithholdingFigures } from '#tax/withholding/table.ts'
import { type CodeAnswers, countedChildren } from '#tax/withholding/withholding-code.ts'
import type { WithholdingYear } from '#tax/withholding/withholding-year.ts'
import { hasSecondIncome, type WithholdingInput } from './withholding-input.ts'

type FilingResultInput = {
  readonly place: Place
  readonly tariff: { readonly code: string; readonly table: WithholdingFigures; readonly year: WithholdingYear }
  readonly answers: CodeAnswers
  readonly today: string
}

export function filingResult(input: WithholdingInput, { place, tariff, answers, today }: FilingResultInput) {
  const partner = hasSecondIncome(input) ? (input.partnerMonthlyIncome ?? 0) : 0
  const withheld = input.withheld === undefined ? {} : { withheldCents: input.withheld * 100 }
  const second = { code: tariff.code, monthlyCents: partner * 100, thirteenth: input.thirteenth === 'yes' }
  const outcome = fileOrNot(
    { ...place.figures, withholding: tariff.table },
    place.commune,
    householdOf(input, answers, partner),
    {
      persons: [{ code: tariff.code, ...tariff.year, ...withheld }, ...(partner > 0 ? [second] : [])],
      today,
    },
  )
  if (!outcome.ok) return null
  const isAgeAssumed = countedChildren(answers) > 0 && input.childAges === undefined
  return { ...outcome, flags: [...outcome.ordinary.flags, ...(isAgeAssumed ? [assumedAges] : [])] }
}

function householdOf(input: WithholdingInput, answers: CodeAnswers, partner: number): ReturnHousehold {
  const months = input.thirteenth === 'yes' ? 13 : 12
  const children = countedChildren(answers)
  return {
    maritalStatus: answers.civilStatus,
    childAges: children > 0 ? (input.childAges ?? Array<number>(children).fill(assumedChildAge)) : [],
    confession: input.confession,
    age: input.age,
    grossSalary: input.monthlyIncome * months + input.bonus + input.boardFee,
    grossSalaryPartner: partner * months,
    otherIncome: input.otherIncome,
    netWealth: input.wealth,
    debts: input.debts,
    ...(input.premiums !== undefined && { premiumsPaid: input.premiums }),
    costs: costsOf(input, children),
    abroad: abroadOf(input),
  }
}

/** Costs of the household. Ignores fields about a missing spouse or children, which may be hidden but filled in. */
function costsOf(input: WithholdingInput, children: number): ReturnCosts {
  const client: PersonCosts = {
    commuting: input.commuting,
    meals: input.meals,
    mealsCheaper: input.canteen && input.canteen === 'yes',
    weeklyStay: input.weeklyStay,
    pillar3a: input.pillar3a,
  }
  const spouse: PersonCosts = {
    commuting: input.partnerCommuting,
    meals: input.partnerMeals,
    mealsCheaper: input.partnerCanteen && input.partnerCanteen === 'yes',
    weeklyStay: 0,
    pillar3a: input.partnerPillar3a,
  }
  const { buyIn, medical, donations, training, alimony, interest, deductions: further } = input
  const care = [input.careChild1, input.careChild2, input.careChild3, input.careChild4]
  return {
    persons: hasSecondIncome(input) ? [client, spouse] : [client],
    childCare: children > 0 ? care : [],
    ...{ buyIn, medical, donations, training, alimony, interest, further },
  }
}

function abroadOf(input: WithholdingInput): PropertyAbroad | undefined {
  const { propertyAbroad: value, mortgageAbroad: mortgage, rentAbroad: rent, costsAbroad: costs } = input
  return value + mortgage + rent + costs > 0 ? { value, mortgage, rent, costs } : undefined
}
