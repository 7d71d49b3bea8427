import { data, redirect } from 'react-router'
import { blogPage } from '#content/pages/blog.ts'
import { ButtonLink } from '#design/button.tsx'
import { PageHeader } from '#design/page/layout.tsx'
import { pageMeta, siteOf, socialImagePath } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { article as articleData, breadcrumbs, jsonLd } from '#platform/http/structured-data.ts'
import { findEarlierAddress } from '#publishing/editor/items/published.server.ts'
import type { Route } from './+types/article-page'
import { relatedArticles } from './article.ts'
import { findArticle, listArticles } from './articles.server.ts'
import styles from './blog.css?url'
import { ArticleView } from './ui/article-view.tsx'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const path = `/blog/${params.slug}`
  const found = loaderData?.article
  if (!found) {
    const { title, text } = loaderData?.isGone ? blogPage.gone : blogPage.notFound
    return pageMeta({ title, description: text, path, noindex: true }, matches)
  }
  const { title, summary, author, date, changedOn, category, tags, seo } = found
  const site = siteOf(matches)
  const facts = {
    ...{ path, title, summary, author, tags, changedOn },
    publishedOn: date,
    section: category,
    imagePath: socialImagePath(path),
  }
  const trail = [
    { name: blogPage.title, path: '/blog' },
    { name: title, path },
  ]
  return [
    ...pageMeta({ title: seo.title || title, description: seo.description || summary, path, kind: 'article' }, matches),
    ...(import.meta.env.SSR && site ? jsonLd(articleData(site, facts), breadcrumbs(site, trail)) : []),
  ]
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const article = await findArticle(services, params.slug)
  if (article) return { article, related: relatedArticles(await listArticles(services), article), isGone: false }
  const earlier = await findEarlierAddress(services, 'article', params.slug)
  if (earlier?.leadsTo) throw redirect(earlier.leadsTo, 308)
  return data({ article: null, related: [], isGone: earlier !== null }, { status: earlier ? 410 : 404 })
}

export default function ArticlePage({ loaderData: { article, related, isGone } }: Route.ComponentProps) {
  if (article) return <ArticleView article={article} related={related} />
  const { title, text } = isGone ? blogPage.gone : blogPage.notFound
  return (
    <PageHeader title={title} lead={text}>
      <p>
        <ButtonLink to="/blog" kind="ink">
          {blogPage.back}
        </ButtonLink>
      </p>
    </PageHeader>
  )
}
