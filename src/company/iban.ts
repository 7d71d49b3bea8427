/** The number of a bank in a Swiss account number; those from 30000 to 31999 are for QR bills. */
const isForQr = (iban: string) => /^..\d\d3[01]/.test(iban)

/**
 * The number of a Swiss account in groups of four, or null. That of a QR bill is another one (`qrIban`).
 * @example iban('ch9300762011623852957') // 'CH93 0076 2011 6238 5295 7'
 */
export function iban(text: string): string | null {
  const plain = sound(text)
  return plain && !isForQr(plain) ? inGroups(plain) : null
}

/** The account number of a QR bill, which asks for a reference with each payment. */
export function qrIban(text: string): string | null {
  const plain = sound(text)
  return plain && isForQr(plain) ? inGroups(plain) : null
}

/** Without blanks, when the two check digits prove the rest (ISO 13616, modulo 97). Liechtenstein has Swiss banking numbers. */
function sound(text: string): string | null {
  const plain = text.replaceAll(/\s/g, '').toUpperCase()
  if (!/^(CH|LI)\d{7}[\dA-Z]{12}$/.test(plain)) return null
  const turned = plain.slice(4) + plain.slice(0, 4)
  let rest = 0
  for (const sign of turned) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1 ? plain : null
}

function inGroups(plain: string): string {
  return plain.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
