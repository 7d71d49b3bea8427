import { Link } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { type CaseRow, findCaseFor } from '#cases/process/case-db.server.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { type ChecklistItem, listChecklist } from '#cases/requests/checklist-db.server.ts'
import { Note } from '#design/feedback/note.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { type Column, Table } from '#design/table.tsx'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { formatAmount, formatDateTime } from '#platform/format.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { worksheetPath } from '#returns/amounts/figure-links.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { newestOf } from '#returns/questions/answer.ts'
import { listAnswerItems, listAnswers } from '#returns/questions/answer-db.server.ts'
import { answerLines } from '#returns/questions/answer-text.ts'
import { warningsOf } from '#returns/questions/answer-warnings.ts'
import { loadDifferences } from '#returns/questions/load-differences.server.ts'
import { questionSetOf } from '#returns/questions/question-set.ts'
import { progressOf, type RequestedSection, requestedOf } from '#returns/questions/requested-answers.ts'
import { findScope, type ScopeItem } from '#returns/questions/scope.server.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { ScopeNote } from '#returns/ui/scope-note.tsx'
import type { Route } from './+types/answers-page'

const copy = () => t(returnStaffTexts.answersPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(
    copy()
      .answers(loaderData?.caseNumber ?? '')
      .trim(),
  )

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, scope } = adminContext({ request, context }, 'case.read')
  const found = await findCaseFor(services.db, params.caseId, scope)
  if (!found) throw notFound()
  const { id: caseId, caseNumber } = found
  return { caseId, caseNumber, answers: await loadAnswers(services.db, found), scope: await findScope(services, found) }
}

export default function AnswersPage({ loaderData: { caseId, answers, scope } }: Route.ComponentProps) {
  return <AnswersView caseId={caseId} answers={answers} scope={scope} />
}

type Props = { caseId: string; answers: LoadedAnswers | null; scope: readonly ScopeItem[] }

function AnswersView({ caseId, answers, scope }: Props) {
  if (!answers) {
    return <EmptyState level={2} title={copy().noQuestions} text={copy().casesOfThisTypeAnd} />
  }
  const { sections, progress, differences, documents, warnings } = answers
  const open = sections.flatMap(({ rows }) => rows).filter(({ mark }) => mark !== null)
  return (
    <div className="panels answers">
      <div className="panel-stack">
        <ScopeNote items={scope} />
        {differences.length > 0 && (
          <Note kind="warn" title={copy().answersThatDifferFromConfirmed}>
            <ul>
              {differences.map(({ code, label, confirmedCents, answeredCents }) => (
                <li key={`${code} ${label}`}>
                  {copy().confirmedAnswered(
                    [t(returnTexts.figure).codes[code], label].filter(Boolean).join(', '),
                    amount(confirmedCents),
                    amount(answeredCents),
                  )}
                </li>
              ))}
            </ul>
            <Link to={worksheetPath(caseId)}>{copy().goToAmounts}</Link>
          </Note>
        )}
        {warnings.length > 0 && (
          <Note kind="warn" title={copy().followUp}>
            <ul>
              {warnings.map(({ code, person }) => (
                <li key={code + person}>{copy().warnings[code](t(returnTexts.question).persons[person])}</li>
              ))}
            </ul>
          </Note>
        )}
        {open.length > 0 && (
          <Panel title={copy().whereClientNeedsYourHelp} important>
            <AnswerTable caption={copy().unknownOrClientHasQuestion} rows={open} />
          </Panel>
        )}
        <Panel
          title={copy().answers2}
          end={<span className="soft t14">{copy().ofAnswered(progress.answered, progress.all)}</span>}
        >
          {sections.map(({ code, title, rows }) => (
            <div className="answer-group" key={code}>
              <AnswerTable caption={title} rows={rows} />
            </div>
          ))}
        </Panel>
      </div>
      <aside aria-label={copy().documentsFromAnswers}>
        <Panel title={copy().documentsFromAnswers}>
          {documents.length === 0 && <p className="soft">{copy().noneYet}</p>}
          <ul>
            {documents.map(({ id, title, state, need }) => (
              <li className="answer-document" key={id}>
                <b className="t16">{title}</b>
                <span className="soft t14">
                  {state === 'not_needed' ? copy().notNeeded : t(caseTexts.cases).itemNeeds[need].label}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-16">
            <Link className="alone" to={`${staffCasePath(caseId)}/documents`}>
              {copy().addOrRemoveDocuments}
            </Link>
          </p>
        </Panel>
      </aside>
    </div>
  )
}

function amount(cents: number | null): string {
  return cents === null ? 'none' : formatAmount(cents)
}

function AnswerTable({ caption, rows }: { caption: string; rows: readonly AnswerView[] }) {
  const columns: Column<AnswerView>[] = [
    { key: 'question', header: copy().question, cell: ({ text }) => text },
    { key: 'person', header: copy().person, cell: ({ person }) => t(returnTexts.question).persons[person] },
    { key: 'answer', header: copy().answer, cell: (row) => <Said row={row} /> },
    { key: 'by', header: copy().by, cell: (row) => <StatedBy row={row} /> },
  ]
  return <Table caption={caption} columns={columns} rows={[...rows]} rowKey={({ key }) => key} dense />
}

function Said({ row: { lines, mark, threadId } }: { row: AnswerView }) {
  const { marks: badges, notAnswered } = t(returnTexts.question)
  if (lines.length > 0) return lines.map((line) => <p key={line}>{line}</p>)
  if (mark === null) return <span className="soft">{notAnswered}</span>
  return (
    <>
      <Status kind={mark === 'requested' ? 'info' : 'warn'}>{badges[mark].staff}</Status>
      {threadId && <Link to={`/admin/messages/${threadId}`}> {copy().openMessage}</Link>}
    </>
  )
}

function StatedBy({ row: { byName, at, isCarried } }: { row: AnswerView }) {
  if (!at) return null
  return (
    <span className="soft t14">
      {[byName, formatDateTime(at), isCarried && 'as last year'].filter(Boolean).join(', ')}
    </span>
  )
}

async function loadAnswers(db: Db | Tx, found: CaseRow) {
  const set = questionSetOf(found)
  if (!set) return null
  const answers = newestOf(await listAnswers(db, found.id))
  const sections = requestedOf(set, answers)
  const byAnswers = new Set((await listAnswerItems(db, found.id)).map(({ itemId }) => itemId))
  return {
    progress: progressOf(sections),
    sections: sections.filter(({ all }) => all > 0).map(sectionView),
    differences: await loadDifferences(db, found, answers),
    warnings: warningsOf(sections),
    documents: (await listChecklist(db, found.id)).filter(({ id }) => byAnswers.has(id)).map(documentView),
  }
}

type LoadedAnswers = NonNullable<Awaited<ReturnType<typeof loadAnswers>>>

function sectionView({ section: { code, title }, requested }: RequestedSection) {
  const rows = requested.map(({ key, question, person, answer }) => ({
    ...{ key, person, text: question.text, lines: answerLines(question, answer?.value ?? null) },
    ...{ mark: answer?.mark ?? null, threadId: answer?.threadId ?? null, isCarried: answer?.isCarried ?? false },
    ...{ byName: answer?.byName ?? null, at: answer?.answeredAt ?? null },
  }))
  return { code, title, rows }
}

type AnswerView = ReturnType<typeof sectionView>['rows'][number]

function documentView({ id, title, state, need }: ChecklistItem) {
  return { id, title, state, need }
}
