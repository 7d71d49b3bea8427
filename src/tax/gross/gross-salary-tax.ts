import { type AbroadAllocation, allocateAbroad } from '#tax/allocation/allocate-abroad.ts'
import { type Level, limitsOf } from '#tax/deduction-limits/limited.ts'
import { type CommuneFigures, kindOf, type NotPublished } from '#tax/figures.ts'
import { incomeTax, type TaxResult, type YearFigures } from '#tax/ordinary/income-tax.ts'
import type { Note, TraceLine, TracePart } from '#tax/trace.ts'
import { cantonDeductions } from './canton-deductions.ts'
import type { Deducted } from './deduction-list.ts'
import { federalDeductions } from './federal-deductions.ts'
import type { GrossAbroad, GrossHousehold, TaxableIncomes } from './gross-household.ts'
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
  const taxableFederal = abroad && lessAbroad(abroad, 'federal', gross, forFederal)
  const taxableCanton = abroad && lessAbroad(abroad, 'canton', gross, forCanton)
  if (salaries.otherIncome > 0) {
    note?.({
      part: 'net salary',
      code: 'salary.other-income',
      amount: salaries.otherIncome,
      values: {},
    })
  }
  writeDeductions(note, 'federal deductions', forFederal, 'DBG', taxableFederal)
  writeDeductions(note, 'canton deductions', forCanton, canton.rules.law.act, taxableCanton)
  return {
    netSalary: salary,
    taxableIncome: {
      federal: taxableFederal?.incomeTaxable ?? forFederal.taxableIncome,
      canton: taxableCanton?.incomeTaxable ?? forCanton.taxableIncome,
    },
    ...(abroad && { incomeForRate: { federal: forFederal.taxableIncome, canton: forCanton.taxableIncome } }),
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

function writeDeductions(
  note: Note | undefined,
  part: TracePart,
  { deductions, taxableIncome }: Deducted,
  article: string,
  abroad: AbroadAllocation | undefined,
): void {
  for (const { id: _, ...line } of deductions) note?.({ ...line, amount: 0 - line.amount, article })
  if (abroad) {
    const { foreignNet, interestAbroad, incomeTaxable } = abroad
    note?.({ part, code: 'salary.income-for-rate', amount: taxableIncome, values: {} })
    const values = { foreignNet, interestAbroad, general: Math.max(0, incomeTaxable + foreignNet - taxableIncome) }
    note?.({ part, code: 'salary.less-abroad', amount: incomeTaxable - taxableIncome, values })
    note?.({ part, code: 'salary.taxable-income', amount: incomeTaxable, values: {} })
    return
  }
  note?.({ part, code: 'salary.taxable-income', amount: taxableIncome, values: {} })
}

/** Splits the household's income between Switzerland and abroad. `gross` is its worldwide income before deductions. */
function lessAbroad(
  { income, costs, interest, tied, assetsHome, assetsAbroad }: GrossAbroad,
  level: Level,
  gross: number,
  { taxableIncome, costs: workCosts }: Deducted,
): AbroadAllocation {
  const worldNet = gross - workCosts - tied[level] - interest
  return allocateAbroad({
    ...{ foreignIncome: income, foreignCosts: costs, interest, assetsHome, assetsAbroad, debts: 0 },
    homeIncome: worldNet + interest - (income - costs),
    general: Math.max(0, worldNet - taxableIncome),
  })
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
        wealth: household.abroad?.wealthForRate ?? household.taxableWealth,
      },
    }),
  })
  const flags = [...result.flags, ...uncheckedParts(figures, household, incomes)]
  return { ok: true, ...result, ...incomes, exact: flags.length === 0, flags, trace: [...trace, ...result.trace] }
}
