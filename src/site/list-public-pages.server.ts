import { listArticles } from '#blog/articles.server.ts'
import { listShown } from '#news/shown-db.server.ts'
import type { Services } from '#platform/services.ts'
import { listProducts } from '#shop/catalogue-db.server.ts'
import { type PageGroup, publicPages } from './public-pages.ts'

/** Every public page of today. Without the database products and news are missing, and everything else is there. */
export async function listPublicPages(services: Pick<Services, 'db' | 'now' | 'log'>): Promise<PageGroup[]> {
  return publicPages({ articles: listArticles(), ...(await listFromDatabase(services)) })
}

/** The products and the news, as far as the database answers. */
export async function listFromDatabase({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>) {
  try {
    const [{ products }, news] = await Promise.all([listProducts(db, { limit: 100 }, now()), listShown(db)])
    return { products, news }
  } catch (error) {
    log.error({ err: error }, 'products and news could not be listed')
    return { products: [], news: [] }
  }
}
