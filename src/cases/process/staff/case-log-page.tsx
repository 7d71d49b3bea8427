import { adminContext, notFound } from '#admin/guard.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { EventLine } from '#admin/ui/event-line.tsx'
import * as caseTexts from '#cases/locales/en.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'

import { Tag } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/case-log-page'

const copy = () => t(caseStaffTexts.caseLogPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().log)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, scope } = adminContext({ request, context }, 'case.read')
  const found = await findCaseFor(services.db, params.caseId, scope)
  if (!found) throw notFound()
  return { events: await listCaseEvents(services.db, found.id, { withInternal: true }) }
}

export default function CaseLogPage({ loaderData: { events } }: Route.ComponentProps) {
  return (
    <Panel title={copy().log}>
      <ul>
        {events.map(({ id, at, payload: content, actorName, isInternal }) => (
          <EventLine key={id} at={at}>
            {t(caseTexts.cases).staffLog(content, actorName)} <span className="soft">{actorName ?? copy().system}</span>{' '}
            {isInternal && <Tag>{copy().internal}</Tag>}
          </EventLine>
        ))}
      </ul>
    </Panel>
  )
}
