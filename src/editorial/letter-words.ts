import { wordsIn } from '#platform/words.ts'
import { type EditorialLetterWords, en } from './letter-words-en.ts'

/** The words of the letters about entries. */
export const editorialLetterWords = wordsIn<EditorialLetterWords>({ en })
