import { wordsIn } from '#platform/words.ts'
import { en, type FiguresWords } from './words-en.ts'

export const figuresWords = wordsIn<FiguresWords>({ en })
