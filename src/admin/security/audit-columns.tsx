import type { ExportedColumn, Filter } from '#admin/lists/list.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { Status } from '#design/feedback/status.tsx'
import type { AuditFacts } from '#platform/audit/audit-sealer.server.ts'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.auditColumns)

export type AuditRow = AuditFacts & { id: number }

type Column = ExportedColumn<AuditRow, never>

export const dayFilters = {
  from: {
    kind: 'day',
    get label() {
      return copy().from
    },
    get placeholder() {
      return copy().from
    },
  },
  to: {
    kind: 'day',
    get label() {
      return copy().to
    },
    get placeholder() {
      return copy().to
    },
  },
} as const satisfies Record<string, Filter>

export function timeColumn<Sort extends string>(sort: Sort): ExportedColumn<AuditRow, Sort> {
  return {
    key: sort,
    header: copy().time,
    sort,
    cell: ({ at }) => <span className="numbers nowrap">{formatDateTime(at)}</span>,
    value: ({ at }) => at,
  }
}

export const userColumn = (key: string): Column => ({
  key,
  header: copy().user,
  cell: ({ actorLabel }) => <span className="audit-actor">{actorLabel}</span>,
  value: ({ actorLabel }) => actorLabel,
})

export const ipColumn: Column = {
  key: 'ip',
  get header() {
    return copy().ip
  },
  smallHide: true,
  cell: ({ ip }) => <span className="numbers">{ip ?? '–'}</span>,
  value: ({ ip }) => ip,
}

export const resultColumn = (key: string, header: () => string, wordOf: (outcome: string) => string): Column => ({
  key,
  get header() {
    return header()
  },
  cell: ({ outcome }) => <Status kind={outcome === 'success' ? 'done' : 'bad'}>{wordOf(outcome)}</Status>,
  value: ({ outcome }) => wordOf(outcome).toLowerCase(),
})
