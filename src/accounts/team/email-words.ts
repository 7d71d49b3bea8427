import { wordsIn } from '#platform/words.ts'
import { en, type StaffEmailWords } from './email-words-en.ts'

export const staffEmailWords = wordsIn<StaffEmailWords>({ en })
