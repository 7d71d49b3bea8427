import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { Status } from '#design/status.tsx'
import { formatDateTime } from '#platform/format.ts'

export type AuditRow = {
  id: number
  at: Date
  actorId: string | null
  actorLabel: string
  action: string
  objectType: string | null
  objectId: string | null
  outcome: string
  ip: string | null
  requestId: string | null
  detail: Record<string, string | number | boolean | null>
}

const outcomes = { success: 'Success', failed: 'Failed', denied: 'Denied' } as const

/** The audit log: who did what to which thing, with which result, from where, when. */
export const auditList = defineList<AuditRow>()({
  name: 'audit',
  title: 'Security',
  path: '/admin/security',
  right: 'audit.read',
  filters: {
    actor: { kind: 'search', label: 'Person', placeholder: 'Person' },
    action: { kind: 'text', label: 'Action', placeholder: 'sign-in, case.' },
    outcome: {
      kind: 'choice',
      label: 'Result',
      placeholder: 'All results',
      options: () => Object.entries(outcomes).map(([value, label]) => ({ value, label })),
    },
    from: { kind: 'day', label: 'From', placeholder: 'From' },
    to: { kind: 'day', label: 'To', placeholder: 'To' },
    type: { kind: 'text', label: 'Kind of thing', by: 'links' },
    object: { kind: 'text', label: 'Thing', by: 'links' },
  },
  sorts: { at: 'descending' },
  sort: 'at',
  columns: [
    {
      key: 'at',
      header: 'Time',
      rowHeader: true,
      sort: 'at',
      cell: ({ at }) => <span className="numbers nowrap">{formatDateTime(at)}</span>,
      value: ({ at }) => at,
    },
    { key: 'actor', header: 'User', cell: ({ actorLabel }) => actorLabel, value: ({ actorLabel }) => actorLabel },
    { key: 'action', header: 'Action', cell: ({ action }) => action, value: ({ action }) => action },
    {
      key: 'object',
      header: 'Object',
      cell: ({ objectType: type, objectId: object }, { to }) =>
        type && object ? (
          <Link to={to({ type, object })} title={object}>
            {type} {object.slice(0, 8)}
          </Link>
        ) : (
          '–'
        ),
      value: ({ objectType, objectId }) => (objectType ? `${objectType} ${objectId}` : null),
    },
    {
      key: 'outcome',
      header: 'Result',
      cell: ({ outcome }) => (
        <Status kind={outcome === 'success' ? 'done' : 'bad'}>
          {outcome === 'success' ? 'Success' : outcome === 'failed' ? 'Failed' : 'Denied'}
        </Status>
      ),
      value: ({ outcome }) => outcome,
    },
    { key: 'ip', header: 'IP', cell: ({ ip }) => <span className="numbers">{ip ?? '–'}</span>, value: ({ ip }) => ip },
    {
      key: 'detail',
      header: 'Detail',
      cell: ({ detail }) => <span className="audit-detail">{inWords(detail)}</span>,
      value: ({ detail }) => inWords(detail),
    },
    {
      key: 'request',
      header: 'Request',
      extra: true,
      cell: ({ requestId }) => requestId ?? '–',
      value: ({ requestId }) => requestId,
    },
  ],
  empty: { title: 'No entries', text: 'The log has no entry that fits these filters.', motif: 'ledger' },
  uncounted: true,
})

function inWords(detail: AuditRow['detail']): string {
  const parts = Object.entries(detail).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
  return parts.join(', ') || '–'
}
