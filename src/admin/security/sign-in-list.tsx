import { defineList } from '#admin/lists/list.ts'
import { Status } from '#design/status.tsx'
import { formatDateTime } from '#platform/format.ts'
import { signInWords } from './words.ts'

export type SignInRow = {
  id: number
  at: Date
  actorLabel: string
  action: string
  outcome: string
  ip: string | null
  reason: string | null
}

/** What counts as coming and going, by its name in the audit log. */
export const signInActions = [
  'sign-in',
  'second-factor',
  'sign-out',
  'bypass',
  'admin-refused',
  'password-reset-asked',
  'password-set',
] as const

const statuses = { success: 'Success', failed: 'Failed' } as const

/** Who signed in or tried to, from where, when, and whether it worked. */
export const signInList = defineList<SignInRow>()({
  name: 'sign-ins',
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
    from: { kind: 'day', label: 'From', placeholder: 'From' },
    to: { kind: 'day', label: 'To', placeholder: 'To' },
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
    { key: 'user', header: 'User', cell: ({ actorLabel }) => actorLabel, value: ({ actorLabel }) => actorLabel },
    { key: 'ip', header: 'IP', cell: ({ ip }) => <span className="numbers">{ip ?? '–'}</span>, value: ({ ip }) => ip },
    {
      key: 'status',
      header: 'Status',
      cell: ({ outcome }) => (
        <Status kind={outcome === 'success' ? 'done' : 'bad'}>
          {outcome === 'success' ? statuses.success : statuses.failed}
        </Status>
      ),
      value: ({ outcome }) => (outcome === 'success' ? 'success' : 'failed'),
    },
    {
      key: 'time',
      header: 'Time',
      sort: 'time',
      cell: ({ at }) => <span className="numbers nowrap">{formatDateTime(at)}</span>,
      value: ({ at }) => at,
    },
    { key: 'reason', header: 'Reason', cell: ({ reason }) => reason ?? '–', value: ({ reason }) => reason },
    { key: 'id', header: 'ID', extra: true, cell: ({ id }) => id, value: ({ id }) => id },
  ],
  empty: {
    title: 'No entries',
    text: 'Nobody signed in or tried to in a way that fits these filters.',
    motif: 'ledger',
  },
  uncounted: true,
})
