import { data, Link } from 'react-router'
import { newsletter } from '#content/pages/newsletter.ts'
import { BackLink } from '#design/page/crumbs.tsx'
import { PageHeader, Section } from '#design/page/layout.tsx'
import { formatDate } from '#platform/format.ts'
import { pageMeta } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { NewsletterBox } from '#publishing/newsletter/ui/newsletter-form.tsx'
import type { Route } from './+types/issue-page'
import { listArchived } from './campaign-db.server.ts'
import { introductionHtml } from './introduction.server.ts'

export const headers = sharedPage

export const meta: Route.MetaFunction = ({ loaderData, params, matches }) => {
  const title = loaderData?.subject ?? newsletter.archive.title
  const path = `/newsletter/archive/${params.number}`
  return pageMeta({ title, description: newsletter.archive.lead, path, noindex: true }, matches)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const number = /^[1-9]\d{0,8}$/.test(params.number) ? Number(params.number) : 0
  const [found] = await listArchived(servicesOf(context).db, { number, limit: 1 })
  if (!found) throw data(null, { status: 404 })
  const { subject, introduction, entries, startedAt } = found
  return { subject, html: introductionHtml(introduction), entries, sentAt: startedAt }
}

export default function IssuePage({ loaderData: { subject, html, entries, sentAt } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={subject} lead={sentAt ? newsletter.archive.sentOn(formatDate(sentAt)) : undefined} />
      <Section>
        <div className="measure stack">
          {html && <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />}
          {entries.map(({ path, title, summary, publishedOn }) => (
            <article key={path}>
              <h2 className="t20">
                <Link className="alone" to={path}>
                  {title}
                </Link>
              </h2>
              <p>{summary}</p>
              <p className="soft t14">{formatDate(publishedOn)}</p>
            </article>
          ))}
          <BackLink to="/newsletter/archive">{newsletter.archive.title}</BackLink>
        </div>
      </Section>
      <Section ground="mist">
        <NewsletterBox topic="articles" />
      </Section>
    </>
  )
}
