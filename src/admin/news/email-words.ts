import { wordsIn } from '#platform/words.ts'
import { en, type NewsEmailWords } from './email-words-en.ts'

/** The words of the letters about the news desk. */
export const newsEmailWords = wordsIn<NewsEmailWords>({ en })
