import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { t } from '#platform/texts.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import type { StatementView } from '#returns/statements/statement-view.ts'

const copy = () => t(returnStaffTexts.statementsPanel)

function decisionsOf({ state, reason, kind }: StatementView): (keyof ReturnType<typeof copy>['decisions'])[] {
  if (state === 'taken') return ['leave-out']
  if (state === 'replaced') return ['restore']
  if (state !== 'held') return []
  if (reason?.code === 'shared-accounts' || reason?.code === 'overlapping') return ['count-beside', 'replace-earlier']
  return kind === 'salary-certificate' ? ['release', 'release-for-partner'] : ['release']
}

type Props = { statement: StatementView; isHeldOnly?: boolean; name: 'intent' | 'decision'; children?: ReactNode }

/** Buttons that decide about a statement. The route's action gets the decision as `name`. */
export function StatementDecisions({ statement, isHeldOnly = false, name, children }: Props) {
  const intents = isHeldOnly && statement.state !== 'held' ? [] : decisionsOf(statement)
  if (intents.length === 0) return null
  return (
    <Form method="post" className="row gap-8" preventScrollReset>
      <input type="hidden" name="statement" value={statement.id} />
      {children}
      {intents.map((intent) => (
        <Button key={intent} name={name} value={intent} size="small" kind="outline">
          {copy().decisions[intent]}
          <span className="visually-hidden">: {statement.filename}</span>
        </Button>
      ))}
    </Form>
  )
}
