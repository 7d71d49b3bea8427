import { formatIBAN, isIBANValid, isQRIBAN } from 'swissqrbill/utils'

/**
 * Formats an IBAN. Null if it is invalid, or if it is a QR-IBAN.
 * @example iban('ch9300762011623852957') // 'CH93 0076 2011 6238 5295 7'
 */
export function iban(text: string): string | null {
  const plain = sound(text)
  return plain && !isQRIBAN(plain) ? formatIBAN(plain) : null
}

/** Formats a QR-IBAN (institution 30000–31999), which requires a reference with each payment. Null for other IBANs. */
export function qrIban(text: string): string | null {
  const plain = sound(text)
  return plain && isQRIBAN(plain) ? formatIBAN(plain) : null
}

/** Removes spaces from a Swiss or Liechtenstein IBAN; null if its check digits are wrong (ISO 13616, modulo 97). */
function sound(text: string): string | null {
  const plain = text.replaceAll(/\s/g, '').toUpperCase()
  return /^(CH|LI)\d{7}[\dA-Z]{12}$/.test(plain) && isIBANValid(plain) ? plain : null
}
