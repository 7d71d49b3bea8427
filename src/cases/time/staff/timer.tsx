import { Form, Link, useNavigation } from 'react-router'
import { timePath } from '#cases/process/case-links.ts'
import * as timeTexts from '#cases/time/locales/en.ts'
import type { RunningTimer } from '#cases/time/time-db.server.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(timeTexts.time)

/** In the header of every page of a case: starts the timer, or leads to the running one. */
export function TimerLink({ caseId, timer }: { caseId: string; timer: RunningTimer | null }) {
  const isStarting = useNavigation().formData?.get('intent') === 'start'
  if (timer) {
    const text = timer.caseId === caseId ? copy().running(timer.startedAt) : copy().openTimer(timer.caseNumber)
    return (
      <Link to={timePath(timer.caseId)}>
        <Status kind="prog">{text}</Status>
      </Link>
    )
  }
  return (
    <Form method="post" action={timePath(caseId)} preventScrollReset>
      <Button kind="quiet" size="small" name="intent" value="start" busy={isStarting}>
        {copy().start}
      </Button>
    </Form>
  )
}

type StopFormProps = {
  timer: RunningTimer
  ranLong: boolean
  answer: { text: string; values: Record<string, string> } | undefined
}

export function StopForm({ timer, ranLong, answer }: StopFormProps) {
  const busyWith = useNavigation().formData?.get('intent')
  return (
    <Form method="post" className="admin-form compact" preventScrollReset>
      {ranLong && <Note kind="warn" title={copy().ranLong} />}
      <p>
        <Status kind="prog">{copy().running(timer.startedAt)}</Status>
      </p>
      <Field
        name="minutes"
        id="stop-minutes"
        label={copy().workedMinutes}
        hint={ranLong ? copy().minutesHint : copy().measuredHint}
        error={answer?.text}
        required={ranLong}
      >
        <TextInput inputMode="numeric" maxLength={5} autoComplete="off" defaultValue={answer?.values.minutes} />
      </Field>
      <Field name="note" id="stop-note" label={copy().note} hint={copy().noteHint}>
        <TextInput maxLength={500} autoComplete="off" defaultValue={answer?.values.note} />
      </Field>
      <div className="row">
        <Button kind="primary" size="small" name="intent" value="stop" busy={busyWith === 'stop'}>
          {copy().stop}
        </Button>
        <Button kind="quiet" size="small" name="intent" value="discard" formNoValidate>
          {copy().discard}
        </Button>
      </div>
    </Form>
  )
}
