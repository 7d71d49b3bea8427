import { wordsIn } from '#platform/words.ts'
import { type AlertWords, en } from './words-en.ts'

export const alertWords = wordsIn<AlertWords>({ en })
