import { Form, Link } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { DocumentItem } from '#cases/documents/client/document-item.tsx'
import { type DocumentGroup, groupOf } from '#cases/documents/document-kinds.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { MandateLines } from '#cases/mandate/client/mandate-lines.tsx'
import { clientCasePath, summaryPath } from '#cases/process/case-links.ts'
import { asksClient } from '#cases/process/case-states.ts'
import { Button } from '#design/button.tsx'
import { PhaseBar } from '#design/charts/progress.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { usePolling } from '#design/rendering/stay-fresh.ts'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { caseBadge } from '#portal/badges.ts'
import { documentsAreDone } from '#portal/required-documents.ts'
import { AppointmentCard } from '#portal/ui/appointment-card.tsx'
import { Badge } from '#portal/ui/badge.tsx'
import { TodoList } from '#portal/ui/todo-list.tsx'
import type { DocumentView } from '#portal/views.server.ts'
import { clientFiguresPath } from '#returns/amounts/figure-links.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { clientQuestionsPath } from '#returns/questions/question-links.ts'
import { takesAnswers } from '#returns/questions/question-set.ts'
import { ExpectedResult } from '#returns/ui/expected-result.tsx'
import { ScopeNote } from '#returns/ui/scope-note.tsx'
import { OfferList } from '#shop/quotes/client/offer-list.tsx'
import { AdviserBox } from './adviser-box.tsx'
import { AssessmentPanel } from './assessment-panel.tsx'
import type { CaseAnswer, MoveAnswer } from './case-actions.server.ts'
import { ApprovalPanel, CaseMessages, ExtensionQuestion } from './case-panels.tsx'
import { DocumentsPanel } from './documents-panel.tsx'
import type { CasePageData } from './load-case.server.ts'
import { Timeline } from './timeline.tsx'

const copy = () => t(caseTexts.caseView)

const groups: { title: string; group: DocumentGroup }[] = [
  {
    get title() {
      return copy().drafts
    },
    group: 'drafts',
  },
  {
    get title() {
      return copy().filed
    },
    group: 'filed',
  },
  {
    get title() {
      return copy().fromTaxOffice
    },
    group: 'tax-office',
  },
  {
    get title() {
      return copy().lettersAndInvoices
    },
    group: 'letters',
  },
]

export function CaseView({ data, answer }: { data: CasePageData; answer: CaseAnswer | undefined }) {
  const { found, phases, todos, moves, signers, documents, events, messages, appointments, isOpen, submissionKey } =
    data
  const { id, title, caseNumber, description, type } = found
  usePolling(data.readings?.isReading ?? false)
  const { turn } = found
  const { dates } = t(caseTexts.cases).turns
  const takesFiles = asksClient(found.state)
  const isCompared = data.comparison?.ok && data.comparison.value !== null
  const moveAnswer = answer?.intent === 'move' ? answer : undefined
  const next = appointments.ok ? appointments.value : []
  return (
    <>
      <AppHeader
        before={<BackLink to="/client-portal/cases">{copy().taxCases}</BackLink>}
        title={title}
        actions={
          <p className="next-date">
            {turn?.on && (
              <>
                <span className="soft t14">{dates[turn.date]}</span>
                <br />
                <b className="t20">{formatDate(turn.on)}</b>
                <br />
              </>
            )}
            {found.turnLabel && <span className="soft t14">{found.turnLabel}</span>}
          </p>
        }
      >
        <Badge mark={caseBadge(found)} />
        <span className="soft t16">{caseNumber}</span>
        <span className="soft t16">{description || type}</span>
        {data.questions && (
          <Link className="t16" to={clientQuestionsPath(id)}>
            {takesAnswers(found.state)
              ? copy().questionsTopicsDone(data.questions.topicsDone, data.questions.topics)
              : copy().yourAnswers}
          </Link>
        )}
        <Link className="t16" to={clientFiguresPath(id)}>
          {copy().amountsInYourReturn}
        </Link>
        <a className="t16" href={summaryPath(clientCasePath(id))} download>
          {copy().summaryPdf}
        </a>
      </AppHeader>
      <PhaseBar phases={phases} />
      <p className="soft t16 mt-16">{found.statusText}</p>
      <div className="panels mt-32">
        <div className="panel-stack">
          {todos.length > 0 && (
            <Panel title={copy().yourTurnToDo(todos.length)}>
              <TodoList todos={todos} />
            </Panel>
          )}
          {data.readings?.moved && (
            <Note kind="info">
              <p>{data.readings.moved.text}</p>
              <Link to={data.readings.moved.path}>{t(returnTexts.documentReading).answer}</Link>
            </Note>
          )}
          {data.overdue && <ExtensionQuestion overdue={data.overdue} answer={answer} />}
          <ScopeNote items={data.scope}>
            {takesAnswers(found.state) && <Link to={clientQuestionsPath(id)}>{copy().yourAnswers}</Link>}
          </ScopeNote>
          <AssessmentPanel
            found={found}
            comparison={data.comparison}
            effects={data.effects?.ok ? data.effects.value : null}
            result={data.result}
            mayDecide={moves.includes('accept_assessment')}
            mayObject={data.mayObject}
            answer={moveAnswer}
          />
          {data.result && !isCompared && <ExpectedResult shown={data.result} withMissing />}
          {data.offers.ok && data.offers.value.length > 0 && (
            <Panel title={copy().quotes}>
              <OfferList offers={data.offers.value} />
            </Panel>
          )}
          <ApprovalPanel found={found} signers={signers} />
          <MandateLines mandates={data.mandates} />
          {documents.ok && <FirmDocuments documents={documents.value.ours} />}
          <DocumentsPanel
            caseId={id}
            documents={documents}
            progress={found.progress}
            isOpen={isOpen}
            takesFiles={takesFiles}
            isFolded={documentsAreDone({ ...found, items: documents.ok ? documents.value.rows : [] })}
            notes={data.readings?.notes ?? {}}
            answer={answer}
          />
          <Timeline events={events} />
          {moves.includes('withdraw') && (
            <WithdrawForm casePath={clientCasePath(id)} version={found.version} answer={moveAnswer} />
          )}
        </div>
        <aside className="panel-stack" aria-label={copy().appointmentsMessagesAndAdviser}>
          {next[0] && (
            <Panel title={copy().nextAppointment} important>
              <AppointmentCard appointment={next[0]} isFirst />
            </Panel>
          )}
          <CaseMessages
            caseId={id}
            messages={messages}
            submissionKey={submissionKey}
            answer={answer?.intent === 'message' ? answer : undefined}
          />
          {(isOpen || found.adviserName) && (
            <AdviserBox name={found.adviserName} answersAt={found.answersAt} state={found.state} />
          )}
        </aside>
      </div>
    </>
  )
}

function FirmDocuments({ documents }: { documents: readonly DocumentView[] }) {
  const filled = groups
    .map(({ title, group }) => ({ title, documents: documents.filter(({ kind }) => groupOf(kind) === group) }))
    .filter(({ documents: paperDocuments }) => paperDocuments.length > 0)
  if (filled.length === 0) return null
  return (
    <Panel title={copy().fromUs} id="from-us">
      {filled.map(({ title, documents: paperDocuments }) => (
        <section key={title} className="mt-16">
          <h3 className="t16">{title}</h3>
          <ul>
            {paperDocuments.map((document) => (
              <DocumentItem key={document.id} document={document} items={[]} isOpen={false} error={undefined} />
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  )
}

/** A reason is required, so that no case is withdrawn by mistake. */
function WithdrawForm({
  casePath,
  version,
  answer,
}: {
  casePath: string
  version: number
  answer: MoveAnswer | undefined
}) {
  const own = answer?.move === 'withdraw' ? answer : undefined
  return (
    <details className="older" open={own ? true : undefined}>
      <summary>{copy().withdrawThisCase}</summary>
      <Form method="post" action={casePath} className="portal-form" preventScrollReset>
        <p className="soft t16">{copy().ifYouWithdrawThisCase}</p>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="version" value={version} />
        <Field
          name="reason"
          id="withdraw-reason"
          label={copy().whyAreYouWithdrawingThis}
          error={own?.sentence}
          required
        >
          <DraftArea draft="withdraw" sentAs="withdrawn" rows={3} maxLength={1000} defaultValue={own?.reason} />
        </Field>
        <p>
          <Button size="small" kind="danger" name="move" value="withdraw">
            {copy().withdrawCase}
          </Button>
        </p>
      </Form>
    </details>
  )
}
