import { wordsIn } from '#platform/words.ts'
import { en, type MergeEmailWords } from './email-words-en.ts'

export const mergeEmailWords = wordsIn<MergeEmailWords>({ en })
