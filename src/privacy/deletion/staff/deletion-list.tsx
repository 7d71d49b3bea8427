import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { deletionStates } from '#privacy/deletion/deletion.ts'
import * as privacyStaffTexts from '#privacy/staff/locales/en.ts'

const copy = () => t(privacyStaffTexts.deletionList)

export type DeletionRow = {
  id: string
  name: string
  requestedAt: Date
  dueAt: Date
  doneAt: Date | null
  cancelledAt: Date | null
  waitsSince: Date | null
  holdReason: string | null
  decidedAt: Date | null
}

export const deletionList = defineList<DeletionRow>()({
  name: 'deletions',
  isLarge: false,
  get title() {
    return copy().deletionRequests
  },
  path: '/admin/deletions',
  right: 'client.delete',
  filters: {
    q: {
      kind: 'search',
      get label() {
        return copy().searchDeletionRequests
      },
      get placeholder() {
        return copy().nameText
      },
    },
    state: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      by: 'tabs',
      options: () => deletionStates.map((value) => ({ value, label: copy().stateLabels[value] })),
    },
  },
  tabs: () => [
    { key: 'all', label: copy().all, set: {} },
    ...deletionStates.map((state) => ({ key: state, label: copy().stateLabels[state], set: { state } })),
  ],
  sorts: { due: 'ascending', requested: 'descending', name: 'ascending' },
  sort: 'due',
  columns: [
    {
      key: 'name',
      get header() {
        return copy().client
      },
      rowHeader: true,
      sort: 'name',
      cell: ({ id, name }) => <Link to={`/admin/deletions/${id}`}>{name}</Link>,
    },
    {
      key: 'requested',
      get header() {
        return copy().requestedOn
      },
      sort: 'requested',
      cell: ({ requestedAt }) => <span className="numbers">{formatDateTime(requestedAt)}</span>,
    },
    {
      key: 'due',
      get header() {
        return copy().due
      },
      sort: 'due',
      cell: ({ dueAt }) => <span className="numbers">{formatDateTime(dueAt)}</span>,
    },
    {
      key: 'state',
      get header() {
        return copy().status2
      },
      cell: status,
    },
  ],
  empty: {
    get title() {
      return copy().noDeletionRequests
    },
    get text() {
      return copy().noClientHasRequestedDeletion
    },
    get filteredText() {
      return copy().noRequestsMatchYourFilters
    },
    illustration: 'ledger',
  },
})

function status({ doneAt, cancelledAt, holdReason, waitsSince, decidedAt, dueAt }: DeletionRow): string {
  if (doneAt) return copy().carriedOutOn(formatDateTime(doneAt))
  if (cancelledAt) return copy().withdrawnOn(formatDateTime(cancelledAt))
  if (holdReason) return copy().held
  if (waitsSince) return copy().waitingForOpenCasesOrders
  return copy().willBeCarriedOutOn(decidedAt ? copy().decided : copy().decisionNeeded, formatDateTime(dueAt))
}
