import { wordsIn } from '#platform/words.ts'
import { en, type PriceGuaranteeWords } from './words-en.ts'

/** The words about kept prices. */
export const priceGuaranteeWords = wordsIn<PriceGuaranteeWords>({ en })
