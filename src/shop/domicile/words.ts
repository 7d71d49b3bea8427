import { wordsIn } from '#platform/words.ts'
import { type DomicileWords, en } from './words-en.ts'

export const domicileWords = wordsIn<DomicileWords>({ en })
