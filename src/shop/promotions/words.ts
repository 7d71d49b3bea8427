import { wordsIn } from '#platform/words.ts'
import { en, type PromotionWords } from './words-en.ts'

/** The words about discounts. */
export const promotionWords = wordsIn<PromotionWords>({ en })
