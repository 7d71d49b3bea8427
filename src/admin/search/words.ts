import { wordsIn } from '#platform/words.ts'
import { en, type SearchWords } from './words-en.ts'

/** The words of the search for staff. */
export const searchWords = wordsIn<SearchWords>({ en })
