import { wordsIn } from '#platform/words.ts'
import { en, type FigureWords } from './words-en.ts'

/** The words for figures. */
export const figureWords = wordsIn<FigureWords>({ en })
