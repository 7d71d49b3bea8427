import { wordsIn } from '#platform/words.ts'
import { type AccountEmailWords, en } from './email-words-en.ts'

/** The words of the letters about an account, its safety and its household. */
export const accountEmailWords = wordsIn<AccountEmailWords>({ en })
