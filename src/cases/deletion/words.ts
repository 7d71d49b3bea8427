import { wordsIn } from '#platform/words.ts'
import { type DeletionWords, en } from './words-en.ts'

/** The words about the deletion of a client. */
export const deletionWords = wordsIn<DeletionWords>({ en })
