import { wordsIn } from '#platform/words.ts'
import { en, type PriceGuaranteeWords } from './words-en.ts'

export const priceGuaranteeWords = wordsIn<PriceGuaranteeWords>({ en })
