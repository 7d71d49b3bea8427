import { wordsIn } from '#platform/words.ts'
import { en as emails } from './email-words-en.ts'
import { en } from './words-en.ts'

export const appointmentWords = wordsIn({ en })

export const emailWords = wordsIn({ en: emails })
