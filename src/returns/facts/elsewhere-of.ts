import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import { engineInputs, francs, sumCents, type TaxFigure, yieldsOfWealth } from '#returns/expected/engine-inputs.ts'
import type { LimitedCosts } from '#returns/expected/limited-costs.ts'
import type { GrossAbroad, GrossOtherCanton } from '#tax/gross/gross-household.ts'
import type { YearFigures } from '#tax/ordinary/income-tax.ts'
import type { TaxFacts } from './facts-of.ts'
import type { Cantons, Wealth } from './wealth-of.ts'

type Elsewhere = {
  readonly costs: LimitedCosts
  readonly tied: number
  readonly wealth: Wealth
  /** Income from work abroad, such as the foreign part of employee shares. */
  readonly earnedAbroad: number
}

export function abroadOf(lines: readonly TaxFigure[], elsewhere: Elsewhere): GrossAbroad | undefined {
  const { costs: limited, tied, wealth, earnedAbroad } = elsewhere
  const { assetsHome, assetsElsewhere, assetsAbroad, forRate } = wealth
  const { federal, canton } = limited
  const income = francs(sumCents(lines, 'foreign-income')) + earnedAbroad
  const costs = francs(sumCents(lines, 'foreign-costs'))
  if (income === 0 && costs === 0 && assetsAbroad === 0) return undefined
  return {
    ...{ income, costs, assetsHome: assetsHome + assetsElsewhere, assetsAbroad, wealthForRate: forRate },
    homeWealthIncome: homeWealthIncomeOf(lines) + netElsewhereOf(lines),
    interest: federal.interest,
    tied: { federal: tied + federal.tied, canton: tied + canton.tied },
  }
}

/** Net income from wealth in the canton of residence: yields and rent, less bank charges and upkeep. */
function homeWealthIncomeOf(lines: readonly TaxFigure[]): number {
  const sum = (codes: readonly FigureCode[]) =>
    lines.reduce((cents, { code, amountCents }) => cents + (codes.includes(code) ? (amountCents ?? 0) : 0), 0)
  const yields = yieldsOfWealth.filter((code) => engineInputs[code] === 'other-income')
  return francs(sum(yields) - sum(['bank-charges', 'property-upkeep']))
}

function netElsewhereOf(lines: readonly TaxFigure[]): number {
  return francs(sumCents(lines, 'other-canton-income')) - francs(sumCents(lines, 'other-canton-costs'))
}

export function otherCantonOf(
  lines: readonly TaxFigure[],
  { costs: { federal, canton }, tied, wealth }: Elsewhere,
): GrossOtherCanton | undefined {
  const { assets, debts, assetsHome, assetsElsewhere, netElsewhere, forRate } = wealth
  const [income, costs] = [
    francs(sumCents(lines, 'other-canton-income')),
    francs(sumCents(lines, 'other-canton-costs')),
  ]
  if (income === 0 && costs === 0 && assetsElsewhere === 0) return undefined
  return {
    ...{ income, costs, homeWealthIncome: homeWealthIncomeOf(lines), interest: canton.interest },
    tied: { federal: tied + federal.tied, canton: tied + canton.tied },
    ...{ assetsHome, assets: assetsElsewhere, wealthForRate: forRate },
    ...{ netWealth: netElsewhere, netWealthAll: Math.max(0, assets - debts) },
  }
}

const atHome: Readonly<Partial<Record<FigureCode, FigureCode>>> = {
  'other-canton-income': 'property-income',
  'other-canton-upkeep': 'property-upkeep',
  'other-canton-property': 'property',
}

export function asAtHome(line: TaxFigure): TaxFigure {
  return { ...line, code: atHome[line.code] ?? line.code }
}

/** `isHome`: true if the client named only the canton of residence, so that all property is at home. */
export function cantonsOf(
  { elsewhere }: TaxFacts,
  { canton: { canton: home } }: YearFigures,
): Cantons & { isHome: boolean } {
  const named = elsewhere?.cantons ?? []
  const others = named.filter((canton) => canton !== home)
  return { home, other: others.length === 1 ? others[0] : undefined, isHome: named.length > 0 && others.length === 0 }
}
