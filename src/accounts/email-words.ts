import { wordsIn } from '#platform/words.ts'
import { type AccountEmailWords, en } from './email-words-en.ts'

export const accountEmailWords = wordsIn<AccountEmailWords>({ en })
