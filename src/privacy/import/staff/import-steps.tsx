import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Icon } from '#design/icon.tsx'
import { formatDateTime, formatLongDate, formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { isChangeable } from '#privacy/import/import-states.ts'
import * as texts from '#privacy/import/staff/locales/en.ts'
import { ColumnsForm } from './columns-form.tsx'
import { DryRun } from './dry-run.tsx'
import { ImportStatus } from './earlier-imports.tsx'
import { Invitations } from './invitations.tsx'
import type { ImportView } from './view-import.server.ts'

const copy = () => t(texts.importPage)

type Props = { view: ImportView; chosen: Record<string, string> | undefined; reader: string }

export function ImportSteps({ view, chosen, reader }: Props) {
  const { state, rowCount } = view
  const isMapped = state !== 'mapping'
  const isChecked = isMapped && state !== 'checking'
  const isStarted = isChecked && state !== 'checked'
  return (
    <ol className="import-steps mt-24">
      <Step number={1} look="done" title={copy().upload} note={uploadNote(view)} end={<Discard view={view} />} />
      {rowCount > 0 && (
        <Step
          number={2}
          look={isMapped ? 'done' : 'now'}
          title={copy().columns}
          note={copy().areImported(view.mapping.filter(Boolean).length, view.columns.length)}
        >
          {view.clearedAt === null && <ColumnsForm key={state} view={view} chosen={chosen} />}
        </Step>
      )}
      <Step
        number={3}
        look={isStarted ? 'done' : isMapped || rowCount === 0 ? 'now' : 'next'}
        title={copy().dryRun}
        end={<DryRunStatus view={view} />}
      >
        {state === 'mapping' && rowCount === 0 && <IntentButton intent="columns">{copy().startDryRun}</IntentButton>}
        {state === 'checking' && <p className="soft t16">{copy().rowsOf(view.rowsDone, rowCount)}</p>}
        {isChecked && <DryRun view={view} />}
      </Step>
      <Step
        number={4}
        look={importLook(state)}
        title={copy().importStep}
        note={view.importedAt ? copy().importedAt(formatDateTime(view.importedAt)) : undefined}
        end={isStarted ? <ImportStatus state={state} /> : <Status kind="off">{copy().notStarted}</Status>}
      >
        {isChecked && <ImportStep view={view} />}
        {state === 'imported' && <Invitations view={view} reader={reader} />}
      </Step>
      <Step
        number={5}
        look={state === 'undone' ? 'done' : view.mayUndo ? 'open' : 'next'}
        title={copy().undo}
        note={copy().forADay}
        end={!isStarted && <Status kind="off">{copy().later}</Status>}
      >
        {isStarted && state !== 'importing' && <UndoStep view={view} />}
      </Step>
    </ol>
  )
}

function importLook(state: ImportView['state']): StepProps['look'] {
  if (state === 'importing') return 'now'
  if (state === 'checked') return 'open'
  return state === 'mapping' || state === 'checking' ? 'next' : 'done'
}

type StepProps = {
  number: number
  look: 'done' | 'now' | 'next' | 'open'
  title: string
  note?: string | undefined
  end?: ReactNode
  children?: ReactNode
}

function Step({ number, look, title, note, end, children }: StepProps) {
  const hasContent = Array.isArray(children) ? children.some(Boolean) : Boolean(children)
  return (
    <li className={classes('import-step', look !== 'open' && look)} aria-current={look === 'now' ? 'step' : undefined}>
      <div className="import-step-head">
        <span className="import-number">{look === 'done' ? <Icon name="check" /> : number}</span>
        <h2>
          {title} {note && <small>{note}</small>}
        </h2>
        {end}
      </div>
      {hasContent && <div className="import-step-body">{children}</div>}
    </li>
  )
}

function uploadNote({ name, rowCount, zipName, zipBytes, fileCount }: ImportView): string {
  const megabytes = formatNumber(Math.max((zipBytes ?? 0) / 1_000_000, 0.1), { decimals: 1 })
  return [rowCount > 0 && copy().uploaded(name, rowCount), zipName && copy().uploadedZip(zipName, megabytes, fileCount)]
    .filter(Boolean)
    .join('. ')
}

function Discard({ view }: { view: ImportView }) {
  if (!isChangeable(view.state)) return null
  return (
    <IntentButton intent="discard" kind="quiet">
      {copy().discard}
    </IntentButton>
  )
}

type IntentProps = { intent: string; kind?: 'primary' | 'outline' | 'quiet' | 'danger'; children: ReactNode }

function IntentButton({ intent, kind = 'primary', children }: IntentProps) {
  return (
    <Form method="post" preventScrollReset>
      <Button kind={kind} size="small" name="intent" value={intent}>
        {children}
      </Button>
    </Form>
  )
}

function DryRunStatus({ view: { state, counts } }: { view: ImportView }) {
  if (state === 'mapping') return <Status kind="off">{copy().notStarted}</Status>
  if (state === 'checking') return <Status kind="prog">{copy().inProgress}</Status>
  const errors = (counts.refused ?? 0) + (counts.filesRefused ?? 0)
  return errors === 0 ? (
    <Status kind="done">{copy().noErrors}</Status>
  ) : (
    <Status kind="warn">{copy().withErrors(errors)}</Status>
  )
}

function ImportStep({ view }: { view: ImportView }) {
  const { state, counts, rowsDone, rowCount, filesDone, fileCount } = view
  const { clientsAdded = 0, clientsChanged = 0, casesAdded = 0, documentsAdded = 0 } = counts
  if (state === 'importing') {
    return (
      <p className="soft t16" role="status">
        {[rowCount > 0 && copy().rowsOf(rowsDone, rowCount), fileCount > 0 && copy().filesOf(filesDone, fileCount)]
          .filter(Boolean)
          .join(', ')}
      </p>
    )
  }
  if (state !== 'checked')
    return <p className="t16">{copy().result(clientsAdded, clientsChanged, casesAdded, documentsAdded)}</p>
  const clients = (counts.new ?? 0) + (counts.joined ?? 0)
  const files = counts.files ?? 0
  if (clients + files + (counts.more ?? 0) === 0) return <Note kind="info">{copy().nothingToImport}</Note>
  return (
    <>
      <IntentButton intent="import">{copy().importButton(clients, files)}</IntentButton>
      <p className="soft t14 mt-8">{copy().noEmails(formatLongDate(view.deletedAt))}</p>
    </>
  )
}

function UndoStep({ view }: { view: ImportView }) {
  const { state, counts, undoUntil } = view
  if (state === 'undone') {
    return (
      <>
        <p className="t16">{copy().undone(counts.undone ?? 0, counts.stayed ?? 0)}</p>
        {view.stayed.length > 0 && (
          <>
            <h3 className="import-list-head mt-16">{copy().stayed}</h3>
            <ul className="import-rows">
              {view.stayed.map(({ personId, name, email, reason }) => (
                <li key={personId}>
                  <div>
                    <a href={`/admin/clients/${personId}`}>{name}</a> <span className="soft">{email}</span>
                    <p>{copy().stayReasons[reason]}</p>
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </>
    )
  }
  if (state !== 'imported' || !undoUntil) return null
  if (!view.mayUndo) return <p className="soft t16">{copy().undoOver(formatDateTime(undoUntil))}</p>
  return (
    <>
      <p className="soft t16">{copy().undoHint(formatDateTime(undoUntil))}</p>
      <details className="ask mt-8">
        <summary>{copy().undoImport}</summary>
        <div className="mt-8">
          <IntentButton intent="undo" kind="danger">
            {copy().undoConfirm}
          </IntentButton>
        </div>
      </details>
    </>
  )
}
