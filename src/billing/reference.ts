const carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

/**
 * The check digit of a QR reference (modulo 10, recursive).
 * @example qrCheckDigit('21000000000313947143000901') // 7
 */
export function qrCheckDigit(digits: string): number {
  let carry = 0
  for (const digit of digits) carry = carries[(carry + Number(digit)) % 10] ?? 0
  return (10 - carry) % 10
}

/** The QR reference of a number: 27 digits of which the last proves the others. */
export function qrReference(number: string): string {
  const plain = number.padStart(26, '0')
  return plain + qrCheckDigit(plain)
}

function mod97(text: string): number {
  let rest = 0
  for (const sign of text) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/**
 * The creditor reference of a number (ISO 11649): RF, two check digits, the number.
 * @example scorReference('539007547034') // 'RF18539007547034'
 */
export function scorReference(number: string): string {
  return `RF${String(98 - mod97(`${number}RF00`)).padStart(2, '0')}${number}`
}

/**
 * A reference as bills print it: that of a QR bill in groups of five from its end, the other in groups of four.
 * @example referenceInGroups('RF18539007547034') // 'RF18 5390 0754 7034'
 */
export function referenceInGroups(reference: string): string {
  const groups = /^\d{27}$/.test(reference) ? /(?=(?:.{5})+$)/g : /(?<=^(?:.{4})+)(?=.)/g
  return reference.split(groups).join(' ')
}

/** A reference as a bank or a person writes it, without blanks; null when its check digits do not prove it. */
export function soundReference(text: string): string | null {
  const plain = text.replaceAll(/\s/g, '').toUpperCase()
  if (/^\d{27}$/.test(plain)) return qrCheckDigit(plain.slice(0, 26)) === Number(plain[26]) ? plain : null
  if (/^RF\d{2}[\dA-Z]{1,21}$/.test(plain)) return mod97(plain.slice(4) + plain.slice(0, 4)) === 1 ? plain : null
  return null
}

/**
 * The reference by which the payment of an invoice is known again: year and number of the invoice. A QR-IBAN demands
 * one of QR form, any other account takes a creditor reference.
 */
export function referenceFor(year: number, number: number, account: 'qr' | 'plain'): string {
  const digits = `${year}${String(number).padStart(8, '0')}`
  return account === 'qr' ? qrReference(digits) : scorReference(digits)
}
