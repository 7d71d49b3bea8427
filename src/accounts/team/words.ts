import { wordsIn } from '#platform/words.ts'
import { en, type StaffMemberWords } from './words-en.ts'

export const staffMemberWords = wordsIn<StaffMemberWords>({ en })
