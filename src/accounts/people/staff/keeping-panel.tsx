import { Form } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import type { SavedLine } from './surviving-lines.ts'
import type { ExportView } from './view-export.server.ts'

type Props = {
  /** Retained records; `until` is the last day of retention, or null while the period has not begun. */
  saved: readonly SavedLine[]
  /** The client's data archive; null if the user may not request one. */
  archive: ExportView | null
  error: string | undefined
}

export function RetentionPanel({ saved: survivor, archive, error }: Props) {
  return (
    <Panel title="Data and retention" id="data">
      {survivor.length === 0 ? (
        <p className="soft">No case and no order that the law makes us keep.</p>
      ) : (
        <ul>
          {survivor.map(({ label, until }) => (
            <li key={label} className="work-line">
              <span>{label}</span>
              <small className="soft">{until ? `until ${formatDate(until)}` : 'going on'}</small>
            </li>
          ))}
        </ul>
      )}
      {archive && (
        <div className="mt-16">
          {error && <Note kind="bad" live title={error} />}
          {archive.isBeingCreated && <Note kind="info" title="The archive is being made. You get a letter." />}
          {archive.ready && (
            <Note kind="done" title={`The archive is ready until ${formatDateTime(archive.ready.until)}`}>
              {archive.ready.leftOut > 0 && `Documents that are not in it: ${archive.ready.leftOut}. `}
              You alone can download it.
            </Note>
          )}
          <div className="row mt-16">
            {archive.ready && (
              <ButtonLink to={archive.ready.path} kind="outline" size="small" icon="download" reloadDocument>
                Download (ZIP)
              </ButtonLink>
            )}
            {!archive.isBeingCreated && !archive.nextAt && (
              <Form method="post" preventScrollReset>
                <Button kind="outline" size="small" name="intent" value="export">
                  Make an archive of everything
                </Button>
              </Form>
            )}
          </div>
          {archive.nextAt && !archive.isBeingCreated && (
            <p className="soft t14 mt-8">The next one can be asked for from {formatDateTime(archive.nextAt)}.</p>
          )}
        </div>
      )}
    </Panel>
  )
}
