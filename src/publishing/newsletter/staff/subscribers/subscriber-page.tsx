import { data, Form, Link } from 'react-router'
import { z } from 'zod'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { newsletterTopics } from '#content/pages/newsletter.ts'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Table } from '#design/table.tsx'
import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import { formatDateTime } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { listDeliveriesOf } from '#publishing/newsletter/campaigns/delivery-db.server.ts'
import { DeliveryBadge } from '#publishing/newsletter/staff/campaign-progress.tsx'
import { findForStaff, saveReleased, saveStopped } from '#publishing/newsletter/subscriber-db.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Route } from './+types/subscriber-page'

const copy = () => t(publishingStaffTexts.subscriberPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().subscriber)

const maxEmails = 50

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'subscriber.read')
  const id = params.subscriberId
  const subscriber = z.uuid().safeParse(id).success ? await findForStaff(services.db, id) : null
  if (!subscriber) throw notFound()
  return { subscriber, emails: await listDeliveriesOf(services.db, id, maxEmails) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'subscriber.read')
  const id = params.subscriberId
  if (!z.uuid().safeParse(id).success) throw notFound()
  const { intent, reason = '' } = textsOf(await readForm(request))
  const path = `/admin/newsletter/subscribers/${id}`
  if (intent === 'release' && (await releaseSubscriber(services, id, actor))) throw doneAt(path, 'subscriber-released')
  if (intent !== 'bar') throw notFound()
  if (reason.trim() === '') return data({ error: copy().enterReason }, { status: 422 })
  if (await barSubscriber(services, id, reason.trim().slice(0, 300), actor)) throw doneAt(path, 'subscriber-barred')
  throw notFound()
}

export default function SubscriberPage({ loaderData: { subscriber, emails }, actionData }: Route.ComponentProps) {
  const { email, name, state, topics, requestedAt, confirmedAt, leftAt, stoppedAt, stopReason, consentVersion } =
    subscriber
  const { kind, label } = t(publishingStaffTexts.adminNewsletter).subscribers[state]
  const isStopped = state === 'bounced' || state === 'complained' || state === 'suppressed'
  const when = (term: string, at: Date | null) => (at ? [{ term, value: formatDateTime(at) }] : [])
  return (
    <>
      <AppHeader title={email} before={<BackLink to="/admin/newsletter/subscribers">{copy().subscribers}</BackLink>}>
        <Status kind={kind}>{label}</Status>
      </AppHeader>
      <div className="panels mt-24">
        <Panel title={copy().subscription}>
          <FactList
            dense
            facts={[
              ...(name ? [{ term: copy().name, value: name }] : []),
              {
                term: copy().topics,
                value: newsletterTopics
                  .filter(({ id }) => topics.includes(id))
                  .map(({ title }) => title)
                  .join(', '),
              },
              ...when(copy().requested, requestedAt),
              ...when(copy().confirmed, confirmedAt),
              ...when(copy().unsubscribed, leftAt),
              ...when(copy().stopped, stoppedAt),
              ...(stopReason ? [{ term: copy().reason, value: stopReason }] : []),
              { term: copy().consentText, value: consentVersion },
            ]}
          />
          {isStopped ? (
            <Form method="post" className="mt-16">
              <Button name="intent" value="release" kind="outline" size="small">
                {copy().allowNewSubscription}
              </Button>
            </Form>
          ) : (
            <Form method="post" className="admin-form mt-16" noValidate>
              <Field name="reason" label={copy().reasonForBlockingThisAddress} error={actionData?.error} required>
                <TextInput maxLength={300} autoComplete="off" />
              </Field>
              <div>
                <Button name="intent" value="bar" kind="danger" size="small">
                  {copy().blockAddress}
                </Button>
              </div>
            </Form>
          )}
        </Panel>
        <Panel title={copy().emails}>
          {emails.length === 0 ? (
            <p className="soft mt-8">{copy().weHaveNotSentAny}</p>
          ) : (
            <Table
              caption={copy().emails}
              hideCaption
              dense
              rows={emails}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'subject',
                  header: copy().email,
                  rowHeader: true,
                  cell: ({ campaignId, subject }) => (
                    <Link className="alone" to={`/admin/newsletter/${campaignId}`}>
                      {subject}
                    </Link>
                  ),
                },
                { key: 'state', header: copy().status, cell: ({ state: of }) => <DeliveryBadge state={of} /> },
                { key: 'sent', header: copy().sent, cell: ({ sentAt }) => (sentAt ? formatDateTime(sentAt) : '–') },
              ]}
            />
          )}
        </Panel>
      </div>
    </>
  )
}

type StopSubscriberDeps = Pick<Services, 'db' | 'now'>

function barSubscriber(
  { db, now }: StopSubscriberDeps,
  id: string,
  reason: string,
  actor: AuditActor,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const isDone = await saveStopped(tx, id, { state: 'suppressed', reason, at: now() })
    if (isDone) await recordAudit(tx, actor, { action: 'subscriber.barred', object: { type: 'subscriber', id } })
    return isDone
  })
}

/** Unblocks an address. To get newsletters again, the person must subscribe and confirm again. */
function releaseSubscriber({ db }: StopSubscriberDeps, id: string, actor: AuditActor): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const isDone = await saveReleased(tx, id)
    if (isDone) await recordAudit(tx, actor, { action: 'subscriber.released', object: { type: 'subscriber', id } })
    return isDone
  })
}
