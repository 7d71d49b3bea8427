/** A letter as it leaves the house. */
export type Letter = { to: string; subject: string; text: string; html: string; messageId: string }

export type Mail = {
  /**
   * Sends one letter. Resolves once the provider has accepted it; throws when it has not, and then a `LetterRefused`
   * when trying again is of no use.
   */
  send(letter: Letter): Promise<void>
  /** True when letters stay in the database instead of going out: their texts are then kept, to be read there. */
  keepsLetters?: boolean
}

/** The mail server will never take this letter: no such mailbox, contents refused. */
export class LetterRefused extends Error {
  override name = 'LetterRefused'
}

const longestAddress = 254
const longestSubject = 250

/** Says what is wrong with a letter's address or subject, or null. Line breaks in either could smuggle in other headers. */
export function letterFault({ to, subject }: { to: string; subject: string }): string | null {
  if (to.length > longestAddress) return `the address is longer than ${longestAddress} characters`
  if (/\p{Cc}/u.test(to)) return 'the address holds a line break or another control character'
  if (!/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/u.test(to)) return 'the address is not one plain e-mail address'
  if (subject.trim() === '') return 'the subject is empty'
  if (subject.length > longestSubject) return `the subject is longer than ${longestSubject} characters`
  if (/[\p{Cc}\u2028\u2029]/u.test(subject)) return 'the subject holds a line break or another control character'
  return null
}
