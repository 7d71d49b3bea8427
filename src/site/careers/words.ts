import { wordsIn } from '#platform/words.ts'
import { type CareersWords, en } from './words-en.ts'

export const careersWords = wordsIn<CareersWords>({ en })
