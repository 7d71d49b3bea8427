import { type AbroadAllocation, allocateAbroad } from '#tax/allocation/allocate-abroad.ts'
import type { Level } from '#tax/deduction-limits/limited.ts'
import { type CommuneFigures, kindOf, type NotPublished } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import type { Deduction } from '#tax/gross/deduction-list.ts'
import type { GrossHousehold, TaxableIncomes } from '#tax/gross/gross-household.ts'
import { taxableIncomes } from '#tax/gross/gross-salary-tax.ts'
import { uncheckedParts } from '#tax/gross/gross-scope.ts'
import { incomeTax, type TaxResult, type YearFigures } from '#tax/ordinary/income-tax.ts'
import { wealthAllowance } from '#tax/ordinary/wealth-tax.ts'
import type { TraceLine } from '#tax/trace.ts'
import { type LevelCosts, limitReturnCosts, type ReturnCosts } from './return-costs.ts'

/** Property abroad in whole francs. It is exempt from Swiss tax, but determines the tax rate. */
export type PropertyAbroad = {
  readonly value: number
  readonly mortgage: number
  readonly rent: number
  readonly costs: number
}

/** A household of employees with the data of a tax return. Wealth and debts exclude the property abroad. */
export type ReturnHousehold = Omit<GrossHousehold, 'own' | 'taxableWealth' | 'abroad'> & {
  readonly netWealth: number
  /** Debts, already deducted from `netWealth`; needed to split debts and interest between Switzerland and abroad. */
  readonly debts: number
  readonly costs: ReturnCosts
  readonly abroad?: PropertyAbroad | undefined
}

export type OrdinaryReturn = TaxResult &
  TaxableIncomes & {
    readonly ok: true
    readonly taxableWealth: number
    readonly costs: Readonly<Record<Level, LevelCosts>>
    readonly abroad: Readonly<Record<Level, AbroadAllocation>> | null
  }

/** Computes the taxes of a full return in whole francs. Property abroad is exempt but sets the rate (DBG Art. 6, 7). */
export function ordinaryReturn(
  figures: YearFigures,
  commune: CommuneFigures,
  household: ReturnHousehold,
): OrdinaryReturn | NotPublished {
  const { maritalStatus, childAges, costs } = household
  const first = incomesWith(figures, household, (level) => limitReturnCosts(figures, level, withoutIllness(household)))
  if (!first) return { ok: false, reason: 'not-published', year: figures.canton.year }
  const costsOf = (level: Level) => {
    const netIncome = incomeBeforeIllness(first.incomes, level, household)
    return limitReturnCosts(figures, level, { maritalStatus, childAges, costs, netIncome })
  }
  const limited = { federal: costsOf('federal'), canton: costsOf('canton') }
  const trace: TraceLine[] = []
  const second = incomesWith(figures, household, (level) => limited[level], trace)
  if (!second) return { ok: false, reason: 'not-published', year: figures.canton.year }
  const { incomes, requested } = second
  const allowance = wealthAllowance(figures.canton.limits, kindOf(maritalStatus, childAges.length), childAges.length)
  const abroad = household.abroad ? allocations(household, household.abroad, incomes, limited) : null
  const wealth = wealthOf(household.netWealth, allowance, abroad?.canton)
  if (abroad) trace.push(...abroadLines(abroad, wealth))
  const taxable = {
    federal: abroad?.federal.incomeTaxable ?? incomes.taxableIncome.federal,
    canton: abroad?.canton.incomeTaxable ?? incomes.taxableIncome.canton,
  }
  const result = incomeTax(figures, commune, {
    ...{ maritalStatus, children: childAges.length, confession: household.confession },
    ...{ taxableIncome: taxable.canton, taxableIncomeFederal: taxable.federal, taxableWealth: wealth.taxable },
    ...(abroad && {
      forRate: {
        income: abroad.canton.incomeForRate,
        incomeFederal: abroad.federal.incomeForRate,
        wealth: wealth.forRate,
      },
    }),
  })
  const open = [...new Set([...limited.federal.open, ...limited.canton.open])]
  const flags: Flag[] = [
    ...result.flags,
    ...uncheckedParts(figures, { ...requested, taxableWealth: wealth.taxable }, incomes),
    ...(open.length > 0 ? [{ code: 'not-checked.limits', values: { open } } as const] : []),
  ]
  return {
    ...{ ok: true, ...result, ...incomes, taxableIncome: taxable, taxableWealth: wealth.taxable },
    ...{ costs: limited, abroad, flags, trace: [...trace, ...result.trace] },
  }
}

function withoutIllness({ maritalStatus, childAges, costs }: ReturnHousehold) {
  return { maritalStatus, childAges, costs, netIncome: undefined }
}

/**
 * Computes the taxable incomes, with the allowed costs as the deduction `other`. With property abroad, `other` excludes
 * interest, because `allocations` deducts it later.
 */
function incomesWith(
  figures: YearFigures,
  { abroad, netWealth: _, debts: __, costs: ___, ...household }: ReturnHousehold,
  costsOf: (level: Level) => LevelCosts,
  trace?: TraceLine[],
) {
  const own = (level: Level) => {
    const { tied, general, interest } = costsOf(level)
    const other = tied + general + (abroad ? 0 : interest)
    return other > 0 ? { other } : {}
  }
  const requested = { ...household, taxableWealth: 0, own: { federal: own('federal'), canton: own('canton') } }
  const incomes = taxableIncomes(figures, requested, trace && ((line) => trace.push(line)))
  return incomes && { incomes, requested }
}

/** Income after the deductions of DBG Art. 26 to 33, except medical costs, donations and social deductions. */
function incomeBeforeIllness(
  { netSalary, deductions }: TaxableIncomes,
  level: Level,
  { otherIncome = 0 }: ReturnHousehold,
): number {
  return netSalary + otherIncome - sumOf(deductions[level], ['professional', 'insurance', 'secondEarner', 'other'])
}

function sumOf(deductions: TaxableIncomes['deductions']['federal'], ids: readonly Deduction['id'][]): number {
  return deductions.filter(({ id }) => ids.includes(id)).reduce((sum, { amount }) => sum + amount, 0)
}

function allocations(
  { netWealth, debts, otherIncome = 0 }: ReturnHousehold,
  { value, mortgage, rent, costs }: PropertyAbroad,
  { netSalary, deductions }: TaxableIncomes,
  limited: Readonly<Record<Level, LevelCosts>>,
): Readonly<Record<Level, Allocation>> {
  const at = (level: Level) => {
    const all = deductions[level].reduce((sum, { amount }) => sum + amount, 0)
    const tied = limited[level].tied + sumOf(deductions[level], ['professional'])
    const input = {
      ...{ homeIncome: netSalary + otherIncome - tied, general: all - tied, interest: limited[level].interest },
      ...{ foreignIncome: rent, foreignCosts: costs },
      ...{ assetsHome: netWealth + debts, assetsAbroad: value, debts: debts + mortgage },
    }
    return { ...allocateAbroad(input), homeIncome: input.homeIncome, general: input.general }
  }
  return { federal: at('federal'), canton: at('canton') }
}

type Allocation = AbroadAllocation & { readonly homeIncome: number; readonly general: number }

function abroadLines(
  abroad: Readonly<Record<Level, Allocation>>,
  wealth: { taxable: number; allowance: number; forRate: number },
): TraceLine[] {
  const line = (level: Level): TraceLine => {
    const { homeIncome: before, interestHome: interest, generalHome, general, foreignNet, ...found } = abroad[level]
    return {
      part: `${level} deductions`,
      code: 'abroad.income',
      amount: found.incomeTaxable,
      values: {
        ...{ before, interest, foreignNet, general: generalHome, generalOfAll: general, forRate: found.incomeForRate },
      },
    }
  }
  const { taxable, allowance, forRate } = wealth
  const values = { home: abroad.canton.wealthHome, allowance, forRate }
  return [line('federal'), line('canton'), { part: 'wealth', code: 'abroad.wealth', amount: taxable, values }]
}

/**
 * Taxable wealth. With property abroad, only the Swiss share of the allowance is deducted, and worldwide wealth
 * determines the rate.
 */
function wealthOf(netWealth: number, allowance: number, abroad: AbroadAllocation | undefined) {
  if (!abroad) return { taxable: Math.max(0, netWealth - allowance), allowance, forRate: 0 }
  const { wealthHome, wealthForRate } = abroad
  const share = wealthForRate > 0 ? Math.min(1, wealthHome / wealthForRate) : 1
  const allowed = Math.round(allowance * share)
  return {
    taxable: Math.max(0, wealthHome - allowed),
    allowance: allowed,
    forRate: Math.max(0, wealthForRate - allowance),
  }
}
