import { servicesOf } from '#platform/http/request-context.server.ts'
import { textReply } from '#platform/http/text-reply.server.ts'
import { listPublicPages } from '#site/list-public-pages.server.ts'
import { indexedPages } from '#site/public-pages.ts'
import type { Route } from './+types/sitemap-route'
import { sitemapXml } from './feed-texts.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const pages = indexedPages(await listPublicPages(services))
  return textReply(request, sitemapXml(services.config.PUBLIC_URL, pages), { type: 'application/xml' })
}
