export const shortestPassword = 10
export const maxPasswordLength = 128

/** How long the browser of an order may choose the password of the account that the payment created. */
export const firstPasswordHours = 24

export type PasswordError = 'too-short' | 'too-long' | 'too-common' | 'too-personal'

const firmWords = [
  ...['expatriates', 'expatriate', 'expats', 'expat', 'taxes', 'tax', 'returns', 'return', 'biel', 'bienne', 'bern'],
  ...['switzerland', 'swiss', 'schweizer', 'schweiz', 'suisse', 'steuern', 'steuer', 'treuhand', 'impots', 'fiduciary'],
  ...['consulting', 'consultation', 'advisers', 'adviser', 'advisors', 'advisor', 'packages', 'package', 'clients'],
  ...['client', 'portal', 'admin', 'owner', 'office', 'company', 'store', 'premium', 'standard', 'basic', 'deluxe'],
  ...['welcome', 'willkommen', 'bienvenue', 'password', 'passwort', 'login', 'geneva', 'zurich', 'zuerich', 'basel'],
]
const minOwnEmails = 4
const digitsFor: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
const maxEndingLength = 10

/** Null if accepted. Refuses passwords in `common`, even with added digits, and personal data in `about`. */
export function passwordError(
  password: string,
  common: ReadonlySet<string>,
  about: { email?: string; name?: string; firm?: readonly string[] } = {},
): PasswordError | null {
  if (password.length < shortestPassword) return 'too-short'
  if (password.length > maxPasswordLength) return 'too-long'
  const plain = password.toLowerCase()
  if (new Set(plain).size < 4 || isRun(plain) || spellings(plain).some((text) => common.has(text))) return 'too-common'
  if ([plain, asEmails(plain)].some((text) => isOfFirm(text, about.firm ?? []))) return 'too-common'
  const [mailbox = ''] = (about.email ?? '').toLowerCase().split('@')
  const own = [about.email ?? '', mailbox, ...nameParts(about.name ?? '')].map((part) => part.toLowerCase())
  const rest = own.filter((part) => part.length >= 4).reduce((text, part) => text.replaceAll(part, ''), plain)
  if (rest.length < 6) return 'too-personal'
  return null
}

function isOfFirm(plain: string, firm: readonly string[]): boolean {
  const names = firm.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)).filter((word) => word.length >= 3)
  const words = [...names, ...firmWords].toSorted((one, other) => other.length - one.length)
  const emails = plain.replace(/\P{L}/gu, '')
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), emails)
  return rest !== emails && rest.length < minOwnEmails
}

/** Variants to look up among common passwords: ends trimmed, digits read as letters, repetitions reduced. */
function spellings(plain: string): string[] {
  const bare = plain.replace(/^\P{L}+/u, '').replace(/\P{L}+$/u, '')
  const found = [plain, plain.replace(/[^\p{L}\d]+$/u, '')]
  if (plain.length - bare.length <= maxEndingLength) found.push(bare)
  const read = [plain, plain.replace(/[\d\W_]{1,4}$/u, '')].map(asEmails)
  return [...found, ...read].flatMap((text) => [text, /^(.{3,})\1+$/.exec(text)?.[1] ?? text])
}

function asEmails(text: string): string {
  return text.replace(/[013457@$]/g, (sign) => digitsFor[sign] ?? sign)
}

function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((sign, at) => (sign.charCodeAt(0) - text.charCodeAt(at) + 10) % 10)
  return new Set(steps).size === 1
}

function nameParts(name: string): string[] {
  const words = name.split(/\s+/).filter(Boolean)
  return [words.join(''), ...words].filter(Boolean)
}
