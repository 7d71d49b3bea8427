import { wordsIn } from '#platform/words.ts'
import { en, type QuoteEmailWords } from './email-words-en.ts'

export const quoteEmailWords = wordsIn<QuoteEmailWords>({ en })
