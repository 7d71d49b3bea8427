import type { StatusKind } from '#design/feedback/status.tsx'
import { wordsIn } from '#platform/words.ts'
import type { ContentItemState, VersionOrigin } from '#publishing/editor/items/content-item.ts'
import type { TextError } from '#publishing/editor/items/content-item-text.ts'
import { type ContentWords, en } from './words-en.ts'

export const contentWords = wordsIn<ContentWords>({ en })

const stateKinds: Record<ContentItemState, StatusKind> = {
  draft: 'wait',
  'in-review': 'warn',
  scheduled: 'prog',
  published: 'done',
  withdrawn: 'off',
}

export function stateBadge(state: ContentItemState): { kind: StatusKind; label: string } {
  return { kind: stateKinds[state], label: contentWords().states[state] }
}

export function errorWords(errors: readonly TextError[]): Record<string, string> {
  const { textErrors, unknownFact } = contentWords()
  const content: Record<string, string> = {}
  for (const { path, code, value } of errors) {
    content[path] ??= code === 'unknown-fact' ? unknownFact(value ?? '') : textErrors[code]
  }
  return content
}

export function handOf({ origin, authorName }: { origin: VersionOrigin; authorName: string | null }): string {
  const { by } = contentWords()
  return origin === 'person' ? (authorName ?? by.nobody) : by[origin]
}

export function lookError(reason: 'too-long' | 'too-nested' | 'too-slow'): string {
  const { textErrors, renderTooSlow } = contentWords()
  return reason === 'too-slow' ? renderTooSlow : textErrors[reason]
}
