import { defineList } from '#admin/lists/list.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { t } from '#platform/texts.ts'
import { type AuditRow, dayFilters, ipColumn, resultColumn, timeColumn, userColumn } from './audit-columns.tsx'
import { signInActions } from './sign-in-actions.ts'

const copy = () => t(adminTexts.signInList)

export const signInList = defineList<AuditRow>()({
  name: 'sign-ins',
  isLarge: true,
  get title() {
    return copy().signInLog
  },
  path: '/admin/security/sign-ins',
  right: 'audit.read',
  filters: {
    user: {
      kind: 'search',
      get label() {
        return copy().user
      },
      get placeholder() {
        return copy().user
      },
    },
    action: {
      kind: 'choice',
      get label() {
        return copy().action
      },
      get placeholder() {
        return copy().allActions
      },
      options: () => signInActions.map((value) => ({ value, label: t(adminTexts.signIn).actions[value] })),
    },
    status: {
      kind: 'choice',
      get label() {
        return copy().status
      },
      get placeholder() {
        return copy().allStatuses
      },
      options: () => Object.entries(copy().statuses).map(([value, label]) => ({ value, label })),
    },
    ip: {
      kind: 'text',
      get label() {
        return copy().ip
      },
      placeholder: '203.0.113.7',
    },
    ...dayFilters,
  },
  sorts: { time: 'descending' },
  sort: 'time',
  columns: [
    {
      key: 'action',
      get header() {
        return copy().action
      },
      rowHeader: true,
      cell: ({ action }) => t(adminTexts.signIn).actionOf(action),
      value: ({ action }) => t(adminTexts.signIn).actionOf(action),
    },
    userColumn('user'),
    ipColumn,
    resultColumn(
      'status',
      () => copy().status,
      (outcome) => (outcome === 'success' ? copy().statuses.success : copy().statuses.failed),
    ),
    timeColumn('time'),
    {
      key: 'reason',
      get header() {
        return copy().reason
      },
      cell: (row) => statedOf(row) ?? '–',
      value: reasonOf,
    },
    {
      key: 'id',
      get header() {
        return copy().id
      },
      extra: true,
      cell: ({ id }) => id,
      value: ({ id }) => id,
    },
  ],
  empty: {
    get title() {
      return copy().noEntries
    },
    get text() {
      return copy().noSignInsMatchYour
    },
    illustration: 'ledger',
  },
  uncounted: true,
  isSigned: true,
})

function statedOf(row: AuditRow): string | null {
  const code = reasonOf(row)
  return code === null ? null : t(adminTexts.signIn).reasonOf(code)
}

function reasonOf({ detail: { reason, way } }: AuditRow): string | null {
  const content = reason ?? way ?? null
  return content === null ? null : String(content)
}
