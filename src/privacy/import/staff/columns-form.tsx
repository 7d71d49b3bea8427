import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Select } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import { importFields } from '#privacy/import/import-fields.ts'
import { isChangeable } from '#privacy/import/import-states.ts'
import * as texts from '#privacy/import/staff/locales/en.ts'
import { fieldName } from './import-texts.ts'
import type { ImportView } from './view-import.server.ts'

const copy = () => t(texts.importPage)

type Props = { view: ImportView; chosen: Record<string, string> | undefined }

/** Which column goes where, open until the dry run. Columns that we do not recognise are not imported. */
export function ColumnsForm({ view, chosen }: Props) {
  const mayChange = isChangeable(view.state)
  return (
    <details className="ask" open={view.state === 'mapping'}>
      <summary>{copy().showColumns}</summary>
      {view.knownExport && <Note kind="info">{copy().knownExport[view.knownExport]}</Note>}
      <Form method="post" preventScrollReset>
        <table className="import-columns">
          <thead>
            <tr>
              <th scope="col">{copy().columnInFile}</th>
              <th scope="col">{copy().firstRow}</th>
              <th scope="col">{copy().goesTo}</th>
              <th scope="col" className="numeric">
                {copy().filled}
              </th>
            </tr>
          </thead>
          <tbody>
            {view.mapped.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, headings may repeat
              <ColumnRow key={at} column={column} at={at} mayChange={mayChange} chosen={chosen?.[`column-${at}`]} />
            ))}
          </tbody>
        </table>
        {mayChange && (
          <Button kind={view.state === 'mapping' ? 'primary' : 'outline'} size="small" name="intent" value="columns">
            {view.state === 'mapping' ? copy().startDryRun : copy().repeatDryRun}
          </Button>
        )}
      </Form>
    </details>
  )
}

type RowProps = { column: ImportView['mapped'][number]; at: number; mayChange: boolean; chosen: string | undefined }

function ColumnRow({ column, at, mayChange, chosen }: RowProps) {
  const { heading, field, isForbidden, filled, sample } = column
  const name = heading || copy().noHeading(at + 1)
  return (
    <tr>
      <th scope="row">
        {name}
        <small className="import-sample">{sample}</small>
      </th>
      <td className="soft">{sample}</td>
      <td>
        {isForbidden ? (
          <span className="soft">{copy().neverImported}</span>
        ) : (
          <Select
            name={`column-${at}`}
            aria-label={`${name}: ${copy().goesTo}`}
            defaultValue={chosen ?? field ?? ''}
            disabled={!mayChange}
            placeholder={copy().doNotImport}
            options={importFields.map((value) => ({ value, label: fieldName(value) }))}
          />
        )}
      </td>
      <td className="numeric">{filled}</td>
    </tr>
  )
}
