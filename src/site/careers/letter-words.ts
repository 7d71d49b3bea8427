import { wordsIn } from '#platform/words.ts'
import { type CareersLetterWords, en } from './letter-words-en.ts'

/** The words of the letters about an application. */
export const careersLetterWords = wordsIn<CareersLetterWords>({ en })
