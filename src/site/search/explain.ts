import { glossary } from '#content/glossary.ts'
import { comparable } from '#platform/text/match-text.ts'

export type Explained = { term: string; meaning: string; others: string }

/** Finds a tax term in any of its four languages; null if it is not in the glossary. */
export function explain(query: string): Explained | null {
  const requested = comparable(query)
  const found = glossary.find(({ term, german, french, italian }) =>
    [term, ...[german, french, italian].flatMap((words) => words.split(', '))].some(
      (word) => comparable(word) === requested,
    ),
  )
  if (!found) return null
  const { term, meaning, german, french, italian } = found
  return { term, meaning, others: `${german} · ${french} · ${italian}` }
}
