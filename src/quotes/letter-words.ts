import { wordsIn } from '#platform/words.ts'
import { en, type QuoteEmailWords } from './letter-words-en.ts'

/** The words of the letters about offers. */
export const quoteEmailWords = wordsIn<QuoteEmailWords>({ en })
