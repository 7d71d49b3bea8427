import { markedParts } from './marked.ts'

/** A text with what was looked for marked in it; with `longest` only what stands around it. */
export function MarkedText({ text, words, maxLength }: { text: string; words: readonly string[]; maxLength?: number }) {
  let place = 0
  return markedParts(text, words, maxLength).map(({ text: part, isHighlighted }) => {
    const key = place
    place += part.length
    return isHighlighted ? <mark key={key}>{part}</mark> : part
  })
}
