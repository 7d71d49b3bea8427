import { wordsIn } from '#platform/words.ts'
import { en, type FigureWords } from './words-en.ts'

export const figureWords = wordsIn<FigureWords>({ en })
