import { say, wordsIn } from '#platform/words.ts'
import type { ExpectedNote, Missing } from './expected-note.ts'
import { type ExpectedWords, en, type Fix, type KnownOr } from './words-en.ts'

export const expectedWords = wordsIn<ExpectedWords>({ en })

export function noteInWords(note: KnownOr<ExpectedNote>): string {
  const { notes, unknown } = expectedWords()
  return note.code === 'unknown' ? unknown : say(notes, note)
}

export function missingInWords(missing: KnownOr<Missing>, reader: 'staff' | 'client'): { text: string; fix: Fix } {
  const words = expectedWords()
  if (missing.code === 'unknown') return { text: words.unknown, fix: 'none' }
  return { text: say(words.missing[reader], missing), fix: words.fixes[missing.code][reader] }
}
