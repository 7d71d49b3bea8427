import { wordsIn } from '#platform/words.ts'
import { en, type ProviderWords } from './words-en.ts'

export const providerWords = wordsIn<ProviderWords>({ en })
