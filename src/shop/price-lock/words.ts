import { wordsIn } from '#platform/words.ts'
import { en, type PriceLockWords } from './words-en.ts'

/** The words about kept prices. */
export const priceLockWords = wordsIn<PriceLockWords>({ en })
