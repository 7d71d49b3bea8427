import { Note } from '#design/feedback/note.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatAmount } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import type { ListedSecurity, SecuritiesList } from '#returns/statements/e-tax/securities-list.ts'

const copy = () => t(returnTexts.securitiesTable)

type Row = ListedSecurity | null

export function SecuritiesTable({ list, download }: { list: SecuritiesList; download: string }) {
  const { lines, sums, open, abroad } = list
  if (lines.length === 0) {
    return <EmptyState level={2} title={copy().noSecuritiesScheduleYet} text={copy().youWillSeeItHere} />
  }
  const { page: headings, total, note, abroadNote, metalsNote } = t(returnTexts.statement).list
  const amount = (
    key: 'value' | 'taxed' | 'untaxed' | 'claim' | 'credit',
    of: (row: ListedSecurity) => number | null,
    sum: number,
  ): Column<Row> => ({
    ...{ key, header: headings[key], numeric: true },
    cell: (row) => (row === null ? formatAmount(sum) : (known(of(row)) ?? t(returnTexts.figure).requested)),
  })
  const columns: Column<Row>[] = [
    { key: 'name', header: headings.name, cell: (row) => (row === null ? total : <Name line={row} />) },
    { key: 'quantity', header: headings.quantity, numeric: true, cell: (row) => row?.quantity },
    amount('value', ({ value }) => value, sums.accounts + sums.securities + sums.metals),
    amount('taxed', ({ taxed }) => taxed, sums.accountsTaxed + sums.securitiesTaxed),
    amount('untaxed', ({ untaxed }) => untaxed, sums.accountsUntaxed + sums.securitiesUntaxed),
    amount('claim', ({ claim }) => claim, sums.claim),
    amount('credit', ({ credit, us }) => (credit === null ? null : credit + us), sums.credit + sums.us),
  ]
  return (
    <>
      {open > 0 && (
        <Note kind="warn" title={open === 1 ? copy().oneValueIsMissing : copy().valuesAreMissing(open)}>
          {open === 1 ? copy().bankDidNotProvideIt : copy().bankDidNotProvideThem}
        </Note>
      )}
      <Table
        caption={copy().securitiesScheduleInChf}
        columns={columns}
        rows={[...lines, null]}
        rowKey={(row) => row?.key ?? 'sum'}
        rowTone={(row) => (row === null ? 'total' : undefined)}
        dense
      />
      <p className="soft t14 mt-16">{note}</p>
      {abroad > 0 && <p className="t14 mt-16">{abroadNote(abroad)}</p>}
      {sums.metals !== 0 && <p className="t14 mt-16">{metalsNote(sums.metals)}</p>}
      <p className="mt-16">
        <a className="alone" href={download} download>
          {copy().downloadAsExcelXlsx}
        </a>
      </p>
    </>
  )
}

function known(cents: number | null): string | null {
  return cents === null ? null : formatAmount(cents)
}

function Name({ line: { name, number, bank, currency } }: { line: ListedSecurity }) {
  return (
    <>
      {name}
      <small className="soft t14"> {[number, currency, bank].filter(Boolean).join(', ')}</small>
    </>
  )
}
