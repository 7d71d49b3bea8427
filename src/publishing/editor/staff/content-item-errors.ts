import type { StatusKind } from '#design/feedback/status.tsx'
import { t } from '#platform/texts.ts'
import type { ContentItemState, VersionOrigin } from '#publishing/editor/items/content-item.ts'
import type { TextError } from '#publishing/editor/items/content-item-text.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

export const contentItemLanguages = ['en', 'de', 'fr', 'it'] as const

const stateKinds: Record<ContentItemState, StatusKind> = {
  draft: 'wait',
  'in-review': 'warn',
  scheduled: 'prog',
  published: 'done',
  withdrawn: 'off',
}

export function stateBadge(state: ContentItemState): { kind: StatusKind; label: string } {
  return { kind: stateKinds[state], label: t(publishingStaffTexts.content).states[state] }
}

export function errorWords(errors: readonly TextError[]): Record<string, string> {
  const { textErrors, unknownFact } = t(publishingStaffTexts.content)
  const content: Record<string, string> = {}
  for (const { path, code, value } of errors) {
    content[path] ??= code === 'unknown-fact' ? unknownFact(value ?? '') : textErrors[code]
  }
  return content
}

export function handOf({ origin, authorName }: { origin: VersionOrigin; authorName: string | null }): string {
  const { by } = t(publishingStaffTexts.content)
  return origin === 'person' ? (authorName ?? by.former) : by[origin]
}

export function lookError(reason: 'too-long' | 'too-nested' | 'too-slow'): string {
  const { textErrors, renderTooSlow } = t(publishingStaffTexts.content)
  return reason === 'too-slow' ? renderTooSlow : textErrors[reason]
}

export function languageName(code: string): string {
  const known = contentItemLanguages.find((language) => language === code)
  return known ? t(publishingStaffTexts.contentItemErrors).languages[known] : code
}
