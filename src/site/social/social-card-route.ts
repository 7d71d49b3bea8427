import { firmName } from '#content/firm-name.ts'
import type { Db } from '#platform/db/database.server.ts'
import { fileReply } from '#platform/http/file-reply.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { listArticles } from '#publishing/articles/articles.server.ts'
import { readPictureAddress, storedWidths } from '#publishing/editor/pictures/picture.ts'
import { findPictureBytes } from '#publishing/editor/pictures/picture-db.server.ts'
import { listFromDatabase } from '#site/list-public-pages.server.ts'
import { indexedPages, publicPages } from '#site/public-pages.ts'
import type { Route } from './+types/social-card-route'
import { renderCard } from './render-card.server.ts'
import { socialCards } from './social-cards.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const articles = await listArticles(services)
  const { products, news } = await listFromDatabase(services)
  const cards = socialCards({ groups: indexedPages(publicPages({ articles, products, news })), articles, products })
  const card = cards.get(`/social/${params.kind}/${params.file}`)
  if (!card) throw new Response(null, { status: 404 })
  const picture = await renderCard(card, firmName, (address) => findPhoto(services.db, address))
  return fileReply(request, picture, { 'Cache-Control': 'public, max-age=86400' })
}

async function findPhoto(db: Db, address: string): Promise<Buffer | null> {
  const picture = readPictureAddress(address)
  if (!picture) return null
  const widths = storedWidths(picture.width)
  return findPictureBytes(db, picture.id, widths.find((width) => width >= 960) ?? widths.at(-1) ?? picture.width)
}
