import { latestAverageRate } from '#tax/exchange-rates.ts'
import type { Contributions } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import { netSalary } from '#tax/gross/net-salary.ts'
import { frenchScaleYear } from '#tax/home-tax/france.ts'
import type { HomeYear, Span } from '#tax/home-tax/home-salary.ts'
import { homeTax, type Relief, reliefs, type SwissView } from '#tax/home-tax/relief.ts'
import { type HomeSource, homeSources } from '#tax/home-tax/sources.ts'
import type { TraceLine } from '#tax/trace.ts'
import type { CommuterRule } from '#tax/withholding/commuter.ts'
import type { CommuterInput } from './commuter-calculator.ts'

const part = 'expats' as const
/** Ages with no savings contributions to a pension fund, and with the highest (BVG Art. 16). */
const [noPensionFundAge, highestRateAge] = [24, 55]

type Salary = {
  readonly rule: CommuterRule
  readonly grossCents: number
  readonly contributions: Contributions | undefined
  /** In cents. */
  readonly views: readonly SwissView[]
}

type Amounts = Readonly<Record<'taxCents' | 'creditedCents' | 'remainsCents' | 'totalCents', Span>>

type Shown = {
  readonly relief: Relief
  readonly article: string
  readonly amounts: Amounts | null
  readonly euro: NonNullable<ReturnType<typeof latestAverageRate>> | null
  readonly sources: readonly HomeSource[]
}

type HomeTaxResult = {
  readonly shown: Shown
  readonly trace: readonly TraceLine[]
  readonly flags: readonly Flag[]
}

/**
 * Tax of the state of residence on a commuter's salary, in cents of a franc rounded to the franc, with its relief for
 * Swiss tax. `amounts` is null where that state does not tax the salary or we hold no rule.
 */
export function homeTaxResult(input: CommuterInput, { rule, grossCents, contributions, views }: Salary): HomeTaxResult {
  const { home } = input
  const year = homeYear(input.year)
  const { relief, article } = reliefs[rule]
  const none = { relief, article, amounts: null, euro: null, sources: [] }
  const notComputed: Flag = { code: 'not-checked.home-tax', values: { home } }
  if (relief === 'swiss-only') return { shown: none, trace: [], flags: [] }
  const euro = home === 'LI' ? null : latestAverageRate('EUR', input.year)
  const hasRate = home === 'LI' || euro !== null
  if (!year || !hasRate || !contributions || relief === 'unknown')
    return { shown: none, trace: [], flags: [notComputed] }
  const chf = euro?.chf ?? 1
  const grossSalary = Math.round(grossCents / 100)
  const netAt = (age: number) => netSalary(contributions, { grossSalary, age }).net / chf
  const salary = {
    ...{ year, gross: grossSalary / chf, netMost: netAt(noPensionFundAge), netLeast: netAt(highestRateAge) },
    thirteenthShare: input.thirteenth === 'yes' ? thirteenthShare(input) : 0,
    yearShare: input.months / 12,
    married: input.maritalStatus === 'married',
    spouseEarns: input.secondIncome === 'yes',
    children: input.children,
    church: input.confession !== 'none',
    withinZone: rule === 'italian-new' || input.withinZone === 'yes',
  } as const
  const found = homeTax(
    rule,
    salary,
    views.map(({ tax, share }) => ({ tax: tax / 100 / chf, share })),
  )
  if (!found) return { shown: none, trace: [], flags: [notComputed] }
  const toCents = (amount: number) => Math.round(amount * chf) * 100 || 0
  const cents = ({ least, most }: Span) => ({ least: toCents(least), most: toCents(most) })
  const amounts = {
    taxCents: cents(found.tax),
    creditedCents: cents(found.credited),
    remainsCents: cents(found.remains),
    totalCents: cents(found.total),
  }
  const sources = [
    ...homeSources[home],
    ...(euro?.href ? [{ law: `EUR 1 = CHF ${euro.chf.toFixed(4)} (${euro.year})`, href: euro.href }] : []),
  ]
  return {
    shown: { relief, article, amounts, euro, sources },
    trace: traceOf(input, { amounts, euro, relief, article, grossSalary }),
    flags: flagsOf(input, euro?.year ?? null),
  }
}

function thirteenthShare({ monthlyIncome, bonus }: CommuterInput): number {
  return monthlyIncome / (monthlyIncome * 13 + bonus)
}

function homeYear(year: number): HomeYear | null {
  return year === 2025 || year === 2026 ? year : null
}

type Computed = Omit<Shown, 'sources' | 'amounts'> & { readonly amounts: Amounts; readonly grossSalary: number }

function traceOf({ home }: CommuterInput, { amounts, euro, relief, article, grossSalary }: Computed): TraceLine[] {
  const laws = homeSources[home].map(({ law }) => law).join('; ')
  const { taxCents, creditedCents, remainsCents } = amounts
  return [
    ...(euro
      ? [
          {
            part,
            code: 'home-tax.euro',
            amount: Math.round(grossSalary / euro.chf),
            values: { chf: euro.chf, year: euro.year },
          } as const,
        ]
      : []),
    ...boundsOf(taxCents).map(
      ({ bound, amount }) =>
        ({ part, code: 'home-tax.scale', amount, values: { home, bound }, article: laws }) as const,
    ),
    ...boundsOf(creditedCents).map(
      ({ bound, amount }) => ({ part, code: 'home-tax.credit', amount, values: { relief, bound }, article }) as const,
    ),
    ...boundsOf(remainsCents).map(
      ({ bound, amount }) => ({ part, code: 'home-tax.remains', amount, values: { home, bound } }) as const,
    ),
  ]
}

/** One amount in francs, or two where they differ. */
function boundsOf({ least, most }: Span) {
  if (least === most) return [{ bound: 'only', amount: most / 100 }] as const
  return [
    { bound: 'least', amount: least / 100 },
    { bound: 'most', amount: most / 100 },
  ] as const
}

function flagsOf({ home, year, maritalStatus, secondIncome }: CommuterInput, rateYear: number | null): Flag[] {
  const isJoint = home === 'DE' || home === 'FR' || home === 'LI'
  return [
    { code: 'commuter.home-tax', values: { home } },
    ...(isJoint && maritalStatus === 'married' && secondIncome === 'yes'
      ? [{ code: 'commuter.spouse-income', values: {} } as const]
      : []),
    ...(home === 'FR' && year !== frenchScaleYear
      ? [{ code: 'commuter.home-scale', values: { year, scaleYear: frenchScaleYear } } as const]
      : []),
    ...(rateYear !== null && rateYear !== year
      ? [{ code: 'commuter.euro-rate', values: { year, rateYear } } as const]
      : []),
  ]
}
