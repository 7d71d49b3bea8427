import { wordsIn } from '#platform/words.ts'
import { en, type StaffLetterWords } from './letter-words-en.ts'

/** The words of the letters to and about the people of the firm. */
export const staffLetterWords = wordsIn<StaffLetterWords>({ en })
