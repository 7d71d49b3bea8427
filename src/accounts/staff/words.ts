import { wordsIn } from '#platform/words.ts'
import { en, type MemberWords } from './words-en.ts'

/** The words about the people of the firm for what is named by codes. */
export const memberWords = wordsIn<MemberWords>({ en })
