import { wordsIn } from '#platform/words.ts'
import { en, type QuestionWords } from './words-en.ts'

export const questionWords = wordsIn<QuestionWords>({ en })
