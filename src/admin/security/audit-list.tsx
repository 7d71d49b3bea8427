import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import { formatDate, formatDateTime, formatMoney } from '#platform/format.ts'
import { type AuditRow, dayFilters, ipColumn, resultColumn, timeColumn, userColumn } from './audit-columns.tsx'

const names: Readonly<Partial<Record<string, string>>> = { way: 'by', known: 'known address' }

export type { AuditRow }

export type NamedAuditRow = AuditRow & { words: string; thing: { words: string; to: string | null } | null }

const outcomes = { success: 'Success', failed: 'Failed', denied: 'Denied' } as const

const isOutcome = (text: string): text is keyof typeof outcomes => Object.hasOwn(outcomes, text)

export const auditList = defineList<NamedAuditRow>()({
  name: 'audit',
  isLarge: true,
  title: 'Security',
  path: '/admin/security',
  right: 'audit.read',
  filters: {
    actor: { kind: 'search', label: 'Person', placeholder: 'Person' },
    action: { kind: 'text', label: 'Action', placeholder: 'role changed, case.' },
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
    {
      key: 'action',
      header: 'Action',
      cell: ({ action, words }, { to }) => (
        <div className="audit-fact">
          <Link to={to({ action })} title="Only this action">
            {words}
          </Link>
        </div>
      ),
      value: ({ action, words }) => `${words} (${action})`,
    },
    {
      key: 'object',
      header: 'Object',
      cell: ({ objectType: type, objectId: object, thing }, { to }) =>
        type && object && thing ? (
          <div className="audit-fact">
            <div>{thing.to ? <Link to={thing.to}>{thing.words}</Link> : thing.words}</div>
            <div className="audit-detail">
              <Link to={to({ type, object })} title={object} aria-label={`Its entries, ${object}`}>
                Its entries
              </Link>
            </div>
          </div>
        ) : (
          '–'
        ),
      value: ({ objectType: type, objectId, thing }) => type && `${thing?.words ?? ''} (${type} ${objectId})`,
    },
    resultColumn('outcome', 'Result', (outcome) => (isOutcome(outcome) ? outcomes[outcome] : outcome)),
    ipColumn,
    {
      key: 'detail',
      header: 'Detail',
      cell: ({ detail, thing }) => <span className="audit-detail">{detailInWords(detail, thing?.words)}</span>,
      value: ({ detail }) => detailInWords(detail),
    },
    {
      key: 'request',
      header: 'Request',
      extra: true,
      cell: ({ requestId }) => requestId ?? '–',
      value: ({ requestId }) => requestId,
    },
  ],
  empty: { title: 'No entries', text: 'The log has no entry that fits these filters.', illustration: 'ledger' },
  uncounted: true,
  isSigned: true,
})

type Fact = string | number | boolean

/**
 * Details of an audit entry as text. Omits a value that the object name shown beside them (`named`) already ends with.
 * @example detailInWords({ paidCents: 4900 }) // 'paid: CHF 49.00'
 */
export function detailInWords(detail: AuditRow['detail'], named = ''): string {
  const isStated = (value: Fact) => typeof value === 'string' && value !== '' && named.endsWith(` ${value}`)
  const parts = Object.entries(detail).flatMap(([name, value]) =>
    value === null || isStated(value) ? [] : [factInWords(name, value)],
  )
  return parts.join(', ') || '–'
}

/** The suffix of a detail's name gives its unit: `paidCents` is an amount. */
function factInWords(name: string, value: Fact): string {
  const isMoney = name.endsWith('Cents') && typeof value === 'number'
  const words = (isMoney ? name.slice(0, -'Cents'.length) : name).replace(
    /\p{Lu}/gu,
    (email) => ` ${email.toLowerCase()}`,
  )
  return `${names[words] ?? words}: ${isMoney ? formatMoney(value) : valueInWords(value)}`
}

function valueInWords(value: Fact): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(new Date(value))
  return /^[a-z]+(?:[_-][a-z]+)+$/.test(value) ? value.replace(/[_-]/g, ' ') : value
}
