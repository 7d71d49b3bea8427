import { wordsIn } from '#platform/words.ts'
import { en, type PortalWords } from './words-en.ts'

export const portalWords = wordsIn<PortalWords>({ en })
