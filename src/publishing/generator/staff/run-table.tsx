import { Link } from 'react-router'
import { Status } from '#design/feedback/status.tsx'
import { Table } from '#design/table.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { viewGenerator } from './view-generator.server.ts'
import { generatorWords } from './words.ts'

type Run = Awaited<ReturnType<typeof viewGenerator>>['runs'][number]

export function RunTable({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0) return <p className="soft mt-8">None so far.</p>
  return (
    <Table
      caption="Runs so far, newest first"
      hideCaption
      dense
      rows={runs}
      rowKey={({ id }) => id}
      columns={[
        { key: 'topic', header: 'Topic', rowHeader: true, cell: ({ topic }) => topic },
        {
          key: 'at',
          header: 'When',
          cell: ({ startedAt, startedBy }) => (
            <>
              <span className="numbers">{formatDateTime(startedAt)}</span>
              <span className="cell-note">{startedBy === 'clock' ? 'By the clock' : 'By hand'}</span>
            </>
          ),
        },
        { key: 'result', header: 'Result', cell: (run) => <Result run={run} /> },
      ]}
    />
  )
}

function Result({ run: { state, reason, findings, article } }: { run: Run }) {
  const words = generatorWords()
  const { kind, label } = words.states[state]
  return (
    <>
      <Status kind={kind}>{label}</Status>
      {article && (
        <span className="cell-note">
          <Link className="alone" to={`/admin/content/${article.id}`}>
            {article.title}
          </Link>
        </span>
      )}
      {article?.state === 'published' && <span className="cell-note">Public</span>}
      {article && article.state !== 'published' && article.reviewer && (
        <span className="cell-note">To be read by {article.reviewer}</span>
      )}
      {reason && <span className="cell-note">{words.reasons[reason]}</span>}
      {findings.map(({ check, detail }) => (
        <span className="cell-note" key={check + detail}>
          {words.checks[check]}: {detail}
        </span>
      ))}
    </>
  )
}
