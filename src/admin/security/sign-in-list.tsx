import { defineList } from '#admin/lists/list.ts'
import { type AuditRow, dayFilters, ipColumn, resultColumn, timeColumn, userColumn } from './audit-columns.tsx'
import { signInActions } from './sign-in-actions.ts'
import { signInWords } from './words.ts'

const statuses = { success: 'Success', failed: 'Failed' } as const

export const signInList = defineList<AuditRow>()({
  name: 'sign-ins',
  isLarge: true,
  title: 'Sign-in log',
  path: '/admin/security/sign-ins',
  right: 'audit.read',
  filters: {
    user: { kind: 'search', label: 'User', placeholder: 'User' },
    action: {
      kind: 'choice',
      label: 'Action',
      placeholder: 'All actions',
      options: () => signInActions.map((value) => ({ value, label: signInWords().actions[value] })),
    },
    status: {
      kind: 'choice',
      label: 'Status',
      placeholder: 'All statuses',
      options: () => Object.entries(statuses).map(([value, label]) => ({ value, label })),
    },
    ip: { kind: 'text', label: 'IP', placeholder: '203.0.113.7' },
    ...dayFilters,
  },
  sorts: { time: 'descending' },
  sort: 'time',
  columns: [
    {
      key: 'action',
      header: 'Action',
      rowHeader: true,
      cell: ({ action }) => signInWords().actionOf(action),
      value: ({ action }) => signInWords().actionOf(action),
    },
    userColumn('user'),
    ipColumn,
    resultColumn('status', 'Status', (outcome) => (outcome === 'success' ? statuses.success : statuses.failed)),
    timeColumn('time'),
    { key: 'reason', header: 'Reason', cell: (row) => statedOf(row) ?? '–', value: reasonOf },
    { key: 'id', header: 'ID', extra: true, cell: ({ id }) => id, value: ({ id }) => id },
  ],
  empty: {
    title: 'No entries',
    text: 'Nobody signed in or tried to in a way that fits these filters.',
    illustration: 'ledger',
  },
  uncounted: true,
  isSigned: true,
})

function statedOf(row: AuditRow): string | null {
  const code = reasonOf(row)
  return code === null ? null : signInWords().reasonOf(code)
}

function reasonOf({ detail: { reason, way } }: AuditRow): string | null {
  const content = reason ?? way ?? null
  return content === null ? null : String(content)
}
