import { wordsIn } from '#platform/words.ts'
import { en, type NotificationWords } from './words-en.ts'

/** The words for letters to staff. */
export const notificationWords = wordsIn<NotificationWords>({ en })
