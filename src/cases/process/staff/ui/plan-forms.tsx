import { Form } from 'react-router'
import { withCaseCounts } from '#cases/list/staff/capacity-table.tsx'
import { casePriorities } from '#cases/planning/priority.ts'
import { states } from '#cases/process/case-states.ts'
import type { CaseAnswer } from '#cases/process/staff/case-answer.ts'
import { caseWords } from '#cases/words.ts'
import { Button } from '#design/button.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import type { CaseView } from './case-view.ts'

export function PlanForms({ view, answer }: { view: CaseView; answer: CaseAnswer | undefined }) {
  const { found, staff, capacity, me } = view
  const errorAt = (at: string) => (answer?.at === at ? answer.text : undefined)
  return (
    <Panel title="Plan">
      <div className="admin-form compact">
        <Form method="post" className="inline-form" preventScrollReset>
          <Field name="assign" label="Adviser" error={errorAt('assign')}>
            <Select
              key={found.assignedTo ?? 'nobody'}
              defaultValue={found.assignedTo ?? 'nobody'}
              options={[
                { value: 'nobody', label: 'Not assigned' },
                ...withCaseCounts(
                  staff.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (you)` : name })),
                  capacity,
                ),
              ]}
            />
          </Field>
          <Button kind="outline" size="small" name="intent" value="assign">
            Assign
          </Button>
        </Form>
        <Form method="post" className="inline-form" preventScrollReset>
          <Field name="priority" label="Priority" error={errorAt('priority')}>
            <Select
              key={found.priority}
              defaultValue={found.priority}
              options={casePriorities.map((value) => ({ value, label: caseWords().priorities[value] }))}
            />
          </Field>
          <Button kind="outline" size="small" name="intent" value="priority">
            Set priority
          </Button>
        </Form>
        {states[found.state].status !== 'completed' && (
          <Form method="post" className="inline-form" preventScrollReset>
            <Field name="due-date" label="Due date" error={errorAt('due-date')}>
              <DateInput
                key={found.dueOn}
                defaultValue={answer?.at === 'due-date' ? answer.values['due-date'] : (found.dueOn ?? '')}
              />
            </Field>
            <Button kind="outline" size="small" name="intent" value="due-date">
              Set due date
            </Button>
          </Form>
        )}
      </div>
    </Panel>
  )
}
