import { Form, Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import type { Candidate } from '#returns/next-year/candidate-db.server.ts'
import { invitationStatuses, nextYearPath } from '#returns/next-year/invitation-status.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'

const copy = () => t(returnStaffTexts.nextYearList)

const labelOf = ({ status }: Pick<Candidate, 'status'>) => t(returnTexts.nextYear).statuses[status].label

export const nextYearList = defineList<Candidate>()({
  name: 'next-year',
  isLarge: true,
  get title() {
    return copy().nextYear
  },
  path: nextYearPath,
  right: 'case.read-all',
  filters: {
    q: {
      kind: 'search',
      get label() {
        return copy().searchClients
      },
      get placeholder() {
        return copy().nameEmailOrCaseNumber
      },
    },
    status: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      by: 'tabs',
      options: () =>
        invitationStatuses.map((value) => ({ value, label: t(returnTexts.nextYear).statuses[value].label })),
    },
    year: {
      kind: 'choice',
      get label() {
        return copy().newTaxYear
      },
      get placeholder() {
        return copy().allYears
      },
    },
  },
  tabs: () => [
    { key: 'all', label: copy().all, set: {} },
    ...invitationStatuses.map((status) => ({
      key: status,
      label: t(returnTexts.nextYear).statuses[status].label,
      set: { status },
    })),
  ],
  sorts: { name: 'ascending' },
  sort: 'name',
  columns: [
    {
      key: 'name',
      get header() {
        return copy().client
      },
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
      get header() {
        return copy().lastCase
      },
      cell: ({ id, caseNumber }) => <Link to={staffCasePath(id)}>{caseNumber}</Link>,
      value: ({ caseNumber }) => caseNumber,
    },
    {
      key: 'year',
      get header() {
        return copy().newYear
      },
      numeric: true,
      cell: ({ taxYear }) => taxYear,
      value: ({ taxYear }) => taxYear,
    },
    {
      key: 'status',
      get header() {
        return copy().status
      },
      cell: (row) => <Status kind={t(returnTexts.nextYear).statuses[row.status].kind}>{labelOf(row)}</Status>,
      value: labelOf,
    },
    {
      key: 'at',
      get header() {
        return copy().since
      },
      numeric: true,
      smallHide: true,
      cell: ({ decidedAt }) => (decidedAt ? formatDateTime(decidedAt) : '–'),
      value: ({ decidedAt }) => decidedAt,
    },
    {
      key: 'act',
      get header() {
        return copy().change
      },
      cell: (row) => <LeaveOut row={row} />,
      value: () => null,
    },
  ],
  empty: {
    illustration: 'dialog',
    get title() {
      return copy().noClientsFromLastYear
    },
    get text() {
      return copy().clientsWhoseTaxReturnWas
    },
    get filteredText() {
      return copy().noClientsMatchYourFilters
    },
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
        {isOut ? copy().inviteAfterAll : copy().exclude}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </Form>
  )
}
