import { formatIBAN, isIBANValid, isQRIBAN } from 'swissqrbill/utils'

/** Null if invalid or a QR-IBAN. @example iban('ch9300762011623852957') // 'CH93 0076 2011 6238 5295 7' */
export function iban(text: string): string | null {
  const plain = sound(text)
  return plain && !isQRIBAN(plain) ? formatIBAN(plain) : null
}

/** QR-IBAN (institution 30000 to 31999), which requires a reference with each payment. */
export function qrIban(text: string): string | null {
  const plain = sound(text)
  return plain && isQRIBAN(plain) ? formatIBAN(plain) : null
}

/** Without blanks if the check digits are valid (ISO 13616, modulo 97). Liechtenstein has Swiss institution numbers. */
function sound(text: string): string | null {
  const plain = text.replaceAll(/\s/g, '').toUpperCase()
  return /^(CH|LI)\d{7}[\dA-Z]{12}$/.test(plain) && isIBANValid(plain) ? plain : null
}
