import { wordsIn } from '#platform/words.ts'
import { type DesignWords, en } from './words-en.ts'

/** The words of parts that speak by themselves. */
export const designWords = wordsIn<DesignWords>({ en })
