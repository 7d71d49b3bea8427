import { data, Form, redirect } from 'react-router'
import { actorOf, currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { withFlash } from '#portal/notices.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { ProfileTabs } from '#portal/profile/profile-tabs.tsx'
import { availableUntil, exportDays, exportPath, nextExportAt } from '#privacy/export/export.ts'
import { findLatestExport } from '#privacy/export/export-db.server.ts'
import { requestExport } from '#privacy/export/make-export.server.ts'
import * as privacyTexts from '#privacy/locales/en.ts'
import type { Route } from './+types/data-page'

const copy = () => t(privacyTexts.dataPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(copy().yourData, matches)

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
  const sentence = copy().youCanRequestOneArchive(formatDateTime(outcome.nextAt))
  return data({ sentence }, { status: 429 })
}

export default function DataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ready, isBeingCreated, nextAt } = loaderData
  return (
    <>
      <AppHeader title={copy().profile} />
      <ProfileTabs current="data" />
      <div className="panel-stack mt-32">
        <Panel title={copy().everythingWeKeepAboutYou} id="export">
          <p className="soft t16">{copy().youWillGetOneZip(exportDays)}</p>
          {actionData && <Note kind="bad" title={actionData.sentence} live />}
          {isBeingCreated && <Note kind="info" title={copy().weAreCreatingYourArchive} />}
          {ready && (
            <Note kind="done" title={copy().youCanDownloadYourArchive(formatDateTime(ready.until))}>
              {ready.leftOut > 0 && copy().documentsNotIncludedArchiveSays(ready.leftOut)}
            </Note>
          )}
          <div className="row mt-16">
            {ready && (
              <ButtonLink to={ready.path} kind="primary" size="small" icon="download" reloadDocument>
                {copy().downloadZip}
              </ButtonLink>
            )}
            {!isBeingCreated && !nextAt && (
              <Form method="post">
                <Button name="intent" value="export" size="small" kind={ready ? 'outline' : undefined}>
                  {copy().createArchive}
                </Button>
              </Form>
            )}
          </div>
          {nextAt && !isBeingCreated && (
            <p className="soft t14 mt-16">{copy().youCanRequestNextArchive(formatDateTime(nextAt))}</p>
          )}
        </Panel>
        <Panel title={copy().deleteYourAccount} id="delete">
          <p className="soft t16">{copy().seeWhatWeWillDelete}</p>
          <p className="mt-16">
            <ButtonLink to="/client-portal/profile/delete" kind="outline" size="small">
              {copy().deleteMyAccount}
            </ButtonLink>
          </p>
        </Panel>
      </div>
    </>
  )
}
