import { adminContext } from '#admin/guard.server.ts'
import { SettingsHeader } from '#admin/settings/settings-tabs.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { retention } from '#content/retention.ts'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { formatDateTime, formatNumber } from '#platform/format.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { listRetentionRuns } from '#privacy/retention/retention-run-db.server.ts'
import type { Route } from './+types/retention-page'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Retention')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'settings.write')
  const runs = new Map((await listRetentionRuns(services.db)).map((run) => [run.id, run]))
  return { rows: retention.map(({ period: _, ...row }) => ({ ...row, run: runs.get(row.id) ?? null })) }
}

export default function RetentionPage({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <>
      <SettingsHeader current="/admin/settings/retention" />
      <div className="panel-stack mt-32">
        <Panel title="How long what is kept">
          <p className="soft t16">
            The privacy notice promises this, and a job carries it out each night. It changes with the law and the
            program.
          </p>
          <Table
            caption="Retention periods, with the last run of each"
            hideCaption
            dense
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { key: 'what', header: 'What', cell: ({ what, how }) => <What what={what} how={how} /> },
              { key: 'for', header: 'Kept for', cell: ({ savedFor }) => savedFor },
              { key: 'law', header: 'Law', cell: ({ law }) => <span className="soft">{law}</span> },
              {
                key: 'run',
                header: 'Last run',
                cell: ({ run }) => (
                  <>
                    {run ? (
                      <span className="numbers nowrap">{formatDateTime(run.ranAt)}</span>
                    ) : (
                      <span className="nowrap">None yet</span>
                    )}{' '}
                    {run?.hasFailed && <Status kind="bad">Failed</Status>}
                  </>
                ),
              },
              {
                key: 'removed',
                header: 'Deleted then',
                cell: ({ run }) => <span className="numbers">{run ? formatNumber(run.removed) : '–'}</span>,
              },
              {
                key: 'all',
                header: 'In all',
                cell: ({ run }) => <span className="numbers">{run ? formatNumber(run.removedInAll) : '–'}</span>,
              },
            ]}
          />
        </Panel>
      </div>
    </>
  )
}

function What({ what, how }: { what: string; how: string }) {
  return (
    <>
      {what} <span className="soft">({how})</span>
    </>
  )
}
