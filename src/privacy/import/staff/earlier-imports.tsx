import { Link } from 'react-router'
import { Status, type StatusKind } from '#design/feedback/status.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { ImportRecord } from '#privacy/import/import-db.server.ts'
import type { ImportState } from '#privacy/import/import-states.ts'
import * as texts from '#privacy/import/staff/locales/en.ts'

const copy = () => t(texts.importListPage)

const kinds: Record<ImportState, StatusKind> = {
  ...{ mapping: 'wait', checking: 'prog', checked: 'wait', importing: 'prog' },
  ...{ imported: 'done', undoing: 'prog', undone: 'off' },
}

export function ImportStatus({ state }: { state: ImportState }) {
  return <Status kind={kinds[state]}>{t(texts.states)[state]}</Status>
}

type Listed = Pick<ImportRecord, 'id' | 'name' | 'zipName' | 'createdAt' | 'createdByName' | 'state'>

export function EarlierImports({ imports }: { imports: readonly Listed[] }) {
  return (
    <ul className="import-rows">
      {imports.map(({ id, name, zipName, createdAt, createdByName, state }) => (
        <li key={id}>
          <div>
            <Link to={`/admin/import/${id}`}>{name || copy().onlyDocuments(zipName ?? '')}</Link>
            <p>{copy().by(createdByName ?? copy().someone, formatDateTime(createdAt))}</p>
          </div>
          <ImportStatus state={state} />
        </li>
      ))}
    </ul>
  )
}
