import type { Licence } from './news-item.ts'

const maxLength = 240

/**
 * What we show of a source's own text: its first sentence where the licence allows one, nothing where it does not. A text
 * that has no end of a sentence in reach is cut at a word.
 */
export function originalNote(description: string, licence: Licence): string {
  if (licence === 'link-only') return ''
  const plain = description.trim()
  const sentence = /^.{30,}?[.!?](?=\s+\p{Lu}|$)/su.exec(plain)?.[0]
  if (sentence && sentence.length <= maxLength) return sentence
  if (plain.length <= maxLength) return plain
  return `${plain
    .slice(0, maxLength)
    .replace(/\s+\S*$/, '')
    .replace(/[,;:–-]+$/, '')} …`
}
