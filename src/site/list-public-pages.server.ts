import { listArticles } from '#blog/articles.server.ts'
import type { Services } from '#platform/services.ts'
import { listProducts } from '#shop/catalogue-db.server.ts'
import { type PageGroup, publicPages } from './public-pages.ts'

/** Every public page of today. Without the database the products are missing, and everything else is there. */
export async function listPublicPages({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>): Promise<PageGroup[]> {
  const { products } = await listProducts(db, { limit: 100 }, now()).catch((error) => {
    log.error({ err: error }, 'the products could not be listed')
    return { products: [] }
  })
  return publicPages({ articles: listArticles(), products })
}
