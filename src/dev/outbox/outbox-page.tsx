import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { PageHeader, Wrap } from '#design/page/layout.tsx'
import { formatDateTime } from '#platform/format.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { listEmails } from '#platform/mail/outbox-db.server.ts'
import type { Route } from './+types/outbox-page'

export const meta: Route.MetaFunction = () => [{ title: 'Email outbox' }, { name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, config } = servicesOf(context)
  const search = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  return { search, emails: await listEmails(db, { limit: 25, search }), isSent: config.SMTP_URL !== undefined }
}

export default function OutboxPage({ loaderData: { emails, search, isSent } }: Route.ComponentProps) {
  return (
    <main id="main">
      <PageHeader
        title="Email outbox"
        lead={
          isSent
            ? 'Emails are sent by SMTP. These are copies.'
            : 'No mail server is configured. Emails are only kept here.'
        }
      />
      <Wrap className="page-end stack">
        <Form role="search" className="row">
          <Field name="q" label="Email address or subject" hideLabel>
            <TextInput type="search" defaultValue={search} placeholder="Email address or subject" />
          </Field>
          <Button kind="outline">Search</Button>
        </Form>
        {emails.length === 0 && (
          <EmptyState title="No emails" text="Emails appear here as soon as the site sends them." />
        )}
        {emails.map((email) => (
          <article key={email.id} className="panel stack close">
            <h2 className="t20">{email.subject}</h2>
            <p className="fine">
              To {email.toAddress}, {formatDateTime(email.createdAt)}, {email.state}
              {email.lastError && `: ${email.lastError}`}
            </p>
            <p>
              <a href={`/dev/outbox/${email.id}`}>Open as the recipient sees it</a>
            </p>
            <pre className="letter-text">{linked(email.textBody)}</pre>
          </article>
        ))}
      </Wrap>
    </main>
  )
}

function linked(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
      <a key={at} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
