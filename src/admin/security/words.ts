import { wordsIn } from '#platform/words.ts'
import { en, type SignInWords } from './words-en.ts'

/** The words for the sign-in log. */
export const signInWords = wordsIn<SignInWords>({ en })
