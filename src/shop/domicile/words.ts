import { wordsIn } from '#platform/words.ts'
import { type DomicileWords, en } from './words-en.ts'

/** The words about where a buyer is domiciled, and what it changes. */
export const domicileWords = wordsIn<DomicileWords>({ en })
