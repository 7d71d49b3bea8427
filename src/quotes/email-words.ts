import { wordsIn } from '#platform/words.ts'
import { en, type QuoteEmailWords } from './email-words-en.ts'

/** The words of the letters about offers. */
export const quoteEmailWords = wordsIn<QuoteEmailWords>({ en })
