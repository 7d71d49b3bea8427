const weights = [5, 4, 3, 2, 7, 6, 5, 4]

/**
 * Formats a business number (UID); null unless its check digit is valid (eCH-0097). @example uid('che 109 322 551') //
 * 'CHE-109.322.551'
 */
export function uid(text: string): string | null {
  const found = /^CHE[-\s]?(\d{3})[.\s]?(\d{3})[.\s]?(\d{3})$/i.exec(text.trim())
  if (!found) return null
  const digits = [...found.slice(1).join('')].map(Number)
  const sum = weights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0)
  if ((11 - (sum % 11)) % 11 !== digits[8]) return null
  return `CHE-${found.slice(1).join('.')}`
}
