import { type Fault, faultOf } from '#admin/fault.ts'
import { wordsIn } from '#platform/words.ts'
import { en, type PromotionDeskWords, type PromotionRefusal } from './words-en.ts'

/** The words about discounts for staff. */
export const promotionDeskWords = wordsIn<PromotionDeskWords>({ en })

export function promotionFault(refusal: PromotionRefusal): Fault {
  return faultOf(promotionDeskWords().refused, refusal, { 'ended-before': 409 })
}
