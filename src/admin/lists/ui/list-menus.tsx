import { Form } from 'react-router'
import { savedParams } from '#admin/lists/address.ts'
import { type ListColumn, shownColumns } from '#admin/lists/list.ts'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Icon } from '#design/icon.tsx'

type ColumnProps<Row> = { columns: readonly ListColumn<Row>[]; chosen: readonly string[] | null; search: string }

export function ColumnMenu<Row>({ columns, chosen, search }: ColumnProps<Row>) {
  const shown = shownColumns(columns, chosen)
  return (
    <details className="list-menu" key={search}>
      <summary className="button outline dense">Columns</summary>
      <Form method="get" preventScrollReset>
        {savedParams(search, ['column']).map(([name, value]) => (
          <input type="hidden" key={`${name} ${value}`} name={name} value={value} />
        ))}
        {columns
          .filter(({ rowHeader }) => !rowHeader)
          .map((column) => (
            <Checkbox
              key={column.key}
              name="column"
              value={column.key}
              label={column.header}
              defaultChecked={shown.includes(column)}
            />
          ))}
        <Button kind="outline" size="dense">
          Show
        </Button>
      </Form>
    </details>
  )
}

export function ExportMenu({ name, query, isSigned }: { name: string; query: URLSearchParams; isSigned: boolean }) {
  const to = (format: string) => `/admin/lists/${name}/export?${new URLSearchParams([...query, ['format', format]])}`
  return (
    <details className="list-menu">
      <summary className="button outline small">
        <Icon name="download" />
        Export
      </summary>
      <div>
        <a href={to('csv')}>CSV</a>
        <a href={to('xlsx')}>Excel (XLSX)</a>
        {isSigned && <a href={to('signed')}>Signed (JSON lines)</a>}
      </div>
    </details>
  )
}
