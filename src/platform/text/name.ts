import { withoutInvisible } from './clean-text.ts'

export type NameKind = 'person' | 'company'

/** `ours`: the name contains the firm's own name. */
export const nameErrors = ['broken', 'link', 'digits', 'signs', 'mixed-letters', 'ours'] as const
export type NameError = (typeof nameErrors)[number]

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thai', 'Cherokee', 'Coptic']
const scriptTests = scripts.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))
const lineBreak = /[\p{Cc}\p{Zl}\p{Zp}]/u
const link = /[/\\@:]|\bwww\b/iu
// Matches domains such as 'evil.test' and 'Dr.evil.ch', but neither 'Dr. Keller' nor 'J.R. Keller'.
const domain =
  /[\p{L}\p{M}-]{3,}\.\p{L}{2,}|\p{L}[\p{L}\p{M}-]*\.(com|net|org|info|biz|io|co|me|ch|de|fr|it|at|li|eu|uk|us|ru|cn|xyz|top)(?![\p{L}\p{M}])/iu
const personCharacters = /^(?:[\p{L}\p{M} '’‘ʼ´`.,·・‐–()-]|\u200c|\u200d)*$/u
const companySigns = /[<>{}[\]|^~\\]/u

export function cleanName(text: string): string {
  return withoutInvisible(text)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Zs}]+/gu, ' ')
    .trim()
}

/** Rejects names that spammers could use in our emails: with URLs, phone numbers, our own name or mixed scripts. */
export function nameError(name: string, kind: NameKind, firm: string): NameError | null {
  if (lineBreak.test(name)) return 'broken'
  const plain = name.normalize('NFKC')
  const linked = kind === 'company' ? plain.replace(/\b[A-Z]\/[A-Z]\b/g, '') : plain
  if (link.test(linked) || (kind === 'person' && domain.test(plain))) return 'link'
  if (kind === 'person' && /\p{N}/u.test(plain)) return 'digits'
  if (kind === 'person' ? !personCharacters.test(plain) : companySigns.test(plain)) return 'signs'
  if (words(plain).some(isMixed)) return 'mixed-letters'
  return bare(plain).includes(bare(firm)) ? 'ours' : null
}

function words(text: string): string[] {
  return text.split(/[^\p{L}\p{M}]+/u)
}

function isMixed(word: string): boolean {
  return scriptTests.filter((script) => script.test(word)).length > 1
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '')
}
