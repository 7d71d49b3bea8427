import { wordsIn } from '#platform/words.ts'
import { en, type StaffMemberWords } from './words-en.ts'

/** The words about the people of the firm for what is named by codes. */
export const staffMemberWords = wordsIn<StaffMemberWords>({ en })
