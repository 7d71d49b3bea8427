import { adminContext, notFound } from '#admin/guard.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { EventLine } from '#admin/ui/event-line.tsx'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { caseWords } from '#cases/words.ts'
import { Tag } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/case-log-page'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Log')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, scope } = adminContext({ request, context }, 'case.read')
  const found = await findCaseFor(services.db, params.caseId, scope)
  if (!found) throw notFound()
  return { events: await listCaseEvents(services.db, found.id, { withInternal: true }) }
}

export default function CaseLogPage({ loaderData: { events } }: Route.ComponentProps) {
  return (
    <Panel title="Log">
      <ul>
        {events.map(({ id, at, payload: content, actorName, isInternal }) => (
          <EventLine key={id} at={at}>
            {caseWords().staffLog(content, actorName)} <span className="soft">{actorName ?? 'System'}</span>{' '}
            {isInternal && <Tag>Internal</Tag>}
          </EventLine>
        ))}
      </ul>
    </Panel>
  )
}
