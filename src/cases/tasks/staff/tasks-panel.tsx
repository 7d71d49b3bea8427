import { Form } from 'react-router'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import type { CaseTask } from '#cases/tasks/case-task-db.server.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(caseStaffTexts.tasksPanel)

type Props = {
  tasks: readonly CaseTask[]
  staff: readonly { id: string; name: string }[]
  me: string
  today: string
  /** Key of the form; null if this person may not add tasks. */
  formKey: string | null
  answer: { text: string; values: Record<string, string> } | undefined
}

export function TasksPanel({ tasks, staff, me, today, formKey, answer }: Props) {
  const values = answer?.values ?? {}
  return (
    <Panel title={copy().tasks} id="tasks">
      {tasks.length === 0 && <p className="soft t14">{copy().noTasks}</p>}
      <ul>
        {tasks.map(({ id, title, dueOn, doneAt, assigneeName }) => (
          <li key={id} className="work-line">
            <span className={doneAt ? 'soft' : undefined}>
              {title}
              <small>
                {[assigneeName, doneAt ? copy().doneOn(formatDate(doneAt)) : formatDate(dueOn)].join(', ')}
                {!doneAt && dueOn < today && <b>{copy().overdue}</b>}
              </small>
            </span>
            {formKey && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="task" value={id} />
                <Button kind="outline" size="dense" name="intent" value={doneAt ? 'task-open' : 'task-done'}>
                  {doneAt ? copy().reopen : copy().done}
                  <span className="visually-hidden"> {title}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {formKey && (
        <details className="ask mt-8" open={answer !== undefined}>
          <summary>{copy().addTask}</summary>
          <Form method="post" className="admin-form compact" key={formKey} noValidate preventScrollReset>
            <input type="hidden" name="key" value={values.key ?? formKey} />
            {answer && <Note kind="bad" live title={answer.text} />}
            <Field name="title" label={copy().whatToDo} required>
              <TextInput maxLength={200} autoComplete="off" defaultValue={values.title} />
            </Field>
            <div className="columns">
              <Field name="person" label={copy().person} required>
                <Select
                  defaultValue={values.person ?? me}
                  options={staff.map(({ id, name }) => ({ value: id, label: name }))}
                />
              </Field>
              <Field name="day" label={copy().day} required>
                <DateInput defaultValue={values.day} />
              </Field>
            </div>
            <div>
              <Button kind="outline" size="small" name="intent" value="add-task">
                {copy().addTask}
              </Button>
            </div>
          </Form>
        </details>
      )}
    </Panel>
  )
}
