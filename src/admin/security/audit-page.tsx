import { Form, Link } from 'react-router'
import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import * as adminTexts from '#admin/locales/en.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { usePolling } from '#design/rendering/stay-fresh.ts'
import { listRetiredKeys } from '#platform/audit/retired-keys.server.ts'
import { publicSigningKey } from '#platform/audit/signed-lines.server.ts'
import { formatDateTime, formatNumber } from '#platform/format.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/audit-page'
import { auditSource, findVerification, type Verification } from './audit-db.server.ts'
import { auditList } from './audit-list.tsx'
import { requestVerification } from './verification/verify-log.server.ts'

const copy = () => t(adminTexts.auditPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(auditList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, auditList.right)
  const { db, secretKey } = ctx.services
  return {
    list: await openList(ctx, auditList, auditSource, url, { size: 50 }),
    verification: await findVerification(db),
    publicKey: publicSigningKey(secretKey.current),
    formerKeys: (await listRetiredKeys(db)).map((key) => key.publicKey),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'audit.read')
  await requestVerification(services, actor)
  throw doneAt(auditList.path, 'verification-asked')
}

export default function AuditPage({ loaderData: { list, verification, publicKey, formerKeys } }: Route.ComponentProps) {
  usePolling(verification.isUnderWay)
  return (
    <>
      <ListLayout
        list={auditList}
        opened={list}
        idOf={({ id }) => String(id)}
        actions={
          <>
            <Link to="/admin/security/sign-ins">{copy().signInLog}</Link>
            <Form method="post" preventScrollReset>
              <Button kind="outline" size="small" icon="shield-check" disabled={verification.isUnderWay}>
                {copy().verifyLog}
              </Button>
            </Form>
          </>
        }
        answer={<VerificationNote {...verification} />}
      />
      <details className="ask mt-32">
        <summary>{copy().checkSignedExport}</summary>
        <p className="mt-8">
          {copy().checkSignedExportWith} <code>{copy().verifyExportCommand}</code>
          {copy().onThisServerOrOn}
        </p>
        <p className="mt-8 signing-key">
          <code>{publicKey}</code>
        </p>
        {formerKeys.length > 0 && <p className="mt-8">{copy().keysOfEarlierExports}</p>}
        {formerKeys.map((key) => (
          <p key={key} className="mt-8 signing-key">
            <code>{key}</code>
          </p>
        ))}
      </details>
    </>
  )
}

type Props = { last: Verification | null; isUnderWay: boolean }

function VerificationNote({ last, isUnderWay }: Props) {
  if (isUnderWay)
    return (
      <div className="mt-16">
        <Note kind="info" live title={copy().weAreVerifyingLog}>
          {copy().everyRowIsBeingRecalculated}
        </Note>
      </div>
    )
  if (!last) return null
  const { at, by, rows, firstBrokenId } = last
  const when = copy().verifiedOnFor(formatDateTime(at), by)
  return (
    <div className="audit-report mt-16">
      {firstBrokenId === null ? (
        <Note kind="done" title={copy().logIsCompleteAndUnchanged}>
          {copy().noneOfRowsWasChanged(formatNumber(rows), when)}
        </Note>
      ) : (
        <Note kind="bad" title={copy().logWasTamperedWithAt(firstBrokenId)}>
          {copy().ofRowsThisIsFirst(formatNumber(rows), when)}
        </Note>
      )}
    </div>
  )
}
