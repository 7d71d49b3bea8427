import { wordsIn } from '#platform/words.ts'
import { type AuditWords, en } from './words-en.ts'

/** The words of the audit log. */
const auditWords = wordsIn<AuditWords>({ en })

/** What was done, in words; a code that only another version of the program knows stands for itself. */
export function actionInWords(action: string): string {
  return wordOf(auditWords().actions, action)
}

/** What kind of thing it was done to, in words. */
export function thingInWords(type: string): string {
  return wordOf(auditWords().things, type)
}

/** The actions whose words contain this text, or whose codes begin with it. */
export function actionsLike(text: string): string[] {
  const requested = text.trim().toLowerCase()
  const known = Object.entries(auditWords().actions)
  return known.flatMap(([code, words]) =>
    code.startsWith(requested) || words.toLowerCase().includes(requested) ? [code] : [],
  )
}

function wordOf(words: Readonly<Record<string, string>>, code: string): string {
  return (Object.hasOwn(words, code) && words[code]) || code
}
