import { type BlogCategory, blogCategories } from '#content/blog-post.ts'
import { xmlText } from '#platform/http/xml-text.ts'
import type { PageGroup } from '#site/public-pages.ts'

type FeedArticle = {
  path: string
  title: string
  summary: string
  date: string
  category: string
  tags: readonly string[]
}

export function categorySlug(category: string): string {
  return category.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

export function categoryOfFeed(file: string): BlogCategory | null {
  return blogCategories.find(({ name }) => `${categorySlug(name)}.xml` === file)?.name ?? null
}

export function sitemapXml(siteUrl: string, groups: readonly PageGroup[]): string {
  const unique = new Map(groups.flatMap(({ pages }) => pages.map((page) => [page.path, page] as const)))
  const urls = [...unique.values()].map(({ path, changedOn }) => {
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
    return `<url><loc>${xmlText(siteUrl + path)}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

export function rssXml(
  feed: { siteUrl: string; path: string; page: string; title: string; description: string },
  articles: readonly FeedArticle[],
): string {
  const { siteUrl, path, page, title, description } = feed
  const items = articles.map((article) => {
    const link = xmlText(siteUrl + article.path)
    const categories = [article.category, ...article.tags]
      .map((name) => `<category>${xmlText(name)}</category>`)
      .join('')
    return `<item><title>${xmlText(article.title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${rssDate(article.date)}</pubDate><description>${xmlText(article.summary)}</description>${categories}</item>`
  })
  const newest = articles
    .map(({ date }) => date)
    .sort()
    .at(-1)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xmlText(title)}</title><link>${xmlText(siteUrl + page)}</link><description>${xmlText(description)}</description><language>en</language>
<atom:link href="${xmlText(siteUrl + path)}" rel="self" type="application/rss+xml"/>${newest ? `<lastBuildDate>${rssDate(newest)}</lastBuildDate>` : ''}
${items.join('\n')}
</channel></rss>
`
}

export function llmsText(
  site: { name: string; url: string; summary: string; notes: readonly string[] },
  groups: readonly PageGroup[],
): string {
  const sections = groups.map(({ title, pages }) => {
    const lines = pages.map(
      ({ path, name, description }) => `- [${name}](${site.url}${path})${description ? `: ${description}` : ''}`,
    )
    return `## ${title}\n\n${lines.join('\n')}`
  })
  return `# ${site.name}\n\n> ${site.summary}\n\n${site.notes.join('\n\n')}\n\n${sections.join('\n\n')}\n`
}

export function robotsText(siteUrl: string): string {
  const closed = ['/admin', '/client-portal', '/cart', '/checkout', '/success', '/search', '/api/', '/store/', '/dev/']
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

function rssDate(day: string): string {
  return new Date(day.includes('T') ? day : `${day}T07:00:00Z`).toUTCString()
}
