import { phoneNumber } from '#platform/phone.ts'
import { cleanText } from '#platform/text/clean-text.ts'

export const shortestQuery = 2
export const maxQueryLength = 100
const maxWords = 6

/** What somebody looks for, as the searches of the groups need it. */
export type SearchQuery = {
  /** As it was typed, without what surrounds it. */
  text: string
  words: readonly string[]
  /** The same as one telephone number may be kept, in figures alone; empty where it can be none. */
  phones: readonly string[]
  /** A running number, such as that of an order. */
  number: number | null
  /** Whether a typing error may be meant: in letters, not in figures. */
  mayBeMistyped: boolean
}

/**
 * Reads what was typed; null where it is too short to look for.
 * @example readQuery(' #1042 ')?.number // 1042
 */
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

/** Whether a word is long enough, and of letters, so that another one may have been meant. */
export function isMistypable(word: string): boolean {
  return /^\p{L}{4,}$/u.test(word)
}

function phonesOf(text: string): string[] {
  if (!/^\+?[\d\s()/.-]{6,30}$/.test(text)) return []
  const figures = (number: string) => number.replace(/\D/g, '')
  const known = phoneNumber(text)
  return [...new Set([figures(text), ...(known ? [figures(known)] : [])])]
}
