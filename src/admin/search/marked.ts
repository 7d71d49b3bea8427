import { fold, folded, isNearly } from './nearly.ts'
import { isMistypable } from './search-query.ts'

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
