const marks = /\p{Diacritic}/gu

/** Text as it is compared: small letters without accents, one kind of apostrophe, single spaces. */
export function comparable(text: string): string {
  return text.normalize('NFD').replace(marks, '').toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ').trim()
}

/**
 * True when one of the fields contains what was searched for, whatever its case, accents and apostrophes.
 * An empty search matches everything.
 * @example matchesText('zurich', ['Tax Act of the Canton of Zürich']) // true
 */
export function matchesText(searched: string, fields: readonly string[]): boolean {
  const requested = comparable(searched)
  return requested === '' || fields.some((field) => comparable(field).includes(requested))
}
