import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { newsPage } from '#content/pages/news.ts'
import { Tag } from '#design/feedback/status.tsx'
import { useToast } from '#design/feedback/toast.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { isSourceLink } from '#publishing/news/addresses.ts'
import * as newsTexts from '#publishing/news/locales/en.ts'
import type { NewsArticle } from '#publishing/news/news-item.ts'
import { newsCategories, originalLabel, rewrittenLabel } from '#publishing/news/news-labels.ts'
import { illustrationOf } from '#publishing/news/pictures.ts'

const sourceLinkCopy = () => t(newsTexts.sourceLink)

const copy = () => t(newsTexts.newsCard)

const tagsShown = 3

export function NewsCard({ article }: { article: NewsArticle }) {
  const { slug, title, description, content, category, source, originalUrl, publishedAt, tags, image, imageAlt } =
    article
  return (
    <li className="card news-card">
      <Drawing illustration={illustrationOf(image)} seed={slug} title={imageAlt} />
      <p className="meta">
        <span className="bold">{newsCategories[category]}</span>
        <time className="numbers" dateTime={publishedAt.toISOString()}>
          {formatDate(publishedAt)}
        </time>
        <span>{source}</span>
      </p>
      <h3 className="t20">
        <Link to={`/news/${slug}`} prefetch="intent">
          {title}
        </Link>
      </h3>
      {description && <p>{description}</p>}
      {content ? (
        <details className="news-text">
          <summary>
            {newsPage.readFull}
            <span className="visually-hidden">: {title}</span>
          </summary>
          <div className="prose" dangerouslySetInnerHTML={{ __html: content }} />
          <p className="fine">{newsPage.disclosure}</p>
        </details>
      ) : (
        <p className="fine">{newsPage.pointer}</p>
      )}
      <ul className="row tight" aria-label={copy().tags}>
        <li>
          <ArticleLabel article={article} />
        </li>
        {tags.slice(0, tagsShown).map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
      <SourceLink href={originalUrl} title={title} />
    </li>
  )
}

export function ArticleLabel({ article: { isRewritten } }: { article: Pick<NewsArticle, 'isRewritten'> }) {
  return isRewritten ? <Tag tone="ink">{rewrittenLabel}</Tag> : <Tag>{originalLabel}</Tag>
}

export function SourceLink({ href, title }: { href: string; title: string }) {
  const { toast } = useToast()
  if (!isSourceLink(href)) return <p className="fine">{newsPage.sourceMissing}</p>
  const stayWithoutConnection = (event: MouseEvent) => {
    if (navigator.onLine) return
    event.preventDefault()
    toast({ title: newsPage.sourceFailed, variant: 'destructive' })
  }
  return (
    <a
      className="button outline small"
      href={href}
      target="_blank"
      rel="noopener nofollow"
      onClick={stayWithoutConnection}
    >
      {newsPage.viewSource}
      <span className="visually-hidden">{sourceLinkCopy().opensInNewTab(title)}</span>
    </a>
  )
}
