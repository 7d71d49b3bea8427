import { redirect } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { actorOf } from '#accounts/sessions/current-user.server.ts'
import { findDocument } from '#cases/documents/document-db.server.ts'
import { isSentBack } from '#cases/documents/document-states.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { type CaseAnswer, uploadToCase } from '#cases/process/client/case-actions.server.ts'
import { CaseView } from '#cases/process/client/case-view.tsx'
import { loadCase } from '#cases/process/client/load-case.server.ts'
import { Note } from '#design/feedback/note.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { formatFileSize, formatLongDate } from '#platform/format.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { heldBackText } from '#portal/badges.ts'
import { notFound } from '#portal/guard.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { useUploads } from '#portal/ui/use-uploads.ts'
import { type DocumentView, documentView } from '#portal/views.server.ts'
import type { Route } from './+types/upload-page'
import { FileActions } from './document-item.tsx'
import { DropZone } from './uploads/drop-zone.tsx'

const copy = () => t(caseTexts.uploadPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return portalMeta(copy().taxCases, matches)
  if ('replaced' in loaderData) return portalMeta(copy().replace(loaderData.replaced.originalFilename), matches)
  return portalMeta(`${loaderData.found.title}, ${loaderData.found.caseNumber}`, matches)
}

/** Loads the document to replace (`?replaces=`) or, for new files, the case. The page works without JavaScript. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const actor = actorOf({ request, context })
  const replaces = url.searchParams.get('replaces')
  if (replaces) return { replaced: await loadReplaced(servicesOf(context), actor, params.caseId, replaces) }
  return loadCase(context, actor, params.caseId, url.searchParams)
}

export function action({ request, params, context }: Route.ActionArgs) {
  return uploadToCase(servicesOf(context), request, actorOf({ request, context }), params.caseId)
}

export default function UploadPage({ loaderData, actionData }: Route.ComponentProps) {
  if ('replaced' in loaderData) return <ReplaceView document={loaderData.replaced} answer={actionData} />
  return <CaseView data={loaderData} answer={actionData} />
}

/** Loads the document to replace; redirects to its case if the document no longer needs a replacement. */
async function loadReplaced({ db }: Services, { person }: Actor, caseId: string, documentId: string) {
  const found = await asClient(db, person.id, (tx) => findDocument(tx, documentId, person.id))
  if (found?.caseId !== caseId) throw notFound()
  if (!isSentBack(found.state) || !isOpen(found.caseState)) throw redirect(clientCasePath(caseId), { status: 303 })
  return documentView(found)
}

function ReplaceView({ document, answer }: { document: DocumentView; answer: CaseAnswer | undefined }) {
  const { id, caseId, caseNumber, originalFilename, documentType, fileSize, createdAt, rejectedReason } = document
  const uploads = useUploads(caseId, { replaces: id })
  return (
    <>
      <AppHeader
        before={<BackLink to={`${clientCasePath(caseId)}#documents`}>{copy().case(caseNumber)}</BackLink>}
        title={copy().sendNewCopy}
      />
      <div className="thread">
        <Note kind="warn" title={`${documentType}: ${originalFilename}`}>
          {rejectedReason ?? heldBackText()}
        </Note>
        <div className="mt-32">
          <Panel title={copy().newFile}>
            <p className="soft t14 numbers">
              {copy().itWillReplaceWhichYou(originalFilename, formatFileSize(fileSize), formatLongDate(createdAt))}{' '}
              <FileActions document={document} />
            </p>
            <DropZone uploads={uploads} lines={answer?.intent === 'upload' ? answer.lines : undefined} />
            <p className="visually-hidden" role="status">
              {uploads.news}
            </p>
          </Panel>
        </div>
      </div>
    </>
  )
}
