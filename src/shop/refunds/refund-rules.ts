import { swissDay } from '#platform/day.ts'
import { movedBy } from '#platform/working-days.ts'

/**
 * The guarantee 'Refund within 30 days' as data: of what kind of line which share is due, how long after the order. The
 * words of it are `guarantees` in content/pages/pricing.ts; a test compares the days. It is the firm's own promise: Swiss
 * law knows no right to withdraw from an order placed online.
 */
export const refundWindowDays = 30

/** In percent of what was paid for the line: while nothing was delivered, and after. */
export const refundShares: Readonly<Record<string, { open: number; delivered: number }>> = {
  package: { open: 100, delivered: 0 },
  'add-on': { open: 100, delivered: 0 },
  consultation: { open: 100, delivered: 0 },
  service: { open: 100, delivered: 0 },
}

/** A line of an order, and how many of its units were delivered: a draft shown, a talk held, an objection sent. */
export type RefundLine = {
  id: string
  title: string
  typeValue: string
  quantity: number
  unitPriceCents: number
  deliveredUnits: number
}

export type DueLine = {
  id: string
  title: string
  /** What was paid for it, its part of the discounts taken off. */
  paidCents: number
  dueCents: number
  because: 'in-time' | 'too-late' | 'delivered' | 'partly-delivered' | 'unknown-kind'
}

/** `givenCents`: what went back before or is on its way, and is taken off the sum of the lines. */
export type DueRefund = { dueCents: number; givenCents: number; lines: DueLine[]; lastDay: string }

type Bought = {
  lines: readonly RefundLine[]
  totalCents: number
  givenCents: number
  /** Less than the rest of the total where the bank took money back. */
  leftCents?: number
  paidAt: Date
}

/**
 * What the guarantee gives back of an order that is asked for at an instant, line by line, with the reason; less what was
 * given back of it, and never more than is left. The last day counts to its end in Zurich, as a term of days does (Art. 77 OR).
 * @example dueRefund({ lines: [aPackage], totalCents: 49900, givenCents: 0, paidAt }, tenDaysLater).dueCents // 49900
 */
export function dueRefund({ lines, totalCents, givenCents, paidAt, ...here }: Bought, requestedAt: Date): DueRefund {
  const leftCents = here.leftCents ?? totalCents - givenCents
  const lastDay = movedBy(swissDay(paidAt), refundWindowDays)
  const paid = paidForLines(lines, totalCents)
  const due = lines.map((line, at): DueLine => {
    const { id, title, typeValue, quantity, deliveredUnits } = line
    const paidCents = paid[at] ?? 0
    const share = Object.hasOwn(refundShares, typeValue) ? refundShares[typeValue] : undefined
    if (!share) return { id, title, paidCents, dueCents: 0, because: 'unknown-kind' }
    if (swissDay(requestedAt) > lastDay) return { id, title, paidCents, dueCents: 0, because: 'too-late' }
    const delivered = Math.min(deliveredUnits, quantity)
    const dueCents = Math.round(
      (paidCents * (share.open * (quantity - delivered) + share.delivered * delivered)) / (100 * quantity),
    )
    const because = delivered === 0 ? 'in-time' : delivered === quantity ? 'delivered' : 'partly-delivered'
    return { id, title, paidCents, dueCents, because }
  })
  const sum = due.reduce((cents, line) => cents + line.dueCents, 0)
  return { dueCents: Math.max(0, Math.min(sum - givenCents, leftCents)), givenCents, lines: due, lastDay }
}

/** What was paid for each line when discounts came off the whole: their parts add up to the total, to the cent. */
export function paidForLines(
  lines: readonly { quantity: number; unitPriceCents: number }[],
  totalCents: number,
): number[] {
  const gross = lines.map(({ quantity, unitPriceCents }) => quantity * unitPriceCents)
  const sum = gross.reduce((cents, one) => cents + one, 0)
  if (sum === 0) return gross
  let [soFarGross, soFarPaid] = [0, 0]
  return gross.map((cents) => {
    soFarGross += cents
    const before = soFarPaid
    soFarPaid = Math.round((totalCents * soFarGross) / sum)
    return soFarPaid - before
  })
}
