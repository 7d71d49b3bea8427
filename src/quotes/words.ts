import { wordsIn } from '#platform/words.ts'
import { en, type QuoteWords } from './words-en.ts'

/** The words about offers. */
export const quoteWords = wordsIn<QuoteWords>({ en })
