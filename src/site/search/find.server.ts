import { synonyms } from '#content/synonyms.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import type { Product } from '#shop/catalogue.ts'
import { listProducts } from '#shop/catalogue-db.server.ts'
import { searchDocuments } from './documents.server.ts'
import { buildIndex, type Found, type SearchIndex, searchIndex } from './search.ts'

const freshForMs = 60_000

type Kept = { index: SearchIndex; products: string; madeAt: number }
const kept = new WeakMap<Db, Kept>()

/**
 * Searches everything the public site shows. The index is in memory; products are looked at anew every minute. While
 * the database does not answer, everything but products is found.
 */
export async function find(
  services: Pick<Services, 'db' | 'now' | 'log'>,
  text: string,
  { perGroup }: { perGroup: number },
): Promise<Found> {
  return searchIndex(await currentIndex(services), text, perGroup)
}

async function currentIndex({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>): Promise<SearchIndex> {
  const known = kept.get(db)
  const at = now().getTime()
  if (known && at - known.madeAt < freshForMs) return known.index
  const products = await listProducts(db, { limit: 100 }, now())
    .then((page): readonly Product[] => page.products)
    .catch((error) => {
      log.error({ err: error }, 'the products could not be listed for the search')
      return []
    })
  const state = products.map(({ id, updated_at }) => `${id} ${updated_at}`).join()
  const index = known?.products === state ? known.index : buildIndex(searchDocuments(products), synonyms)
  kept.set(db, { index, products: state, madeAt: at })
  return index
}
