import { wordsIn } from '#platform/words.ts'
import { en as emails } from './email-words-en.ts'
import { en } from './words-en.ts'

/** What codes of appointments say. */
export const appointmentWords = wordsIn({ en })

/** The texts of letters about appointments. */
export const emailWords = wordsIn({ en: emails })
