import type { Services } from '#platform/services.ts'
import { listArticles } from '#publishing/articles/articles.server.ts'
import type { ContentItemKind } from '#publishing/editor/items/content-item.ts'
import { publishedContentItems } from '#publishing/editor/items/published.server.ts'
import { listShown } from '#publishing/news/shown-db.server.ts'
import { listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import { type PageGroup, publicPages } from './public-pages.ts'

const pagesOfKinds: Readonly<Record<Exclude<ContentItemKind, 'article'>, readonly string[]>> = {
  faq: ['/faq'],
  'case-study': ['/case-studies'],
  law: ['/law'],
  position: ['/careers'],
  profile: ['/team', '/about'],
}

/** Lists all pages that are public now. If the database is unavailable, products and news are missing. */
export async function listPublicPages(services: Pick<Services, 'db' | 'now' | 'log'>): Promise<PageGroup[]> {
  const [articles, changed] = [await listArticles(services), await listChanges(services)]
  return publicPages({ articles, changed, ...(await listFromDatabase(services)) })
}

async function listChanges(services: Pick<Services, 'db' | 'log'>): Promise<Record<string, string>> {
  const changed: Record<string, string> = {}
  for (const [kind, pages] of Object.entries(pagesOfKinds)) {
    const days = (await publishedContentItems(services, kind as ContentItemKind)).map(({ changedOn }) => changedOn)
    const newest = days.sort().at(-1)
    for (const page of pages) if (newest) changed[page] = newest
  }
  return changed
}

export async function listFromDatabase({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>) {
  try {
    const [{ products }, news] = await Promise.all([listProducts(db, { limit: 100 }, now()), listShown(db)])
    return { products, news }
  } catch (error) {
    log.error({ err: error }, 'products and news could not be listed')
    return { products: [], news: [] }
  }
}
