import { data, Form, redirect } from 'react-router'
import { needsCode } from '#accounts/sessions/confirm-identity.server.ts'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { reauthRefusal } from '#accounts/team/staff/handle-staff-member-action.server.ts'
import { ReauthFields } from '#accounts/ui/reauth-fields.tsx'
import { adminContext, forbidden } from '#admin/guard.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { usePolling } from '#design/rendering/stay-fresh.ts'
import { formatDateTime } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { firmExportEnd } from '#privacy/firm-export/firm-export.ts'
import { listFirmExports } from '#privacy/firm-export/firm-export-db.server.ts'
import { requestFirmExport } from '#privacy/firm-export/request-firm-export.server.ts'
import * as privacyStaffTexts from '#privacy/staff/locales/en.ts'
import type { Route } from './+types/firm-export-page'

const copy = () => t(privacyStaffTexts.firmExportPage)

const path = '/admin/import/everything'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().exportEverything)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = adminContext({ request, context }, 'firm.export')
  const now = services.now()
  const exports = (await listFirmExports(services.db, 10)).map((one) => ({
    ...one,
    until: one.readyAt && firmExportEnd(one.readyAt),
    isReady: one.fileId !== null && one.readyAt !== null && firmExportEnd(one.readyAt) > now,
  }))
  return { exports, needsCode: needsCode(currentUserOf(context)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'firm.export')
  const refusal = await reauthRefusal(ctx, currentUserOf(context), textsOf(await readForm(request)))
  if (refusal) return data({ fields: refusal.fields ?? {}, text: refusal.text ?? null }, { status: refusal.status })
  const outcome = await requestFirmExport(ctx.services, ctx.actor)
  if (outcome.ok) throw redirect(path, { status: 303 })
  if (outcome.reason === 'not-allowed') throw forbidden()
  return data({ fields: {}, text: copy().anotherIsBeingMade }, { status: 409 })
}

type Exports = Route.ComponentProps['loaderData']['exports']

export default function FirmExportPage({
  loaderData: { exports, needsCode: asksForCode },
  actionData,
}: Route.ComponentProps) {
  const isWaiting = exports.some(({ readyAt, removedAt }) => readyAt === null && removedAt === null)
  usePolling(isWaiting)
  const fields: Record<string, string> = actionData?.fields ?? {}
  return (
    <>
      <AppHeader
        title={copy().exportEverything}
        before={<BackLink to="/admin/import">{copy().importAndExport}</BackLink>}
      />
      <div className="panel-stack mt-32">
        <Panel title={copy().requestArchive}>
          <p className="soft t16">{copy().whatItContains}</p>
          {actionData?.text && (
            <Note kind="bad" title={copy().nothingWasRequested} live>
              {actionData.text}
            </Note>
          )}
          <Form method="post" className="admin-form mt-16" preventScrollReset noValidate>
            <ReauthFields
              id="everything"
              needsCode={asksForCode}
              errors={{
                ...(fields.password && { password: fields.password }),
                ...(fields.code && { code: fields.code }),
              }}
            />
            <Button kind="primary" icon="archive" disabled={isWaiting}>
              {isWaiting ? copy().beingMade : copy().requestArchive}
            </Button>
          </Form>
        </Panel>
        <Panel title={copy().archives}>
          {exports.length === 0 ? <p className="soft">{copy().noneYet}</p> : <Archives exports={exports} />}
        </Panel>
      </div>
    </>
  )
}

function Archives({ exports }: { exports: Exports }) {
  return (
    <ul className="import-rows">
      {exports.map(
        ({ id, requestedAt, requestedByName, readyAt, removedAt, until, isReady, documentCount, leftOut }) => (
          <li key={id}>
            <div>
              <b>{copy().requested(requestedByName ?? copy().someone, formatDateTime(requestedAt))}</b>
              {readyAt && <p>{copy().contains(documentCount, leftOut)}</p>}
              {isReady && until && (
                <p>
                  <a href={`${path}/${id}`}>{copy().download}</a> {copy().availableUntil(formatDateTime(until))}
                </p>
              )}
            </div>
            <Status kind={isReady ? 'done' : readyAt || removedAt ? 'off' : 'prog'}>
              {isReady ? copy().ready : readyAt || removedAt ? copy().deleted : copy().beingMade}
            </Status>
          </li>
        ),
      )}
    </ul>
  )
}
