import { Link } from 'react-router'
import { CaseStatusBadge, PriorityBadge } from '#admin/ui/badges.tsx'
import * as caseTexts from '#cases/locales/en.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { ReadCaseEvent } from '#cases/process/case-event.ts'
import { reviewPath, staffCasePath } from '#cases/process/case-links.ts'
import type { ChecklistItemState } from '#cases/requests/checklist-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { ButtonLink, IconLink } from '#design/button.tsx'
import { Progress } from '#design/charts/progress.tsx'
import { FactList } from '#design/facts.tsx'
import { Icon } from '#design/icon.tsx'
import { SidePanel } from '#design/page/app-shell.tsx'
import { Monogram, Row } from '#design/page/layout.tsx'
import { Tabs } from '#design/page/navigation.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { initialsOf } from '#platform/text/initials.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(caseStaffTexts.casePreview)

type PreviewPane = {
  found: CaseRow
  checklist: { id: string; title: string; state: ChecklistItemState; isRequired: boolean }[]
  events: { id: number; at: Date; payload: ReadCaseEvent }[]
  closeTo: string
}

export function CasePreview({ preview: { found, checklist, events, closeTo } }: { preview: PreviewPane }) {
  const path = staffCasePath(found.id)
  const open = checklist.filter(
    ({ state, isRequired }) => state === 'received' || state === 'rejected' || (isRequired && state === 'missing'),
  )
  const { needed, received } = found.progress
  return (
    <SidePanel
      label={copy().case(found.caseNumber)}
      head={
        <div id="picked-case">
          <Row between>
            <p className="fine">{found.caseNumber}</p>
            <IconLink to={closeTo} icon="x" label={copy().close} preventScrollReset />
          </Row>
          <h2 className="t24">{found.clientName}</h2>
          <p className="row mt-8">
            <CaseStatusBadge status={found.status} state={found.state} />
            <PriorityBadge priority={found.priority} />
          </p>
          <Tabs
            label={copy().case2}
            small
            tabs={[
              { to: path, label: copy().overview },
              { to: `${path}/documents`, label: copy().documents },
              { to: `${path}/log`, label: copy().log },
            ]}
          />
        </div>
      }
      footer={
        <>
          <ButtonLink to={path} size="small" full>
            {copy().openCase}
          </ButtonLink>
          <ButtonLink to={`${path}/messages`} kind="outline" size="small">
            {copy().message}
          </ButtonLink>
        </>
      }
    >
      <FactList
        dense
        facts={[
          { term: copy().package, value: found.description || found.title },
          { term: copy().taxYear, value: <span className="numbers">{found.taxYear}</span> },
          { term: copy().due, value: <span className="numbers">{found.dueOn ? formatDate(found.dueOn) : '–'}</span> },
          { term: copy().adviser, value: <Adviser name={found.adviserName} /> },
          { term: copy().documents, value: <span className="numbers">{copy().receivedOf(received, needed)}</span> },
        ]}
      />
      {needed > 0 && (
        <div className="mt-16">
          <Progress value={received} max={needed} label={copy().documentsReceived} />
        </div>
      )}
      <h3 className="t16 mt-32">{copy().missing}</h3>
      {open.length === 0 && <p className="soft t14 mt-8">{copy().nothingIsMissingFromChecklist}</p>}
      <ul>
        {open.map(({ id, title, state }) => (
          <li key={id} className="peek-item">
            <Icon name={state === 'rejected' ? 'triangle-alert' : 'clock'} small />
            <span>
              {title}
              {copy().openItems[state]}
            </span>
            {state === 'received' && (
              <ButtonLink to={reviewPath(found.id)} kind="outline" size="dense">
                {copy().review}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <h3 className="t16 mt-32">{copy().recentActivity}</h3>
      <FactList
        dense
        facts={events.map(({ id, at, payload: content }) => ({
          key: String(id),
          term: <span className="numbers">{formatDateTime(at)}</span>,
          value: t(caseTexts.cases).staffLog(content, null),
        }))}
      />
      <p className="mt-16">
        <Link to={`/admin/clients/${found.clientId}`}>{copy().clientPageOf(found.clientName)}</Link>
      </p>
    </SidePanel>
  )
}

function Adviser({ name }: { name: string | null }) {
  if (!name) return copy().notAssigned
  return (
    <span className="row adviser">
      <Monogram initials={initialsOf(name)} size="small" soft />
      {name}
    </span>
  )
}
