import { z } from 'zod'
import { swissDay } from '#platform/day.ts'
import { defineSetting } from '#platform/settings/setting.ts'
import { movedBy } from '#platform/working-days.ts'

/** Limit in francs: a second person must confirm a refund above it. Every refund by an adviser needs confirmation. */
export const refundLimitFrancs = defineSetting('refund_limit', z.int().min(0).max(100_000), 1_000, 'owner')

/** Voluntary guarantee (text in content/pages/pricing.ts): Swiss law grants no right to withdraw from online orders. */
export const refundWindowDays = 30

/** Percentage of a line's paid price that is refunded before and after delivery, by product type. */
export const refundShares: Readonly<Record<string, { open: number; delivered: number }>> = {
  package: { open: 100, delivered: 0 },
  'add-on': { open: 100, delivered: 0 },
  consultation: { open: 100, delivered: 0 },
  service: { open: 100, delivered: 0 },
}

/** A unit is delivered once its draft was shown, its appointment held or its objection sent. */
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
  paidCents: number
  dueCents: number
  because: 'in-time' | 'too-late' | 'delivered' | 'partly-delivered' | 'unknown-kind'
}

/** `givenCents`: cents already refunded or being refunded; deducted from the sum of the lines. */
export type DueRefund = { dueCents: number; givenCents: number; lines: DueLine[]; lastDay: string }

type Bought = {
  lines: readonly RefundLine[]
  totalCents: number
  givenCents: number
  /** Cents left for refunds; less than the total minus earlier refunds if the bank has reversed a payment. */
  leftCents?: number
  paidAt: Date
}

/**
 * Refund due under the guarantee if requested at `requestedAt`, per line with the reason; minus earlier refunds, and at
 * most the money left. The last day ends at midnight in Zurich, as for any term in days (Art. 77 OR).
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

/** Splits the order total after discounts among its lines; the shares add up exactly to the total. */
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
