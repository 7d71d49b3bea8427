import { wordsIn } from '#platform/words.ts'
import { en, type PanelWords } from './words-en.ts'

/** The words that several folders of the panel share. */
export const panelWords = wordsIn<PanelWords>({ en })
