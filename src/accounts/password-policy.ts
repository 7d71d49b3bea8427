export const shortestPassword = 10
export const longestPassword = 128

export type PasswordFault = 'too-short' | 'too-long' | 'too-common' | 'too-personal'

// What somebody tries first on a password of ours.
const firmWords =
  /expats?|tax(es)?|returns?|biel|bienne|bern|swiss|switzerland|schweiz|suisse|steuern?|treuhand|impots/g
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
const longestEnding = 10

/**
 * What is wrong with a new password, or null. `common` are passwords to refuse, also with a year or the like
 * before or after them; `about` are things it must not simply be: name, e-mail address.
 */
export function passwordFault(
  password: string,
  common: ReadonlySet<string>,
  about: { email?: string; name?: string } = {},
): PasswordFault | null {
  if (password.length < shortestPassword) return 'too-short'
  if (password.length > longestPassword) return 'too-long'
  const plain = password.toLowerCase()
  if (new Set(plain).size < 4 || isRun(plain) || spellings(plain).some((text) => common.has(text))) return 'too-common'
  const foreign = plain.replace(firmWords, '')
  if (foreign !== plain && foreign.replace(/\P{L}/gu, '').length < 4) return 'too-common'
  const [mailbox = ''] = (about.email ?? '').toLowerCase().split('@')
  const own = [about.email ?? '', mailbox, ...nameParts(about.name ?? '')].map((part) => part.toLowerCase())
  const rest = own.filter((part) => part.length >= 4).reduce((text, part) => text.replaceAll(part, ''), plain)
  if (rest.length < 6) return 'too-personal'
  return null
}

/** A password as it stands, without what was put around it, with digits read as letters, and once if it says it twice. */
function spellings(plain: string): string[] {
  const bare = plain.replace(/^\P{L}+/u, '').replace(/\P{L}+$/u, '')
  const found = [plain, plain.replace(/[^\p{L}\d]+$/u, '')]
  if (plain.length - bare.length <= longestEnding) found.push(bare)
  const read = [plain, plain.replace(/[\d\W_]{1,4}$/u, '')].map(asLetters)
  return [...found, ...read].flatMap((text) => [text, /^(.{3,})\1+$/.exec(text)?.[1] ?? text])
}

function asLetters(text: string): string {
  return text.replace(/[013457@$]/g, (sign) => digitsFor[sign] ?? sign)
}

/** @example isRun('12345678901') // true */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((sign, at) => (sign.charCodeAt(0) - text.charCodeAt(at) + 10) % 10)
  return new Set(steps).size === 1
}

function nameParts(name: string): string[] {
  const words = name.split(/\s+/).filter(Boolean)
  return [words.join(''), ...words].filter(Boolean)
}
