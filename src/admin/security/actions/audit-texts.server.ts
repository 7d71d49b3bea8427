import * as adminTexts from '#admin/locales/en.ts'
import { t } from '#platform/texts.ts'

/** Text of an action code. Unknown codes, e.g. written by a newer release before a rollback, are returned unchanged. */
export function actionInWords(action: string): string {
  return wordOf(t(adminTexts.audit).actions, action)
}

export function thingInWords(type: string): string {
  return wordOf(t(adminTexts.audit).things, type)
}

export function actionsLike(text: string): string[] {
  const requested = text.trim().toLowerCase()
  const known = Object.entries(t(adminTexts.audit).actions)
  return known.flatMap(([code, words]) =>
    code.startsWith(requested) || words.toLowerCase().includes(requested) ? [code] : [],
  )
}

function wordOf(words: Readonly<Record<string, string>>, code: string): string {
  return (Object.hasOwn(words, code) && words[code]) || code
}
