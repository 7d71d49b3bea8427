import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { type DocumentRow, listCaseDocuments } from '#cases/documents/document-db.server.ts'
import { isFromFirm } from '#cases/documents/document-kinds.ts'
import { mayDecide } from '#cases/documents/document-states.ts'
import { isTable, readTable } from '#cases/documents/read-table.server.ts'
import { lastDecision } from '#cases/documents/review-undo.ts'
import { listSameFiles } from '#cases/documents/same-files-db.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { reviewPath } from '#cases/process/case-links.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { inOrderOf } from '#cases/process/staff/document-order.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import fileViewCss from '#design/file-view/file-view.css?url'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/review-page'
import { nextToCheck } from './queue.ts'
import { recordDecision } from './record-decision.server.ts'
import { ReviewPanel } from './review-panel.tsx'
import type { ReviewAnswer } from './review-view.ts'

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: fileViewCss }]
export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(`Review ${loaderData?.found.caseNumber ?? ''}`)

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services, person, actor, scope } = adminContext({ request, context }, 'document.read')
  const { db } = services
  const found = await findCaseFor(db, params.caseId, scope)
  if (!found) throw notFound()
  const checklist = await listChecklist(db, found.id)
  const documents = inOrderOf(
    checklist,
    (await listCaseDocuments(db, found.id)).filter(({ kind, state }) => !isFromFirm(kind) && state !== 'superseded'),
  )
  const requested = url.searchParams.get('document')
  const chosen = requested
    ? documents.find(({ id }) => id === requested)
    : (nextToCheck(documents, undefined) ?? documents[0])
  if (requested && !chosen) throw notFound()
  const mayReview = isOpen(found.state) && may(person, 'document.review', found)
  const { id, caseNumber, clientName, taxYear, adviserName } = found
  return {
    found: { id, caseNumber, clientName, taxYear, adviserName },
    checklist,
    documents: documents.map(({ id, originalFilename, checklistItemId, state, mediaType }) => {
      return { id, originalFilename, checklistItemId, state, mediaType }
    }),
    chosen: chosen ?? null,
    table: chosen && isTable(chosen) ? await readTable(services, { documentId: chosen.id, actor }) : undefined,
    same: chosen ? await listSameFiles(db, [chosen.id], scope) : [],
    undoable: undoableIn(documents, person.id, services.now()),
    checked: documents.filter(({ state }) => state !== 'received').length,
    mayAccept: mayReview && chosen !== undefined && mayDecide(chosen.state, { accept: true }),
    mayReject: mayReview && chosen !== undefined && mayDecide(chosen.state, { accept: false, reason: '' }),
    mayDrag: mayReview,
    mayPlace: mayReview && chosen !== undefined && chosen.state !== 'quarantined',
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'document.read')
  const { db } = ctx.services
  const values = textsOf(await readForm(request))
  const found = await findCaseFor(db, params.caseId, ctx.scope)
  const before = found ? inOrderOf(await listChecklist(db, found.id), await listCaseDocuments(db, found.id)) : []
  const { document = '', decision = '' } = values
  if (!found || !before.some(({ id }) => id === document)) throw notFound()
  const decided = await recordDecision(ctx, values)
  if (!decided.ok) {
    const { status, text } = decided.error
    return data<ReviewAnswer>({ document, decision, reason: values.reason ?? '', text }, { status })
  }
  if (decision === 'undo') throw doneAt(reviewPath(found.id, document), decided.note)
  throw doneAt(reviewPath(found.id, (nextToCheck(before, document) ?? { id: document }).id), decided.note)
}

function undoableIn(documents: DocumentRow[], personId: string, now: Date) {
  const last = lastDecision(documents, personId, now)
  return last && { id: last.id, name: last.originalFilename, state: last.state }
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewPanel view={loaderData} answer={actionData} />
}
