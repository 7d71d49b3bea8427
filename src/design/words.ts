import { wordsIn } from '#platform/words.ts'
import { type DesignWords, en } from './words-en.ts'

export const designWords = wordsIn<DesignWords>({ en })
