import { Link } from 'react-router'
import { EventLine } from '#admin/ui/event-line.tsx'
import { NotesPanel } from '#cases/notes/staff/notes-panel.tsx'
import { cantonName } from '#cases/planning/due-date.ts'
import { objectionPath, staffCasePath, summaryPath } from '#cases/process/case-links.ts'
import type { CaseAnswer } from '#cases/process/staff/case-answer.ts'
import { caseTypeLabel, caseWords, wordsForClient } from '#cases/words.ts'
import { ArrowLink, ButtonLink } from '#design/button.tsx'
import { Progress } from '#design/charts/progress.tsx'
import { type Fact, FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { QuotesPanel } from '#shop/quotes/staff/quotes-panel.tsx'
import type { CaseView } from './case-view.ts'
import { ExtensionPanel } from './extension-panel.tsx'
import { MoveForms } from './move-forms.tsx'
import { PlanForms } from './plan-forms.tsx'
import { ReminderPanel } from './reminder-panel.tsx'

export function CaseOverview({ view, answer }: { view: CaseView; answer: CaseAnswer | undefined }) {
  const { found, events } = view
  const home = staffCasePath(found.id)
  const mayObject = found.state === 'assessed' && !found.decidedOn
  const isRequested = mayObject && found.objectionRequestedAt !== null
  const { needed, received, accepted, openRequired } = found.progress
  return (
    <div className="panels">
      <div className="panel-stack">
        <Panel title="Next step" important>
          <p className="soft">The client reads: {wordsForClient(found)}</p>
          {found.stateNote && <p className="message-body">Reason: {found.stateNote}</p>}
          {isRequested && (
            <div className="mt-16">
              <Note
                kind="warn"
                title="The client asks for an objection."
                action={
                  <ButtonLink to={objectionPath(found.id)} kind="primary" size="small">
                    Write the letter of objection
                  </ButtonLink>
                }
              />
            </div>
          )}
          <MoveForms moves={view.moves} version={found.version} answer={answer} isSecond={isRequested} />
          {view.closableFrom && (
            <p className="soft t14 mt-16">
              {`Without the client’s acceptance the case can be closed from ${formatDate(view.closableFrom)}: until then an ${found.decidedOn ? 'appeal' : 'objection'} is possible.`}
            </p>
          )}
          {mayObject && !isRequested && (
            <p className="mt-16">
              <ArrowLink to={objectionPath(found.id)}>Write the letter of objection</ArrowLink>
            </p>
          )}
        </Panel>
        {view.approvals.length > 0 && (
          <Panel title="Approvals">
            <ul>
              {view.approvals.map(({ id, text, isVoid }) => (
                <li key={id} className={isVoid ? 'soft' : undefined}>
                  {text}{' '}
                  <a href={`${home}/approvals/${id}`}>
                    Certificate<span className="visually-hidden"> of the approval by {text}</span>
                  </a>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        <Panel title="Documents" end={<ArrowLink to={`${home}/documents`}>Check documents</ArrowLink>}>
          {needed === 0 ? (
            <p className="soft">No document is required.</p>
          ) : (
            <>
              <Progress value={accepted} max={needed} label="Accepted" showLabel end={`${accepted} of ${needed}`} />
              <p className="soft t14 mt-8">
                {received} received, {openRequired} required still open
              </p>
            </>
          )}
        </Panel>
        <QuotesPanel quotes={view.quotes} clientId={found.clientId} caseId={found.id} />
        <NotesPanel
          notes={view.notes}
          submissionKey={view.noteKey}
          caseId={view.found.id}
          answer={answer?.at === 'note' ? { text: answer.text, body: answer.values.note ?? '' } : undefined}
        />
        <Panel title="Recent activity" end={<ArrowLink to={`${home}/log`}>Whole log</ArrowLink>}>
          <ul>
            {events.map(({ id, at, payload: content, actorName }) => (
              <EventLine key={id} at={at}>
                {caseWords().staffLog(content, actorName)} <span className="soft">{actorName ?? 'System'}</span>
              </EventLine>
            ))}
          </ul>
        </Panel>
      </div>
      <div className="panel-stack">
        <Panel title="Facts">
          <FactList dense facts={factsOf(view)} />
          <p className="row mt-16">
            <a href={summaryPath(home)} download>
              Summary (PDF)
            </a>
            <a href={`${summaryPath(home)}?copy=client`} download>
              Copy for the client (PDF)
            </a>
          </p>
        </Panel>
        <ReminderPanel view={view} answer={answer} />
        <ExtensionPanel view={view} answer={answer} />
        {view.mayPlan && <PlanForms view={view} answer={answer} />}
      </div>
    </div>
  )
}

function factsOf({ found, mayReadOrder }: CaseView): Fact[] {
  const day = (term: string, value: string | null) => (value ? [{ term, value: formatDate(value) }] : [])
  return [
    { term: 'Client', value: <Link to={`/admin/clients/${found.clientId}`}>{found.clientName}</Link> },
    { term: 'Package', value: found.description || found.title },
    { term: 'Kind', value: caseTypeLabel(found.caseType) },
    { term: 'Tax year', value: <span className="numbers">{found.taxYear}</span> },
    { term: 'Canton', value: found.canton ? cantonName(found.canton) : 'Not known: the usual date counts' },
    { term: 'Due', value: <span className="numbers">{found.dueOn ? formatDate(found.dueOn) : '–'}</span> },
    { term: 'Adviser', value: found.adviserName ?? 'Not assigned' },
    ...(found.orderId && mayReadOrder
      ? [{ term: 'Order', value: <Link to={`/admin/orders/${found.orderId}`}>Open the order</Link> }]
      : []),
    ...(found.openSigners.length > 0 && !found.clientApprovedAt
      ? [{ term: 'Approval missing', value: found.openSigners.map(({ name }) => name).join(', ') }]
      : []),
    ...(found.clientApprovedAt ? [{ term: 'Approved', value: formatDateTime(found.clientApprovedAt) }] : []),
    ...day('Filed', found.filedOn),
    ...(found.filingReceipt ? [{ term: 'Receipt', value: found.filingReceipt }] : []),
    ...(found.noReceiptReason ? [{ term: 'No receipt', value: found.noReceiptReason }] : []),
    ...day('Assessed', found.assessedOn),
    ...day('Objection posted', found.objectedOn),
    ...day('Decided', found.decidedOn),
    ...day('Delivered', found.deliveredOn),
    ...day(found.decidedOn ? 'Appeal until' : 'Objection until', found.objectionEndsOn),
    ...(found.closedAt ? [{ term: 'Closed', value: formatDateTime(found.closedAt) }] : []),
    { term: 'Opened', value: formatDateTime(found.createdAt) },
  ]
}
