import { Link } from 'react-router'
import { EventLine } from '#admin/ui/event-line.tsx'
import { caseTypeLabel } from '#cases/case-status-text.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { NotesPanel } from '#cases/notes/staff/notes-panel.tsx'
import { objectionPath, staffCasePath, summaryPath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { TasksPanel } from '#cases/tasks/staff/tasks-panel.tsx'
import { ArrowLink, ButtonLink } from '#design/button.tsx'
import { Progress } from '#design/charts/progress.tsx'
import { type Fact, FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { assessmentPath } from '#returns/amounts/figure-links.ts'
import { ScopeNote } from '#returns/ui/scope-note.tsx'
import { cantonName } from '#shop/domicile/cantons.ts'
import { QuotesPanel } from '#shop/quotes/staff/quotes-panel.tsx'
import type { CaseAnswer, CaseView } from './case-view.ts'
import { ExtensionPanel } from './extension-panel.tsx'
import { MoveForms } from './move-forms.tsx'
import { PlanForms, ReminderPanel } from './plan-forms.tsx'

const pageCopy = () => t(caseStaffTexts.caseOverview)

function HeldOrders({ orders }: { orders: CaseView['heldOrders'] }) {
  if (orders.length === 0) return null
  const copy = t(caseStaffTexts.ordersHeld)
  return (
    <div className="mt-16">
      <Note kind="warn" title={copy.title(orders.length)}>
        {orders.map(({ id, number }) => (
          <p key={id}>
            <Link to={`/admin/orders/${id}#one-case`}>{copy.order(number)}</Link> {copy.forThisYear}
          </p>
        ))}
      </Note>
    </div>
  )
}

export function CaseOverview({ view, answer }: { view: CaseView; answer: CaseAnswer | undefined }) {
  const { found, events } = view
  const home = staffCasePath(found.id)
  const mayObject = found.state === 'assessed' && !found.decidedOn
  const isRequested = mayObject && found.objectionRequestedAt !== null
  const main = isRequested ? null : mainStepOf(view)
  const { needed, received, accepted, openRequired } = found.progress
  const missing = found.clientApprovedAt ? [] : found.openSigners
  return (
    <div className="panels">
      <div className="panel-stack">
        <Panel title={pageCopy().nextStep} important>
          <p className="soft">{pageCopy().clientReads(view.clientReads)}</p>
          {found.stateNote && <p className="message-body">{pageCopy().reason(found.stateNote)}</p>}
          <HeldOrders orders={view.heldOrders} />
          {isRequested && (
            <div className="mt-16">
              <Note
                kind="warn"
                title={pageCopy().clientHasRequestedObjection}
                action={
                  <ButtonLink to={objectionPath(found.id)} kind="primary" size="small">
                    {pageCopy().writeObjectionLetter}
                  </ButtonLink>
                }
              />
            </div>
          )}
          {view.missingSigner && (
            <div className="mt-16">
              <Note kind="warn" title={t(caseTexts.missingSigner).title}>
                {t(caseTexts.missingSigner).staff[view.missingSigner.status](view.missingSigner.partner ?? '')}
              </Note>
            </div>
          )}
          {main && (
            <p className="mt-16">
              <ButtonLink to={main.to} kind="primary" size="small">
                {main.label}
              </ButtonLink>
            </p>
          )}
          <MoveForms
            moves={view.moves}
            version={found.version}
            answer={answer}
            isSecond={isRequested || main !== null}
          />
          {view.closableFrom && (
            <p className="soft t14 mt-16">
              {pageCopy().ifClientDoesNotAccept(
                formatDate(view.closableFrom),
                found.decidedOn ? pageCopy().appeal : pageCopy().objection,
              )}
            </p>
          )}
          {mayObject && !isRequested && view.advice !== 'object' && (
            <p className="mt-16">
              <ArrowLink to={objectionPath(found.id)}>{pageCopy().writeObjectionLetter}</ArrowLink>
            </p>
          )}
        </Panel>
        {(view.approvals.length > 0 || missing.length > 0) && (
          <Panel title={pageCopy().approvals}>
            {missing.length > 0 && (
              <p>
                <Status kind="wait">
                  {pageCopy().approvalMissingFrom(missing.map(({ name }) => name).join(', '))}
                </Status>
              </p>
            )}
            <ul>
              {view.approvals.map(({ id, text, isVoid }) => (
                <li key={id} className={isVoid ? 'soft' : undefined}>
                  {text}{' '}
                  <a href={`${home}/approvals/${id}`}>
                    {pageCopy().certificate}
                    <span className="visually-hidden"> {pageCopy().forApprovalBy(text)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        <Panel
          title={pageCopy().documents}
          end={<ArrowLink to={`${home}/documents`}>{pageCopy().reviewDocuments}</ArrowLink>}
        >
          {needed === 0 ? (
            <p className="soft">{pageCopy().noDocumentsAreRequired}</p>
          ) : (
            <>
              <Progress
                value={accepted}
                max={needed}
                label={pageCopy().accepted}
                showLabel
                end={pageCopy().acceptedOf(accepted, needed)}
              />
              <p className="soft t14 mt-8">{pageCopy().receivedRequiredStillMissing(received, openRequired)}</p>
            </>
          )}
        </Panel>
        <TasksPanel
          tasks={view.tasks}
          staff={view.taskPeople}
          me={view.me}
          today={view.today}
          formKey={view.taskKey}
          answer={answer?.at === 'add-task' ? answer : undefined}
        />
        <ScopeNote items={view.scope} />
        <QuotesPanel quotes={view.quotes} clientId={found.clientId} caseId={found.id} mayInvoice={view.mayInvoice} />
        <NotesPanel
          notes={view.notes}
          submissionKey={view.noteKey}
          caseId={view.found.id}
          answer={answer?.at === 'note' ? { text: answer.text, body: answer.values.note ?? '' } : undefined}
        />
        <Panel title={pageCopy().recentActivity} end={<ArrowLink to={`${home}/log`}>{pageCopy().fullLog}</ArrowLink>}>
          <ul>
            {events.map(({ id, at, payload: content, actorName }) => (
              <EventLine key={id} at={at}>
                {t(caseTexts.cases).staffLog(content, actorName)}{' '}
                <span className="soft">{actorName ?? pageCopy().system}</span>
              </EventLine>
            ))}
          </ul>
        </Panel>
      </div>
      <div className="panel-stack">
        <Panel title={pageCopy().caseDetails}>
          <FactList dense facts={factsOf(view)} />
          <p className="row mt-16">
            <a href={summaryPath(home)} download>
              {pageCopy().summaryPdf}
            </a>
            <a href={`${summaryPath(home)}?copy=client`} download>
              {pageCopy().clientCopyPdf}
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

/** The next step on an assessment: compare it, then do what we recommend. Null if it is one of the moves below. */
function mainStepOf({ found, advice }: CaseView): { to: string; label: string } | null {
  if (found.state !== 'assessed' || found.decidedOn) return null
  if (advice === 'object') return { to: objectionPath(found.id), label: pageCopy().writeObjectionLetter }
  return advice === null ? { to: assessmentPath(found.id), label: pageCopy().compareAssessment } : null
}

function factsOf({ found, mayReadOrder }: CaseView): Fact[] {
  const day = (term: string, value: string | null) => (value ? [{ term, value: formatDate(value) }] : [])
  return [
    { term: pageCopy().terms.client, value: <Link to={`/admin/clients/${found.clientId}`}>{found.clientName}</Link> },
    { term: pageCopy().terms.package, value: found.description || found.title },
    { term: pageCopy().terms.type, value: caseTypeLabel(found.caseType) },
    { term: pageCopy().taxYear, value: <span className="numbers">{found.taxYear}</span> },
    {
      term: pageCopy().terms.canton,
      value: found.canton ? cantonName(found.canton) : pageCopy().notKnownSoStandardDeadline,
    },
    {
      term: pageCopy().terms.due,
      value: <span className="numbers">{found.dueOn ? formatDate(found.dueOn) : '–'}</span>,
    },
    { term: pageCopy().terms.adviser, value: found.adviserName ?? pageCopy().notAssigned },
    ...(found.orderId && mayReadOrder
      ? [
          {
            term: pageCopy().terms.order,
            value: <Link to={`/admin/orders/${found.orderId}`}>{pageCopy().openOrder}</Link>,
          },
        ]
      : []),
    ...(found.clientApprovedAt
      ? [{ term: pageCopy().terms.approvedOn, value: formatDateTime(found.clientApprovedAt) }]
      : []),
    ...day(pageCopy().terms.filedOn, found.filedOn),
    ...(found.filingReceipt ? [{ term: pageCopy().terms.receipt, value: found.filingReceipt }] : []),
    ...(found.noReceiptReason ? [{ term: pageCopy().whyThereIsNoReceipt, value: found.noReceiptReason }] : []),
    ...day(pageCopy().terms.assessedOn, found.assessedOn),
    ...day(pageCopy().objectionPostedOn, found.objectedOn),
    ...day(pageCopy().terms.decidedOn, found.decidedOn),
    ...day(pageCopy().terms.deliveredOn, found.deliveredOn),
    ...day(found.decidedOn ? pageCopy().appealDeadline : pageCopy().objectionDeadline, found.objectionEndsOn),
    ...(found.closedAt ? [{ term: pageCopy().terms.closedOn, value: formatDateTime(found.closedAt) }] : []),
    { term: pageCopy().terms.openedOn, value: formatDateTime(found.createdAt) },
  ]
}
