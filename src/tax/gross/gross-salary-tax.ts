import { type Level, limitsOf } from '#tax/deduction-limits/limited.ts'
import { type CommuneFigures, kindOf, type NotPublished } from '#tax/figures.ts'
import { incomeTax, type TaxResult, type YearFigures } from '#tax/ordinary/income-tax.ts'
import { periodDeductions } from '#tax/part-year/period-deductions.ts'
import { over, roundHalfUp, times, whole } from '#tax/tariff/fraction.ts'
import type { Note, TraceLine } from '#tax/trace.ts'
import { type AllocatedIncome, allocatedIncome } from './allocated-incomes.ts'
import { cantonDeductions } from './canton-deductions.ts'
import type { Deducted } from './deduction-list.ts'
import { federalDeductions } from './federal-deductions.ts'
import type { GrossHousehold, GrossPartYear, TaxableIncomes } from './gross-household.ts'
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
  writeOtherIncome(note, household)
  const period = household.partYear && periodOf(household, household.partYear, nets, note)
  const { nets: earned, otherIncome } = period ?? salaries
  const gross = earned.reduce((sum, net) => sum + net, 0) + otherIncome
  const side = (level: Level, ofYear: Deducted): Side => {
    const professional = level === 'federal' ? federal.gross?.professional : rules.professional
    const own = household.own?.[level] ?? {}
    const about = { level, ofYear, own, limits: limitsOf(figures, level) }
    const deducted = period && professional ? periodDeductions({ ...period, ...about, professional }) : ofYear
    writeDeductions(note, deducted, level === 'federal' ? 'DBG' : canton.rules.law.act)
    if (period) writeRate(note, level, ofYear, period.partYear)
    // The rate of a part-year is that of the full year, which is noted above.
    const noted: Note = (line) => (period && line.code === 'salary.income-for-rate' ? undefined : note?.(line))
    const allocated = allocatedIncome(period?.partYear ?? household, level, gross, deducted, noted)
    const taxable = allocated?.taxable ?? deducted.taxableIncome
    note?.({ part: `${level} deductions`, code: 'salary.taxable-income', amount: taxable, values: {} })
    return { deducted, allocated, taxable }
  }
  const federalSide = side('federal', forFederal)
  const cantonSide = side('canton', forCanton)
  const [ofFederal, ofCanton] = [federalSide.allocated, cantonSide.allocated]
  return {
    netSalary: nets.reduce((sum, net) => sum + net, 0),
    taxableIncome: { federal: federalSide.taxable, canton: cantonSide.taxable },
    ...((ofCanton || period) && {
      incomeForRate: { federal: forFederal.taxableIncome, canton: forCanton.taxableIncome },
    }),
    ...(ofCanton?.otherCanton !== undefined && { otherCantonIncome: ofCanton.otherCanton }),
    open: [...new Set([...(ofFederal?.open ?? []), ...(ofCanton?.open ?? [])])],
    deductions: { federal: federalSide.deducted.deductions, canton: cantonSide.deducted.deductions },
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

type Side = { readonly deducted: Deducted; readonly allocated: AllocatedIncome | undefined; readonly taxable: number }

/** Income of the period. `nets`: net salaries of the full year, of which each earner gets the share earned in it. */
function periodOf(household: GrossHousehold, partYear: GrossPartYear, ofYear: readonly number[], note?: Note) {
  const { abroad, days, salaries } = partYear
  const earners = earnersOf(household)
  const nets = ofYear.map((net, at) => {
    const yearly = earners[at]?.netSalary ?? earners[at]?.grossSalary ?? 0
    return yearly > 0 ? roundHalfUp(over(times(whole(net), whole(salaries[at] ?? 0)), whole(yearly))) : 0
  })
  const otherIncome = partYear.otherIncome + (abroad ? abroad.income - abroad.costs : 0)
  const amount = nets.reduce((sum, net) => sum + net, 0) + otherIncome
  note?.({ part: 'net salary', code: 'salary.of-period', amount, values: { days }, article: 'DBG Art. 40 para. 3' })
  return { partYear, nets, otherIncome }
}

function writeRate(note: Note | undefined, level: Level, { taxableIncome }: Deducted, { days }: GrossPartYear): void {
  note?.({
    ...{ part: `${level} deductions`, code: 'salary.rate-of-year', amount: taxableIncome, values: { days } },
    article: 'DBG Art. 40 para. 3',
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
    ...(household.partYear && { liableDays: household.partYear.days }),
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
