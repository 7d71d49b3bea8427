import { wordsIn } from '#platform/words.ts'
import { en, type PortalWords } from './words-en.ts'

/** The words of the portal for what is named by codes. Each page's own copy stands in the page. */
export const portalWords = wordsIn<PortalWords>({ en })
