import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { wordsIn } from '#platform/words.ts'
import { en, type PromotionAdminWords, type PromotionRefusal } from './words-en.ts'

export const promotionAdminWords = wordsIn<PromotionAdminWords>({ en })

const refused: ErrorStatuses<PromotionRefusal> = {
  forbidden: 403,
  'unknown-promotion': 404,
  'ended-before': 409,
  invalid: 422,
}

export function promotionError(refusal: PromotionRefusal): FieldError {
  return errorOf(promotionAdminWords().refused, refusal, refused)
}
