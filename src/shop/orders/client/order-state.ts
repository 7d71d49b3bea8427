import { formatDate, formatMoney } from '#platform/format.ts'
import type { Badge } from '#portal/badges.ts'
import type { OrderState } from '#shop/orders/order.ts'
import type { OwnOrder } from '#shop/orders/own-order-db.server.ts'

const badges: Record<OrderState, Badge> = {
  pending: { kind: 'wait', label: 'Waiting for payment' },
  awaiting_transfer: { kind: 'wait', label: 'Waiting for your transfer' },
  paid: { kind: 'done', label: 'Paid' },
  paid_review: { kind: 'prog', label: 'Paid, being checked' },
  payment_failed: { kind: 'bad', label: 'Payment failed' },
  cancelled: { kind: 'off', label: 'Cancelled' },
  expired: { kind: 'off', label: 'Not paid' },
  refunded: { kind: 'off', label: 'Refunded' },
}

type Money = Pick<
  OwnOrder,
  'state' | 'refundedCents' | 'totalCents' | 'refundRequestedAt' | 'refundedAt' | 'currencyCode'
>

export function orderBadge({ state, refundedCents }: Pick<Money, 'state' | 'refundedCents'>): Badge {
  return refundedCents > 0 && state !== 'refunded' ? { kind: 'off', label: 'Partly refunded' } : badges[state]
}

export function refundWords({
  refundedCents,
  totalCents,
  refundRequestedAt,
  refundedAt,
  ...order
}: Money): string | null {
  const amount = formatMoney(refundedCents, { currency: order.currencyCode.toUpperCase() })
  const on = refundedAt ? ` on ${formatDate(refundedAt)}` : ''
  if (refundedCents >= totalCents) return `The whole amount, ${amount}, was given back${on}.`
  const part = refundedCents > 0 ? `${amount} was given back${on}.` : null
  if (!refundRequestedAt || order.state === 'refunded') return part
  return [part, `A refund was asked for on ${formatDate(refundRequestedAt)}. We write to you once it is on its way.`]
    .filter(Boolean)
    .join(' ')
}

export const ordersPath = '/client-portal/orders'

export function orderPath(orderId: string): string {
  return `${ordersPath}/${orderId}`
}
