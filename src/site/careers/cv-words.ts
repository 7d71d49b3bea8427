import { wordsIn } from '#platform/words.ts'
import { type CvWords, en } from './cv-words-en.ts'

/** The words about a CV that was not taken, in the browser too. */
export const cvWords = wordsIn<CvWords>({ en })
