import { Form } from 'react-router'
import { withCaseCounts } from '#cases/list/staff/capacity-table.tsx'
import * as caseTexts from '#cases/locales/en.ts'
import { casePriorities } from '#cases/planning/priority.ts'
import { states } from '#cases/process/case-states.ts'
import type { CaseAnswer } from '#cases/process/staff/case-answer.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'

import { Button } from '#design/button.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'
import type { CaseView } from './case-view.ts'

const copy = () => t(caseStaffTexts.planForms)

export function PlanForms({ view, answer }: { view: CaseView; answer: CaseAnswer | undefined }) {
  const { found, staff, capacity, me } = view
  const errorAt = (at: string) => (answer?.at === at ? answer.text : undefined)
  return (
    <Panel title={copy().planning}>
      <div className="admin-form compact">
        <Form method="post" className="inline-form" preventScrollReset>
          <Field name="assign" label={copy().adviser} error={errorAt('assign')}>
            <Select
              key={found.assignedTo ?? 'nobody'}
              defaultValue={found.assignedTo ?? 'nobody'}
              options={[
                { value: 'nobody', label: copy().notAssigned },
                ...withCaseCounts(
                  staff.map(({ id, name }) => ({ value: id, label: id === me ? copy().you(name) : name })),
                  capacity,
                ),
              ]}
            />
          </Field>
          <Button kind="outline" size="small" name="intent" value="assign">
            {copy().assignAdviser}
          </Button>
        </Form>
        <Form method="post" className="inline-form" preventScrollReset>
          <Field name="priority" label={copy().priority} error={errorAt('priority')}>
            <Select
              key={found.priority}
              defaultValue={found.priority}
              options={casePriorities.map((value) => ({ value, label: t(caseTexts.cases).priorities[value] }))}
            />
          </Field>
          <Button kind="outline" size="small" name="intent" value="priority">
            {copy().setPriority}
          </Button>
        </Form>
        {states[found.state].status !== 'completed' && (
          <Form method="post" className="inline-form" preventScrollReset>
            <Field name="due-date" label={copy().dueDate} error={errorAt('due-date')}>
              <DateInput
                key={found.dueOn}
                defaultValue={answer?.at === 'due-date' ? answer.values['due-date'] : (found.dueOn ?? '')}
              />
            </Field>
            <Button kind="outline" size="small" name="intent" value="due-date">
              {copy().setDueDate}
            </Button>
          </Form>
        )}
      </div>
    </Panel>
  )
}
