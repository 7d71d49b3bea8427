import { type AtSourceFigures, type Pillar, pillars, seatsWithRate } from '#tax/departure/at-source-figures.ts'
import { type CapitalAtSource, capitalAtSource } from '#tax/departure/capital-at-source.ts'
import { type PensionAtSource, pensionAtSource } from '#tax/departure/pension-at-source.ts'
import {
  type CapitalRefund,
  capitalRefund,
  mandatoryPart,
  type PurchaseBlock,
  purchaseBlock,
  requestTerms,
} from '#tax/departure/terms.ts'
import type { Canton, MaritalStatus } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import { officialStatus } from '#tax/pages/fields.ts'
import type { TraceLine } from '#tax/trace.ts'
import type { DepartureInput } from './departure-input.ts'

export type PaidOut = {
  readonly pillar: Pillar
  readonly amount: number
  readonly seat: Canton | undefined
  /** Null if the seat is unknown or its rate is left out. */
  readonly tax: number | null
  readonly refund: CapitalRefund
}

export type SeatRow = { readonly seat: Canton; readonly total: number }

export type DatedStep =
  | { readonly step: 'request'; readonly day: string; readonly year: number; readonly by: 'deregistration' | 'term' }
  | { readonly step: 'deregister' | 'tax-due' | 'free-of-block' | 'refund'; readonly day: string }

export function departureResult(figures: AtSourceFigures, input: DepartureInput, today: string) {
  const { leavesOn, country, paidOn } = input
  const given = [
    { pillar: 'pillar2', amount: input.pillar2, seat: input.seat2 },
    { pillar: 'pillar3a', amount: input.pillar3a, seat: input.seat3a },
  ] as const
  const maritalStatus = officialStatus(input.maritalStatus)
  const drawn = given.filter(({ amount }) => amount > 0)
  const taxes = drawn.map(({ amount, seat }) => seat && capitalAtSource(figures, { seat, amount, maritalStatus }))
  const paid = drawn.map(({ pillar, amount, seat }, at): PaidOut => {
    const tax = taxes[at]
    // Without a day of payment, the refund has no last day, but the right to it is known.
    const { right, lastDay } = capitalRefund(figures, { country, pillar, paidOn: paidOn ?? leavesOn })
    return {
      pillar,
      amount,
      seat,
      tax: tax?.ok ? tax.total : null,
      refund: { right, lastDay: paidOn ? lastDay : null },
    }
  })
  const totalAt = (seat: Canton) =>
    drawn.reduce((sum, { amount }) => {
      const tax = capitalAtSource(figures, { seat, amount, maritalStatus })
      return sum + (tax.ok ? tax.total : 0)
    }, 0)
  const seats = (drawn.length > 0 ? seatsWithRate(figures) : [])
    .map((seat): SeatRow => ({ seat, total: Math.round(totalAt(seat) * 100) / 100 }))
    .toSorted((a, b) => a.total - b.total)
  const block =
    input.purchasedOn && input.pillar2 > 0
      ? purchaseBlock({ purchasedOn: input.purchasedOn, drawnOn: paidOn ?? leavesOn })
      : undefined
  const isKnown = paid.length > 0 && paid.every(({ tax }) => tax !== null)
  const refundable = isKnown ? sumOf(paid.filter(isRefundable)) : 0
  return {
    ok: true,
    year: figures.year,
    ...{ leavesOn, country, today, paid, seats, block },
    amount: paid.reduce((sum, each) => sum + each.amount, 0),
    /** Tax withheld in francs; null if a seat is unknown. */
    total: isKnown ? sumOf(paid) : null,
    /** Least and most tax withheld, depending on the unknown seats; missing for a seat without a rate. */
    ...rangeOf(figures, paid, maritalStatus),
    refundable,
    mandatory: mandatoryPart(country),
    pension: pensionOf(figures, input),
    before: input.usPerson === 'yes' ? ([{ code: 'departure.us-person', values: {} }] as const) : [],
    dates: datesOf(input, paid, block),
    trace: traceOf(paid, taxes),
    flags: flagsOf(figures, input, paid),
    dataState: figures.stateDate,
  } as const
}
export type DepartureResult = ReturnType<typeof departureResult>

function isRefundable({ refund: { right } }: PaidOut): boolean {
  return right !== 'no' && right !== 'unknown'
}

function rangeOf(
  figures: AtSourceFigures,
  paid: readonly PaidOut[],
  maritalStatus: MaritalStatus,
): { range?: { least: number; most: number } } {
  if (paid.length === 0 || paid.some(({ seat, tax }) => seat && tax === null)) return {}
  const ends = paid.map(({ amount, tax }) => {
    if (tax !== null) return { least: tax, most: tax }
    const all = seatsWithRate(figures).flatMap((seat) => {
      const found = capitalAtSource(figures, { seat, amount, maritalStatus })
      return found.ok ? [found.total] : []
    })
    return { least: Math.min(...all), most: Math.max(...all) }
  })
  const sum = (end: 'least' | 'most') => ends.reduce((total, each) => total + each[end], 0)
  return { range: { least: sum('least'), most: sum('most') } }
}

function sumOf(paid: readonly PaidOut[]): number {
  return Math.round(paid.reduce((sum, { tax }) => sum + (tax ?? 0) * 100, 0)) / 100
}

function pensionOf(
  figures: AtSourceFigures,
  input: DepartureInput,
): (PensionAtSource & { yearly: number }) | undefined {
  const { pension: yearly, seat2: seat, country } = input
  if (!yearly || !seat) return undefined
  return { ...pensionAtSource(figures, { seat, country, pillar: pillars[0], yearly }), yearly }
}

function datesOf(
  { leavesOn, sourceTaxed }: DepartureInput,
  paid: readonly PaidOut[],
  block: PurchaseBlock | undefined,
) {
  const requests = sourceTaxed === 'yes' ? requestTerms(leavesOn) : []
  const lastDay = paid.find(({ refund }) => refund.lastDay)?.refund.lastDay
  const steps: DatedStep[] = [
    ...requests.map(({ year, lastDay: day, by }) => ({ step: 'request' as const, day, year, by })),
    { step: 'deregister', day: leavesOn },
    { step: 'tax-due', day: leavesOn },
    ...(block?.isBlocked ? [{ step: 'free-of-block' as const, day: block.freeFrom }] : []),
    ...(lastDay ? [{ step: 'refund' as const, day: lastDay }] : []),
  ]
  return steps.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

function traceOf(paid: readonly PaidOut[], taxes: readonly (CapitalAtSource | undefined)[]): TraceLine[] {
  const part = 'expats' as const
  const lines = paid.flatMap(({ pillar, amount }, at): TraceLine[] => {
    const tax = taxes[at]
    if (!tax?.ok) return []
    const { seat, basis, parts, total } = tax
    const ofCanton: TraceLine = {
      ...{ part, code: 'departure.canton', amount: parts?.canton ?? total, article: 'StHG Art. 35 para. 1 let. g' },
      values: { pillar, amount, seat, basis },
    }
    if (!parts) return [ofCanton]
    const article = 'DBG Art. 96; QStV annex no. 3'
    return [{ part, code: 'departure.federal', amount: parts.federal, values: { pillar, amount }, article }, ofCanton]
  })
  if (paid.length === 0 || paid.some(({ tax }) => tax === null)) return lines
  const refunded = paid.filter(isRefundable)
  return [
    ...lines,
    { part, code: 'departure.total', amount: sumOf(paid), values: { pillars: paid.length } },
    ...refunded.map(({ pillar, tax, refund: { lastDay } }): TraceLine => {
      const article = 'QStV Art. 19 para. 2'
      return { part, code: 'departure.refund', amount: 0 - (tax ?? 0), values: { pillar, lastDay }, article }
    }),
    { part, code: 'departure.remains', amount: sumOf(paid) - sumOf(refunded), values: {} },
  ]
}

function flagsOf({ year }: AtSourceFigures, input: DepartureInput, paid: readonly PaidOut[]): Flag[] {
  const flags: Flag[] = []
  const paidIn = Number((input.paidOn ?? input.leavesOn).slice(0, 4))
  if (paid.length > 0 && paidIn !== year) flags.push({ code: 'not-checked.rates-of-year', values: { year, paidIn } })
  if (paid.some(({ seat }) => seat === 'TI')) flags.push({ code: 'not-checked.seat-ticino', values: {} })
  if (paid.some(({ refund }) => refund.right === 'unknown'))
    flags.push({ code: 'not-checked.refund-country', values: {} })
  if (paid.length > 0) flags.push({ code: 'departure.tax-abroad', values: {} })
  if (input.pillar2 > 0) flags.push({ code: 'departure.consent', values: {} })
  return flags
}
