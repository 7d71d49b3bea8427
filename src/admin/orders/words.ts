import { type Fault, faultOf } from '#admin/fault.ts'
import { wordsIn } from '#platform/words.ts'
import { en, type OrderDeskWords, type OrderRefusal } from './words-en.ts'

/** The words about orders for staff. */
export const orderDeskWords = wordsIn<OrderDeskWords>({ en })

export function orderFault(refusal: OrderRefusal): Fault {
  return faultOf(orderDeskWords().notDecided, refusal, { 'not-allowed': 403 })
}

/** What happened to an order, in the words of the page; an action that has none stands for itself. */
export function orderAction(action: string): string {
  return orderDeskWords().actions[action] ?? action
}
