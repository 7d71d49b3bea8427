import { Link } from 'react-router'
import * as adminTexts from '#admin/locales/en.ts'
import { timePath } from '#cases/process/case-links.ts'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { CaseRate } from './rates-db.server.ts'

const copy = () => t(adminTexts.figuresPage)

/** Realised hourly rate of each case: invoiced net amount by recorded time. */
export function RatesPanel({ cases }: { cases: readonly CaseRate[] }) {
  return (
    <Panel title={copy().timeAndRates} id="rates">
      <p className="soft t14">{cases.length === 0 ? copy().noTime : copy().timeAndRatesHint}</p>
      {cases.length > 0 && (
        <Table
          caption={copy().timeAndRates}
          hideCaption
          dense
          rows={cases}
          rowKey={({ caseId }) => caseId}
          columns={[
            {
              key: 'case',
              header: copy().case,
              rowHeader: true,
              cell: ({ caseId, caseNumber }) => <Link to={timePath(caseId)}>{caseNumber}</Link>,
            },
            { key: 'client', header: copy().client, cell: ({ clientName }) => clientName },
            { key: 'hours', header: copy().hours, numeric: true, cell: ({ minutes }) => copy().hoursOf(minutes) },
            {
              key: 'net',
              header: copy().invoicedNet,
              numeric: true,
              cell: ({ netCents }) => (netCents === 0 ? copy().notInvoiced : formatMoney(netCents)),
            },
            {
              key: 'rate',
              header: copy().rate,
              numeric: true,
              cell: ({ netCents, minutes }) =>
                netCents === 0 ? '–' : formatMoney(Math.round((netCents * 60) / minutes)),
            },
          ]}
        />
      )}
    </Panel>
  )
}
