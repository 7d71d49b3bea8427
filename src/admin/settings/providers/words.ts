import { wordsIn } from '#platform/words.ts'
import { en, type ProviderWords } from './words-en.ts'

/** The words for outside parts and their tests. */
export const providerWords = wordsIn<ProviderWords>({ en })
