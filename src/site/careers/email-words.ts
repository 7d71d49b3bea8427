import { wordsIn } from '#platform/words.ts'
import { type CareersEmailWords, en } from './email-words-en.ts'

/** The words of the letters about an application. */
export const careersEmailWords = wordsIn<CareersEmailWords>({ en })
