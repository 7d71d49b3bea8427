import { Link } from 'react-router'
import { statuses } from '#accounts/people/person.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { type StaffRole, staffRoles } from '#accounts/team/profile.ts'
import { defineList } from '#admin/lists/list.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { ClientStatusBadge } from '#admin/ui/badges.tsx'

import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { roleNames } from './staff-errors.ts'

const copy = () => t(accountStaffTexts.staffList)

export type StaffRow = {
  id: string
  name: string
  email: string
  role: StaffRole
  status: (typeof statuses)[number]
  /** Sign-in details and workload; null if the user may not see them. */
  more: { twoFactorEnabled: boolean; lastSignInAt: Date | null; cases: number } | null
}

const factorOf = ({ more }: StaffRow) => (more ? (more.twoFactorEnabled ? copy().on : copy().off) : '–')

export const staffList = defineList<StaffRow>()({
  name: 'staff',
  isLarge: false,
  get title() {
    return copy().staff
  },
  path: '/admin/staff',
  right: 'staff.list',
  filters: {
    q: {
      kind: 'search',
      get label() {
        return copy().searchStaff
      },
      get placeholder() {
        return copy().nameOrEmail
      },
    },
    role: {
      kind: 'choice',
      get label() {
        return copy().role
      },
      get placeholder() {
        return copy().allRoles
      },
      options: () => staffRoles.map((value) => ({ value, label: roleNames[value] })),
    },
    status: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      get placeholder() {
        return copy().allStatuses
      },
      options: () => statuses.map((value) => ({ value, label: t(adminTexts.panel).clientStatuses[value] })),
    },
  },
  sorts: { name: 'ascending' },
  sort: 'name',
  columns: [
    {
      key: 'name',
      get header() {
        return copy().nameText
      },
      rowHeader: true,
      sort: 'name',
      cell: ({ id, name }) => <Link to={`/admin/staff/${id}`}>{name}</Link>,
    },
    {
      key: 'email',
      get header() {
        return copy().email
      },
      cell: ({ email }) => email,
    },
    {
      key: 'role',
      get header() {
        return copy().role
      },
      cell: ({ role }) => roleNames[role],
    },
    {
      key: 'status',
      get header() {
        return copy().status
      },
      cell: ({ status }) => <ClientStatusBadge status={status} />,
    },
    {
      key: 'factor',
      get header() {
        return copy().twoStepVerification
      },
      smallHide: true,
      cell: factorOf,
    },
    {
      key: 'cases',
      get header() {
        return copy().openCases
      },
      numeric: true,
      cell: ({ more }) => more?.cases ?? '–',
    },
    {
      key: 'last',
      get header() {
        return copy().lastLogin
      },
      numeric: true,
      smallHide: true,
      cell: ({ more }) => (more ? (more.lastSignInAt ? formatDateTime(more.lastSignInAt) : copy().never) : '–'),
    },
  ],
  empty: {
    get title() {
      return copy().noStaffFound
    },
    get text() {
      return copy().noStaffMatchYourFilters
    },
  },
})
