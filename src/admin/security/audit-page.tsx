import { Form, Link } from 'react-router'
import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { usePolling } from '#admin/ui/use-polling.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { publicSigningKey } from '#platform/audit/signed-lines.server.ts'
import { formatDateTime, formatNumber } from '#platform/format.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/audit-page'
import { auditSource } from './audit-db.server.ts'
import { auditList } from './audit-list.tsx'
import { findVerification, type Verification } from './verification/verification-db.server.ts'
import { requestVerification } from './verification/verify-log.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(auditList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, auditList.right)
  const { db, secretKey } = ctx.services
  return {
    list: await openList(ctx, auditList, auditSource, url, { size: 50 }),
    verification: await findVerification(db),
    publicKey: publicSigningKey(secretKey),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'audit.read')
  await requestVerification(services, actor)
  throw doneAt(auditList.path, 'verification-asked')
}

export default function AuditPage({ loaderData: { list, verification, publicKey } }: Route.ComponentProps) {
  usePolling(verification.isUnderWay)
  return (
    <>
      <ListLayout
        list={auditList}
        opened={list}
        idOf={({ id }) => String(id)}
        actions={
          <>
            <Link to="/admin/security/sign-ins">Sign-in log</Link>
            <Form method="post" preventScrollReset>
              <Button kind="outline" size="small" icon="shield-check" disabled={verification.isUnderWay}>
                Verify the chain
              </Button>
            </Form>
          </>
        }
        answer={<VerificationNote {...verification} />}
      />
      <details className="ask mt-32">
        <summary>Files that prove themselves</summary>
        <p className="mt-8">
          A signed export is checked by <code>script/verify-export</code>, on this machine or, with this public key,
          anywhere:
        </p>
        <p className="mt-8 signing-key">
          <code>{publicKey}</code>
        </p>
      </details>
    </>
  )
}

type Props = { last: Verification | null; isUnderWay: boolean }

function VerificationNote({ last, isUnderWay }: Props) {
  if (isUnderWay)
    return (
      <div className="mt-16">
        <Note kind="info" live title="The log is being verified">
          Every row is computed anew. The result stands here as soon as it is known.
        </Note>
      </div>
    )
  if (!last) return null
  const { at, by, rows, firstBrokenId } = last
  const when = `Verified on ${formatDateTime(at)} for ${by}.`
  return (
    <div className="audit-report mt-16">
      {firstBrokenId === null ? (
        <Note kind="done" title="The log is whole">
          All {formatNumber(rows)} rows fit together: none was changed, removed or put in between. {when}
        </Note>
      ) : (
        <Note kind="bad" title={`The log was tampered with at row ${firstBrokenId}`}>
          Of {formatNumber(rows)} rows, this is the first whose content, link, number or seal does not fit. Compare it
          with a backup. {when}
        </Note>
      )}
    </div>
  )
}
