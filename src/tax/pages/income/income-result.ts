import { z } from 'zod'
import { compareCommunes } from '#tax/compare/compare-communes.ts'
import { marginalCurve, marginalRateBp } from '#tax/compare/marginal-rate.ts'
import { amount, optionalAmount, positiveAmount } from '#tax/fields/amounts.ts'
import { error } from '#tax/fields/error.ts'
import { age, assumedAges, assumedChildAge, checkAges, childAges } from '#tax/fields/household.ts'
import { flatIncomeTax } from '#tax/flat-rate/flat-income-tax.ts'
import { deductionIds, type OwnDeductions } from '#tax/gross/deduction-list.ts'
import type { GrossHousehold } from '#tax/gross/gross-household.ts'
import { type GrossResult, grossSalaryTax } from '#tax/gross/gross-salary-tax.ts'
import type { Household } from '#tax/ordinary/household.ts'
import { incomeTax, type TaxResult } from '#tax/ordinary/income-tax.ts'
import { cantonSlug } from '#tax/pages/canton-names.ts'
import { householdFields, officialStatus, placeFields } from '#tax/pages/fields.ts'
import { findPlace, noPlace, type Place } from '#tax/pages/place.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'
import { type DeductionSide, ownField } from './own-field.ts'

const names = (['federal', 'canton'] as const).flatMap((side) => deductionIds.map((id) => ownField(side, id)))

const ownFields = Object.fromEntries(names.map((name) => [name, optionalAmount]))

const fields = {
  basis: z.enum(['taxable', 'gross'], { error: error('basis-unknown') }).default('taxable'),
  income: positiveAmount('income-missing'),
  wealth: amount().default(0),
  age: age().default(40),
  partnerIncome: amount().default(0),
  childAges: childAges('child-ages-page'),
  ...placeFields,
  ...householdFields,
}
/** Names of the form's fields, except those for own deductions, which are named by the function `ownField`. */
export type IncomeField = keyof typeof fields

export const incomeInput = z.object({ ...fields, ...ownFields }).superRefine((input, context) => {
  if (input.basis === 'gross' && input.children > 0) checkAges(input, context)
})
export type IncomeInput = z.output<typeof incomeInput>

export function incomeResult(source: FiguresSource, input: IncomeInput) {
  const found = findPlace(source, input)
  if (!found.ok) return found
  const { figures, commune, canton, notes } = found.place
  const computed = official(found.place, input)
  if (!computed.ok) return noPlace('basis', { code: 'deductions-not-published', values: { year: input.year } })
  const { household, result } = computed
  const flat = flatIncomeTax({
    income: input.income,
    canton: cantonSlug(canton),
    maritalStatus: input.maritalStatus,
    children: input.children,
  })
  const highest = Math.max(200_000, Math.ceil((household.taxableIncome * 1.6) / 50_000) * 50_000)
  const range = { from: 0, to: highest, step: highest / 100 }
  return {
    ok: true,
    year: input.year,
    income: input.income + partnerIncome(input),
    basis: input.basis,
    canton,
    flat,
    official: { ...result, flags: [...notes, ...result.flags] },
    taxableIncome: household.taxableIncome,
    taxableWealth: household.taxableWealth,
    own: ownDeductions(input),
    marginalBp: marginalRateBp(figures, commune, household),
    curve: marginalCurve(figures, commune, household, range).map(
      ({ taxableIncome, marginalBp, averageBp }) => [taxableIncome, marginalBp, averageBp] as const,
    ),
    others: otherCommunes(found.place, household),
  } as const
}
export type IncomeResult = Extract<ReturnType<typeof incomeResult>, { ok: true }>

/**
 * Uses the second salary only for couples who enter gross salaries. For others, the form hides its field, which may
 * still contain a value.
 */
function partnerIncome(input: IncomeInput): number {
  return input.basis === 'gross' && input.maritalStatus === 'married' ? input.partnerIncome : 0
}

type Official = { ok: true; household: Household; result: TaxResult | GrossResult } | { ok: false }

function official({ figures, commune }: Place, input: IncomeInput): Official {
  const common = {
    maritalStatus: officialStatus(input.maritalStatus),
    confession: input.confession,
    taxableWealth: input.wealth,
  }
  if (input.basis === 'taxable') {
    const { children, income } = input
    const household = { ...common, children, taxableIncome: income, taxableIncomeFederal: income }
    return { ok: true, household, result: incomeTax(figures, commune, household) }
  }
  const given = input.children > 0 ? input.childAges : undefined
  const childAges = given ?? Array<number>(input.children).fill(assumedChildAge)
  const earners: GrossHousehold = {
    ...common,
    childAges,
    age: input.age,
    grossSalary: input.income,
    grossSalaryPartner: partnerIncome(input),
    own: ownDeductions(input),
  }
  const result = grossSalaryTax(figures, commune, earners)
  if (!result.ok) return result
  const { federal, canton } = result.taxableIncome
  const household = {
    ...common,
    children: childAges.length,
    taxableIncome: canton,
    taxableIncomeFederal: federal,
  }
  const assumed = input.children > 0 && !given
  const flags = assumed ? [...result.flags, assumedAges] : result.flags
  return { ok: true, household, result: { ...result, flags } }
}

function otherCommunes({ figures, commune }: Place, household: Household) {
  const all = compareCommunes([figures.canton], figures.federal, { by: 'taxable income', household })
  const rates = new Map(figures.canton.communes.map(([bfsId, , rate]) => [bfsId, rate ?? 0]))
  const at = all.findIndex(({ bfsId }) => bfsId === commune.bfsId)
  const shown = new Set([0, 1, 2, at - 1, at, at + 1, all.length - 2, all.length - 1])
  return {
    rank: at + 1,
    of: all.length,
    rows: all
      .filter((_, index) => shown.has(index))
      .map(({ bfsId, name, incomeTax: income, wealthTax, total, burdenBp }) => ({
        bfsId,
        name,
        multiplier: rates.get(bfsId) ?? 0,
        canton: income.canton + wealthTax.canton,
        commune: income.commune + wealthTax.commune,
        federal: income.federal,
        church: income.church + wealthTax.church,
        total,
        burdenBp,
      })),
  }
}

function ownDeductions(input: Readonly<Record<string, unknown>>): Record<DeductionSide, OwnDeductions> {
  const of = (side: DeductionSide): OwnDeductions =>
    Object.fromEntries(
      deductionIds.flatMap((id) => {
        const amount = input[ownField(side, id)]
        return typeof amount === 'number' ? [[id, amount]] : []
      }),
    )
  return { federal: of('federal'), canton: of('canton') }
}
