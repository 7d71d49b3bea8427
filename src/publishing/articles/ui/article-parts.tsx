import { useState } from 'react'
import { Link } from 'react-router'
import { blogAuthorNote } from '#content/blog-post.ts'
import { blogPage } from '#content/pages/blog.ts'
import { ArrowLink, Button, ButtonLink } from '#design/button.tsx'
import { Monogram, Section } from '#design/page/layout.tsx'
import { t } from '#platform/texts.ts'
import { type ArticleHeader, listAddress, noFilter } from '#publishing/articles/article.ts'
import { pictureAttributes, readPictureAddress } from '#publishing/editor/pictures/picture.ts'
import * as publishingTexts from '#publishing/locales/en.ts'
import { ArticleCard } from './article-card.tsx'

const shareButtonCopy = () => t(publishingTexts.shareButton)

const copy = () => t(publishingTexts.articleParts)

export function Aside({ tags }: { tags: readonly string[] }) {
  return (
    <div className="stack article-side">
      <section className="article-call">
        <h2 className="t20">{blogPage.callToActionTitle}</h2>
        <p className="soft t16 mt-8">{blogPage.callToActionText}</p>
        <ButtonLink to="/store" kind="ink" size="small" full className="mt-16">
          {copy().seePackages}
        </ButtonLink>
        <ArrowLink to="/contact" className="mt-8">
          {copy().askUs}
        </ArrowLink>
      </section>
      <ul className="row tight" aria-label={copy().tags}>
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

export function initialsOf(words: string): string {
  return words
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}

export function AuthorBox({ author, authorTitle }: { author: string; authorTitle: string }) {
  return (
    <div className="author-box">
      <Monogram initials={initialsOf(authorTitle)} />
      <div>
        <h2 className="t24">{blogPage.authorTitle}</h2>
        <p className="bold mt-8">
          {authorTitle}, {author}
        </p>
        <p className="soft measure">{blogAuthorNote}</p>
      </div>
    </div>
  )
}

export function Related({ articles }: { articles: readonly ArticleHeader[] }) {
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

export function Photo({ address, alt }: { address: string; alt: string }) {
  const picture = readPictureAddress(address)
  if (!picture) return null
  return (
    <img
      {...pictureAttributes(picture)}
      sizes="(max-width: 1247px) 100vw, 1200px"
      alt={alt}
      className="article-photo"
    />
  )
}

type Outcome = 'none' | 'copied' | 'failed'

export function ShareButton({ title }: { title: string }) {
  const [outcome, setOutcome] = useState<Outcome>('none')

  async function share() {
    const url = location.origin + location.pathname
    if (navigator.share) {
      // Closing the share sheet rejects the promise, which is not an error.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <Button
      type="button"
      kind="outline"
      size="dense"
      icon={outcome === 'copied' ? 'check' : 'share-2'}
      onClick={share}
      className="needs-script no-print"
    >
      <span aria-live="polite">{shareButtonCopy().words[outcome]}</span>
    </Button>
  )
}
