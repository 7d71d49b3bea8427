import { newsPage } from '#content/pages/news.ts'
import { NewsletterBox } from '#newsletter/ui/newsletter-box.tsx'
import { PageHead, Section } from '#platform/ui/layout.tsx'
import { pageMeta } from '#platform/web/page-meta.ts'
import { sharedPage } from '#platform/web/shared-headers.ts'
import type { Route } from './+types/news-page'

export const headers = sharedPage

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...newsPage.meta, path: '/news' }, matches)

/** Where tax news appears first, by kind of source. */
export default function NewsPage() {
  return (
    <>
      <PageHead title={newsPage.title} lead={newsPage.lead} />
      {newsPage.groups.map(({ id, title, sources }, at) => (
        <Section key={id} id={id} title={title} ground={at % 2 === 0 ? 'paper' : 'mist'} flush={at === 0}>
          <ul className="lined">
            {sources.map(({ name, text, href }) => (
              <li key={href}>
                <h3 className="t20">{name}</h3>
                <p className="soft">{text}</p>
                <p>
                  <a className="bold" href={href} target="_blank" rel="noopener">
                    {newsPage.linkWords}
                    <span className="visually-hidden">: {name}, opens in a new tab</span>
                  </a>
                </p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section ground="mist">
        <NewsletterBox topic="news" />
      </Section>
    </>
  )
}
