import type { ReactNode } from 'react'
import { casePriorities } from '#cases/planning/priority.ts'
import { caseWords } from '#cases/words.ts'
import { Button } from '#design/button.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { Select, TextInput } from '#design/form/input.tsx'
import { bulkMoves } from './bulk.ts'

type Props = { count: number; staff: { value: string; label: string }[]; onClear: () => void }

export function BulkBar({ count, staff, onClear }: Props) {
  const { priorities, moves } = caseWords()
  return (
    <section className="bulk" aria-label="Selected cases">
      <b className="numbers" aria-live="polite">
        {count > 0 ? `${count} selected` : 'Selected cases'}
      </b>
      <Action intent="assign" label="Assign">
        <Select
          name="assign"
          aria-label="Adviser"
          placeholder="Adviser"
          options={[...staff.filter(({ value }) => value !== 'nobody'), { value: 'nobody', label: 'Nobody' }]}
        />
      </Action>
      <Action intent="move" label="Set status">
        <Select
          name="move"
          aria-label="Step"
          placeholder="Step"
          options={bulkMoves.map((value) => ({ value, label: moves[value].label }))}
        />
        <TextInput name="reason" aria-label="Reason, where the step needs one" placeholder="Reason, if needed" />
      </Action>
      <Action intent="priority" label="Set priority">
        <Select
          name="priority"
          aria-label="Priority"
          placeholder="Priority"
          options={casePriorities.map((value) => ({ value, label: priorities[value] }))}
        />
      </Action>
      <Action intent="due-date" label="Set due date">
        <DateInput name="due-date" aria-label="Due date" />
      </Action>
      <Button kind="quiet" size="dense" type="button" className="push needs-script" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}

function Action({ intent, label, children }: { intent: string; label: string; children: ReactNode }) {
  return (
    <span className="pair">
      {children}
      <Button kind="outline" size="dense" name="intent" value={intent}>
        {label}
      </Button>
    </span>
  )
}
