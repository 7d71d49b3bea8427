import { withoutInvisible } from './clean-text.ts'

/** Whose name it is: a person's has no digits and few signs; that of a company may have both. */
export type NameKind = 'person' | 'company'

/** Why a text is refused as a name. `ours`: it uses the name of the firm itself. */
export const nameErrors = ['broken', 'link', 'digits', 'signs', 'mixed-letters', 'ours'] as const
export type NameError = (typeof nameErrors)[number]

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thai', 'Cherokee', 'Coptic']
const scriptTests = scripts.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))
const lineBreak = /[\p{Cc}\p{Zl}\p{Zp}]/u
const link = /[/\\@:]|\bwww\b/iu
// 'evil.test' and 'Dr.evil.ch', but neither 'Dr. Keller' nor 'J.R. Keller'.
const domain =
  /[\p{L}\p{M}-]{3,}\.\p{L}{2,}|\p{L}[\p{L}\p{M}-]*\.(com|net|org|info|biz|io|co|me|ch|de|fr|it|at|li|eu|uk|us|ru|cn|xyz|top)(?![\p{L}\p{M}])/iu
const personEmails = /^(?:[\p{L}\p{M} '’‘ʼ´`.,·・‐–()-]|\u200c|\u200d)*$/u
const companySigns = /[<>{}[\]|^~\\]/u

/** A name as it is stored: composed letters, one blank between words, nothing invisible. */
export function cleanName(text: string): string {
  return withoutInvisible(text)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Zs}]+/gu, ' ')
    .trim()
}

/**
 * What is wrong with a cleaned name, or null. A name is shown to others and greets in emails, so it holds no address of a
 * website, no telephone number, no letters of two scripts in one word ('Аnna' with a Cyrillic А) and not the firm's name.
 * @example nameError('Анна Келлер', 'person', 'Expat Tax Biel') // null
 */
export function nameError(name: string, kind: NameKind, firm: string): NameError | null {
  if (lineBreak.test(name)) return 'broken'
  const plain = name.normalize('NFKC')
  // Danish and Norwegian companies: A/S, I/S.
  const linked = kind === 'company' ? plain.replace(/\b[A-Z]\/[A-Z]\b/g, '') : plain
  if (link.test(linked) || (kind === 'person' && domain.test(plain))) return 'link'
  if (kind === 'person' && /\p{N}/u.test(plain)) return 'digits'
  if (kind === 'person' ? !personEmails.test(plain) : companySigns.test(plain)) return 'signs'
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
