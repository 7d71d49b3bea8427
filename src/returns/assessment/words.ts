import { wordsIn } from '#platform/words.ts'
import { type AssessmentWords, en } from './words-en.ts'

export const assessmentWords = wordsIn<AssessmentWords>({ en })
