import { Form, Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { Candidate } from '#returns/next-year/candidate-db.server.ts'
import { invitationStatuses } from '#returns/next-year/invitation-status.ts'
import { nextYearPath } from '#returns/next-year/next-year-links.ts'
import { nextYearWords } from '#returns/next-year/words.ts'

const labelOf = ({ status }: Pick<Candidate, 'status'>) => nextYearWords().statuses[status].label

export const nextYearList = defineList<Candidate>()({
  name: 'next-year',
  isLarge: true,
  title: 'Next year',
  path: nextYearPath,
  right: 'case.read-all',
  filters: {
    q: { kind: 'search', label: 'Search clients', placeholder: 'Name, address or case number' },
    status: {
      kind: 'choice',
      label: 'Status',
      by: 'tabs',
      options: () => invitationStatuses.map((value) => ({ value, label: nextYearWords().statuses[value].label })),
    },
    year: { kind: 'choice', label: 'New tax year', placeholder: 'All years' },
  },
  tabs: () => [
    { key: 'all', label: 'All', set: {} },
    ...invitationStatuses.map((status) => ({
      key: status,
      label: nextYearWords().statuses[status].label,
      set: { status },
    })),
  ],
  sorts: { name: 'ascending' },
  sort: 'name',
  columns: [
    {
      key: 'name',
      header: 'Client',
      rowHeader: true,
      sort: 'name',
      cell: ({ personId, name, email }) => (
        <>
          <Link to={`/admin/clients/${personId}`}>{name}</Link>
          <span className="cell-note">{email}</span>
        </>
      ),
      value: ({ name }) => name,
    },
    {
      key: 'case',
      header: 'Last case',
      cell: ({ id, caseNumber }) => <Link to={staffCasePath(id)}>{caseNumber}</Link>,
      value: ({ caseNumber }) => caseNumber,
    },
    { key: 'year', header: 'New year', numeric: true, cell: ({ taxYear }) => taxYear, value: ({ taxYear }) => taxYear },
    {
      key: 'status',
      header: 'Status',
      cell: (row) => <Status kind={nextYearWords().statuses[row.status].kind}>{labelOf(row)}</Status>,
      value: labelOf,
    },
    {
      key: 'at',
      header: 'Since',
      numeric: true,
      smallHide: true,
      cell: ({ decidedAt }) => (decidedAt ? formatDateTime(decidedAt) : '–'),
      value: ({ decidedAt }) => decidedAt,
    },
    { key: 'act', header: 'Change', cell: (row) => <LeaveOut row={row} />, value: () => null },
  ],
  empty: {
    illustration: 'dialog',
    title: 'No clients of last year',
    text: 'Whoever had a tax return filed or closed stands here for the year after.',
    filteredText: 'Nobody fits.',
  },
})

function LeaveOut({ row: { status, personId, taxYear, name } }: { row: Candidate }) {
  if (status !== 'to-invite' && status !== 'left-out') return '–'
  const isOut = status === 'left-out'
  return (
    <Form method="post" action={nextYearPath} preventScrollReset>
      <input type="hidden" name="intent" value={isOut ? 'take-back' : 'leave-out'} />
      <input type="hidden" name="person" value={personId} />
      <input type="hidden" name="year" value={taxYear} />
      <Button size="dense" kind="outline">
        {isOut ? 'Invite after all' : 'Leave out'}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </Form>
  )
}
