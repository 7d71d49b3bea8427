import { wordsIn } from '#platform/words.ts'
import { type EditorialEmailWords, en } from './email-words-en.ts'

export const editorialEmailWords = wordsIn<EditorialEmailWords>({ en })
