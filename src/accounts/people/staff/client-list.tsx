import { Link } from 'react-router'
import type { PersonRow } from '#accounts/people/people-db.server.ts'
import { statuses } from '#accounts/people/person.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { defineList } from '#admin/lists/list.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { ClientStatusBadge } from '#admin/ui/badges.tsx'

import { formatDate, formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(accountStaffTexts.clientList)

export type ClientRow = PersonRow & { cases: number }

export const clientList = defineList<ClientRow>()({
  name: 'clients',
  isLarge: true,
  get title() {
    return copy().clients
  },
  path: '/admin/clients',
  right: 'client.list',
  filters: {
    q: {
      kind: 'search',
      get label() {
        return copy().searchClients
      },
      get placeholder() {
        return copy().nameEmailOrCompany
      },
    },
    status: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      by: 'tabs',
      options: () => statuses.map((value) => ({ value, label: t(adminTexts.panel).clientStatuses[value] })),
    },
    cases: {
      kind: 'choice',
      get label() {
        return copy().cases
      },
      get placeholder() {
        return copy().allClients
      },
      options: () => [
        { value: 'open', label: copy().withOpenCases },
        { value: 'none', label: copy().withoutCases },
      ],
    },
    duplicates: {
      kind: 'choice',
      get label() {
        return copy().duplicates
      },
      by: 'links',
      options: () => [{ value: 'yes', label: copy().possibleDuplicates }],
    },
  },
  tabs: () => [
    { key: 'all', label: copy().all, set: {} },
    ...statuses.map((status) => ({ key: status, label: t(adminTexts.panel).clientStatuses[status], set: { status } })),
  ],
  sorts: { since: 'descending', name: 'ascending', last: 'descending' },
  sort: 'since',
  columns: [
    {
      key: 'name',
      get header() {
        return copy().nameText
      },
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
      get header() {
        return copy().company
      },
      extra: true,
      cell: ({ company }) => company ?? '–',
      value: ({ company }) => company,
    },
    {
      key: 'email',
      get header() {
        return copy().email
      },
      cell: ({ email }) => email,
      value: ({ email }) => email,
    },
    {
      key: 'phone',
      get header() {
        return copy().phone
      },
      extra: true,
      cell: ({ phone }) => phone ?? '–',
      value: ({ phone }) => phone,
    },
    {
      key: 'status',
      get header() {
        return copy().status
      },
      cell: ({ status }) => <ClientStatusBadge status={status} />,
      value: ({ status }) => t(adminTexts.panel).clientStatuses[status],
    },
    {
      key: 'cases',
      get header() {
        return copy().cases
      },
      numeric: true,
      cell: ({ cases }) => cases,
      value: ({ cases }) => cases,
    },
    {
      key: 'since',
      get header() {
        return copy().registered
      },
      numeric: true,
      smallHide: true,
      sort: 'since',
      cell: ({ createdAt }) => formatDate(createdAt),
      value: ({ createdAt }) => createdAt,
    },
    {
      key: 'last',
      get header() {
        return copy().lastLogin
      },
      numeric: true,
      sort: 'last',
      cell: ({ lastSignInAt }) => (lastSignInAt ? formatDateTime(lastSignInAt) : copy().never),
      value: ({ lastSignInAt }) => lastSignInAt,
    },
  ],
  empty: {
    get title() {
      return copy().noClientsFound
    },
    get text() {
      return copy().noClientsMatchYourFilters
    },
    illustration: 'division',
  },
})
