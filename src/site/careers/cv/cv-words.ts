import { wordsIn } from '#platform/words.ts'
import { type CvWords, en } from './cv-words-en.ts'

export const cvWords = wordsIn<CvWords>({ en })
