import { Form, Link } from 'react-router'
import { savedParams } from '#admin/lists/address.ts'
import { type Change, type ListColumn, shownColumns } from '#admin/lists/list.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'

const listPagesCopy = () => t(adminTexts.listPages)

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

type Props = {
  shown: number
  from: number
  isCounted: boolean
  total: number
  previous: string | null
  next: string | null
  to: (change: Change) => string
}

export function ListPages({ shown, from, isCounted, total, previous, next, to }: Props) {
  if (shown === 0) return null
  const summary = isCounted && listPagesCopy().rangeOf(`${from}–${from + shown - 1}`, total)
  if (!previous && !next) return <p className="pages soft numbers">{summary}</p>
  return (
    <nav className="pages" aria-label={listPagesCopy().pages}>
      {summary && <span className="soft numbers">{summary}</span>}
      <ul>
        <li>
          {previous ? (
            <Link className="step" to={to({ before: previous })} rel="prev">
              {listPagesCopy().previous}
            </Link>
          ) : (
            <span className="step">{listPagesCopy().previous}</span>
          )}
        </li>
        <li>
          {next ? (
            <Link className="step" to={to({ after: next })} rel="next">
              {listPagesCopy().next}
            </Link>
          ) : (
            <span className="step">{listPagesCopy().next}</span>
          )}
        </li>
      </ul>
    </nav>
  )
}
