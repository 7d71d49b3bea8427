import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchGroup } from '#content/pages/search.ts'
import type { SynonymGroup } from '#content/synonyms.ts'
import { comparable } from '#platform/text/match-text.ts'

export type SearchDocument = {
  group: SearchGroup
  title: string
  summary: string
  href: string
  words?: string
  keywords?: string | undefined
  body?: string
}

export type Hit = Pick<SearchDocument, 'title' | 'summary' | 'href'>
export type HitGroup = { id: SearchGroup; hits: Hit[]; count: number }
export type Found = { query: string; count: number; groups: HitGroup[] }

export const shortestQuery = 2
const maxQueryLength = 100
const maxWords = 8

const small = new Set(
  'a an and at de der des die do does for from how i il in is it l la le les my of on or per the to und was what when who with you your'.split(
    ' ',
  ),
)

export function cleanQuery(text: string): string {
  return text
    .slice(0, 1000)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .toWellFormed()
    .trim()
}

function wordsOf(text: string): string[] {
  return comparable(text)
    .split(/[\s\p{P}\p{S}]+/u)
    .filter((word) => word !== '')
}

/** A document with the first word of a synonym group is also found by the group's other words. */
export function buildIndex(documents: readonly SearchDocument[], synonyms: readonly SynonymGroup[]) {
  const index = new MiniSearch({
    fields: ['title', 'summary', 'words', 'keywords', 'synonyms', 'body'],
    storeFields: ['group', 'title', 'summary', 'href'],
    tokenize: wordsOf,
    processTerm: (word) => (small.has(word) ? null : word),
  })
  const groups = synonyms.map((group) => ({ trigger: padded(group[0]), others: group.slice(1).join(' ') }))
  index.addAll(
    documents.map((document, id) => {
      const head = padded([document.title, document.summary, document.words ?? ''].join(' | '))
      const intended = groups.filter(({ trigger }) => head.includes(trigger))
      return { id, ...document, synonyms: intended.map(({ others }) => others).join(' ') }
    }),
  )
  return index
}

export type SearchIndex = ReturnType<typeof buildIndex>

/** Text with spaces around each word, so that whole words can be found with `includes`. */
function padded(text: string): string {
  return ` ${wordsOf(text).join(' ')} `
}

const options = {
  boost: { keywords: 9, title: 6, words: 3, synonyms: 3, summary: 2 },
  prefix: (word: string) => word.length >= shortestQuery,
  fuzzy: (word: string) => (word.length > 7 ? 2 : word.length > 3 ? 1 : false),
}

/** Finds documents by prefixes and with small typos. If none contains all words, returns those with some of them. */
export function searchIndex(index: SearchIndex, text: string, perGroup: number, only?: SearchGroup): Found {
  const query = cleanQuery(text)
  if (query.length < shortestQuery) return { query, count: 0, groups: [] }
  const words = wordsOf(query).slice(0, maxWords).join(' ')
  const filter = ({ group }: SearchResult) => !only || group === only
  const exact = index.search(words, { ...options, filter, combineWith: 'AND' })
  const results = exact.length > 0 ? exact : index.search(words, { ...options, filter, combineWith: 'OR' })
  const groups: HitGroup[] = []
  for (const { group: id, title, summary, href } of results) {
    let group = groups.find((known) => known.id === id)
    if (!group) {
      group = { id, hits: [], count: 0 }
      groups.push(group)
    }
    group.count++
    if (group.hits.length < perGroup) group.hits.push({ title, summary, href })
  }
  return { query, count: results.length, groups }
}
