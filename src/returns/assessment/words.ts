import { wordsIn } from '#platform/words.ts'
import { type AssessmentWords, en } from './words-en.ts'

/** The words for what was assessed. */
export const assessmentWords = wordsIn<AssessmentWords>({ en })
