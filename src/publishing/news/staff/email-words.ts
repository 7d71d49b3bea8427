import { wordsIn } from '#platform/words.ts'
import { en, type NewsEmailWords } from './email-words-en.ts'

export const newsEmailWords = wordsIn<NewsEmailWords>({ en })
