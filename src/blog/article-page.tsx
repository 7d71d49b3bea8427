import { data, Link } from 'react-router'
import { blogAuthorNote } from '#content/blog-post.ts'
import { blogPage } from '#content/pages/blog.ts'
import { ArrowLink, ButtonLink } from '#design/button.tsx'
import { BackLink } from '#design/crumbs.tsx'
import { Drawing } from '#design/drawings/drawing.tsx'
import { Col, Grid, Monogram, PageHead, Section, Wrap } from '#design/layout.tsx'
import { ServerDrawn } from '#design/server-drawn.tsx'
import { NewsletterBox } from '#newsletter/ui/newsletter-box.tsx'
import { formatDate } from '#platform/format.ts'
import { unbroken } from '#platform/text/unbroken.ts'
import { pageMeta, siteOf } from '#web/page-meta.ts'
import { sharedPage } from '#web/shared-headers.ts'
import { socialImagePath } from '#web/social-image.ts'
import { article as articleData, breadcrumbs, jsonLd } from '#web/structured-data.ts'
import type { Route } from './+types/article-page'
import type { Article } from './article.ts'
import { findArticle, listArticles } from './articles.server.ts'
import styles from './blog.css?url'
import { listAddress, noFilter, relatedArticles } from './find-articles.ts'
import { ArticleCard } from './ui/article-card.tsx'
import { ShareButton } from './ui/share-button.tsx'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const path = `/blog/${params.slug}`
  const found = loaderData?.article
  if (!found) {
    return pageMeta({ title: blogPage.notFoundTitle, description: blogPage.notFoundText, path, noindex: true }, matches)
  }
  const { title, summary, author, date, lawState, category, tags } = found
  const site = siteOf(matches)
  const facts = {
    ...{ path, title, summary, author, tags },
    publishedOn: date,
    changedOn: lawState,
    section: category,
    imagePath: socialImagePath(path),
  }
  const trail = [
    { name: blogPage.title, path: '/blog' },
    { name: title, path },
  ]
  return [
    ...pageMeta({ title, description: summary, path, kind: 'article' }, matches),
    ...(import.meta.env.SSR && site ? jsonLd(articleData(site, facts), breadcrumbs(site, trail)) : []),
  ]
}

export function loader({ params }: Route.LoaderArgs) {
  const article = findArticle(params.slug)
  if (!article) return data({ article: null, related: [] }, { status: 404 })
  return { article, related: relatedArticles(listArticles(), article) }
}

type Loaded = Route.ComponentProps['loaderData']

export default function ArticlePage({ loaderData: { article, related } }: Route.ComponentProps) {
  if (!article) {
    return (
      <PageHead title={blogPage.notFoundTitle} lead={blogPage.notFoundText}>
        <p>
          <ButtonLink to="/blog" kind="ink">
            {blogPage.back}
          </ButtonLink>
        </p>
      </PageHead>
    )
  }
  return (
    <>
      <article>
        <Head article={article} />
        <Wrap>
          <Grid className="article-main">
            <Col span="1-3">
              <nav className="contents article-side" aria-labelledby="on-this-page">
                <p className="fine" id="on-this-page">
                  On this page
                </p>
                {article.contents.map(({ id, title }) => (
                  <a key={id} href={`#${id}`}>
                    {title}
                  </a>
                ))}
              </nav>
            </Col>
            <Col span="4-9">
              <div className="prose article-text" dangerouslySetInnerHTML={{ __html: article.html }} />
              {article.sourcesHtml && (
                <section className="article-sources">
                  <h2 className="t20" id="sources">
                    {blogPage.sourcesTitle}
                  </h2>
                  <div className="prose" dangerouslySetInnerHTML={{ __html: article.sourcesHtml }} />
                  <p className="fine">State of law: {formatDate(article.lawState)}</p>
                </section>
              )}
            </Col>
            <Col span="10-12" className="no-print">
              <ServerDrawn name="article-aside">{import.meta.env.SSR && <Aside tags={article.tags} />}</ServerDrawn>
            </Col>
          </Grid>
        </Wrap>
      </article>
      <Section ground="mist">
        <Grid>
          <Col span="1-7">
            <ServerDrawn name="author">{import.meta.env.SSR && <AuthorBox article={article} />}</ServerDrawn>
          </Col>
          <Col span="8-12" className="no-print">
            <NewsletterBox topic="articles" />
          </Col>
        </Grid>
      </Section>
      <ServerDrawn name="related" className="no-print">
        {import.meta.env.SSR && <Related articles={related} />}
      </ServerDrawn>
    </>
  )
}

function Head({ article }: { article: Article }) {
  const { title, summary, author, authorTitle, category, difficulty, readTime, date, motif, slug, imageAlt } = article
  return (
    <header className="wrap">
      <BackLink to="/blog">{blogPage.back}</BackLink>
      <Grid className="article-head">
        <Col span="1-9">
          <h1 className="t60">{unbroken(title)}</h1>
        </Col>
        <Col span="1-7">
          <p className="lead">{unbroken(summary)}</p>
        </Col>
      </Grid>
      <div className="row between article-line">
        <div className="row article-author">
          <Monogram initials={initialsOf(authorTitle)} size="small" soft />
          <p className="t16">
            <b>{authorTitle}</b>
            <br />
            <span className="fine">{author}</span>
          </p>
        </div>
        <div className="meta">
          <Link className="tag" to={listAddress({ ...noFilter, category })}>
            {category}
          </Link>
          <span>{difficulty}</span>
          <span className="numbers">{readTime}</span>
          <time className="numbers" dateTime={date}>
            {formatDate(date)}
          </time>
          <ShareButton title={title} />
        </div>
      </div>
      <Drawing motif={motif} seed={slug} title={imageAlt} shape="fill" className="article-picture" />
    </header>
  )
}

/** The call to action, and the tags of the article. */
function Aside({ tags }: { tags: readonly string[] }) {
  return (
    <div className="stack article-side">
      <section className="article-call">
        <h2 className="t20">{blogPage.callToActionTitle}</h2>
        <p className="soft t16 mt-8">{blogPage.callToActionText}</p>
        <ButtonLink to="/store" kind="ink" size="small" full className="mt-16">
          See the packages
        </ButtonLink>
        <ArrowLink to="/contact" className="mt-8">
          Ask us
        </ArrowLink>
      </section>
      <ul className="row tight" aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag}>
            <Link className="tag" to={listAddress({ ...noFilter, text: tag })}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function initialsOf(words: string): string {
  return words
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}

function AuthorBox({ article }: { article: Article }) {
  return (
    <div className="author-box">
      <Monogram initials={initialsOf(article.authorTitle)} />
      <div>
        <h2 className="t24">{blogPage.authorTitle}</h2>
        <p className="bold mt-8">
          {article.authorTitle}, {article.author}
        </p>
        <p className="soft measure">{blogAuthorNote}</p>
      </div>
    </div>
  )
}

function Related({ articles }: { articles: Loaded['related'] }) {
  if (articles.length === 0) return null
  return (
    <Section title={blogPage.relatedTitle} split={false}>
      <ul className="cards">
        {articles.map((other) => (
          <ArticleCard key={other.slug} article={other} />
        ))}
      </ul>
    </Section>
  )
}
