import { Link } from 'react-router'
import { clientFilter } from '#admin/lists/client-filter.ts'
import { defineList } from '#admin/lists/list.ts'
import { CaseProgressBadge, PriorityBadge } from '#admin/ui/badges.tsx'
import { readerOf } from '#cases/case-status-text.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { workKinds } from '#cases/planning/work.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { caseStates, caseStatuses, states } from '#cases/process/case-states.ts'
import { casePriorities } from '#cases/process/case-types.ts'
import { turnOf } from '#cases/process/turn.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { formatDate } from '#platform/format.ts'
import { initialsOf } from '#platform/text/initials.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(caseStaffTexts.caseList)

export const caseList = defineList<CaseRow>()({
  name: 'cases',
  isLarge: true,
  get title() {
    return copy().taxCases
  },
  path: '/admin/cases',
  right: 'case.read',
  filters: {
    client: clientFilter,
    q: {
      kind: 'search',
      get label() {
        return copy().searchCases
      },
      get placeholder() {
        return copy().caseNumberOrClient
      },
    },
    status: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      by: 'tabs',
      options: () => caseStatuses.map((value) => ({ value, label: t(caseTexts.cases).statuses[value] })),
    },
    overdue: {
      kind: 'flag',
      get label() {
        return copy().overdue
      },
      by: 'tabs',
    },
    state: {
      kind: 'choice',
      get label() {
        return copy().step
      },
      get placeholder() {
        return copy().allSteps
      },
      options: () => caseStates.map((value) => ({ value, label: t(caseTexts.cases).states[value].label })),
    },
    work: {
      kind: 'choice',
      get label() {
        return copy().task
      },
      get placeholder() {
        return copy().allTasks
      },
      options: () => workKinds.map((value) => ({ value, label: t(caseTexts.cases).work[value] })),
    },
    year: {
      kind: 'choice',
      get label() {
        return copy().taxYear
      },
      get placeholder() {
        return copy().allYears
      },
    },
    canton: {
      kind: 'choice',
      get label() {
        return copy().canton
      },
      get placeholder() {
        return copy().allCantons
      },
    },
    priority: {
      kind: 'choice',
      get label() {
        return copy().priority
      },
      get placeholder() {
        return copy().allPriorities
      },
      options: () => casePriorities.map((value) => ({ value, label: t(caseTexts.cases).priorities[value] })),
    },
    assigned: {
      kind: 'choice',
      get label() {
        return copy().adviser
      },
      get placeholder() {
        return copy().allAdvisers
      },
    },
  },
  tabs: () => [
    { key: 'all', label: copy().all, set: {} },
    ...(['in_progress', 'pending', 'completed'] as const).map((status) => ({
      key: status,
      label: t(caseTexts.cases).statuses[status],
      set: { status },
    })),
    { key: 'overdue', label: copy().overdue, set: { overdue: '1' } },
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
      get header() {
        return copy().case
      },
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
      get header() {
        return copy().client
      },
      extra: true,
      sort: 'client',
      cell: ({ clientId, clientName }) => <Link to={`/admin/clients/${clientId}`}>{clientName}</Link>,
      value: ({ clientName }) => clientName,
    },
    {
      key: 'email',
      get header() {
        return copy().email
      },
      extra: true,
      cell: ({ clientEmail }) => clientEmail,
      value: ({ clientEmail }) => clientEmail,
    },
    {
      key: 'package',
      get header() {
        return copy().package
      },
      smallHide: true,
      cell: ({ description, title }) => description || title,
      value: ({ description, title }) => description || title,
    },
    {
      key: 'status',
      get header() {
        return copy().status
      },
      cell: (row, { today }) => (
        <span>
          <CaseProgressBadge status={row.status} state={row.state} />
          {!states[row.state].rests && <span className="cell-note">{stepOf(row, today)}</span>}
        </span>
      ),
      value: ({ state }) => t(caseTexts.cases).states[state].label,
    },
    {
      key: 'priority',
      get header() {
        return copy().priority
      },
      smallHide: true,
      sort: 'priority',
      cell: ({ priority }) => <PriorityBadge priority={priority} />,
      value: ({ priority }) => priority,
    },
    {
      key: 'due',
      get header() {
        return copy().due
      },
      numeric: true,
      sort: 'due',
      cell: (row, { today }) => <Due row={row} today={today} />,
      value: ({ dueOn }) => dueOn,
    },
    {
      key: 'documents',
      get header() {
        return copy().docs
      },
      numeric: true,
      smallHide: true,
      cell: ({ progress }) => (progress.needed > 0 ? `${progress.received}/${progress.needed}` : '–'),
      value: ({ progress }) => copy().receivedOf(progress.received, progress.needed),
    },
    {
      key: 'adviser',
      get header() {
        return copy().adviser
      },
      smallHide: true,
      cell: ({ adviserName }) =>
        adviserName ? (
          <abbr title={adviserName}>{initialsOf(adviserName)}</abbr>
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{copy().notAssigned}</span>
          </>
        ),
      value: ({ adviserName }) => adviserName,
    },
    {
      key: 'year',
      get header() {
        return copy().taxYear
      },
      numeric: true,
      extra: true,
      cell: ({ taxYear }) => taxYear,
      value: ({ taxYear }) => taxYear,
    },
    {
      key: 'canton',
      get header() {
        return copy().canton
      },
      extra: true,
      cell: ({ canton }) => canton ?? '–',
      value: ({ canton }) => canton,
    },
    {
      key: 'opened',
      get header() {
        return copy().opened
      },
      numeric: true,
      extra: true,
      sort: 'opened',
      cell: ({ createdAt }) => formatDate(createdAt),
      value: ({ createdAt }) => createdAt,
    },
    {
      key: 'changed',
      get header() {
        return copy().lastChanged
      },
      numeric: true,
      extra: true,
      sort: 'changed',
      cell: ({ updatedAt }) => formatDate(updatedAt),
      value: ({ updatedAt }) => updatedAt,
    },
  ],
  empty: {
    get title() {
      return copy().noCasesFound
    },
    get text() {
      return copy().noCasesMatchYourFilters
    },
  },
})

function Due({ row, today }: { row: CaseRow; today: string }) {
  if (row.dueOn === null) return '–'
  const isOver = row.dueOn < today && row.status !== 'completed'
  return (
    <span className={isOver ? 'overdue' : undefined}>
      {formatDate(row.dueOn)}
      {isOver && <span className="visually-hidden"> {copy().overdue2}</span>}
    </span>
  )
}

function stepOf(row: CaseRow, today: string): string {
  const { states: words, turns } = t(caseTexts.cases)
  const turn = turnOf(row, { reader: readerOf(row.clientId, row), openQuestions: 0, today })
  return [words[row.state].label, turn && turns.forStaff[turn.who]].filter(Boolean).join(', ')
}
