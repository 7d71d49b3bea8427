import type { CommuterRule } from '#tax/withholding/commuter.ts'
import type { Home } from '#tax/withholding/residence.ts'
import { austrianTax } from './austria.ts'
import { frenchTax } from './france.ts'
import { germanTax } from './germany.ts'
import type { HomeSalary, Span } from './home-salary.ts'
import { italianTax } from './italy.ts'
import { liechtensteinTax } from './liechtenstein.ts'

/** How the state of residence avoids taxing twice; `unknown` where we hold no source. */
export type Relief = 'full-credit' | 'credit' | 'own-tax-credit' | 'exempt' | 'home-only' | 'swiss-only' | 'unknown'

export const reliefs: Readonly<Record<CommuterRule, { readonly relief: Relief; readonly article: string }>> = {
  resident: { relief: 'swiss-only', article: 'DBG Art. 3' },
  'german-commuter': { relief: 'full-credit', article: 'DTA Germany Art. 15a para. 3; EStG § 36' },
  'german-other': { relief: 'exempt', article: 'DTA Germany Art. 24 para. 1 no. 1; EStG § 32b' },
  'french-agreement': { relief: 'home-only', article: 'Agreement of 11 April 1983 Art. 1' },
  'french-other': { relief: 'own-tax-credit', article: 'DTA France Art. 25 A para. 1' },
  'italian-new': { relief: 'credit', article: 'Agreement of 23 December 2020 Art. 3; TUIR Art. 165' },
  'italian-old': { relief: 'swiss-only', article: 'Agreement of 23 December 2020 Art. 9' },
  'italian-other': { relief: 'credit', article: 'DTA Italy Art. 24; TUIR Art. 165' },
  'liechtenstein-commuter': { relief: 'home-only', article: 'DTA Liechtenstein Art. 15 para. 4' },
  'liechtenstein-public': { relief: 'swiss-only', article: 'DTA Liechtenstein Art. 19' },
  'liechtenstein-other': { relief: 'unknown', article: 'DTA Liechtenstein Art. 15' },
  'ordinary-abroad': { relief: 'credit', article: 'DTA Austria Art. 23 para. 2' },
}

/** One possible view of the year: the Swiss tax, and the share of the salary that Switzerland taxes. */
export type SwissView = { readonly tax: number; readonly share: number }

export type HomeTax = {
  /** Tax of the state of residence before any credit for Swiss tax. */
  readonly tax: Span
  readonly credited: Span
  /** What is left to pay there; negative where Germany refunds the rest of the Swiss tax (EStG § 36 para. 4). */
  readonly remains: Span
  /** Swiss tax and what remains. */
  readonly total: Span
}

type Case = { readonly tax: number; readonly credited: number; readonly remains: number; readonly total: number }

/**
 * Tax in both states, in the currency of the state of residence, over all views of the year. Null where the relief is
 * unknown or the state of residence does not tax the salary.
 */
export function homeTax(rule: CommuterRule, salary: HomeSalary, views: readonly SwissView[]): HomeTax | null {
  const { relief } = reliefs[rule]
  if (relief === 'unknown' || relief === 'swiss-only') return null
  const cases = views.flatMap((view) => casesOf(rule, salary, view))
  const over = (name: keyof Case): Span => {
    const amounts = cases.map((each) => each[name])
    return { least: Math.min(...amounts), most: Math.max(...amounts) }
  }
  return { tax: over('tax'), credited: over('credited'), remains: over('remains'), total: over('total') }
}

function casesOf(rule: CommuterRule, salary: HomeSalary, { tax: swiss, share }: SwissView): readonly Case[] {
  const made = (tax: number, credited: number): Case => ({
    ...{ tax, credited, remains: tax - credited, total: swiss + tax - credited },
  })
  const each = ({ least, most }: Span, creditOf: (tax: number) => number) =>
    [least, most].map((tax) => made(tax, creditOf(tax)))
  switch (rule) {
    case 'german-commuter':
      return each(germanTax(salary), () => swiss)
    case 'german-other': {
      // Exemption with progression: the rate of the whole salary on the days that Switzerland does not tax.
      const { least, most } = germanTax(salary)
      return each({ least: least * (1 - share), most: most * (1 - share) }, () => 0)
    }
    case 'french-agreement':
      return each(frenchTax(salary), () => 0)
    case 'french-other':
      return each(frenchTax(salary), (tax) => tax * share)
    case 'italian-new':
    case 'italian-other': {
      const { tax, irpef, taxedShare } = italianTax(salary)
      // Not settled for commuters: whether the tax-free part cuts the Swiss tax that is credited (TUIR Art. 165 para. 10).
      return [
        made(tax.least, Math.min(swiss, irpef.least * share)),
        made(tax.most, Math.min(swiss * taxedShare, irpef.most * share)),
      ]
    }
    case 'liechtenstein-commuter':
      return each(liechtensteinTax(salary), () => 0)
    case 'ordinary-abroad':
      return each(austrianTax(salary), (tax) => Math.min(swiss, tax * share))
    default:
      throw new Error(`The state of residence taxes nothing, or is unknown, under the rule ${rule}`)
  }
}

type Bound = 'least' | 'most' | 'only'

export type HomeTaxValues = {
  'home-tax.euro': { chf: number; year: number }
  'home-tax.scale': { home: Exclude<Home, 'no'>; bound: Bound }
  'home-tax.credit': { relief: Relief; bound: Bound }
  'home-tax.remains': { home: Exclude<Home, 'no'>; bound: Bound }
}
