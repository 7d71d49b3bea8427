import { glossary } from '#content/glossary.ts'
import type { SearchGroup } from '#content/pages/search.ts'
import { synonyms } from '#content/synonyms.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { comparable } from '#platform/text/match-text.ts'
import { listWholeArticles } from '#publishing/articles/articles.server.ts'
import { publishedState } from '#publishing/editor/items/published.server.ts'
import { listLegalDocuments, listQuestions, listStudies } from '#publishing/library/documents.server.ts'
import { listOpenings } from '#site/careers/openings.server.ts'
import { listFromDatabase } from '#site/list-public-pages.server.ts'
import { searchDocuments } from './documents.server.ts'
import { buildIndex, cleanQuery, type Found, type SearchIndex, searchIndex } from './search.ts'

const freshForMs = 60_000

type FindDeps = Pick<Services, 'db' | 'now' | 'log'>

type FindRecord = { index: SearchIndex; state: string; entries: string; createdAt: number }
const saved = new WeakMap<Db, FindRecord>()

const maxAnswers = 200
const answered = new WeakMap<SearchIndex, Map<string, Found>>()

/** Searches an in-memory index. Its products and news are up to a minute old, and missing without the database. */
export async function find(
  services: FindDeps,
  text: string,
  { perGroup, only }: { perGroup: number; only?: SearchGroup },
): Promise<Found> {
  const index = await currentIndex(services)
  const answers = answered.get(index) ?? new Map<string, Found>()
  answered.set(index, answers)
  const question = `${perGroup} ${only} ${cleanQuery(text)}`
  const found = answers.get(question) ?? searchIndex(index, text, perGroup, only)
  if (answers.size >= maxAnswers) answers.clear()
  answers.set(question, found)
  return found
}

async function currentIndex(services: FindDeps): Promise<SearchIndex> {
  const { db, now } = services
  const known = saved.get(db)
  const at = now().getTime()
  const entries = await publishedState(services)
  if (known && known.entries === entries && at - known.createdAt < freshForMs) return known.index
  const { products, news } = await listFromDatabase(services)
  const state = [
    ...products.map(({ id, updated_at }) => `${id} ${updated_at}`),
    ...news.map(({ slug, updatedAt }) => `${slug} ${updatedAt.getTime()}`),
  ].join()
  const isSame = known?.state === state && known.entries === entries
  const index = isSame
    ? known.index
    : buildIndex(searchDocuments({ products, news, ...(await listEntries(services)) }), synonyms)
  saved.set(db, { index, state, entries, createdAt: at })
  return index
}

async function listEntries(services: FindDeps) {
  return {
    articles: await listWholeArticles(services),
    questions: await listQuestions(services),
    law: await listLegalDocuments(services),
    studies: await listStudies(services),
    openings: await listOpenings(services),
  }
}

type Explained = { term: string; meaning: string; others: string }

/** Finds a tax term of the glossary by its name in English, German, French or Italian; null if there is none. */
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
