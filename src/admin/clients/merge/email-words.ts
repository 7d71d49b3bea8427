import { wordsIn } from '#platform/words.ts'
import { en, type MergeEmailWords } from './email-words-en.ts'

/** The words of the letters about two accounts that became one. */
export const mergeEmailWords = wordsIn<MergeEmailWords>({ en })
