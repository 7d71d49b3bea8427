import { Form } from 'react-router'
import { withCaseCounts } from '#cases/list/staff/capacity-table.tsx'
import * as caseTexts from '#cases/locales/en.ts'
import { states } from '#cases/process/case-states.ts'
import { casePriorities } from '#cases/process/case-types.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime, formatLongDate } from '#platform/format.ts'
import { listed } from '#platform/intl-words.ts'
import { t } from '#platform/texts.ts'
import type { CaseAnswer, CaseView } from './case-view.ts'

const reminderPanelCopy = () => t(caseStaffTexts.reminderPanel)

const copy = () => t(caseStaffTexts.planForms)

export function PlanForms({ view, answer }: { view: CaseView; answer: CaseAnswer | undefined }) {
  const { found, staff, capacity, me } = view
  const errorAt = (at: string) => (answer?.at === at ? answer.text : undefined)
  return (
    <Panel title={copy().planning} id="planning">
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

export function ReminderPanel({ view, answer }: { view: CaseView; answer: CaseAnswer | undefined }) {
  const { found, reminders, mayPlan } = view
  const isPaused = found.remindersPausedAt !== null
  const { open, nextOn, sentAt } = reminders
  if (open.length === 0 && sentAt.length === 0 && !isPaused) return null
  return (
    <Panel title={reminderPanelCopy().reminders}>
      {answer?.at === 'reminders' && (
        <Note kind="bad" live>
          {answer.text}
        </Note>
      )}
      <p>
        {isPaused
          ? reminderPanelCopy().pausedSince(formatLongDate(found.remindersPausedAt ?? ''))
          : nextWords(open, nextOn, found)}
      </p>
      {sentAt.length > 0 && (
        <p className="soft t16 mt-8 numbers">
          {reminderPanelCopy().sent(listed([...new Set(sentAt.map((at) => formatDateTime(at)))].slice(0, 4)))}
        </p>
      )}
      {mayPlan && (
        <Form method="post" className="row mt-16" preventScrollReset>
          <input type="hidden" name="intent" value="reminders" />
          {open.length > 0 && (
            <Button kind="outline" size="small" name="reminders" value="send">
              {reminderPanelCopy().sendReminderNow}
            </Button>
          )}
          <Button kind="quiet" size="small" name="reminders" value={isPaused ? 'resume' : 'pause'}>
            {isPaused ? reminderPanelCopy().resumeReminders : reminderPanelCopy().pauseReminders}
          </Button>
        </Form>
      )}
    </Panel>
  )
}

function nextWords(
  open: CaseView['reminders']['open'],
  nextOn: string | null,
  { openSigners }: CaseView['found'],
): string {
  if (open.length === 0) return reminderPanelCopy().nothingIsWaitingForClient
  const signers = listed(openSigners.flatMap(({ name }) => name ?? []))
  const { matters } = t(caseTexts.cases)
  const what = listed(
    open.map(({ code }) =>
      code === 'approval' && signers ? reminderPanelCopy().approvalBy(matters[code], signers) : matters[code],
    ),
  )
  return nextOn
    ? reminderPanelCopy().nextReminderOn(formatLongDate(nextOn), what)
    : reminderPanelCopy().noMoreRemindersLimitHas(what)
}
