import { wordsIn } from '#platform/words.ts'
import { en, type SearchWords } from './words-en.ts'

export const searchWords = wordsIn<SearchWords>({ en })
