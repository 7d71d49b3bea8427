import { Form } from 'react-router'
import * as caseTexts from '#cases/locales/en.ts'
import type { CaseAnswer } from '#cases/process/staff/case-answer.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'

import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDateTime, formatLongDate } from '#platform/format.ts'
import { listed } from '#platform/intl-words.ts'
import { t } from '#platform/texts.ts'
import type { CaseView } from './case-view.ts'

const copy = () => t(caseStaffTexts.reminderPanel)

export function ReminderPanel({ view, answer }: { view: CaseView; answer: CaseAnswer | undefined }) {
  const { found, reminders, mayPlan } = view
  const isPaused = found.remindersPausedAt !== null
  const { open, nextOn, sentAt } = reminders
  if (open.length === 0 && sentAt.length === 0 && !isPaused) return null
  return (
    <Panel title={copy().reminders}>
      {answer?.at === 'reminders' && (
        <Note kind="bad" live>
          {answer.text}
        </Note>
      )}
      <p>{isPaused ? copy().pausedSince(formatLongDate(found.remindersPausedAt ?? '')) : nextWords(open, nextOn)}</p>
      {sentAt.length > 0 && (
        <p className="soft t16 mt-8 numbers">
          {copy().sent(listed([...new Set(sentAt.map((at) => formatDateTime(at)))].slice(0, 4)))}
        </p>
      )}
      {mayPlan && (
        <Form method="post" className="row mt-16" preventScrollReset>
          <input type="hidden" name="intent" value="reminders" />
          {open.length > 0 && (
            <Button kind="outline" size="small" name="reminders" value="send">
              {copy().sendReminderNow}
            </Button>
          )}
          <Button kind="quiet" size="small" name="reminders" value={isPaused ? 'resume' : 'pause'}>
            {isPaused ? copy().resumeReminders : copy().pauseReminders}
          </Button>
        </Form>
      )}
    </Panel>
  )
}

function nextWords(open: CaseView['reminders']['open'], nextOn: string | null): string {
  if (open.length === 0) return copy().nothingIsWaitingForClient
  const what = listed(open.map(({ code }) => t(caseTexts.cases).matters[code]))
  return nextOn ? copy().nextReminderOn(formatLongDate(nextOn), what) : copy().noMoreRemindersLimitHas(what)
}
