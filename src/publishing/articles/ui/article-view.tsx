import { Link } from 'react-router'
import { blogPage } from '#content/pages/blog.ts'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Col, Grid, Monogram, Section, Wrap } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { formatLongDate } from '#platform/format.ts'
import { unbroken } from '#platform/text/unbroken.ts'
import { t } from '#platform/texts.ts'
import { type Article, type ArticleHeader, listAddress, noFilter } from '#publishing/articles/article.ts'
import * as publishingTexts from '#publishing/locales/en.ts'
import { NewsletterBox } from '#publishing/newsletter/ui/newsletter-form.tsx'
import { Aside, AuthorBox, initialsOf, Photo, Related, ShareButton } from './article-parts.tsx'

const copy = () => t(publishingTexts.articleView)

export function ArticleView({ article, related }: { article: Article; related: readonly ArticleHeader[] }) {
  return (
    <>
      <article>
        <Head article={article} />
        <Wrap>
          <Grid className="article-main">
            <Col span="1-3">
              <nav className="contents article-side" aria-labelledby="on-this-page">
                <p className="fine" id="on-this-page">
                  {copy().onThisPage}
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
              <Sources article={article} />
            </Col>
            <Col span="10-12" className="no-print">
              <ServerRendered name="article-aside">
                {import.meta.env.SSR && <Aside tags={article.tags} />}
              </ServerRendered>
            </Col>
          </Grid>
        </Wrap>
      </article>
      <Section ground="mist">
        <Grid>
          <Col span="1-7">
            <ServerRendered name="author">
              {import.meta.env.SSR && <AuthorBox author={article.author} authorTitle={article.authorTitle} />}
            </ServerRendered>
          </Col>
          <Col span="8-12" className="no-print">
            <NewsletterBox topic="articles" />
          </Col>
        </Grid>
      </Section>
      <ServerRendered name="related" className="no-print">
        {import.meta.env.SSR && <Related articles={related} />}
      </ServerRendered>
    </>
  )
}

function Sources({ article: { sources, lawState, factsCheckedOn, isGenerated } }: { article: Article }) {
  if (sources.length === 0 && !factsCheckedOn && !isGenerated) return null
  return (
    <section className="article-sources">
      {sources.length > 0 && (
        <>
          <h2 className="t20" id="sources">
            {blogPage.sourcesTitle}
          </h2>
          <div className="prose">
            <ul>
              {sources.map(({ title, href }) => (
                <li key={title}>
                  {href ? (
                    <a href={href} rel="noopener">
                      {unbroken(title)}
                    </a>
                  ) : (
                    unbroken(title)
                  )}
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
      {lawState && <p className="fine">{copy().lawAsOf(formatLongDate(lawState))}</p>}
      {factsCheckedOn && <p className="fine">{blogPage.figuresChecked(formatLongDate(factsCheckedOn))}</p>}
      {isGenerated && <p className="fine">{blogPage.generatedNote}</p>}
    </section>
  )
}

function Head({ article }: { article: Article }) {
  const {
    title,
    summary,
    author,
    authorTitle,
    category,
    difficulty,
    readTime,
    date,
    illustration,
    slug,
    imageAlt,
    picture,
  } = article
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
            {formatLongDate(date)}
          </time>
          <ShareButton title={title} />
        </div>
      </div>
      {picture ? (
        <ServerRendered name="article-photo">
          {import.meta.env.SSR && <Photo address={picture} alt={imageAlt} />}
        </ServerRendered>
      ) : (
        <Drawing illustration={illustration} seed={slug} title={imageAlt} shape="fill" className="article-picture" />
      )}
    </header>
  )
}
