import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { formatDateTime } from '#platform/format.ts'
import { type DeletionState, deletionStates } from '#privacy/deletion/deletion-state.ts'

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

const stateLabels: Record<DeletionState, string> = {
  open: 'Open',
  held: 'Held',
  done: 'Carried out',
  cancelled: 'Taken back',
}

export const deletionList = defineList<DeletionRow>()({
  name: 'deletions',
  isLarge: false,
  title: 'Deletions',
  path: '/admin/deletions',
  right: 'client.delete',
  filters: {
    q: { kind: 'search', label: 'Search deletions', placeholder: 'Name' },
    state: {
      kind: 'choice',
      label: 'State',
      by: 'tabs',
      options: () => deletionStates.map((value) => ({ value, label: stateLabels[value] })),
    },
  },
  tabs: () => [
    { key: 'all', label: 'All', set: {} },
    ...deletionStates.map((state) => ({ key: state, label: stateLabels[state], set: { state } })),
  ],
  sorts: { due: 'ascending', requested: 'descending', name: 'ascending' },
  sort: 'due',
  columns: [
    {
      key: 'name',
      header: 'Client',
      rowHeader: true,
      sort: 'name',
      cell: ({ id, name }) => <Link to={`/admin/deletions/${id}`}>{name}</Link>,
    },
    {
      key: 'requested',
      header: 'Asked for',
      sort: 'requested',
      cell: ({ requestedAt }) => <span className="numbers">{formatDateTime(requestedAt)}</span>,
    },
    {
      key: 'due',
      header: 'Due',
      sort: 'due',
      cell: ({ dueAt }) => <span className="numbers">{formatDateTime(dueAt)}</span>,
    },
    { key: 'state', header: 'Where it stands', cell: status },
  ],
  empty: {
    title: 'No deletions',
    text: 'Nobody has asked to be deleted.',
    filteredText: 'No request fits these filters.',
    illustration: 'ledger',
  },
})

function status({ doneAt, cancelledAt, holdReason, waitsSince, decidedAt, dueAt }: DeletionRow): string {
  if (doneAt) return `Carried out on ${formatDateTime(doneAt)}`
  if (cancelledAt) return `Taken back on ${formatDateTime(cancelledAt)}`
  if (holdReason) return 'Held'
  if (waitsSince) return 'Waits for something that is still open'
  return `${decidedAt ? 'Decided' : 'To decide'}; carried out on ${formatDateTime(dueAt)}`
}
