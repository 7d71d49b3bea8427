import { formatIBAN, isIBANValid, isQRIBAN } from 'swissqrbill/utils'

/**
 * The number of a Swiss account in groups of four, or null. That of a QR bill is another one (`qrIban`).
 * @example iban('ch9300762011623852957') // 'CH93 0076 2011 6238 5295 7'
 */
export function iban(text: string): string | null {
  const plain = sound(text)
  return plain && !isQRIBAN(plain) ? formatIBAN(plain) : null
}

/** The account number of a QR bill (its bank has one from 30000 to 31999), which asks for a reference with each payment. */
export function qrIban(text: string): string | null {
  const plain = sound(text)
  return plain && isQRIBAN(plain) ? formatIBAN(plain) : null
}

/** Without blanks, when the two check digits prove the rest (ISO 13616, modulo 97). Liechtenstein has Swiss banking numbers. */
function sound(text: string): string | null {
  const plain = text.replaceAll(/\s/g, '').toUpperCase()
  return /^(CH|LI)\d{7}[\dA-Z]{12}$/.test(plain) && isIBANValid(plain) ? plain : null
}
