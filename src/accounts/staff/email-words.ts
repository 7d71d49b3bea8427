import { wordsIn } from '#platform/words.ts'
import { en, type StaffEmailWords } from './email-words-en.ts'

/** The words of the letters to and about the people of the firm. */
export const staffEmailWords = wordsIn<StaffEmailWords>({ en })
