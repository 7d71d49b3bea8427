import type { Licence } from './news-item.ts'

const maxLength = 240

/** First sentence if the licence allows quoting it, else an empty text. Long sentences are cut at a word boundary. */
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
