import * as adminTexts from '#admin/locales/en.ts'
import { Progress } from '#design/charts/progress.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Table } from '#design/table.tsx'
import type { BackupRun } from '#platform/backup/backup-run-db.server.ts'
import { formatDateTime, formatFileSize, formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { timeTaken } from '#platform/waiting-time.ts'

const copy = () => t(adminTexts.runTable)

export function OpenRun({ run: { kind, state, step, doneCount, totalCount } }: { run: BackupRun }) {
  const { kinds, states, steps } = t(adminTexts.backup)
  return (
    <div className="mt-8" role="status">
      <Progress
        label={`${kinds[kind]}: ${step ? steps[step] : states[state]}`}
        value={doneCount ?? 0}
        max={totalCount || 1}
        end={totalCount === null ? undefined : copy().countOf(doneCount, totalCount)}
        showLabel
      />
    </div>
  )
}

export function RunTable({ runs }: { runs: readonly BackupRun[] }) {
  const { kinds, states } = t(adminTexts.backup)
  if (runs.length === 0) return <EmptyState title={copy().noBackupHasBeenMade} />
  return (
    <Table
      caption={copy().backupsAndRestoreTestsNewest}
      hideCaption
      dense
      rows={runs}
      rowKey={({ id }) => id}
      columns={[
        { key: 'kind', header: copy().type, cell: ({ kind }) => kinds[kind] },
        {
          key: 'at',
          header: copy().date,
          cell: ({ startedAt, requestedAt }) => (
            <span className="numbers">{formatDateTime(startedAt ?? requestedAt)}</span>
          ),
        },
        {
          key: 'took',
          header: copy().duration,
          cell: ({ startedAt, endedAt }) =>
            startedAt && endedAt ? timeTaken(Math.round((endedAt.getTime() - startedAt.getTime()) / 1000)) : '–',
        },
        {
          key: 'size',
          header: copy().size,
          cell: ({ sizeBytes }) => (
            <span className="numbers">{sizeBytes === null ? '–' : formatFileSize(sizeBytes)}</span>
          ),
        },
        {
          key: 'state',
          header: copy().result,
          cell: ({ state, reason, rowCount, fileCount, doneCount, name, kind }) => (
            <>
              <Status kind={state === 'done' ? 'done' : state === 'failed' ? 'bad' : 'prog'}>{states[state]}</Status>{' '}
              <span className="soft">
                {reason ?? (rowCount === null ? '' : resultWords({ kind, rowCount, fileCount, doneCount }))} {name}
              </span>
            </>
          ),
        },
      ]}
    />
  )
}

type Counts = Pick<BackupRun, 'kind' | 'rowCount' | 'fileCount' | 'doneCount'>

function resultWords({ kind, rowCount, fileCount, doneCount: newFiles }: Counts): string {
  const counts = copy().rowsAndFiles(formatNumber(rowCount ?? 0), formatNumber(fileCount ?? 0))
  if (kind === 'restore-test') return copy().countsAndChecksumsMatchBackup(counts)
  return newFiles === null ? `${counts}.` : copy().withNewFiles(counts, formatNumber(newFiles))
}
