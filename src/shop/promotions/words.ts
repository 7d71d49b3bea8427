import { wordsIn } from '#platform/words.ts'
import { en, type PromotionWords } from './words-en.ts'

export const promotionWords = wordsIn<PromotionWords>({ en })
