import * as platformEmailTexts from '#platform/locales/en-emails.ts'
import { t } from '#platform/texts.ts'

const titles = new Set(['dr', 'herr', 'frau', 'madame', 'monsieur', 'mr', 'mrs', 'ms', 'prof'])

/** Salutation. A name with a title or an initial is used in full. @example greeting('Ana Silva') // 'Dear Ana,' */
export function greeting(name: string | null): string {
  const { dear, hello } = t(platformEmailTexts.email)
  const [first = ''] = (name ?? '').trim().split(/\s+/)
  if (first === '') return hello
  return dear(first.endsWith('.') || titles.has(first.toLowerCase()) ? (name ?? '').trim() : first)
}
