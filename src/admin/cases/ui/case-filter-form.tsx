import { Form, Link } from 'react-router'
import type { CaseListFilters } from '#admin/cases/case-filters.ts'
import { caseStates } from '#cases/case-states.ts'
import { casePriorities } from '#cases/priority.ts'
import { caseWords } from '#cases/words.ts'
import { workKinds } from '#cases/work.ts'
import { Button } from '#design/button.tsx'
import { Select, TextInput } from '#design/input.tsx'

type Props = {
  filters: CaseListFilters
  search: string
  years: number[]
  staff: { id: string; name: string }[]
  me: string
  clearTo: string
}

/** Search, year, priority and adviser of the case list. Sends its fields as the address of the list. */
export function CaseFilterForm({ filters, search, years, staff, me, clearTo }: Props) {
  const { status, state, work, overdue, taxYear, priority, assignedTo, sort } = filters
  const isFiltered = Boolean(filters.search || taxYear || priority || assignedTo || status || overdue || state || work)
  return (
    <Form method="get" className="filters mt-16" key={search} role="search">
      {status && <input type="hidden" name="status" value={status} />}
      {overdue && <input type="hidden" name="overdue" value="1" />}
      {sort !== 'due' && <input type="hidden" name="sort" value={sort} />}
      <TextInput
        type="search"
        name="q"
        aria-label="Search cases"
        placeholder="Case number or client"
        defaultValue={filters.search}
      />
      <Select
        name="state"
        aria-label="State"
        placeholder="All states"
        options={caseStates.map((value) => ({ value, label: caseWords().states[value].label }))}
        defaultValue={state ?? ''}
      />
      <Select
        name="work"
        aria-label="Work"
        placeholder="All work"
        options={workKinds.map((value) => ({ value, label: caseWords().work[value] }))}
        defaultValue={work ?? ''}
      />
      <Select
        name="year"
        aria-label="Tax year"
        placeholder="All years"
        options={years.map(String)}
        defaultValue={taxYear ?? ''}
      />
      <Select
        name="priority"
        aria-label="Priority"
        placeholder="All priorities"
        options={casePriorities.map((value) => ({ value, label: caseWords().priorities[value] }))}
        defaultValue={priority ?? ''}
      />
      <Select
        name="assigned"
        aria-label="Adviser"
        placeholder="All advisers"
        options={[
          { value: 'nobody', label: 'Not assigned' },
          ...staff.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (you)` : name })),
        ]}
        defaultValue={assignedTo ?? ''}
      />
      <Button kind="outline" size="small" icon="search">
        Search
      </Button>
      {isFiltered && (
        <Link to={clearTo} className="button quiet small">
          Clear Filters
        </Link>
      )}
    </Form>
  )
}
