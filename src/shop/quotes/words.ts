import { wordsIn } from '#platform/words.ts'
import { en, type QuoteWords } from './words-en.ts'

export const quoteWords = wordsIn<QuoteWords>({ en })
