import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { CaseProgressBadge, PriorityBadge } from '#admin/ui/badges.tsx'
import { initialsOf } from '#admin/ui/initials.ts'
import { casePriorities } from '#cases/planning/priority.ts'
import { workKinds } from '#cases/planning/work.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { caseStates, caseStatuses, states } from '#cases/process/case-states.ts'
import { caseWords } from '#cases/words.ts'
import { formatDate } from '#platform/format.ts'

export const caseList = defineList<CaseRow>()({
  name: 'cases',
  isLarge: true,
  title: 'Tax Cases',
  path: '/admin/cases',
  right: 'case.read',
  filters: {
    q: { kind: 'search', label: 'Search cases', placeholder: 'Case number or client' },
    status: {
      kind: 'choice',
      label: 'Status',
      by: 'tabs',
      options: () => caseStatuses.map((value) => ({ value, label: caseWords().statuses[value] })),
    },
    overdue: { kind: 'flag', label: 'Overdue', by: 'tabs' },
    state: {
      kind: 'choice',
      label: 'State',
      placeholder: 'All states',
      options: () => caseStates.map((value) => ({ value, label: caseWords().states[value].label })),
    },
    work: {
      kind: 'choice',
      label: 'Work',
      placeholder: 'All work',
      options: () => workKinds.map((value) => ({ value, label: caseWords().work[value] })),
    },
    year: { kind: 'choice', label: 'Tax year', placeholder: 'All years' },
    priority: {
      kind: 'choice',
      label: 'Priority',
      placeholder: 'All priorities',
      options: () => casePriorities.map((value) => ({ value, label: caseWords().priorities[value] })),
    },
    assigned: { kind: 'choice', label: 'Adviser', placeholder: 'All advisers' },
  },
  tabs: () => [
    { key: 'all', label: 'All', set: {} },
    ...(['in_progress', 'pending', 'completed'] as const).map((status) => ({
      key: status,
      label: caseWords().statuses[status],
      set: { status },
    })),
    { key: 'overdue', label: 'Overdue', set: { overdue: '1' } },
  ],
  sorts: {
    due: 'ascending',
    number: 'descending',
    client: 'ascending',
    priority: 'ascending',
    opened: 'descending',
    changed: 'descending',
  },
  sort: 'due',
  columns: [
    {
      key: 'case',
      header: 'Case',
      rowHeader: true,
      sort: 'number',
      cell: ({ id, caseNumber, clientName }, { to }) => (
        <>
          <Link to={`${to({ case: id })}#picked-case`} preventScrollReset className="nowrap">
            {caseNumber}
          </Link>
          <span className="cell-note">{clientName}</span>
        </>
      ),
      value: ({ caseNumber }) => caseNumber,
    },
    {
      key: 'client',
      header: 'Client',
      extra: true,
      sort: 'client',
      cell: ({ clientId, clientName }) => <Link to={`/admin/clients/${clientId}`}>{clientName}</Link>,
      value: ({ clientName }) => clientName,
    },
    {
      key: 'email',
      header: 'Email',
      extra: true,
      cell: ({ clientEmail }) => clientEmail,
      value: ({ clientEmail }) => clientEmail,
    },
    {
      key: 'package',
      header: 'Package',
      smallHide: true,
      cell: ({ description, title }) => description || title,
      value: ({ description, title }) => description || title,
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status, state }) => (
        <span>
          <CaseProgressBadge status={status} state={state} />
          {!states[state].rests && <span className="cell-note">{caseWords().states[state].label}</span>}
        </span>
      ),
      value: ({ state }) => caseWords().states[state].label,
    },
    {
      key: 'priority',
      header: 'Priority',
      smallHide: true,
      sort: 'priority',
      cell: ({ priority }) => <PriorityBadge priority={priority} />,
      value: ({ priority }) => priority,
    },
    {
      key: 'due',
      header: 'Due',
      numeric: true,
      sort: 'due',
      cell: (row, { today }) => <Due row={row} today={today} />,
      value: ({ dueOn }) => dueOn,
    },
    {
      key: 'documents',
      header: 'Docs',
      numeric: true,
      smallHide: true,
      cell: ({ progress }) => (progress.needed > 0 ? `${progress.received}/${progress.needed}` : '–'),
      value: ({ progress }) => `${progress.received} of ${progress.needed}`,
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
      value: ({ adviserName }) => adviserName,
    },
    {
      key: 'year',
      header: 'Tax year',
      numeric: true,
      extra: true,
      cell: ({ taxYear }) => taxYear,
      value: ({ taxYear }) => taxYear,
    },
    {
      key: 'canton',
      header: 'Canton',
      extra: true,
      cell: ({ canton }) => canton ?? '–',
      value: ({ canton }) => canton,
    },
    {
      key: 'opened',
      header: 'Opened',
      numeric: true,
      extra: true,
      sort: 'opened',
      cell: ({ createdAt }) => formatDate(createdAt),
      value: ({ createdAt }) => createdAt,
    },
    {
      key: 'changed',
      header: 'Changed',
      numeric: true,
      extra: true,
      sort: 'changed',
      cell: ({ updatedAt }) => formatDate(updatedAt),
      value: ({ updatedAt }) => updatedAt,
    },
  ],
  empty: { title: 'No cases found', text: 'No case fits these filters.' },
})

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
