const weights = [5, 4, 3, 2, 7, 6, 5, 4]

/**
 * A Swiss business identification number as it is written, or null: nine digits of which the last proves the others
 * (eCH-0097, modulo 11).
 * @example uid('che 109 322 551') // 'CHE-109.322.551'
 */
export function uid(text: string): string | null {
  const found = /^CHE[-\s]?(\d{3})[.\s]?(\d{3})[.\s]?(\d{3})$/i.exec(text.trim())
  if (!found) return null
  const digits = [...found.slice(1).join('')].map(Number)
  const sum = weights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0)
  // A remainder of 1 would ask for a digit 10: such numbers are not given out.
  if ((11 - (sum % 11)) % 11 !== digits[8]) return null
  return `CHE-${found.slice(1).join('.')}`
}
