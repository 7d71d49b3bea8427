import { useState } from 'react'
import { Form, Link } from 'react-router'
import type { CaseListFilters } from '#admin/cases/case-filters.ts'
import { initialsOf } from '#admin/ui/initials.ts'
import { CaseStatusMark, PriorityMark } from '#admin/ui/marks.tsx'
import type { CaseRow } from '#cases/case-db.server.ts'
import { caseWords } from '#cases/words.ts'
import { Tick } from '#design/choice.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatDate } from '#platform/format.ts'
import { BulkBar } from './bulk-bar.tsx'

type Props = {
  list: { cases: CaseRow[] }
  filters: CaseListFilters
  today: string
  staff: { id: string; name: string }[]
  peek: { found: { id: string } } | null
  linkTo: (change: Record<string, string | number | null>) => string
}

/** The cases of one page, to look at and to select. */
export function CaseTable({ list: { cases }, filters, today, staff, peek, linkTo }: Props) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const ids = cases.map(({ id }) => id)
  const shown = ids.filter((id) => selected.has(id))
  const tick = (id: string, on: boolean) => {
    const next = new Set(selected)
    if (on) next.add(id)
    else next.delete(id)
    setSelected(next)
  }
  const sort = (name: CaseListFilters['sort'], direction: 'ascending' | 'descending') => ({
    to: linkTo({ sort: name }),
    ...(filters.sort === name ? { direction } : {}),
  })
  const columns: Column<CaseRow>[] = [
    {
      key: 'select',
      header: (
        <Tick
          label="Select all"
          className="needs-script"
          checked={shown.length === ids.length}
          some={shown.length > 0 && shown.length < ids.length}
          onChange={(event) => setSelected(new Set(event.currentTarget.checked ? ids : []))}
        />
      ),
      label: '',
      cell: ({ id, caseNumber }) => (
        <Tick
          label={`Select case ${caseNumber}`}
          name="case"
          value={id}
          checked={selected.has(id)}
          onChange={(event) => tick(id, event.currentTarget.checked)}
        />
      ),
    },
    {
      key: 'case',
      header: 'Case',
      rowHeader: true,
      sort: sort('number', 'descending'),
      cell: ({ id, caseNumber, clientName }) => (
        <>
          <Link
            to={`${linkTo({ case: id, page: filters.page > 1 ? filters.page : null })}#picked-case`}
            preventScrollReset
            className="nowrap"
          >
            {caseNumber}
          </Link>
          <span className="cell-note">{clientName}</span>
        </>
      ),
    },
    { key: 'package', header: 'Package', smallHide: true, cell: ({ description, title }) => description || title },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status, state }) => <StatusCell status={status} state={state} />,
    },
    {
      key: 'priority',
      header: 'Priority',
      smallHide: true,
      sort: sort('priority', 'descending'),
      cell: ({ priority }) => <PriorityMark priority={priority} />,
    },
    {
      key: 'due',
      header: 'Due',
      numeric: true,
      sort: sort('due', 'ascending'),
      cell: (row) => <Due row={row} today={today} />,
    },
    {
      key: 'documents',
      header: 'Docs',
      numeric: true,
      smallHide: true,
      cell: ({ progress }) => (progress.needed > 0 ? `${progress.received}/${progress.needed}` : '–'),
    },
    {
      key: 'adviser',
      header: 'Adviser',
      smallHide: true,
      cell: ({ adviserName }) =>
        adviserName ? (
          <abbr title={adviserName}>{initialsOf(adviserName)}</abbr>
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">Not assigned</span>
          </>
        ),
    },
  ]
  return (
    <Form method="post" className="bulk-form mt-16" action={linkTo({ page: filters.page > 1 ? filters.page : null })}>
      <BulkBar count={shown.length} staff={staff} onClear={() => setSelected(new Set())} />
      <Table
        caption="Cases"
        hideCaption
        dense
        columns={columns}
        rows={cases}
        rowKey={({ id }) => id}
        rowTone={({ id }) => [
          ...(selected.has(id) ? (['selected'] as const) : []),
          ...(peek?.found.id === id ? (['active'] as const) : []),
        ]}
      />
    </Form>
  )
}

function StatusCell({ status, state }: Pick<CaseRow, 'status' | 'state'>) {
  return (
    <span>
      <CaseStatusMark status={status} />
      <span className="cell-note">{caseWords().states[state].label}</span>
    </span>
  )
}

function Due({ row, today }: { row: CaseRow; today: string }) {
  if (row.dueOn === null) return '–'
  const isOver = row.dueOn < today && row.status !== 'completed'
  return (
    <span className={isOver ? 'overdue' : undefined}>
      {formatDate(row.dueOn)}
      {isOver && <span className="visually-hidden"> overdue</span>}
    </span>
  )
}
