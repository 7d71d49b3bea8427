import { Link } from 'react-router'
import { newsletter } from '#content/pages/newsletter.ts'
import { PageHeader, Section } from '#design/page/layout.tsx'
import { formatDate } from '#platform/format.ts'
import { pageMeta } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { NewsletterBox } from '#publishing/newsletter/ui/newsletter-form.tsx'
import type { Route } from './+types/archive-page'
import { listArchived } from './campaign-db.server.ts'

export const headers = sharedPage

const { title, lead, empty } = newsletter.archive
const maxShown = 200

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title, description: lead, path: '/newsletter/archive', noindex: true }, matches)

export async function loader({ context }: Route.LoaderArgs) {
  const sent = await listArchived(servicesOf(context).db, { limit: maxShown })
  return { emails: sent.map(({ number, subject, startedAt }) => ({ number, subject, sentAt: startedAt })) }
}

export default function ArchivePage({ loaderData: { emails } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Section>
        {emails.length === 0 ? (
          <p>{empty}</p>
        ) : (
          <ul className="stack close measure">
            {emails.map(({ number, subject, sentAt }) => (
              <li key={number}>
                <Link className="alone" to={`/newsletter/archive/${number}`}>
                  {subject}
                </Link>
                {sentAt && <span className="soft t14"> {formatDate(sentAt)}</span>}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section ground="mist">
        <NewsletterBox topic="articles" />
      </Section>
    </>
  )
}
