import { wordsIn } from '#platform/words.ts'
import { en, type QuoteLetterWords } from './letter-words-en.ts'

/** The words of the letters about offers. */
export const quoteLetterWords = wordsIn<QuoteLetterWords>({ en })
