import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import { foreignTaxCents, isForeignTaxCredited } from '#returns/facts/credited.ts'
import type { TaxFacts } from '#returns/facts/facts-of.ts'
import { isOwnedInPart } from '#returns/facts/owned-days.ts'
import type { HouseholdPillar3a } from '#returns/facts/pillar-3a-of.ts'
import type { Wealth } from '#returns/facts/wealth-of.ts'
import { knownLimit, type Level, limitsOf } from '#tax/deduction-limits/limited.ts'
import type { GrossAbroad, GrossOtherCanton } from '#tax/gross/gross-household.ts'
import type { GrossResult } from '#tax/gross/gross-salary-tax.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import type { LiabilityPeriod } from '#tax/part-year/liability-period.ts'
import { francs, sumCents, type TaxFigure } from './engine-inputs.ts'
import type { ExpectedNote, LimitedItem, OpenItem } from './expected-note.ts'
import type { LimitedCosts } from './limited-costs.ts'
import { openInPartYear } from './part-year-lines.ts'

export type HouseholdNotes = {
  readonly all: readonly TaxFigure[]
  readonly ours: readonly TaxFigure[]
  readonly facts: TaxFacts
  readonly figures: YearFigures
  readonly wealth: Wealth
  readonly costs: LimitedCosts
  readonly earners: readonly ('client' | 'partner')[]
  readonly pillar3a: HouseholdPillar3a
  readonly abroad: GrossAbroad | undefined
  /** Part of the income from `abroad` that was earned by work, such as the foreign part of employee shares. */
  readonly earnedAbroad: number
  readonly otherCanton: GrossOtherCanton | undefined
  readonly period: LiabilityPeriod | undefined
}

type Taxed = Pick<GrossResult, 'deductions' | 'incomeTax' | 'taxableIncome'>

export function notesOn(household: HouseholdNotes, result: Taxed): ExpectedNote[] {
  const { all, ours, facts, figures, wealth, pillar3a, abroad, costs, earnedAbroad, period } = household
  const toAsk = ours.filter(({ amountCents }) => amountCents === null).length
  const left = all.length - ours.length
  const foreignTax = foreignTaxCents(ours)
  const { canton, limits } = figures.canton
  const isByIncome = canton === 'FR' && limits.wealthAllowance.married === 0
  const limited = [...costs.limited, ...limitedByResult(household, result)]
  const open = [...costs.open, ...openByResult(household), ...openAbroad(household), ...openPurchase(household)]
  open.push(...openCredit(household, result))
  if (period) open.push(...openInPartYear(ours))
  const notes: (ExpectedNote | false)[] = [
    period !== undefined && {
      code: 'part-of-year',
      values: { from: period.from, to: period.to, days: period.days },
    },
    toAsk > 0 && { code: 'to-ask', values: { count: toAsk } },
    left > 0 && { code: 'partner-not-taxed-together', values: { count: left } },
    ours.some(({ code }) => code === 'foreign-income') && { code: 'foreign-income-in-full', values: {} },
    // Other clients who live abroad are taxed on their property only: see `liabilityOf`.
    facts.elsewhere?.livesAbroad === true && { code: 'quasi-resident', values: {} },
    facts.confession === null && { code: 'confession-unknown', values: {} },
    isByIncome && wealth.taxable > 0 && { code: 'wealth-allowance-unknown', values: {} },
    hasPropertyAbroad(household) &&
      abroad !== undefined && {
        code: 'abroad-exempt',
        values: { income: abroad.income - earnedAbroad - abroad.costs, value: abroad.assetsAbroad },
      },
    earnedAbroad > 0 && { code: 'equity-exempt', values: { amount: earnedAbroad } },
    pillar3a.entered > pillar3a.counted && {
      code: 'pillar-3a-limited',
      values: { entered: pillar3a.entered, limit: pillar3a.counted },
    },
    ...persons.map((person): ExpectedNote | false => {
      const { refused: reason } = pillar3a.perPerson[person]
      return (
        (reason === 'ordinary-not-full' || reason === 'no-gap') && {
          code: 'purchase-refused',
          values: { person, reason },
        }
      )
    }),
    foreignTax > 0 &&
      !isForeignTaxCredited(ours) && { code: 'foreign-tax-too-small', values: { amount: francs(foreignTax) } },
    limited.length > 0 && { code: 'limited', values: { items: limited } },
    open.length > 0 && { code: 'limits-open', values: { items: distinct(open) } },
  ]
  return notes.filter((note) => note !== false)
}

const persons = ['client', 'partner'] as const

/** Costs whose limit is a share of the income, so that the engine determines the deductible amount. */
const byIncome = [
  { code: 'medical-costs', input: 'medical' },
  { code: 'donations', input: 'donations' },
] as const satisfies readonly { code: FigureCode; input: 'medical' | 'donations' }[]

function limitedByResult({ ours }: HouseholdNotes, { deductions }: Pick<GrossResult, 'deductions'>): LimitedItem[] {
  return byIncome.flatMap(({ code, input }) => {
    const entered = francs(sumCents(ours, input))
    const counted = (level: Level) => deductions[level].find(({ id }) => id === input)?.amount ?? 0
    const item = { code, entered, federal: counted('federal'), canton: counted('canton') }
    return item.federal < entered || item.canton < entered ? [item] : []
  })
}

function openByResult({ ours, figures }: HouseholdNotes): OpenItem[] {
  const limits = limitsOf(figures, 'canton')
  const known = {
    medical: knownLimit(limits, ({ byLaw }) => byLaw?.medicalPercent),
    donations: knownLimit(limits, ({ byLaw }) => byLaw?.donations),
  }
  return byIncome.flatMap(({ code, input }) => {
    const { notChecked } = known[input]
    return notChecked && sumCents(ours, input) > 0 ? [{ code, reason: notChecked }] : []
  })
}

function openAbroad(household: HouseholdNotes): OpenItem[] {
  const { abroad, otherCanton, ours, wealth, costs } = household
  const hasDebt = wealth.debts > 0 || costs.federal.interest > 0
  const hasNoValue = hasPropertyAbroad(household) && abroad?.assetsAbroad === 0
  const code = 'foreign-business-loss'
  const items: (OpenItem | false)[] = [
    ...ownedInPart(household),
    hasDebt && hasNoValue && { code: 'foreign-property', reason: 'value-abroad-unknown' },
    hasDebt && otherCanton?.assets === 0 && { code: 'other-canton-property', reason: 'value-abroad-unknown' },
    ours.some((line) => line.code === code && line.amountCents !== 0) && { code, reason: 'business-loss-abroad' },
  ]
  return items.filter((item) => item !== false)
}

/** Only property in another canton, owned by a resident of the whole year, is split by days (StHG Art. 4b para. 2). */
function ownedInPart({ facts, period }: HouseholdNotes): OpenItem[] {
  const inPart = (facts.elsewhere?.properties ?? []).filter((one) => isOwnedInPart(one, facts.taxYear))
  const reason = 'owned-part-of-year'
  return [
    ...(inPart.some(({ isSwiss }) => !isSwiss) ? [{ code: 'foreign-property', reason } as const] : []),
    ...(period && inPart.some(({ canton }) => canton) ? [{ code: 'other-canton-property', reason } as const] : []),
  ]
}

function hasPropertyAbroad({ abroad, earnedAbroad }: HouseholdNotes): boolean {
  return abroad !== undefined && (abroad.income !== earnedAbroad || abroad.costs !== 0 || abroad.assetsAbroad !== 0)
}

function openPurchase({ pillar3a: { perPerson } }: HouseholdNotes): OpenItem[] {
  const isOpen = persons.some((person) => perPerson[person].purchased > 0 && !perPerson[person].isGapKnown)
  return isOpen ? [{ code: 'pillar-3a-purchase', reason: 'gap-not-checked' }] : []
}

/** Part of a dividend that most treaties leave to the other country, in percent. */
const treatyPercent = 15

/** The credit is at most the Swiss tax on the same income, less interest on debts: no question at higher tax rates. */
function openCredit({ ours, costs }: HouseholdNotes, { incomeTax, taxableIncome }: Taxed): OpenItem[] {
  const tax = incomeTax.federal + incomeTax.canton + incomeTax.commune + incomeTax.church
  const isCovered = tax > 0 && tax * 100 >= taxableIncome.canton * treatyPercent && costs.federal.interest === 0
  return isForeignTaxCredited(ours) && !isCovered ? [{ code: 'foreign-tax-credit', reason: 'credit-limit' }] : []
}

function distinct(items: readonly OpenItem[]): OpenItem[] {
  return items.filter(
    ({ code, reason }, at) => items.findIndex((one) => one.code === code && one.reason === reason) === at,
  )
}
