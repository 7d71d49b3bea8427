import { wordsIn } from '#platform/words.ts'
import { en, type NotificationWords } from './words-en.ts'

export const notificationWords = wordsIn<NotificationWords>({ en })
