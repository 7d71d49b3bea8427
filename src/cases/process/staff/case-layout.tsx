import { Link, Outlet } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { CaseStatusBadge, PriorityBadge } from '#admin/ui/badges.tsx'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { TimerLink } from '#cases/time/staff/timer.tsx'
import { findRunning } from '#cases/time/time-db.server.ts'
import { Note } from '#design/feedback/note.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { Tabs } from '#design/page/navigation.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/case-layout'

const copy = () => t(caseStaffTexts.caseLayout)

export const headers = privatePage

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'case.read')
  const found = await findCaseFor(services.db, params.caseId ?? '', scope)
  if (!found) throw notFound()
  return {
    found,
    path: url.pathname.replace(/\/+$/, ''),
    isMine: may(person, 'case.write', found),
    timer: await findRunning(services.db, person.id),
  }
}

export default function CaseLayout({ loaderData: { found, path, isMine, timer } }: Route.ComponentProps) {
  const home = staffCasePath(found.id)
  const tab = (suffix: string, label: string, ...within: string[]) => ({
    to: home + suffix,
    label,
    current: [suffix, ...within].some((part) => path === home + part),
  })
  return (
    <>
      <AppHeader title={found.title} before={<BackLink to="/admin/cases">{copy().taxCases}</BackLink>}>
        <span className="numbers nowrap">{found.caseNumber}</span>
        <Link to={`/admin/clients/${found.clientId}`}>{found.clientName}</Link>
        <CaseStatusBadge status={found.status} state={found.state} />
        <PriorityBadge priority={found.priority} />
        {isMine && <Link to={`/admin/calendar/new?case=${found.id}`}>{copy().bookAppointment}</Link>}
        {(isMine || timer?.caseId === found.id) && <TimerLink caseId={found.id} timer={timer} />}
      </AppHeader>
      <Tabs
        label={copy().case}
        tabs={[
          tab('', copy().tabs.overview),
          tab('/documents', copy().tabs.documents),
          tab('/answers', copy().tabs.answers),
          tab('/figures', copy().tabs.amounts, '/securities'),
          ...(found.caseType === 'tax_return'
            ? [tab('/tax', copy().tabs.tax), tab('/transfer', copy().tabs.transfer)]
            : []),
          ...(found.assessedOn ? [tab('/assessment', copy().tabs.assessment, '/objection')] : []),
          tab('/messages', copy().tabs.messages),
          tab('/mandate', copy().tabs.mandate),
          tab('/time', copy().tabs.time),
          tab('/log', copy().tabs.log),
        ]}
      />
      {!isMine && (
        <div className="mt-24">
          <Note kind="info" title={copy().thisCaseBelongsTo(found.adviserName ?? copy().anotherAdviser)}>
            {copy().youCanReadItOnly}
          </Note>
        </div>
      )}
      <div className="mt-32">
        <Outlet />
      </div>
    </>
  )
}
