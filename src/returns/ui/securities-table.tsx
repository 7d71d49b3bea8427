import { Note } from '#design/note.tsx'
import { EmptyState } from '#design/states.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatAmount } from '#platform/format.ts'
import type { ListedSecurity, SecuritiesList } from '#returns/statements/securities-list.ts'
import { figureWords } from '#returns/words.ts'

/** A line, or (null) the sums below them. */
type Row = ListedSecurity | null

/** The list of securities: accounts and securities of all statements, with their sums. */
export function SecuritiesTable({ list, download }: { list: SecuritiesList; download: string }) {
  const { lines, sums, open } = list
  if (lines.length === 0) {
    return <EmptyState level={2} title="No list yet" text="It appears once an e-tax statement of a bank was read." />
  }
  const amount = (
    key: string,
    header: string,
    of: (row: ListedSecurity) => number | null,
    sum: number,
  ): Column<Row> => ({
    ...{ key, header, numeric: true },
    cell: (row) => (row === null ? formatAmount(sum) : (known(of(row)) ?? figureWords().asked)),
  })
  const columns: Column<Row>[] = [
    { key: 'name', header: 'Account or security', cell: (row) => (row === null ? 'Total' : <Name line={row} />) },
    { key: 'quantity', header: 'Quantity', numeric: true, cell: (row) => row?.quantity },
    amount('value', 'Tax value', ({ value }) => value, sums.accounts + sums.securities),
    amount('taxed', 'Income A', ({ taxed }) => taxed, sums.accountsTaxed + sums.securitiesTaxed),
    amount('untaxed', 'Income B', ({ untaxed }) => untaxed, sums.accountsUntaxed + sums.securitiesUntaxed),
    amount('claim', 'Withholding tax', ({ claim }) => claim, sums.claim),
    amount('credit', 'DA-1', ({ credit, us }) => credit + us, sums.credit + sums.us),
  ]
  return (
    <>
      {open > 0 && (
        <Note kind="warn" title={open === 1 ? 'One value is open' : `${open} values are open`}>
          The bank could not give them. They have to be asked for, and are in no sum.
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
      <p className="soft t14 mt-16">
        A is income with Swiss withholding tax, B income without; DA-1 is foreign tax to credit, US withholding
        included.
      </p>
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
