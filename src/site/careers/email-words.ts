import { wordsIn } from '#platform/words.ts'
import { type CareersEmailWords, en } from './email-words-en.ts'

export const careersEmailWords = wordsIn<CareersEmailWords>({ en })
