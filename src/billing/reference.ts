import {
  calculateQRReferenceChecksum,
  calculateSCORReferenceChecksum,
  formatReference,
  isQRReferenceValid,
  isSCORReferenceValid,
} from 'swissqrbill/utils'

/** The QR reference of a number: 27 digits of which the last proves the others. */
export function qrReference(number: string): string {
  const plain = number.padStart(26, '0')
  return plain + calculateQRReferenceChecksum(plain)
}

/**
 * The creditor reference of a number (ISO 11649): RF, two check digits, the number.
 * @example scorReference('539007547034') // 'RF18539007547034'
 */
export function scorReference(number: string): string {
  return `RF${calculateSCORReferenceChecksum(number)}${number}`
}

/**
 * A reference as bills print it: that of a QR bill in groups of five from its end, the other in groups of four.
 * @example referenceInGroups('RF18539007547034') // 'RF18 5390 0754 7034'
 */
export const referenceInGroups = formatReference

/** A reference as a bank or a person writes it, without blanks; null when its check digits do not prove it. */
export function soundReference(text: string): string | null {
  const plain = text.replaceAll(/\s/g, '').toUpperCase()
  return isQRReferenceValid(plain) || isSCORReferenceValid(plain) ? plain : null
}

/**
 * The reference within a text that a person typed, in groups or not; of several the longest. Null when none proves itself.
 * @example findReference('Zahlung RF18 5390 0754 7034 danke') // 'RF18539007547034'
 */
export function findReference(text: string): string | null {
  const words = text.toUpperCase().match(/[A-Z0-9]+/g) ?? []
  const found = words.flatMap((_, start) => soundFrom(words.slice(start, start + 14)))
  // Words behind a number may prove themselves by chance, one in 97: figures alone go first.
  const rank = (one: string) => (/^(RF)?\d+$/.test(one) ? 100 : 0) + one.length
  return found.toSorted((one, other) => rank(other) - rank(one))[0] ?? null
}

/** The sound references that these words form when they are joined, from the first on. */
function soundFrom(words: string[]): string[] {
  const joined = words.map((_, at) => words.slice(0, at + 1).join(''))
  return joined.flatMap((one) => (/^RF.{6,}|^.{27}$/.test(one) ? (soundReference(one) ?? []) : []))
}

/**
 * The reference by which the payment of an invoice is known again: year and number of the invoice. A QR-IBAN demands
 * one of QR form, any other account takes a creditor reference.
 */
export function referenceFor(year: number, number: number, account: 'qr' | 'plain'): string {
  const digits = `${year}${String(number).padStart(8, '0')}`
  return account === 'qr' ? qrReference(digits) : scorReference(digits)
}
