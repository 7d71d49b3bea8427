import { casePriorities } from '#cases/priority.ts'
import { caseWords } from '#cases/words.ts'
import { Button } from '#design/button.tsx'
import { DateInput } from '#design/date-input.tsx'
import { Select } from '#design/input.tsx'

type Props = { count: number; staff: { id: string; name: string }[]; onClear: () => void }

/** What can be done to all selected cases. Its fields belong to the form around the list. */
export function BulkBar({ count, staff, onClear }: Props) {
  return (
    <section className="bulk" aria-label="Selected cases">
      <b className="numbers" aria-live="polite">
        {count > 0 ? `${count} selected` : 'Selected cases'}
      </b>
      <span className="pair">
        <Select
          name="assign"
          aria-label="Adviser"
          placeholder="Adviser"
          options={[...staff.map(({ id, name }) => ({ value: id, label: name })), { value: 'nobody', label: 'Nobody' }]}
        />
        <Button kind="outline" size="dense" name="intent" value="assign">
          Assign
        </Button>
      </span>
      <span className="pair">
        <Select
          name="priority"
          aria-label="Priority"
          placeholder="Priority"
          options={casePriorities.map((value) => ({ value, label: caseWords().priorities[value] }))}
        />
        <Button kind="outline" size="dense" name="intent" value="priority">
          Set priority
        </Button>
      </span>
      <span className="pair">
        <DateInput name="due-date" aria-label="Due date" />
        <Button kind="outline" size="dense" name="intent" value="due-date">
          Set due date
        </Button>
      </span>
      <Button kind="quiet" size="dense" type="button" className="push needs-script" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}
