import type { Canton, MaritalStatus } from '#tax/figures.ts'
import { type Fraction, minus, percent, plus, roundHalfUp, smaller, times, whole, zero } from '#tax/tariff/fraction.ts'
import type { AtSourceFigures, CantonAtSource, Slices } from './at-source-figures.ts'

export type CapitalPaidAbroad = {
  /** Canton where the pension fund or foundation has its seat. */
  readonly seat: Canton
  readonly amount: number
  readonly maritalStatus: MaritalStatus
}

/** Amounts in francs, each rounded to 5 centimes. `parts` is null if the canton's rate already includes the federal tax. */
export type CapitalAtSource =
  | {
      readonly ok: true
      readonly seat: Canton
      readonly total: number
      readonly parts: { readonly federal: number; readonly canton: number } | null
      readonly basis: AtSourceBasis
    }
  | { readonly ok: false; readonly reason: 'sources-disagree'; readonly seat: Canton }

export type AtSourceBasis =
  | { readonly by: 'exempt'; readonly below: number }
  | { readonly by: 'flat'; readonly percent: number; readonly withFederal: boolean }
  | { readonly by: 'slices'; readonly deducted: number }
  | { readonly by: 'table'; readonly percent: number }

/**
 * Tax at source on a lump sum from pillar 2 or 3a paid to a person who lives abroad (DBG Art. 95 and 96; StHG Art. 35
 * para. 1 let. g). It is always withheld, by the canton of the foundation's seat. `amount` is in whole francs.
 * @example capitalAtSource(figures, { seat: 'SZ', amount: 350000, maritalStatus: 'single' }) // total 15375
 */
export function capitalAtSource(figures: AtSourceFigures, paid: CapitalPaidAbroad): CapitalAtSource {
  const { seat, amount, maritalStatus } = paid
  const rate = figures.cantons[seat]
  if (!rate) return { ok: false, reason: 'sources-disagree', seat }
  const result = { ok: true, seat } as const
  if (rate.exemptBelow !== undefined && amount < rate.exemptBelow) {
    return { ...result, total: 0, parts: null, basis: { by: 'exempt', below: rate.exemptBelow } }
  }
  if (rate.by === 'table') {
    const bp = rowOf(rate[maritalStatus], amount)
    const total = toFiveCentimes(times(whole(amount), { n: BigInt(bp), d: 10_000n }))
    return { ...result, total, parts: null, basis: { by: 'table', percent: bp / 100 } }
  }
  const { basis, tax } = ofCanton(rate, paid)
  const canton = toFiveCentimes(tax)
  if (rate.by === 'flat' && rate.withFederal) return { ...result, total: canton, parts: null, basis }
  const federal = federalCapitalAtSource(figures, paid)
  return { ...result, total: sum(federal, canton), parts: { federal, canton }, basis }
}

/** Federal part, in francs rounded to 5 centimes (QStV annex no. 3). */
export function federalCapitalAtSource(
  { federal }: AtSourceFigures,
  { amount, maritalStatus }: Pick<CapitalPaidAbroad, 'amount' | 'maritalStatus'>,
): number {
  return toFiveCentimes(bySlices(federal[maritalStatus], amount))
}

function ofCanton(
  rate: Exclude<CantonAtSource, { by: 'table' }>,
  { amount, maritalStatus }: CapitalPaidAbroad,
): { basis: AtSourceBasis; tax: Fraction } {
  if (rate.by === 'flat') {
    const { percent: flat, withFederal } = rate
    return { basis: { by: 'flat', percent: flat, withFederal }, tax: times(whole(amount), percent(flat)) }
  }
  const deducted = maritalStatus === 'married' ? rate.marriedDeduction : 0
  return { basis: { by: 'slices', deducted }, tax: bySlices(rate.slices, Math.max(0, amount - deducted)) }
}

function bySlices(slices: Slices, amount: number): Fraction {
  let [tax, from] = [zero, zero]
  for (const [until, rate] of slices) {
    const end = until === null ? whole(amount) : smaller(whole(amount), whole(until))
    tax = plus(tax, times(minus(end, from), percent(rate)))
    from = end
  }
  return tax
}

function rowOf(rows: readonly (readonly [from: number, bp: number])[], amount: number): number {
  return rows.findLast(([from]) => from <= amount)?.[1] ?? 0
}

function toFiveCentimes(tax: Fraction): number {
  return (roundHalfUp(times(tax, whole(20))) * 5) / 100
}

function sum(...amounts: readonly number[]): number {
  return Math.round(amounts.reduce((total, amount) => total + amount * 100, 0)) / 100
}
