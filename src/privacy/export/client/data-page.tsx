import { data, Form, redirect } from 'react-router'
import { actorOf, currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { withFlash } from '#portal/notices.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { ProfileTabs } from '#portal/profile/profile-tabs.tsx'
import { availableUntil, exportDays, exportPath, nextExportAt } from '#privacy/export/export.ts'
import { findLatestExport } from '#privacy/export/export-db.server.ts'
import { requestExport } from '#privacy/export/request-export.server.ts'
import type { Route } from './+types/data-page'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta('Your data', matches)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context)
  const latest = await findLatestExport(db, currentUserOf(context).person.id)
  const until = latest?.readyAt ? availableUntil(latest.readyAt) : null
  const isReady = latest?.fileId != null && until !== null && until > now()
  return {
    ready: isReady ? { path: exportPath(latest.id), until, leftOut: latest.leftOut } : null,
    isBeingCreated: latest !== null && latest.readyAt === null && latest.removedAt === null,
    nextAt: nextExportAt(latest?.requestedAt ?? null, now()),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  if (form.get('intent') !== 'export') throw data(null, { status: 422 })
  const outcome = await requestExport(servicesOf(context), actorOf({ request, context }))
  if (outcome.ok) throw redirect(withFlash('/client-portal/profile/data', 'export-asked'), { status: 303 })
  const sentence = `You can ask for one archive a day. The next one: from ${formatDateTime(outcome.nextAt)}.`
  return data({ sentence }, { status: 429 })
}

export default function DataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ready, isBeingCreated, nextAt } = loaderData
  return (
    <>
      <AppHeader title="Profile" />
      <ProfileTabs current="data" />
      <div className="panel-stack mt-32">
        <Panel title="Everything we keep about you" id="export">
          <p className="soft t16">
            One ZIP file with your details, cases, documents, messages, orders and appointments: to read in a browser,
            and as data for programs. We make it in the background and write to you once it is ready. You can download
            it for {exportDays} days.
          </p>
          {actionData && <Note kind="bad" title={actionData.sentence} live />}
          {isBeingCreated && <Note kind="info" title="Your archive is being made. We write to you once it is ready." />}
          {ready && (
            <Note kind="done" title={`Your archive is ready until ${formatDateTime(ready.until)}`}>
              {ready.leftOut > 0 && `Documents that are not in it: ${ready.leftOut}. The archive says which, and why. `}
            </Note>
          )}
          <div className="row mt-16">
            {ready && (
              <ButtonLink to={ready.path} kind="primary" size="small" icon="download" reloadDocument>
                Download (ZIP)
              </ButtonLink>
            )}
            {!isBeingCreated && !nextAt && (
              <Form method="post">
                <Button name="intent" value="export" size="small" kind={ready ? 'outline' : undefined}>
                  Make an archive
                </Button>
              </Form>
            )}
          </div>
          {nextAt && !isBeingCreated && (
            <p className="soft t14 mt-16">The next archive can be asked for from {formatDateTime(nextAt)}.</p>
          )}
        </Panel>
        <Panel title="Delete your account" id="delete">
          <p className="soft t16">
            What goes at once, what the law makes us keep and until when, and the way to ask for it.
          </p>
          <p className="mt-16">
            <ButtonLink to="/client-portal/profile/delete" kind="outline" size="small">
              Delete my account
            </ButtonLink>
          </p>
        </Panel>
      </div>
    </>
  )
}
