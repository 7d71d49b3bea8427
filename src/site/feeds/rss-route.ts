import { firmName } from '#content/firm-name.ts'
import { blogPage } from '#content/pages/blog.ts'
import { newsPage } from '#content/pages/news.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { textReply } from '#platform/http/text-reply.server.ts'
import { listArticles } from '#publishing/articles/articles.server.ts'
import { newsCategories } from '#publishing/news/news-labels.ts'
import { listShown } from '#publishing/news/shown-db.server.ts'
import type { Route } from './+types/rss-route'
import { categoryOfFeed, rssXml } from './feed-texts.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const { config, db } = services
  const feed = { siteUrl: config.PUBLIC_URL, path: params.file ? `/rss/${params.file}` : '/rss.xml' }
  if (params.file === 'news.xml') {
    const { title, meta } = newsPage
    const news = (await listShown(db)).map((article) => ({
      ...article,
      path: `/news/${article.slug}`,
      summary: article.description || article.source,
      date: article.publishedAt.toISOString(),
      category: newsCategories[article.category],
    }))
    const head = { ...feed, page: '/news', title: `${firmName}: ${title}`, description: meta.description }
    return textReply(request, rssXml(head, news), { type: 'application/rss+xml' })
  }
  const category = params.file ? categoryOfFeed(params.file) : null
  if (params.file && !category) throw new Response(null, { status: 404 })
  const head = {
    ...feed,
    page: '/blog',
    title: [firmName, category ?? blogPage.title].join(': '),
    description: blogPage.meta.description,
  }
  const articles = (await listArticles(services))
    .filter((article) => !category || article.category === category)
    .map((article) => ({ ...article, path: `/blog/${article.slug}` }))
  return textReply(request, rssXml(head, articles), { type: 'application/rss+xml' })
}
