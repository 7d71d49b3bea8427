import { staffQuotePath } from '#shop/quotes/quote.ts'

export const decisionKinds = [
  'disputed',
  'refund-requested',
  'refund-to-confirm',
  'late',
  'order',
  'first-order',
  'discount',
  'payment',
  'payout-account',
  'payout',
  'quote',
] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** `id` is that of the payment, payout, quote or order. `at`: since when it waits; `dueAt`: last day for evidence. */
export type Decision = {
  kind: DecisionKind
  id: string
  orderNumber: number | null
  name: string | null
  amountCents: number | null
  currencyCode: string
  at: Date
  dueAt: Date | null
  reason: string | null
}

/** The page on which the decision is made. */
export function decisionPath({ kind, id }: Pick<Decision, 'kind' | 'id'>): string {
  if (kind === 'payment') return `/admin/billing/payments#payment-${id}`
  if (kind === 'payout' || kind === 'payout-account') return '/admin/billing/payouts'
  return kind === 'quote' ? staffQuotePath(id) : `/admin/orders/${id}`
}
