import { synonyms } from '#content/synonyms.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { listFromDatabase } from '#site/list-public-pages.server.ts'
import { searchDocuments } from './documents.server.ts'
import { buildIndex, cleanQuery, type Found, type SearchIndex, searchIndex } from './search.ts'

const freshForMs = 60_000

type Kept = { index: SearchIndex; state: string; madeAt: number }
const kept = new WeakMap<Db, Kept>()

/** What was asked lately, as long as the index is the same. */
const mostAnswers = 200
const answered = new WeakMap<SearchIndex, Map<string, Found>>()

/**
 * Searches everything the public site shows. The index is in memory; products and news are looked at anew every minute.
 * While the database does not answer, everything else is found.
 */
export async function find(
  services: Pick<Services, 'db' | 'now' | 'log'>,
  text: string,
  { perGroup }: { perGroup: number },
): Promise<Found> {
  const index = await currentIndex(services)
  const answers = answered.get(index) ?? new Map<string, Found>()
  answered.set(index, answers)
  const question = `${perGroup} ${cleanQuery(text)}`
  const found = answers.get(question) ?? searchIndex(index, text, perGroup)
  if (answers.size >= mostAnswers) answers.clear()
  answers.set(question, found)
  return found
}

async function currentIndex(services: Pick<Services, 'db' | 'now' | 'log'>): Promise<SearchIndex> {
  const { db, now } = services
  const known = kept.get(db)
  const at = now().getTime()
  if (known && at - known.madeAt < freshForMs) return known.index
  const { products, news } = await listFromDatabase(services)
  const state = [
    ...products.map(({ id, updated_at }) => `${id} ${updated_at}`),
    ...news.map(({ slug, changedAt }) => `${slug} ${changedAt.getTime()}`),
  ].join()
  const index = known?.state === state ? known.index : buildIndex(searchDocuments(products, news), synonyms)
  kept.set(db, { index, state, madeAt: at })
  return index
}
