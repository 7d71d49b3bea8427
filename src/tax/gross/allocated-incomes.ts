import { allocateAbroad } from '#tax/allocation/allocate-abroad.ts'
import { allocateCantons } from '#tax/allocation/allocate-cantons.ts'
import type { Level } from '#tax/deduction-limits/limited.ts'
import type { Note, TracePart } from '#tax/trace.ts'
import type { Deducted } from './deduction-list.ts'
import type { AllocationFlag, GrossAbroad, GrossHousehold, GrossOtherCanton } from './gross-household.ts'

export type AllocatedIncome = {
  readonly taxable: number
  readonly otherCanton?: number
  readonly open: readonly AllocationFlag[]
}

/**
 * Taxable income of one level after the part abroad (both levels) and, for the canton, the part of another canton.
 * `gross` is the household's worldwide income before deductions; the income for the rate is `taxableIncome`.
 */
export function allocatedIncome(
  { abroad, otherCanton }: Pick<GrossHousehold, 'abroad' | 'otherCanton'>,
  level: Level,
  gross: number,
  deducted: Deducted,
  note?: Note,
): AllocatedIncome | undefined {
  const there = level === 'canton' ? otherCanton : undefined
  const part: TracePart = `${level} deductions`
  if (abroad || there) note?.({ part, code: 'salary.income-for-rate', amount: deducted.taxableIncome, values: {} })
  const swiss = abroad && lessAbroad(abroad, level, gross, deducted)
  if (abroad && swiss) {
    const { foreignNet, interestAbroad, incomeTaxable } = swiss
    const general = swiss.general - swiss.generalHome
    const values = { foreignNet, interestAbroad, general }
    note?.({ part, code: 'salary.less-abroad', amount: incomeTaxable - deducted.taxableIncome, values })
  }
  const open: AllocationFlag[] = (swiss?.open.length ?? 0) > 0 ? ['home-interest'] : []
  if (!there) return swiss && { taxable: swiss.incomeTaxable, open }
  const before = swiss?.incomeTaxable ?? deducted.taxableIncome
  const home = lessOtherCanton(there, gross, deducted, {
    interest: swiss?.interestHome ?? there.interest,
    general: swiss?.generalHome,
    abroadNet: abroad ? abroad.income - abroad.costs : 0,
  })
  const [other] = home.others
  const values = { net: other?.income ?? 0, interest: other?.interest ?? 0, general: other?.general ?? 0 }
  note?.({ part, code: 'salary.less-other-canton', amount: home.home.taxable - before, values })
  if (home.lossTakenOver > 0) open.push('other-canton-loss')
  if (abroad) open.push('abroad-and-other-canton')
  return { taxable: home.home.taxable, otherCanton: other?.taxable ?? 0, open }
}

/** Net income and general deductions are what `taxableIncome` leaves of the gross income. */
function generalOf(tied: number, interest: number, gross: number, { taxableIncome, costs }: Deducted) {
  const net = gross - costs - tied - interest
  return { net, general: Math.max(0, net - taxableIncome) }
}

function lessAbroad(
  { income, costs, interest, tied, assetsHome, assetsAbroad, ...abroad }: GrossAbroad,
  level: Level,
  gross: number,
  deducted: Deducted,
) {
  const { net, general } = generalOf(tied[level], interest, gross, deducted)
  const { homeWealthIncome, isOnlyOfSpouseAbroad = false } = abroad
  const found = allocateAbroad({
    ...{ foreignIncome: income, foreignCosts: costs, interest, assetsHome, assetsAbroad, debts: 0, general },
    ...{ homeIncome: net + interest - (income - costs), isOnlyOfSpouseAbroad },
    ...(homeWealthIncome !== undefined && { homeWealthIncome }),
  })
  return { ...found, general }
}

function lessOtherCanton(
  { income, costs, homeWealthIncome, interest: all, tied, assetsHome, assets }: GrossOtherCanton,
  gross: number,
  deducted: Deducted,
  swiss: { interest: number; general: number | undefined; abroadNet: number },
) {
  const { net, general } = generalOf(tied.canton, all, gross, deducted)
  const otherIncome = net + all - homeWealthIncome - (income - costs) - swiss.abroadNet
  return allocateCantons({
    home: { assets: assetsHome, wealthIncome: homeWealthIncome, otherIncome },
    others: [{ assets, wealthIncome: income - costs }],
    ...{ interest: swiss.interest, debts: 0, general: swiss.general ?? general },
  })
}
