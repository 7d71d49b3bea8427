import { wordsIn } from '#platform/words.ts'
import { type CareersWords, en } from './words-en.ts'

/** The words of the application form for what is named by codes; the browser needs those of the CV only. */
export const careersWords = wordsIn<CareersWords>({ en })
