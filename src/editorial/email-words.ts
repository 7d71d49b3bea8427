import { wordsIn } from '#platform/words.ts'
import { type EditorialEmailWords, en } from './email-words-en.ts'

/** The words of the letters about entries. */
export const editorialEmailWords = wordsIn<EditorialEmailWords>({ en })
