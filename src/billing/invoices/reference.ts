import {
  calculateQRReferenceChecksum,
  calculateSCORReferenceChecksum,
  formatReference,
  isQRReferenceValid,
  isSCORReferenceValid,
} from 'swissqrbill/utils'

/** QR reference of a number: padded to 26 digits, plus a check digit. */
export function qrReference(number: string): string {
  const plain = number.padStart(26, '0')
  return plain + calculateQRReferenceChecksum(plain)
}

/** ISO 11649: `RF`, two check digits, the number. @example scorReference('539007547034') // 'RF18539007547034' */
export function scorReference(number: string): string {
  return `RF${calculateSCORReferenceChecksum(number)}${number}`
}

/** @example referenceInGroups('RF18539007547034') // 'RF18 5390 0754 7034' */
export const referenceInGroups = formatReference

export function soundReference(text: string): string | null {
  const plain = text.replaceAll(/\s/g, '').toUpperCase()
  return isQRReferenceValid(plain) || isSCORReferenceValid(plain) ? plain : null
}

/**
 * Finds a payment reference in a text: digits only first, then the longest. Null if there is none. @example
 * findReference('Zahlung RF18 5390 0754 7034 danke') // 'RF18539007547034'
 */
export function findReference(text: string): string | null {
  const words = text.toUpperCase().match(/[A-Z0-9]+/g) ?? []
  const found = words.flatMap((_, start) => soundFrom(words.slice(start, start + 14)))
  // Digits-only references come first: joined with the next word, a reference is valid by chance in 1 of 97 cases.
  const rank = (one: string) => (/^(RF)?\d+$/.test(one) ? 100 : 0) + one.length
  return found.toSorted((one, other) => rank(other) - rank(one))[0] ?? null
}

function soundFrom(words: string[]): string[] {
  const joined = words.map((_, at) => words.slice(0, at + 1).join(''))
  return joined.flatMap((one) => (/^RF.{6,}|^.{27}$/.test(one) ? (soundReference(one) ?? []) : []))
}

/** Payment reference from year and invoice number: a QR reference for a QR-IBAN, otherwise a creditor reference. */
export function referenceFor(year: number, number: number, account: 'qr' | 'plain'): string {
  const digits = `${year}${String(number).padStart(8, '0')}`
  return account === 'qr' ? qrReference(digits) : scorReference(digits)
}
