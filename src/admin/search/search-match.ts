import { isMistypable } from './search-query.ts'

/** The same replacements as the SQL function `searchable`. */
const plainOf: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  '’': "'",
}

/**
 * True if two words differ by at most one typo, or by two if both have at least eight letters. Doubled letters are
 * treated as single.
 * @example isNearly('muller', 'mullre') // true
 */
export function isNearly(one: string, other: string): boolean {
  if (undoubled(one) === undoubled(other)) return true
  const max = Math.min(one.length, other.length) >= 8 ? 2 : 1
  if (Math.abs(one.length - other.length) > max) return false
  return slipsBetween(one, other) <= max
}

const undoubled = (word: string) => word.replace(/(.)\1+/gu, '$1')

function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}

function fold(letter: string): string {
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plainOf[plain] ?? plain
}

export function folded(text: string): { plain: string; at: number[] } {
  let plain = ''
  const at: number[] = []
  let place = 0
  for (const letter of text) {
    const small = fold(letter)
    for (let unit = 0; unit < small.length; unit++) at.push(place)
    plain += small
    place += letter.length
  }
  at.push(text.length)
  return { plain, at }
}

export type Part = { text: string; isHighlighted: boolean }

type Range = [from: number, to: number]

function rangesIn(plain: string, words: readonly string[]): Range[] {
  return words.flatMap((word) => {
    const requested = [...word].map(fold).join('')
    const ranges: Range[] = []
    for (
      let from = plain.indexOf(requested);
      requested !== '' && from !== -1;
      from = plain.indexOf(requested, from + 1)
    ) {
      ranges.push([from, from + requested.length])
    }
    if (ranges.length > 0 || !isMistypable(word)) return ranges
    const near = [...plain.matchAll(/\p{L}+/gu)].filter(([found]) => isNearly(found, requested))
    return near.map(({ 0: found, index }): Range => [index, index + found.length])
  })
}

/**
 * Marks words, ignoring case and accents. With `maxLength`, returns only the surroundings of the first match.
 * @example markedParts('Zoë M', ['m']) // [{ text: 'Zoë ', isHighlighted: false }, { text: 'M', isHighlighted: true }]
 */
export function markedParts(text: string, words: readonly string[], maxLength?: number): Part[] {
  const { plain, at } = folded(text)
  const ranges = rangesIn(plain, words)
    .map(([from, to]): Range => [at[from] ?? 0, at[to] ?? text.length])
    .toSorted(([one], [other]) => one - other)
  const first = ranges[0]?.[0] ?? 0
  const begin = maxLength === undefined || text.length <= maxLength ? 0 : Math.max(0, first - Math.floor(maxLength / 4))
  const end = maxLength === undefined ? text.length : Math.min(text.length, begin + maxLength)
  const parts: Part[] = []
  const add = (from: number, to: number, isHighlighted: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to).toWellFormed(), isHighlighted })
  }
  let place = begin
  for (const [from, to] of ranges) {
    if (to <= place || from >= end) continue
    add(place, Math.max(from, place), false)
    add(Math.max(from, place), Math.min(to, end), true)
    place = Math.min(to, end)
  }
  add(place, end, false)
  const cut = (text: string, isHighlighted = false): Part => ({ text, isHighlighted })
  return [...(begin > 0 ? [cut('…')] : []), ...parts, ...(end < text.length ? [cut('…')] : [])]
}
