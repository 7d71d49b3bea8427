import type { FactName } from '#company/facts.ts'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { formatDateTime } from '#platform/format.ts'
import { companyWords } from './words.ts'

export type CompanyChange = { id: number; at: Date; by: string; fact: FactName; before: string; value: string }

const columns = [
  { key: 'at', header: 'When', cell: ({ at }: CompanyChange) => formatDateTime(at) },
  { key: 'by', header: 'By', cell: ({ by }: CompanyChange) => by },
  { key: 'fact', header: 'What', cell: ({ fact }: CompanyChange) => companyWords().facts[fact].label },
  { key: 'before', header: 'Before', cell: ({ before }: CompanyChange) => before || '–' },
  { key: 'value', header: 'Since then', cell: ({ value }: CompanyChange) => value || '–' },
]

export function CompanyHistory({ changes }: { changes: CompanyChange[] }) {
  return (
    <Panel title="History">
      {changes.length === 0 ? (
        <p className="soft t16">Nobody has changed anything yet.</p>
      ) : (
        <Table caption="History" hideCaption dense columns={columns} rows={changes} rowKey={({ id }) => id} />
      )}
    </Panel>
  )
}
