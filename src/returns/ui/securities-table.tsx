import { Note } from '#design/feedback/note.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatAmount } from '#platform/format.ts'
import type { ListedSecurity, SecuritiesList } from '#returns/statements/securities-list.ts'
import { statementWords } from '#returns/statements/words.ts'
import { figureWords } from '#returns/words.ts'

type Row = ListedSecurity | null

export function SecuritiesTable({ list, download }: { list: SecuritiesList; download: string }) {
  const { lines, sums, open, abroad } = list
  if (lines.length === 0) {
    return <EmptyState level={2} title="No list yet" text="It appears once an e-tax statement of a bank was read." />
  }
  const { page: headings, total, note, abroadNote, metalsNote } = statementWords().list
  const amount = (
    key: 'value' | 'taxed' | 'untaxed' | 'claim' | 'credit',
    of: (row: ListedSecurity) => number | null,
    sum: number,
  ): Column<Row> => ({
    ...{ key, header: headings[key], numeric: true },
    cell: (row) => (row === null ? formatAmount(sum) : (known(of(row)) ?? figureWords().requested)),
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
        <Note kind="warn" title={open === 1 ? 'One value is open' : `${open} values are open`}>
          {open === 1
            ? 'The bank could not give it. It has to be asked for, and is in no sum.'
            : 'The bank could not give them. They have to be asked for, and are in no sum.'}
        </Note>
      )}
      <Table
        caption="List of securities, in CHF"
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
          Excel (XLSX)
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
