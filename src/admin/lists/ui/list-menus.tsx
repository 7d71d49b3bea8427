import { Form } from 'react-router'
import { savedParams } from '#admin/lists/address.ts'
import { type ListColumn, shownColumns } from '#admin/lists/list.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.listMenus)

type ColumnProps<Row> = { columns: readonly ListColumn<Row>[]; chosen: readonly string[] | null; search: string }

export function ColumnMenu<Row>({ columns, chosen, search }: ColumnProps<Row>) {
  const shown = shownColumns(columns, chosen)
  return (
    <details className="list-menu" key={search}>
      <summary className="button outline dense">{copy().columns}</summary>
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
          {copy().show}
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
        {copy().export}
      </summary>
      <div>
        <a href={to('csv')}>{copy().csv}</a>
        <a href={to('xlsx')}>{copy().excelXlsx}</a>
        {isSigned && <a href={to('signed')}>{copy().signedJsonLines}</a>}
      </div>
    </details>
  )
}
