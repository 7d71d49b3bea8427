import { markedParts } from './marked.ts'

export function MarkedText({ text, words, maxLength }: { text: string; words: readonly string[]; maxLength?: number }) {
  let place = 0
  return markedParts(text, words, maxLength).map(({ text: part, isHighlighted }) => {
    const key = place
    place += part.length
    return isHighlighted ? <mark key={key}>{part}</mark> : part
  })
}
