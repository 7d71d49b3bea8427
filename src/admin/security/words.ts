import { wordsIn } from '#platform/words.ts'
import { en, type SignInWords } from './words-en.ts'

export const signInWords = wordsIn<SignInWords>({ en })
