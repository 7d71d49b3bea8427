import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { formatDate, formatDateTime, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type AuditRow, dayFilters, ipColumn, resultColumn, timeColumn, userColumn } from './audit-columns.tsx'

const copy = () => t(adminTexts.auditList)

const names = (): Readonly<Partial<Record<string, string>>> => ({
  ...{ way: copy().by, known: copy().knownAddress, 'acted for': copy().actedFor },
})

export type { AuditRow }

export type NamedAuditRow = AuditRow & { words: string; thing: { words: string; to: string | null } | null }

const isOutcome = (text: string): text is keyof ReturnType<typeof copy>['outcomes'] =>
  Object.hasOwn(copy().outcomes, text)

export const auditList = defineList<NamedAuditRow>()({
  name: 'audit',
  isLarge: true,
  get title() {
    return copy().security
  },
  path: '/admin/security',
  right: 'audit.read',
  filters: {
    actor: {
      kind: 'search',
      get label() {
        return copy().person
      },
      get placeholder() {
        return copy().person
      },
    },
    action: {
      kind: 'text',
      get label() {
        return copy().action
      },
      get placeholder() {
        return copy().suchAsRoleChangedOr
      },
    },
    outcome: {
      kind: 'choice',
      get label() {
        return copy().result
      },
      get placeholder() {
        return copy().allResults
      },
      options: () => Object.entries(copy().outcomes).map(([value, label]) => ({ value, label })),
    },
    reads: {
      kind: 'choice',
      get label() {
        return copy().readAccess
      },
      get placeholder() {
        return copy().includeReadAccess
      },
      options: () => [
        { value: 'none', label: copy().excludeReadAccess },
        { value: 'only', label: copy().onlyReadAccess },
      ],
    },
    object: {
      kind: 'text',
      get label() {
        return copy().record
      },
      get placeholder() {
        return copy().recordId
      },
    },
    type: {
      kind: 'text',
      get label() {
        return copy().recordType
      },
      by: 'links',
    },
    ...dayFilters,
  },
  sorts: { at: 'descending' },
  sort: 'at',
  columns: [
    { ...timeColumn('at'), rowHeader: true },
    userColumn('actor'),
    {
      key: 'action',
      get header() {
        return copy().action
      },
      cell: ({ action, words }, { to }) => (
        <div className="audit-fact">
          <Link to={to({ action })} title={copy().showOnlyThisAction}>
            {words}
          </Link>
        </div>
      ),
      value: ({ action, words }) => `${words} (${action})`,
    },
    {
      key: 'object',
      get header() {
        return copy().record2
      },
      cell: ({ objectType: type, objectId: object, thing }, { to }) =>
        type && object && thing ? (
          <div className="audit-fact">
            <div>{thing.to ? <Link to={thing.to}>{thing.words}</Link> : thing.words}</div>
            <div className="audit-detail">
              <Link to={to({ type, object })} title={object} aria-label={copy().allEntriesForRecord(object)}>
                {copy().allEntries}
              </Link>
            </div>
          </div>
        ) : (
          '–'
        ),
      value: ({ objectType: type, objectId, thing }) => type && `${thing?.words ?? ''} (${type} ${objectId})`,
    },
    resultColumn(
      'outcome',
      () => copy().result,
      (outcome) => (isOutcome(outcome) ? copy().outcomes[outcome] : outcome),
    ),
    ipColumn,
    {
      key: 'detail',
      get header() {
        return copy().details
      },
      cell: ({ detail, thing }) => <span className="audit-detail">{detailInWords(detail, thing?.words)}</span>,
      value: ({ detail }) => detailInWords(detail),
    },
    {
      key: 'request',
      get header() {
        return copy().request
      },
      extra: true,
      cell: ({ requestId }) => requestId ?? '–',
      value: ({ requestId }) => requestId,
    },
  ],
  empty: {
    get title() {
      return copy().noEntries
    },
    get text() {
      return copy().noEntriesMatchYourFilters
    },
    illustration: 'ledger',
  },
  uncounted: true,
  isSigned: true,
})

type Fact = string | number | boolean

/**
 * Formats the details of an audit entry. Omits a value with which the row's object name (`named`) already ends.
 * @example detailInWords({ paidCents: 4900 }) // 'paid: CHF 49.00'
 */
export function detailInWords(detail: AuditRow['detail'], named = ''): string {
  const isStated = (value: Fact) => typeof value === 'string' && value !== '' && named.endsWith(` ${value}`)
  const parts = Object.entries(detail).flatMap(([name, value]) =>
    value === null || isStated(value) ? [] : [factInWords(name, value)],
  )
  return parts.join(', ') || '–'
}

/** Formats one detail. If its name ends with `Cents`, the value is an amount of money. */
function factInWords(name: string, value: Fact): string {
  const isMoney = name.endsWith('Cents') && typeof value === 'number'
  const words = (isMoney ? name.slice(0, -'Cents'.length) : name).replace(
    /\p{Lu}/gu,
    (email) => ` ${email.toLowerCase()}`,
  )
  return `${names()[words] ?? words}: ${isMoney ? formatMoney(value) : valueInWords(value)}`
}

function valueInWords(value: Fact): string {
  if (typeof value === 'boolean') return value ? copy().yes : copy().no
  if (typeof value === 'number') return String(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(new Date(value))
  return /^[a-z]+(?:[_-][a-z]+)+$/.test(value) ? value.replace(/[_-]/g, ' ') : value
}
