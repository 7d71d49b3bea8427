import { listArticles } from '#blog/articles.server.ts'
import { company } from '#content/company.ts'
import { fileReply } from '#platform/web/file-reply.ts'
import { servicesOf } from '#platform/web/request-context.server.ts'
import { listProducts } from '#shop/catalogue-db.server.ts'
import { indexedPages, publicPages } from '#site/public-pages.ts'
import type { Route } from './+types/social-card-route'
import { renderCard } from './render-card.server.ts'
import { socialCards } from './social-cards.ts'

/** GET /social/{kind}/{slug}.png: the picture of a public page. Only pages that exist have one. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, now, log } = servicesOf(context)
  const articles = listArticles()
  const { products } = await listProducts(db, { limit: 100 }, now()).catch((error) => {
    log.error({ err: error }, 'the products could not be listed')
    return { products: [] }
  })
  const cards = socialCards({ groups: indexedPages(publicPages({ articles, products })), articles, products })
  const card = cards.get(`/social/${params.kind}/${params.file}`)
  if (!card) throw new Response(null, { status: 404 })
  const picture = await renderCard(card, company.name.value)
  return fileReply(request, picture, { 'Cache-Control': 'public, max-age=86400' })
}
