import { listArticles } from '#blog/articles.server.ts'
import { company } from '#content/company.ts'
import { blogPage } from '#content/pages/blog.ts'
import { servicesOf } from '#platform/web/request-context.server.ts'
import { textReply } from '#platform/web/text-reply.server.ts'
import type { Route } from './+types/rss-route'
import { categoryOfFeed, rssXml } from './feed-texts.ts'

/** GET /rss.xml: all articles; GET /rss/{category}.xml: those of one category. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const category = params.file ? categoryOfFeed(params.file) : null
  if (params.file && !category) {
    const text = 'There is no such feed. All articles: /rss.xml\n'
    throw new Response(text, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  }
  const feed = {
    siteUrl: servicesOf(context).config.PUBLIC_URL,
    path: params.file ? `/rss/${params.file}` : '/rss.xml',
    title: [company.name.value, category ?? blogPage.title].join(': '),
    description: blogPage.meta.description,
  }
  const articles = listArticles().filter((article) => !category || article.category === category)
  return textReply(request, rssXml(feed, articles), { type: 'application/rss+xml' })
}
