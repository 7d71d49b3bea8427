import { wordsIn } from '#platform/words.ts'
import { en, type PanelWords } from './words-en.ts'

export const panelWords = wordsIn<PanelWords>({ en })
