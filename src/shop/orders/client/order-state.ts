import { formatDate, formatLongDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Badge } from '#portal/badges.ts'
import * as shopTexts from '#shop/locales/en.ts'
import type { OrderState } from '#shop/orders/order.ts'
import type { OwnOrder } from '#shop/orders/own-order-db.server.ts'

const copy = () => t(shopTexts.orderState)

const badges: Record<OrderState, Badge> = {
  pending: {
    kind: 'wait',
    get label() {
      return copy().waitingForPayment
    },
  },
  awaiting_transfer: {
    kind: 'wait',
    get label() {
      return copy().waitingForYourTransfer
    },
  },
  paid: {
    kind: 'done',
    get label() {
      return copy().paid
    },
  },
  paid_review: {
    kind: 'prog',
    get label() {
      return copy().checkingYourPayment
    },
  },
  payment_failed: {
    kind: 'bad',
    get label() {
      return copy().paymentFailed
    },
  },
  cancelled: {
    kind: 'off',
    get label() {
      return copy().cancelled
    },
  },
  expired: {
    kind: 'off',
    get label() {
      return copy().notPaid
    },
  },
  refunded: {
    kind: 'off',
    get label() {
      return copy().refunded
    },
  },
}

type Money = Pick<
  OwnOrder,
  'state' | 'refundedCents' | 'totalCents' | 'refundRequestedAt' | 'refundedAt' | 'currencyCode'
>

export function orderBadge({ state, refundedCents }: Pick<Money, 'state' | 'refundedCents'>): Badge {
  return refundedCents > 0 && state !== 'refunded' ? { kind: 'off', label: copy().partlyRefunded } : badges[state]
}

export function refundWords({
  refundedCents,
  totalCents,
  refundRequestedAt,
  refundedAt,
  ...order
}: Money): string | null {
  const amount = formatMoney(refundedCents, { currency: order.currencyCode.toUpperCase() })
  const on = refundedAt ? copy().on(formatDate(refundedAt)) : ''
  if (refundedCents >= totalCents) return copy().weRefundedFullAmountOf(amount, on)
  const part = refundedCents > 0 ? copy().weRefunded(amount, on) : null
  if (!refundRequestedAt || order.state === 'refunded') return part
  return [part, copy().refundWasRequestedOnWe(formatLongDate(refundRequestedAt))].filter(Boolean).join(' ')
}

export const ordersPath = '/client-portal/orders'

export function orderPath(orderId: string): string {
  return `${ordersPath}/${orderId}`
}
