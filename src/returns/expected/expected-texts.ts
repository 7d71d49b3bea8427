import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import type { Fix, KnownOr } from '#returns/locales/en.ts'
import * as returnTexts from '#returns/locales/en.ts'
import type { ExpectedNote, Missing } from './expected-note.ts'

export function noteInWords(note: KnownOr<ExpectedNote>): string {
  const { notes, unknown } = t(returnTexts.expected)
  return note.code === 'unknown' ? unknown : say(notes, note)
}

export function missingInWords(missing: KnownOr<Missing>, reader: 'staff' | 'client'): { text: string; fix: Fix } {
  const words = t(returnTexts.expected)
  if (missing.code === 'unknown') return { text: words.unknown, fix: 'none' }
  return { text: say(words.missing[reader], missing), fix: words.fixes[missing.code][reader] }
}
