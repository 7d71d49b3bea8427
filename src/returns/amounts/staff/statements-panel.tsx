import { Form, Link } from 'react-router'
import { staffCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { securitiesPath } from '#returns/amounts/figure-links.ts'
import type { StatementView } from '#returns/statements/statement-view.ts'
import { StatementList } from '#returns/ui/statement-list.tsx'

type Props = {
  caseId: string
  statements: StatementView[]
  unread: { id: string; filename: string }[]
  mayWrite: boolean
}

export function StatementsPanel({ caseId, statements, unread, mayWrite }: Props) {
  const mayAsk = mayWrite && unread.length > 0
  if (statements.length === 0 && !mayAsk) return null
  const list = (
    <Link className="alone" to={securitiesPath(staffCasePath(caseId))}>
      List of securities
    </Link>
  )
  return (
    <Panel title="E-tax statements" end={statements.some(({ state }) => state === 'taken') && list}>
      <StatementList
        statements={statements}
        reader="staff"
        documentPath={(id) => `/admin/documents/${id}`}
        actions={(statement) => mayWrite && <Decisions statement={statement} />}
      />
      {mayAsk && <RequestReading unread={unread} />}
    </Panel>
  )
}

const decisions = {
  release: 'It is the client’s: take its figures',
  'count-beside': 'Count it beside the other',
  'replace-earlier': 'It replaces the earlier one',
  'leave-out': 'Leave this statement out',
  restore: 'Count this statement again',
} as const

function decisionsOf({ state, reason }: StatementView): (keyof typeof decisions)[] {
  if (state === 'taken') return ['leave-out']
  if (state === 'replaced') return ['restore']
  if (state !== 'held') return []
  return reason?.code === 'shared-accounts' ? ['count-beside', 'replace-earlier'] : ['release']
}

function Decisions({ statement }: { statement: StatementView }) {
  const intents = decisionsOf(statement)
  if (intents.length === 0) return null
  return (
    <Form method="post" className="row gap-8" preventScrollReset>
      <input type="hidden" name="statement" value={statement.id} />
      {intents.map((intent) => (
        <Button key={intent} name="intent" value={intent} size="small" kind="outline">
          {decisions[intent]}
          <span className="visually-hidden">: {statement.filename}</span>
        </Button>
      ))}
    </Form>
  )
}

function RequestReading({ unread }: { unread: Props['unread'] }) {
  return (
    <Form method="post" className="ask-reading" preventScrollReset>
      <Field name="document" id="unread-document" label="Another document">
        <Select options={unread.map(({ id, filename }) => ({ value: id, label: filename }))} />
      </Field>
      <Button name="intent" value="read-statement" size="small" kind="outline">
        Read as e-tax statement
      </Button>
    </Form>
  )
}
