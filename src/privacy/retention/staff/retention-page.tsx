import { adminContext } from '#admin/guard.server.ts'
import { SettingsHeader } from '#admin/settings/settings-tabs.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { retention } from '#content/retention.ts'
import { Status } from '#design/feedback/status.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { formatDateTime, formatNumber } from '#platform/format.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { listRetentionRuns } from '#privacy/retention/retention-run-db.server.ts'
import * as privacyStaffTexts from '#privacy/staff/locales/en.ts'
import type { Route } from './+types/retention-page'

const copy = () => t(privacyStaffTexts.retentionPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().retention)

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
        <Panel title={copy().dataRetentionPeriods}>
          <p className="soft t16">{copy().ourPrivacyNoticePromisesThese}</p>
          <Table
            caption={copy().retentionPeriodsWithLastRun}
            hideCaption
            dense
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { key: 'what', header: copy().data, cell: ({ what, how }) => <What what={what} how={how} /> },
              { key: 'for', header: copy().keptFor, cell: ({ savedFor }) => savedFor },
              { key: 'law', header: copy().legalBasis, cell: ({ law }) => <span className="soft">{law}</span> },
              {
                key: 'run',
                header: copy().lastRun,
                cell: ({ run }) => (
                  <>
                    {run ? (
                      <span className="numbers nowrap">{formatDateTime(run.ranAt)}</span>
                    ) : (
                      <span className="nowrap">{copy().noneYet}</span>
                    )}{' '}
                    {run?.hasFailed && <Status kind="bad">{copy().failed}</Status>}
                  </>
                ),
              },
              {
                key: 'removed',
                header: copy().deletedInLastRun,
                cell: ({ run }) => <span className="numbers">{run ? formatNumber(run.removed) : '–'}</span>,
              },
              {
                key: 'all',
                header: copy().deletedInTotal,
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
