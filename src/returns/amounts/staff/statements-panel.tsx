import { Form, Link } from 'react-router'
import { staffCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'
import { type FigureLine, openOf, seenOf } from '#returns/amounts/figure.ts'
import { securitiesPath } from '#returns/amounts/figure-links.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { StatementDecisions } from '#returns/statements/staff/statement-decisions.tsx'
import type { StatementView } from '#returns/statements/statement-view.ts'
import { StatementList } from '#returns/ui/statement-list.tsx'
import type { WorksheetData } from './worksheet-view.tsx'

const copy = () => t(returnStaffTexts.statementsPanel)

type Props = Pick<WorksheetData, 'caseId' | 'statements' | 'contradictions' | 'unread' | 'mayWrite' | 'groups'>

export function StatementsPanel({ view }: { view: Props }) {
  const { caseId, statements, contradictions, unread, mayWrite, groups } = view
  const lines = groups.flatMap(({ rows }) => rows.flatMap(({ line }) => line ?? []))
  const mayAsk = mayWrite && unread.length > 0
  if (statements.length === 0 && !mayAsk) return null
  const list = (
    <Link className="alone" to={securitiesPath(staffCasePath(caseId))}>
      {copy().securitiesSchedule}
    </Link>
  )
  return (
    <Panel
      title={copy().statements}
      end={statements.some(({ state, summary }) => state === 'taken' && summary) && list}
    >
      {contradictions.length > 0 && (
        <Note kind="warn" title={copy().answersThatDiffer}>
          <ul>
            {contradictions.map(({ key, question, isTotal, ...amounts }) => (
              <li key={`${key} ${amounts.employer}`}>
                {question} {isTotal ? copy().totalDiffers(amounts) : copy().differs(amounts)}
              </li>
            ))}
          </ul>
          <Link to={`${staffCasePath(caseId)}/answers`}>{copy().goToAnswers}</Link>
        </Note>
      )}
      <StatementList
        statements={statements}
        reader="staff"
        documentPath={(id) => `/admin/documents/${id}`}
        actions={(statement) =>
          mayWrite && (
            <>
              <ConfirmAll statement={statement} lines={lines.filter((line) => line.statementId === statement.id)} />
              <StatementDecisions statement={statement} name="intent" />
            </>
          )
        }
      />
      {mayAsk && <RequestReading unread={unread} />}
    </Panel>
  )
}

function ConfirmAll({ statement: { documentId, filename }, lines }: { statement: StatementView; lines: FigureLine[] }) {
  const open = openOf(lines)
  if (open.length === 0) return null
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="document" value={documentId} />
      <input type="hidden" name="seen" value={seenOf(open)} />
      <Button name="intent" value="confirm-all" size="small" kind="ink">
        {copy().confirmAll(open.length)}
        <span className="visually-hidden">: {filename}</span>
      </Button>
    </Form>
  )
}

function RequestReading({ unread }: { unread: Props['unread'] }) {
  return (
    <Form method="post" className="ask-reading" preventScrollReset>
      <Field name="document" id="unread-document" label={copy().anotherDocument}>
        <Select options={unread.map(({ id, filename }) => ({ value: id, label: filename }))} />
      </Field>
      <Button name="intent" value="read-statement" size="small" kind="outline">
        {copy().readAsStatement}
      </Button>
    </Form>
  )
}
