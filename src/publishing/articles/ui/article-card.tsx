import { Link } from 'react-router'
import { Tag } from '#design/feedback/status.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { formatDate } from '#platform/format.ts'
import { unbroken } from '#platform/text/unbroken.ts'
import { t } from '#platform/texts.ts'
import type { ArticleHeader } from '#publishing/articles/article.ts'
import * as publishingTexts from '#publishing/locales/en.ts'

const copy = () => t(publishingTexts.articleCard)

const chipsShown = 3

export function ArticleCard({ article, level = 3 }: { article: ArticleHeader; level?: 2 | 3 }) {
  const { slug, title, summary, category, difficulty, readTime, date, tags, illustration, imageAlt, photo } = article
  const Title = level === 2 ? 'h2' : 'h3'
  const more = tags.length - chipsShown
  return (
    <li className="card card-link article-card">
      {photo ? <img {...photo} alt={imageAlt} /> : <Drawing illustration={illustration} seed={slug} title={imageAlt} />}
      <p className="meta">
        <span className="bold">{category}</span>
        <span>{difficulty}</span>
      </p>
      <Title className="t20">
        <Link to={`/blog/${slug}`} prefetch="intent">
          {unbroken(title)}
        </Link>
      </Title>
      <p>{unbroken(summary)}</p>
      <p className="meta numbers">
        <time dateTime={date}>{formatDate(date)}</time>
        <span>{readTime}</span>
      </p>
      <ul className="row tight" aria-label={copy().tags}>
        {tags.slice(0, chipsShown).map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
        {more > 0 && <li className="fine">{copy().more(more)}</li>}
      </ul>
    </li>
  )
}
