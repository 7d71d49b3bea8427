import { limitsOf } from '#tax/deduction-limits/limited.ts'
import { type CommuneFigures, kindOf, type NotPublished } from '#tax/figures.ts'
import { incomeTax, type TaxResult, type YearFigures } from '#tax/ordinary/income-tax.ts'
import type { Note, TraceLine, TracePart } from '#tax/trace.ts'
import { type AllocatedIncome, allocatedIncome } from './allocated-incomes.ts'
import { cantonDeductions } from './canton-deductions.ts'
import type { Deducted } from './deduction-list.ts'
import { federalDeductions } from './federal-deductions.ts'
import type { GrossHousehold, TaxableIncomes } from './gross-household.ts'
import { uncheckedParts } from './gross-scope.ts'
import { type Earner, netSalary } from './net-salary.ts'

export type GrossResult = TaxResult &
  TaxableIncomes & {
    readonly ok: true
    /** True if official results confirm amounts in this range. The result then has no flags. */
    readonly exact: boolean
  }

/** Computes federal and cantonal taxable income in whole francs; undefined if the year has no deduction rules. */
export function taxableIncomes(
  { canton, federal }: YearFigures,
  household: GrossHousehold,
  note?: Note,
): TaxableIncomes | undefined {
  const rules = canton.rules.gross
  if (!rules || !federal.gross) return undefined
  const { contributions } = federal.gross
  const nets = earnersOf(household).map((earner) => {
    if (earner.netSalary === undefined) return netSalary(contributions, earner, note).net
    note?.({ part: 'net salary', code: 'salary.net-given', amount: earner.netSalary, values: {} })
    return earner.netSalary
  })
  const { abroad } = household
  const salaries = {
    kind: kindOf(household.maritalStatus, household.childAges.length),
    childAges: household.childAges,
    nets,
    otherIncome: (household.otherIncome ?? 0) + (abroad ? abroad.income - abroad.costs : 0),
    earnedBeside: household.earnedBeside,
    premiumsPaid: household.premiumsPaid,
    paid: household.paid,
  }
  const figures = { canton, federal }
  const forFederal = federalDeductions(
    federal.gross,
    { ...salaries, workCosts: household.workCosts?.federal },
    household.own?.federal ?? {},
    limitsOf(figures, 'federal'),
  )
  const forCanton = cantonDeductions(
    rules,
    contributions,
    { ...salaries, workCosts: household.workCosts?.canton },
    household.own?.canton ?? {},
    limitsOf(figures, 'canton'),
  )
  const salary = nets.reduce((sum, net) => sum + net, 0)
  const gross = salary + salaries.otherIncome
  writeOtherIncome(note, household)
  writeDeductions(note, forFederal, 'DBG')
  const ofFederal = allocatedIncome(household, 'federal', gross, forFederal, note)
  writeTaxable(note, 'federal deductions', forFederal, ofFederal)
  writeDeductions(note, forCanton, canton.rules.law.act)
  const ofCanton = allocatedIncome(household, 'canton', gross, forCanton, note)
  writeTaxable(note, 'canton deductions', forCanton, ofCanton)
  return {
    netSalary: salary,
    taxableIncome: {
      federal: ofFederal?.taxable ?? forFederal.taxableIncome,
      canton: ofCanton?.taxable ?? forCanton.taxableIncome,
    },
    ...(ofCanton && { incomeForRate: { federal: forFederal.taxableIncome, canton: forCanton.taxableIncome } }),
    ...(ofCanton?.otherCanton !== undefined && { otherCantonIncome: ofCanton.otherCanton }),
    open: [...new Set([...(ofFederal?.open ?? []), ...(ofCanton?.open ?? [])])],
    deductions: { federal: forFederal.deductions, canton: forCanton.deductions },
    isReliefUnsure: forCanton.isReliefUnsure ?? false,
  }
}

function earnersOf(household: GrossHousehold): (Earner & { netSalary: number | undefined })[] {
  const {
    maritalStatus,
    age,
    partnerAge = age,
    grossSalary,
    grossSalaryPartner,
    netSalary,
    netSalaryPartner,
  } = household
  const isSecond = maritalStatus === 'married' && (netSalaryPartner ?? grossSalaryPartner) > 0
  const second = { grossSalary: grossSalaryPartner, age: partnerAge, netSalary: netSalaryPartner }
  return [{ grossSalary, age, netSalary }, ...(isSecond ? [second] : [])]
}

function writeDeductions(note: Note | undefined, { deductions }: Deducted, article: string): void {
  for (const { id: _, ...line } of deductions) note?.({ ...line, amount: 0 - line.amount, article })
}

function writeOtherIncome(note: Note | undefined, { otherIncome = 0, abroad }: GrossHousehold): void {
  if (otherIncome !== 0) note?.({ part: 'net salary', code: 'salary.other-income', amount: otherIncome, values: {} })
  if (!abroad) return
  const { income, costs } = abroad
  note?.({ part: 'net salary', code: 'salary.income-abroad', amount: income - costs, values: { income, costs } })
}

function writeTaxable(
  note: Note | undefined,
  part: TracePart,
  { taxableIncome }: Deducted,
  allocated: AllocatedIncome | undefined,
): void {
  note?.({ part, code: 'salary.taxable-income', amount: allocated?.taxable ?? taxableIncome, values: {} })
}

/** Computes all taxes in whole francs, with premiums, pension fund and rent as the official calculator assumes them. */
export function grossSalaryTax(
  figures: YearFigures,
  commune: CommuneFigures,
  household: GrossHousehold,
): GrossResult | NotPublished {
  const trace: TraceLine[] = []
  const incomes = taxableIncomes(figures, household, (line) => trace.push(line))
  if (!incomes) return { ok: false, reason: 'not-published', year: figures.canton.year }
  const result = incomeTax(figures, commune, {
    maritalStatus: household.maritalStatus,
    children: household.childAges.length,
    confession: household.confession,
    taxableIncome: incomes.taxableIncome.canton,
    taxableIncomeFederal: incomes.taxableIncome.federal,
    taxableWealth: household.taxableWealth,
    ...(incomes.incomeForRate && {
      forRate: {
        income: incomes.incomeForRate.canton,
        incomeFederal: incomes.incomeForRate.federal,
        wealth: household.abroad?.wealthForRate ?? household.otherCanton?.wealthForRate ?? household.taxableWealth,
      },
    }),
  })
  const flags = [...result.flags, ...uncheckedParts(figures, household, incomes)]
  return { ok: true, ...result, ...incomes, exact: flags.length === 0, flags, trace: [...trace, ...result.trace] }
}
