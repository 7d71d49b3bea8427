import { Link } from 'react-router'
import type { PersonRow } from '#accounts/people/people-db.server.ts'
import { statuses } from '#accounts/people/person.ts'
import { defineList } from '#admin/lists/list.ts'
import { ClientStatusBadge } from '#admin/ui/badges.tsx'
import { panelWords } from '#admin/words.ts'
import { formatDate, formatDateTime } from '#platform/format.ts'

export type ClientRow = PersonRow & { cases: number }

export const clientList = defineList<ClientRow>()({
  name: 'clients',
  isLarge: true,
  title: 'Clients',
  path: '/admin/clients',
  right: 'client.list',
  filters: {
    q: { kind: 'search', label: 'Search clients', placeholder: 'Name, email or company' },
    status: {
      kind: 'choice',
      label: 'Status',
      by: 'tabs',
      options: () => statuses.map((value) => ({ value, label: panelWords().clientStatuses[value] })),
    },
    cases: {
      kind: 'choice',
      label: 'Cases',
      placeholder: 'With or without cases',
      options: () => [
        { value: 'open', label: 'With open cases' },
        { value: 'none', label: 'Without cases' },
      ],
    },
    duplicates: {
      kind: 'choice',
      label: 'Alike',
      by: 'links',
      options: () => [{ value: 'yes', label: 'May be the same person as another' }],
    },
  },
  tabs: () => [
    { key: 'all', label: 'All', set: {} },
    ...statuses.map((status) => ({ key: status, label: panelWords().clientStatuses[status], set: { status } })),
  ],
  sorts: { since: 'descending', name: 'ascending', last: 'descending' },
  sort: 'since',
  columns: [
    {
      key: 'name',
      header: 'Name',
      rowHeader: true,
      sort: 'name',
      cell: ({ id, name, company }) => (
        <>
          <Link to={`/admin/clients/${id}`}>{name}</Link>
          {company && <span className="cell-note">{company}</span>}
        </>
      ),
      value: ({ name }) => name,
    },
    {
      key: 'company',
      header: 'Company',
      extra: true,
      cell: ({ company }) => company ?? '–',
      value: ({ company }) => company,
    },
    { key: 'email', header: 'Email', cell: ({ email }) => email, value: ({ email }) => email },
    { key: 'phone', header: 'Phone', extra: true, cell: ({ phone }) => phone ?? '–', value: ({ phone }) => phone },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <ClientStatusBadge status={status} />,
      value: ({ status }) => panelWords().clientStatuses[status],
    },
    { key: 'cases', header: 'Cases', numeric: true, cell: ({ cases }) => cases, value: ({ cases }) => cases },
    {
      key: 'since',
      header: 'Registered',
      numeric: true,
      smallHide: true,
      sort: 'since',
      cell: ({ createdAt }) => formatDate(createdAt),
      value: ({ createdAt }) => createdAt,
    },
    {
      key: 'last',
      header: 'Last login',
      numeric: true,
      sort: 'last',
      cell: ({ lastSignInAt }) => (lastSignInAt ? formatDateTime(lastSignInAt) : 'Never'),
      value: ({ lastSignInAt }) => lastSignInAt,
    },
  ],
  empty: { title: 'No clients found', text: 'No client fits these filters.', illustration: 'division' },
})
