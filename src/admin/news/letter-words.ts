import { wordsIn } from '#platform/words.ts'
import { en, type NewsLetterWords } from './letter-words-en.ts'

/** The words of the letters about the news desk. */
export const newsLetterWords = wordsIn<NewsLetterWords>({ en })
