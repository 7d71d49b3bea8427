import { Form, Link, useNavigation } from 'react-router'
import { deskFor } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListFrame } from '#admin/lists/ui/list-frame.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/note.tsx'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { readAuditHead } from '#platform/audit/audit-head.server.ts'
import { verifyAudit } from '#platform/audit/verify-audit.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/audit-page'
import { auditSource } from './audit-db.server.ts'
import { auditList } from './audit-list.tsx'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(auditList.title)

/** The audit log, for those who may read it. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const desk = deskFor({ request, context }, auditList.right)
  return { list: await openList(desk, auditList, auditSource, url, { size: 50 }) }
}

/** Recomputes hashes and seals of the whole log. That it was done is written down as well. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = deskFor({ request, context }, 'audit.read')
  const report = await verifyAudit(services.db, await readAuditHead(services.db, services.config.DATA_DIR))
  await recordAudit(services.db, actor, {
    action: 'audit.verified',
    outcome: report.ok ? 'success' : 'failed',
    detail: { rows: report.rows, firstBrokenId: report.ok ? null : report.firstBrokenId },
  })
  return report
}

export default function AuditPage({ loaderData: { list }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <ListFrame
      list={auditList}
      opened={list}
      idOf={({ id }) => String(id)}
      actions={
        <>
          <Link to="/admin/security/sign-ins">Sign-in log</Link>
          <Form method="post" preventScrollReset>
            <Button kind="outline" size="small" icon="shield-check" busy={isBusy}>
              {isBusy ? 'Verifying…' : 'Verify chain'}
            </Button>
          </Form>
        </>
      }
      answer={actionData && <Report report={actionData} />}
    />
  )
}

function Report({ report }: { report: Awaited<ReturnType<typeof action>> }) {
  return (
    <div className="audit-report mt-16">
      {report.ok ? (
        <Note kind="done" live title="The log is whole">
          All {report.rows} rows fit together: none was changed, removed or put in between.
        </Note>
      ) : (
        <Note kind="bad" live title={`The log was tampered with at row ${report.firstBrokenId}`}>
          Of {report.rows} rows, this is the first whose content, link, number or seal does not fit. Compare it with a
          backup.
        </Note>
      )}
    </div>
  )
}
