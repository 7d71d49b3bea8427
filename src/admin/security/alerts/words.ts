import { wordsIn } from '#platform/words.ts'
import { type AlertWords, en } from './words-en.ts'

/** The words for alerts. */
export const alertWords = wordsIn<AlertWords>({ en })
