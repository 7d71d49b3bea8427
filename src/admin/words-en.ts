import type { Status } from '#accounts/people/person.ts'
import type { OrderState } from '#shop/orders/order.ts'

export type PanelWords = {
  clientStatuses: Record<Status, string>
  orderStates: Record<OrderState, string>
  refusals: Record<SharedReason, string>
}

type SharedReason =
  | 'unknown-case'
  | 'unknown-document'
  | 'unknown-item'
  | 'forbidden'
  | 'case-closed'
  | 'not-scanned'
  | 'infected'
  | 'store-away'
  | 'no-reason'
  | 'not-understood'

export const en: PanelWords = {
  clientStatuses: {
    active: 'Active',
    pending: 'Pending approval',
    invited: 'Invited',
    suspended: 'Suspended',
    rejected: 'Rejected',
    closed: 'Closed',
  },
  orderStates: {
    pending: 'Waiting for payment',
    awaiting_transfer: 'Waiting for transfer',
    paid: 'Paid',
    paid_review: 'Paid, to review',
    payment_failed: 'Payment failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    refunded: 'Refunded',
  },
  refusals: {
    'unknown-case': 'This case does not exist.',
    'unknown-document': 'This document does not exist.',
    'unknown-item': 'This item is not on the checklist.',
    forbidden: 'This case belongs to another adviser. Ask them or an admin.',
    'case-closed': 'This case is closed. Reopen it before you change its documents.',
    'not-scanned': 'This file has not been scanned yet. Try again in a minute.',
    infected: 'The scanner found this file infected. It is held back.',
    'store-away': 'The file store is away. Try again in a few minutes.',
    'no-reason': 'Give a reason: the client reads it in the letter.',
    'not-understood': 'This was not understood.',
  },
}
