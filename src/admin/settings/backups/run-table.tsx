import { Progress } from '#design/charts/progress.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Table } from '#design/table.tsx'
import type { BackupRun } from '#platform/backup/backup-run-db.server.ts'
import { formatDateTime, formatFileSize, formatNumber } from '#platform/format.ts'
import { timeTaken } from '#platform/waiting-time.ts'
import { backupWords } from './words.ts'

export function OpenRun({ run: { kind, state, step, doneCount, totalCount } }: { run: BackupRun }) {
  const { kinds, states, steps } = backupWords()
  return (
    <div className="mt-8" role="status">
      <Progress
        label={`${kinds[kind]}: ${step ? steps[step] : states[state]}`}
        value={doneCount ?? 0}
        max={totalCount || 1}
        end={totalCount === null ? undefined : `${doneCount} of ${totalCount}`}
        showLabel
      />
    </div>
  )
}

export function RunTable({ runs }: { runs: readonly BackupRun[] }) {
  const { kinds, states } = backupWords()
  if (runs.length === 0) return <EmptyState title="No backup was made yet" />
  return (
    <Table
      caption="Backups and restore tests, newest first"
      hideCaption
      dense
      rows={runs}
      rowKey={({ id }) => id}
      columns={[
        { key: 'kind', header: 'What', cell: ({ kind }) => kinds[kind] },
        {
          key: 'at',
          header: 'When',
          cell: ({ startedAt, requestedAt }) => (
            <span className="numbers">{formatDateTime(startedAt ?? requestedAt)}</span>
          ),
        },
        {
          key: 'took',
          header: 'Took',
          cell: ({ startedAt, endedAt }) =>
            startedAt && endedAt ? timeTaken(Math.round((endedAt.getTime() - startedAt.getTime()) / 1000)) : '–',
        },
        {
          key: 'size',
          header: 'Size',
          cell: ({ sizeBytes }) => (
            <span className="numbers">{sizeBytes === null ? '–' : formatFileSize(sizeBytes)}</span>
          ),
        },
        {
          key: 'state',
          header: 'Result',
          cell: ({ state, reason, rowCount, fileCount, name, kind }) => (
            <>
              <Status kind={state === 'done' ? 'done' : state === 'failed' ? 'bad' : 'prog'}>{states[state]}</Status>{' '}
              <span className="soft">
                {reason ?? (rowCount === null ? '' : resultWords(kind === 'restore-test', rowCount, fileCount ?? 0))}{' '}
                {name}
              </span>
            </>
          ),
        },
      ]}
    />
  )
}

function resultWords(isTest: boolean, rows: number, files: number): string {
  const counts = `${formatNumber(rows)} rows and ${formatNumber(files)} files`
  return isTest ? `${counts}: counts and checksums are those of the backup.` : `${counts}.`
}
