import { Form } from 'react-router'
import * as caseTexts from '#cases/locales/en.ts'
import { isCaseMove } from '#cases/process/case-states.ts'
import { isCasePriority } from '#cases/process/case-types.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'

import { Button, ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { t } from '#platform/texts.ts'
import type { BulkChange, BulkResult } from './bulk.ts'
import type { BulkAnswer as Answer } from './run-bulk-action.server.ts'

const copy = () => t(caseStaffTexts.bulkAnswer)

type Props = { answer: Answer | undefined; staff: { value: string; label: string }[]; backTo: string }

export function BulkAnswer({ answer, staff, backTo }: Props) {
  if (!answer) return null
  return <div className="mt-16">{noteFor(answer, staff, backTo)}</div>
}

function noteFor(answer: Answer, staff: Props['staff'], backTo: string) {
  if (answer.step === 'fault') return <Note kind="bad" live title={answer.text} />
  const { done, unchanged, refused } = answer
  if (answer.step === 'done') {
    const left = refused.length === 1 ? copy().oneWasNot : copy().wereNot(refused.length)
    const title = done.length > 0 ? copy().changed(casesIn(done.length), left) : copy().noCasesWereChanged
    return (
      <Note kind={done.length > 0 ? 'warn' : 'bad'} live title={title}>
        <Refused refused={refused} />
        <Unchanged unchanged={unchanged} />
      </Note>
    )
  }
  const what = changeInWords(answer.change, staff)
  return (
    <Note
      kind={refused.length > 0 ? 'warn' : 'info'}
      live
      title={copy().ofCasesCanBeChanged(what, done.length, done.length + unchanged.length + refused.length)}
    >
      <Refused refused={refused} />
      <Unchanged unchanged={unchanged} />
      {done.length > 0 && (
        <p className="mt-8">{copy().toBeChanged(done.map(({ caseNumber }) => caseNumber).join(', '))}</p>
      )}
      <Form method="post" action={backTo} className="row tight mt-16">
        {Object.entries({ [answer.change.intent]: answer.change.value, reason: answer.change.reason, step: 'do' }).map(
          ([name, value]) => (
            <input type="hidden" key={name} name={name} value={value} />
          ),
        )}
        {done.map(({ id }) => (
          <input type="hidden" key={id} name="case" value={id} />
        ))}
        {done.length > 0 && (
          <Button size="dense" name="intent" value={answer.change.intent}>
            {done.length === 1 ? copy().changeThisCase : copy().changeTheseCases(done.length)}
          </Button>
        )}
        <ButtonLink to={backTo} kind="outline" size="dense">
          {copy().leaveUnchanged}
        </ButtonLink>
      </Form>
    </Note>
  )
}

function casesIn(count: number): string {
  return count === 1 ? copy().n1CaseWas : copy().casesWere(count)
}

function Refused({ refused }: Pick<BulkResult, 'refused'>) {
  return (
    <ul>
      {refused.map(({ caseNumber, text }) => (
        <li key={caseNumber}>
          <span className="nowrap">{caseNumber}</span>: {text}
        </li>
      ))}
    </ul>
  )
}

function Unchanged({ unchanged }: Pick<BulkResult, 'unchanged'>) {
  return unchanged.length > 0 && <p className="mt-8">{copy().alreadySetSoLeftUnchanged(unchanged.join(', '))}</p>
}

function changeInWords({ intent, value }: BulkChange, staff: Props['staff']): string {
  const words = t(caseTexts.cases)
  switch (intent) {
    case 'assign':
      if (value === 'nobody') return copy().removeAdviser
      return copy().assignTo(staff.find((option) => option.value === value)?.label ?? copy().anAdviser)
    case 'move':
      return isCaseMove(value) ? words.moves[value].label : copy().move
    case 'priority':
      return copy()
        .setPriorityTo(isCasePriority(value) ? words.priorities[value] : '')
        .trim()
    case 'due-date':
      return copy().setDueDateTo(value).trim()
  }
}
