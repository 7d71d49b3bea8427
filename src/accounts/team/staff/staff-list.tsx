import { Link } from 'react-router'
import { statuses } from '#accounts/people/person.ts'
import { type StaffRole, staffRoles } from '#accounts/team/profile.ts'
import { defineList } from '#admin/lists/list.ts'
import { ClientStatusBadge } from '#admin/ui/badges.tsx'
import { panelWords } from '#admin/words.ts'
import { formatDateTime } from '#platform/format.ts'
import { roleNames } from './words.ts'

export type StaffRow = {
  id: string
  name: string
  email: string
  role: StaffRole
  status: (typeof statuses)[number]
  /** Sign-in details and workload; null if the user may not see them. */
  more: { twoFactorEnabled: boolean; lastSignInAt: Date | null; cases: number } | null
}

const factorOf = ({ more }: StaffRow) => (more ? (more.twoFactorEnabled ? 'On' : 'Off') : '–')

export const staffList = defineList<StaffRow>()({
  name: 'staff',
  isLarge: false,
  title: 'People',
  path: '/admin/staff',
  right: 'staff.list',
  filters: {
    q: { kind: 'search', label: 'Search people', placeholder: 'Name or email' },
    role: {
      kind: 'choice',
      label: 'Role',
      placeholder: 'All roles',
      options: () => staffRoles.map((value) => ({ value, label: roleNames[value] })),
    },
    status: {
      kind: 'choice',
      label: 'Status',
      placeholder: 'All statuses',
      options: () => statuses.map((value) => ({ value, label: panelWords().clientStatuses[value] })),
    },
  },
  sorts: { name: 'ascending' },
  sort: 'name',
  columns: [
    {
      key: 'name',
      header: 'Name',
      rowHeader: true,
      sort: 'name',
      cell: ({ id, name }) => <Link to={`/admin/staff/${id}`}>{name}</Link>,
    },
    { key: 'email', header: 'Email', cell: ({ email }) => email },
    { key: 'role', header: 'Role', cell: ({ role }) => roleNames[role] },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <ClientStatusBadge status={status} />,
    },
    { key: 'factor', header: 'Second factor', smallHide: true, cell: factorOf },
    {
      key: 'cases',
      header: 'Open cases',
      numeric: true,
      cell: ({ more }) => more?.cases ?? '–',
    },
    {
      key: 'last',
      header: 'Last login',
      numeric: true,
      smallHide: true,
      cell: ({ more }) => (more ? (more.lastSignInAt ? formatDateTime(more.lastSignInAt) : 'Never') : '–'),
    },
  ],
  empty: { title: 'Nobody found', text: 'Nobody of the firm fits these filters.' },
})
