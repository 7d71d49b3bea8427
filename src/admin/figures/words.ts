import { wordsIn } from '#platform/words.ts'
import { en, type FiguresWords } from './words-en.ts'

/** The words for the figures of the firm. */
export const figuresWords = wordsIn<FiguresWords>({ en })
