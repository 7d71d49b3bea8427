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
 * The reference by which the payment of an invoice is known again: year and number of the invoice. A QR-IBAN demands
 * one of QR form, any other account takes a creditor reference.
 */
export function referenceFor(year: number, number: number, account: 'qr' | 'plain'): string {
  const digits = `${year}${String(number).padStart(8, '0')}`
  return account === 'qr' ? qrReference(digits) : scorReference(digits)
}
