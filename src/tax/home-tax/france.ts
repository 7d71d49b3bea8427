import { type Band, bandTax, type HomeSalary, type Span, span } from './home-salary.ts'

/** Year of income of the newest scale: that on income of 2026 comes with the finance act for 2027. */
export const frenchScaleYear = 2025

/** CGI Art. 197 I 1 on income of 2025 (finance act for 2026), for one part. */
const bands: readonly Band[] = [
  [11_600, 0],
  [29_579, 11],
  [84_577, 30],
  [181_917, 41],
  [Number.POSITIVE_INFINITY, 45],
]
/** Most that a half part saves (CGI Art. 197 I 2), and the first child of a person who lives alone. */
const mostOfHalfPart = 1_807
const mostOfFirstChildAlone = 4_262
/** Reduction of low taxes: the amount less 45.25 % of the tax (CGI Art. 197 I 4). */
const reduction = { single: 897, couple: 1_483, percent: 45.25 }
/** Deduction of 10 % for costs, within limits (CGI Art. 83 no. 3). */
const costs = { percent: 10, least: 509, most: 14_555 }

export type FrenchHousehold = 'single' | 'lone-parent' | 'couple'

/** Parts of the family quotient (CGI Art. 194): half a part for each of two children, a whole one from the third. */
export function frenchParts(household: FrenchHousehold, children: number): number {
  const ofChildren = Math.min(children, 2) / 2 + Math.max(0, children - 2)
  return (household === 'couple' ? 2 : 1) + ofChildren + (household === 'lone-parent' && children > 0 ? 0.5 : 0)
}

/**
 * French income tax in whole euros on a net taxable income, with the limit of the family quotient and the reduction of
 * low taxes.
 * @example frenchIncomeTax(90_000, 'couple', 0) // 13_208
 */
export function frenchIncomeTax(taxable: number, household: FrenchHousehold, children: number): number {
  const base = household === 'couple' ? 2 : 1
  const parts = frenchParts(household, children)
  const halves = (parts - base) * 2
  const alone = household === 'lone-parent' && children > 0
  const mostSaved = alone ? mostOfFirstChildAlone + (halves - 2) * mostOfHalfPart : halves * mostOfHalfPart
  const withParts = bandTax(bands, taxable / parts) * parts
  const without = bandTax(bands, taxable / base) * base
  const tax = Math.max(withParts, without - mostSaved)
  const less = (household === 'couple' ? reduction.couple : reduction.single) - (tax * reduction.percent) / 100
  return Math.round(Math.max(0, tax - Math.max(0, less)))
}

function afterCosts(salary: number): number {
  const deducted = Math.min(Math.max((salary * costs.percent) / 100, costs.least), costs.most)
  return Math.max(0, salary - deducted)
}

/**
 * Income tax on the salary. Lowest: all contributions deducted and all children counted. Highest: no pension fund, and
 * one part where the spouse earns or a single person's children may count elsewhere.
 */
export function frenchTax({ netMost, netLeast, married, spouseEarns, children }: HomeSalary): Span {
  const family: FrenchHousehold = married ? 'couple' : children > 0 ? 'lone-parent' : 'single'
  const isKnown = married && !spouseEarns
  return span(
    frenchIncomeTax(afterCosts(netLeast), family, children),
    frenchIncomeTax(afterCosts(netMost), isKnown ? 'couple' : 'single', isKnown ? children : 0),
  )
}
