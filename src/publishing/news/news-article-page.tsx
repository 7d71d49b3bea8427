import { data } from 'react-router'
import { newsPage } from '#content/pages/news.ts'
import { newsArticlePage } from '#content/pages/news-article.ts'
import { ArrowLink, ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Tag } from '#design/feedback/status.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Col, Grid, PageHeader, Section, Wrap } from '#design/page/layout.tsx'
import { formatDate } from '#platform/format.ts'
import { pageMeta, siteOf, socialImagePath } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { article as articleData, breadcrumbs, jsonLd } from '#platform/http/structured-data.ts'
import { t } from '#platform/texts.ts'
import * as newsTexts from '#publishing/news/locales/en.ts'
import { NewsletterBox } from '#publishing/newsletter/ui/newsletter-form.tsx'
import type { Route } from './+types/news-article-page'
import styles from './news.css?url'
import type { AlsoReported } from './news-item.ts'
import { newsCategories } from './news-labels.ts'
import { illustrationOf } from './pictures.ts'
import { findShown } from './shown-db.server.ts'
import { ArticleLabel, SourceLink } from './ui/news-card.tsx'

const copy = () => t(newsTexts.newsArticlePage)

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findShown(servicesOf(context).db, params.slug)
  if (found === null || found === 'withdrawn') {
    const isWithdrawn = found === 'withdrawn'
    return data({ article: null, isWithdrawn, isReviewed: false, also: [] }, { status: found ? 410 : 404 })
  }
  return { ...found, isWithdrawn: false }
}

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const path = `/news/${params.slug}`
  const article = loaderData?.article
  if (!article) {
    const { withdrawnTitle, withdrawnText, notFoundTitle, notFoundText } = newsArticlePage
    const isWithdrawn = loaderData?.isWithdrawn
    return pageMeta(
      {
        title: isWithdrawn ? withdrawnTitle : notFoundTitle,
        description: isWithdrawn ? withdrawnText : notFoundText,
        path,
        noindex: true,
      },
      matches,
    )
  }
  const { title, description, category, tags, source, originalUrl, publishedAt, updatedAt } = article
  const site = siteOf(matches)
  const summary = description || `${title}. ${source}`
  const facts = {
    path,
    title,
    summary,
    author: source,
    publishedOn: publishedAt.toISOString(),
    changedOn: updatedAt.toISOString(),
    section: newsCategories[category],
    tags,
    imagePath: socialImagePath(path),
  }
  const trail = [
    { name: newsPage.title, path: '/news' },
    { name: title, path },
  ]
  return [
    ...pageMeta({ title, description: summary, path, kind: 'article' }, matches),
    ...(import.meta.env.SSR && site
      ? jsonLd(
          { ...articleData(site, { ...facts, author: site.name }), '@type': 'NewsArticle', isBasedOn: originalUrl },
          breadcrumbs(site, trail),
        )
      : []),
  ]
}

export default function NewsArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, isWithdrawn, isReviewed, also } = loaderData
  if (!article) {
    return (
      <PageHeader
        title={isWithdrawn ? newsArticlePage.withdrawnTitle : newsArticlePage.notFoundTitle}
        lead={isWithdrawn ? newsArticlePage.withdrawnText : newsArticlePage.notFoundText}
      >
        <p>
          <ButtonLink to="/news" kind="ink">
            {newsArticlePage.back}
          </ButtonLink>
        </p>
      </PageHeader>
    )
  }
  const { slug, title, description, content, category, source, originalUrl, publishedAt, tags } = article
  return (
    <>
      <article>
        <PageHeader title={title} lead={description} before={<BackLink to="/news">{newsArticlePage.back}</BackLink>}>
          <p className="meta">
            <ArticleLabel article={article} />
            <span className="bold">{newsCategories[category]}</span>
            <time className="numbers" dateTime={publishedAt.toISOString()}>
              {formatDate(publishedAt)}
            </time>
            <span>{source}</span>
          </p>
        </PageHeader>
        <Wrap>
          <Grid className="news-article">
            <Col span="1-8">
              {content ? (
                <div className="prose" dangerouslySetInnerHTML={{ __html: content }} />
              ) : (
                <p>{newsPage.pointer}</p>
              )}
              {article.corrections.map(({ text, at }) => (
                <Note kind="info" key={at.getTime()} title={`${newsArticlePage.corrected} ${formatDate(at)}`}>
                  {text}
                </Note>
              ))}
              {content && (
                <p className="fine mt-24">
                  {newsPage.disclosure} {isReviewed && newsArticlePage.reviewed}
                </p>
              )}
              {also.length > 0 && <AlsoReportedBy reports={also} />}
              <div className="row mt-24">
                <SourceLink href={originalUrl} title={title} />
                <ArrowLink to="/contact">{copy().askUs}</ArrowLink>
              </div>
              <ul className="row tight mt-24" aria-label={copy().tags}>
                {tags.map((tag) => (
                  <li key={tag}>
                    <Tag>{tag}</Tag>
                  </li>
                ))}
              </ul>
            </Col>
            <Col span="9-12">
              <Drawing illustration={illustrationOf(article.image)} seed={slug} title={article.imageAlt} />
            </Col>
          </Grid>
        </Wrap>
      </article>
      <Section ground="mist">
        <NewsletterBox topic="news" />
      </Section>
    </>
  )
}

function AlsoReportedBy({ reports }: { reports: AlsoReported[] }) {
  return (
    <section className="mt-24">
      <h2 className="t20">{newsArticlePage.alsoReported}</h2>
      <ul className="lined mt-8">
        {reports.map(({ source, originalUrl, publishedAt }) => (
          <li key={originalUrl}>
            <a href={originalUrl} target="_blank" rel="noopener nofollow">
              {source}
              <span className="visually-hidden">{copy().opensInNewTab}</span>
            </a>{' '}
            <time className="fine numbers" dateTime={publishedAt.toISOString()}>
              {formatDate(publishedAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
