import { wordsIn } from '#platform/words.ts'
import { type AccountWords, en } from './words-en.ts'

/** The words of accounts for what is named by codes. */
export const accountWords = wordsIn<AccountWords>({ en })
