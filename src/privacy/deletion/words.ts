import { wordsIn } from '#platform/words.ts'
import { type DeletionWords, en } from './words-en.ts'

export const deletionWords = wordsIn<DeletionWords>({ en })
