import { Link } from 'react-router'
import { Status } from '#design/status.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { AuditRow } from './audit-db.server.ts'

type Props = { events: AuditRow[]; objectTo: (type: string, id: string) => string }

/** Rows of the audit log: who did what to which thing, with which result, from where, when. */
export function AuditTable({ events, objectTo }: Props) {
  const columns: Column<AuditRow>[] = [
    {
      key: 'at',
      header: 'Time',
      rowHeader: true,
      cell: ({ at }) => <span className="numbers nowrap">{formatDateTime(at)}</span>,
    },
    { key: 'actor', header: 'User', cell: ({ actorLabel }) => actorLabel },
    { key: 'action', header: 'Action', cell: ({ action }) => action },
    {
      key: 'object',
      header: 'Object',
      cell: ({ objectType, objectId }) =>
        objectType && objectId ? (
          <Link to={objectTo(objectType, objectId)} title={objectId}>
            {objectType} {objectId.slice(0, 8)}
          </Link>
        ) : (
          '–'
        ),
    },
    { key: 'outcome', header: 'Result', cell: ({ outcome }) => <Outcome outcome={outcome} /> },
    { key: 'ip', header: 'IP', cell: ({ ip }) => <span className="numbers">{ip ?? '–'}</span> },
    { key: 'detail', header: 'Detail', cell: ({ detail }) => <span className="audit-detail">{inWords(detail)}</span> },
  ]
  return <Table caption="Audit log" hideCaption dense columns={columns} rows={events} rowKey={({ id }) => id} />
}

function Outcome({ outcome }: { outcome: string }) {
  if (outcome === 'success') return <Status kind="done">Success</Status>
  return <Status kind="bad">{outcome === 'failed' ? 'Failed' : 'Denied'}</Status>
}

function inWords(detail: AuditRow['detail']): string {
  const parts = Object.entries(detail).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
  return parts.join(', ') || '–'
}
