import { Form, Link } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { findMassMessage, listStates } from '#cases/mass-messages/mass-message-db.server.ts'
import { cancelMassMessage, maySee } from '#cases/mass-messages/send-mass-message.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Progress } from '#design/charts/progress.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Table } from '#design/table.tsx'
import { formatDateTime } from '#platform/format.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/mass-message-run-page'

const copy = () => t(caseStaffTexts.massMessage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.message.subject ?? '')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, actor } = adminContext({ request, context }, 'message.write')
  const message = await findMassMessage(services.db, params.messageId)
  if (!message || !maySee(actor, message)) throw notFound()
  return { message, recipients: await listStates(services.db, message.id) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'message.write')
  if (!(await cancelMassMessage(services, { id: params.messageId, actor }))) throw notFound()
  throw doneAt(`/admin/cases/message/${params.messageId}`, 'mass-message-cancelled')
}

export default function MassMessageRunPage({ loaderData: { message, recipients } }: Route.ComponentProps) {
  const left = recipients.filter(({ state }) => state === 'waiting').length
  const settled = recipients.length - left
  return (
    <>
      <AppHeader title={message.subject} before={<BackLink to="/admin/cases">{copy().cases}</BackLink>}>
        <span className="soft">{copy().startedBy(message.by, formatDateTime(message.createdAt))}</span>
      </AppHeader>
      <Panel title={copy().sending}>
        <Progress
          value={settled}
          max={recipients.length}
          label={copy().messages}
          showLabel
          end={copy().settledOf(settled, recipients.length)}
        />
        {left > 0 && <p className="soft t16 mt-8">{copy().thirtyAMinute}</p>}
        {left > 0 && (
          <Form method="post" className="mt-16">
            <Button kind="danger" size="small" name="intent" value="cancel">
              {copy().cancelWaiting(left)}
            </Button>
          </Form>
        )}
        <div className="mt-24">
          <Table
            caption={copy().recipients(recipients.length)}
            hideCaption
            dense
            rows={recipients}
            rowKey={({ clientId }) => clientId}
            columns={[
              {
                key: 'client',
                header: copy().client,
                rowHeader: true,
                cell: ({ clientName, caseId }) => (
                  <Link className="alone" to={`/admin/cases/${caseId}/messages`}>
                    {clientName}
                  </Link>
                ),
              },
              { key: 'case', header: copy().case, cell: ({ caseNumber }) => caseNumber },
              {
                key: 'state',
                header: copy().status,
                cell: ({ state, reason }) =>
                  [copy().states[state], reason && reasonText(reason)].filter(Boolean).join(': '),
              },
            ]}
          />
        </div>
      </Panel>
    </>
  )
}

function reasonText(reason: string): string {
  return Object.entries(copy().reasons).find(([code]) => code === reason)?.[1] ?? copy().notAccepted
}
