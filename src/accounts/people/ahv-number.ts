/**
 * AHV number: 756 and ten digits with an EAN-13 check digit. Only bodies named by law may store it (AHVG Art. 153c).
 * @example holdsAhvNumber('756.9217.0769.85') // true
 */
export function holdsAhvNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  for (let at = digits.indexOf('756'); at >= 0; at = digits.indexOf('756', at + 1)) {
    const number = digits.slice(at, at + 13)
    if (number.length === 13 && hasCheckDigit(number)) return true
  }
  return false
}

function hasCheckDigit(number: string): boolean {
  const sum = [...number].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
