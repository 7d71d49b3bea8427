const marks = /\p{Diacritic}/gu

/** Normalises text for comparison: lower case, no accents, one kind of apostrophe, single spaces. */
export function comparable(text: string): string {
  return text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/(?<=\d)[',](?=\d{3})/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** @example matchesText('zurich', ['Tax Act of the Canton of Zürich']) // true; an empty search matches all */
export function matchesText(searched: string, fields: readonly string[]): boolean {
  const requested = comparable(searched)
  return requested === '' || fields.some((field) => comparable(field).includes(requested))
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
