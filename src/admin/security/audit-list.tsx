import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { type AuditRow, dayFilters, ipColumn, resultColumn, timeColumn, userColumn } from './audit-columns.tsx'

export type { AuditRow }

const outcomes = { success: 'Success', failed: 'Failed', denied: 'Denied' } as const

const isOutcome = (text: string): text is keyof typeof outcomes => Object.hasOwn(outcomes, text)

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
    reads: {
      kind: 'choice',
      label: 'Reads',
      placeholder: 'With reads',
      options: () => [
        { value: 'none', label: 'Without reads' },
        { value: 'only', label: 'Reads alone' },
      ],
    },
    object: { kind: 'text', label: 'Thing', placeholder: 'Thing, by its ID' },
    type: { kind: 'text', label: 'Kind of thing', by: 'links' },
    ...dayFilters,
  },
  sorts: { at: 'descending' },
  sort: 'at',
  columns: [
    { ...timeColumn('at'), rowHeader: true },
    userColumn('actor'),
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
    resultColumn('outcome', 'Result', (outcome) => (isOutcome(outcome) ? outcomes[outcome] : outcome)),
    ipColumn,
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
  isSigned: true,
})

function inWords(detail: AuditRow['detail']): string {
  const parts = Object.entries(detail).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
  return parts.join(', ') || '–'
}
