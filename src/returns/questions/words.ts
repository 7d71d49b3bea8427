import { wordsIn } from '#platform/words.ts'
import { en, type QuestionWords } from './words-en.ts'

/** The words for questions and answers. */
export const questionWords = wordsIn<QuestionWords>({ en })
