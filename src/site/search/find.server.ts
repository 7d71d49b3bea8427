import { synonyms } from '#content/synonyms.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { listFromDatabase } from '#site/list-public-pages.server.ts'
import { searchDocuments } from './documents.server.ts'
import { buildIndex, type Found, type SearchIndex, searchIndex } from './search.ts'

const freshForMs = 60_000

type Kept = { index: SearchIndex; state: string; madeAt: number }
const kept = new WeakMap<Db, Kept>()

/**
 * Searches everything the public site shows. The index is in memory; products and news are looked at anew every minute.
 * While the database does not answer, everything else is found.
 */
export async function find(
  services: Pick<Services, 'db' | 'now' | 'log'>,
  text: string,
  { perGroup }: { perGroup: number },
): Promise<Found> {
  return searchIndex(await currentIndex(services), text, perGroup)
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
