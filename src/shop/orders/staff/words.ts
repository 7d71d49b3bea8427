import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { wordsIn } from '#platform/words.ts'
import { en, type OrderAdminWords, type OrderRefusal } from './words-en.ts'

export const orderAdminWords = wordsIn<OrderAdminWords>({ en })

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
  'given-meanwhile': 409,
  'no-reason': 422,
  'too-much': 422,
  'wrong-account': 422,
  'no-words': 422,
  'not-money': 422,
  unsure: 422,
  'not-understood': 422,
}

export function orderError(refusal: OrderRefusal): FieldError {
  return errorOf(orderAdminWords().notDecided, refusal, notDecided)
}

export function orderAction(action: string): string {
  return orderAdminWords().actions[action] ?? action
}

export function providerReport(state: string): string {
  return orderAdminWords().reports[state] ?? `The provider reported: ${state}`
}
