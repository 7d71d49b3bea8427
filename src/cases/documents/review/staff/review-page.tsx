import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { type AdminContext, adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { type DocumentRow, listCaseDocuments } from '#cases/documents/document-db.server.ts'
import { isFromFirm } from '#cases/documents/document-kinds.ts'
import { lastDecision, mayDecide, sendBackText } from '#cases/documents/document-states.ts'
import { openDocument } from '#cases/documents/open-document.server.ts'
import { undoReview } from '#cases/documents/review-document.server.ts'
import { decide } from '#cases/documents/staff/decide.server.ts'
import { reviewError, undoError } from '#cases/documents/staff/document-errors.ts'
import { listSameFiles } from '#cases/documents/waiting-file-db.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { reviewPath } from '#cases/process/case-links.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { inOrderOf } from '#cases/process/staff/document-order.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { placeDocument } from '#cases/requests/place-document.server.ts'
import type { Done } from '#cases/requests/staff/request-actions.server.ts'
import { placeError } from '#cases/requests/staff/request-errors.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import fileViewCss from '#design/file-view/file-view.css?url'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Services } from '#platform/services.ts'
import { readCsv } from '#platform/tables/read-csv.server.ts'
import { NoTable, readXlsx } from '#platform/tables/read-xlsx.server.ts'
import type { Table } from '#platform/tables/table.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/review-page'
import { ReviewPanel } from './review-panel.tsx'
import { nextToCheck, type ReviewAnswer } from './review-view.ts'

const copy = () => t(caseStaffTexts.reviewPage)

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: fileViewCss }]
export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(copy().review(loaderData?.found.caseNumber ?? ''))

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

function isTable({ mediaType, scanState }: { mediaType: string; scanState: string }): boolean {
  return (mediaType === sheet || mediaType === 'text/csv') && (scanState === 'clean' || scanState === 'not_needed')
}

/** Reads the first rows of a spreadsheet or CSV document; null if unreadable. The access is audited. */
async function readTable(
  services: Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log'>,
  requested: { documentId: string; actor: Actor },
): Promise<Table | null> {
  const opened = await openDocument(services, requested)
  if (!opened.ok) return null
  try {
    return await (opened.mediaType === sheet ? readXlsx : readCsv)(opened.stream)
  } catch (error) {
    if (!(error instanceof NoTable))
      services.log.warn({ err: error, documentId: requested.documentId }, 'a table broke off')
    return null
  } finally {
    opened.stream.destroy()
  }
}

async function recordDecision(ctx: AdminContext, values: Record<string, string>): Promise<Done> {
  const { document = '', decision, reason = '', template = '', place = '' } = values
  switch (decision) {
    case 'accept':
      return decide(ctx, { document, intent: 'accept' })
    case 'reject': {
      const content = sendBackText(reason, template, t(caseTexts.cases).sendBackReasons)
      return decide(ctx, { document, intent: 'reject', reason: content })
    }
    case 'place': {
      const { services, actor } = ctx
      const outcome = await placeDocument(services, { documentId: document, itemId: place || null, actor })
      return outcome.ok ? { ok: true, note: 'placed' } : { ok: false, error: placeError(outcome) }
    }
    case 'undo': {
      const { services, actor } = ctx
      const outcome = await undoReview(services, { documentId: document, actor })
      return outcome.ok ? { ok: true, note: 'undone' } : { ok: false, error: undoError(outcome) }
    }
    default:
      return { ok: false, error: reviewError({ reason: 'no-decision' }) }
  }
}
