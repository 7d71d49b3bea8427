import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { OrderRefusal } from '#shop/staff/locales/en.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

const copy = () => t(shopStaffTexts.words)

const notDecided: ErrorStatuses<OrderRefusal> = {
  'not-allowed': 403,
  'unknown-order': 404,
  'refund-asked': 409,
  'wrong-state': 409,
  'nothing-due': 409,
  'no-payment': 409,
  'nothing-contested': 409,
  'refund-open': 409,
  'nothing-to-decide': 409,
  'refunded-since': 409,
  'no-reason': 422,
  'too-much': 422,
  'wrong-account': 422,
  'no-words': 422,
  'not-money': 422,
  unsure: 422,
  'not-understood': 422,
}

export function orderError(refusal: OrderRefusal): FieldError {
  return errorOf(t(shopStaffTexts.order).notDecided, refusal, notDecided)
}

export function orderAction(action: string): string {
  return t(shopStaffTexts.order).actions[action] ?? action
}

export function providerReport(state: string): string {
  return t(shopStaffTexts.order).reports[state] ?? copy().paymentProviderReported(state)
}
