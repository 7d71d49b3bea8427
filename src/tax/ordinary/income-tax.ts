import type { Canton, CantonFigures, CommuneFigures, FederalFigures } from '#tax/figures.ts'
import { kindOf } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import { daysOfYear } from '#tax/part-year/liability-period.ts'
import { partYearFlags } from '#tax/part-year/part-year-flags.ts'
import { times, whole } from '#tax/tariff/fraction.ts'
import type { Note, TraceLine } from '#tax/trace.ts'
import { cantonAndCommuneTax, personalTax, type SimpleTaxes, simpleTaxes } from './canton-tax.ts'
import { churchTax } from './church-tax.ts'
import { federalTax } from './federal-tax.ts'
import type { Household } from './household.ts'
import { flagsFor } from './scope.ts'
import { type SimpleWealthTax, shareOfYear, simpleWealthTax, wealthTax, wealthTaxForDays } from './wealth-tax.ts'

export type YearFigures = { readonly canton: CantonFigures; readonly federal: FederalFigures }

export type TaxAmounts = {
  readonly incomeTax: {
    readonly federal: number
    readonly canton: number
    readonly commune: number
    readonly church: number
  }
  readonly wealthTax: { readonly canton: number; readonly commune: number; readonly church: number }
  readonly personalTax: number
  readonly total: number
}

export type TaxResult = TaxAmounts & {
  readonly year: number
  readonly commune: { readonly bfsId: number; readonly name: string; readonly canton: Canton }
  readonly dataState: string
  readonly flags: readonly Flag[]
  readonly trace: readonly TraceLine[]
}

export type CantonPart = {
  readonly federal: number
  readonly simple: SimpleTaxes
  readonly wealth: SimpleWealthTax | undefined
  readonly personal: number
}

export function cantonPart({ canton, federal }: YearFigures, household: Household, note?: Note): CantonPart {
  const kind = kindOf(household.maritalStatus, household.children)
  const { taxableIncome, taxableIncomeFederal, taxableWealth, forRate, liableDays } = household
  const who = {
    kind,
    children: household.children,
    ...(liableDays !== undefined && { creditShare: shareOfYear(liableDays) }),
  }
  return {
    federal: federalTax(
      federal,
      who,
      whole(taxableIncomeFederal),
      note,
      whole(forRate?.incomeFederal ?? taxableIncomeFederal),
    ),
    simple: simpleTaxes(canton, who, whole(taxableIncome), note, whole(forRate?.income ?? taxableIncome)),
    wealth:
      taxableWealth > 0
        ? wealthTaxForDays(
            simpleWealthTax(canton, kind, taxableWealth, note, forRate?.wealth ?? taxableWealth),
            liableDays,
            note,
          )
        : undefined,
    personal: personalTax(canton.rules, household.maritalStatus, household.confession, note),
  }
}

export function taxAmounts(
  figures: CantonFigures,
  commune: CommuneFigures,
  household: Household,
  part: CantonPart,
  note?: Note,
): TaxAmounts {
  const { liableDays = daysOfYear } = household
  const who = {
    kind: kindOf(household.maritalStatus, household.children),
    children: household.children,
    creditShare: shareOfYear(liableDays),
  }
  const income = cantonAndCommuneTax(figures, commune, who, part.simple, note)
  const wealth = part.wealth ? wealthTax(figures, commune, part.wealth, note) : { canton: 0, commune: 0 }
  const church =
    household.confession === 'none'
      ? { income: 0, wealth: 0 }
      : churchTax(
          figures,
          commune,
          household.confession,
          {
            simpleIncome: part.simple.commune,
            cantonIncome: income.canton,
            taxableIncome: whole(household.taxableIncome),
            simpleWealth: part.wealth?.simple ?? whole(0),
            cantonWealth: wealth.canton,
            taxableWealth: times(whole(Math.floor(household.taxableWealth / 1000) * 1000), shareOfYear(liableDays)),
          },
          note,
        )
  const incomeTax = { federal: part.federal, ...income, church: church.income }
  const wealthTaxes = { ...wealth, church: church.wealth }
  const total =
    incomeTax.federal +
    incomeTax.canton +
    incomeTax.commune +
    incomeTax.church +
    wealthTaxes.canton +
    wealthTaxes.commune +
    wealthTaxes.church +
    part.personal
  return { incomeTax, wealthTax: wealthTaxes, personalTax: part.personal, total }
}

/**
 * Federal, cantonal, communal and church tax on taxable income and wealth, in whole francs as the official calculator
 * prints them. Tariffs and multipliers come from the Federal Tax Administration; rounding differs by canton.
 * @example incomeTax({ canton: zurich2026, federal: federal2026 }, commune261, { taxableIncome: 80000, … }).total
 */
export function incomeTax(figures: YearFigures, commune: CommuneFigures, household: Household): TaxResult {
  const trace: TraceLine[] = []
  const note: Note = (line) => trace.push(line)
  const part = cantonPart(figures, household, note)
  const amounts = taxAmounts(figures.canton, commune, household, part, note)
  note({ part: 'total', code: 'total', amount: amounts.total, values: { of: 'all parts' } })
  return {
    year: figures.canton.year,
    commune: { bfsId: commune.bfsId, name: commune.name, canton: figures.canton.canton },
    dataState: figures.canton.stateDate,
    ...amounts,
    flags: [...flagsFor(figures.canton, commune, household), ...partYearFlags(figures, household, part)],
    trace,
  }
}
