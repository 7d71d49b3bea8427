import { phoneNumber } from '#platform/phone.ts'
import { cleanText } from '#platform/text/clean-text.ts'

export const shortestQuery = 2
export const maxQueryLength = 100
const maxWords = 6

export type SearchQuery = {
  text: string
  words: readonly string[]
  phones: readonly string[]
  number: number | null
  mayBeMistyped: boolean
}

/** Parses a search; null if the text is too short. @example readQuery(' #1042 ')?.number // 1042 */
export function readQuery(submitted: string): SearchQuery | null {
  const text = [...cleanText(submitted).replace(/\s+/g, ' ')].slice(0, maxQueryLength).join('').trim()
  if ([...text].length < shortestQuery) return null
  const words = [...new Set(text.split(' '))].slice(0, maxWords)
  return {
    text,
    words,
    phones: phonesOf(text),
    number: /^#?\d{1,9}$/.test(text) ? Number(text.replace('#', '')) : null,
    mayBeMistyped: words.some(isMistypable),
  }
}

export function isMistypable(word: string): boolean {
  return /^\p{L}{4,}$/u.test(word)
}

function phonesOf(text: string): string[] {
  if (!/^\+?[\d\s()/.-]{6,30}$/.test(text)) return []
  const figures = (number: string) => number.replace(/\D/g, '')
  const known = phoneNumber(text)
  return [...new Set([figures(text), ...(known ? [figures(known)] : [])])]
}
