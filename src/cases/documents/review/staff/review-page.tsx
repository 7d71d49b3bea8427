import { data, redirect } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { listCaseDocuments } from '#cases/documents/document-db.server.ts'
import { isFromFirm } from '#cases/documents/document-kinds.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { reviewPath, staffCasePath } from '#cases/process/case-links.ts'
import { inOrderOf } from '#cases/process/staff/document-order.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import fileViewCss from '#design/file-view/file-view.css?url'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { refreshOnConflict } from '#design/rendering/refresh-on-conflict.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/review-page'
import { loadReview } from './load-review.server.ts'
import { recordDecision } from './record-decision.server.ts'
import { ReviewColumns, ReviewTools } from './review-panel.tsx'
import { CaseRail } from './review-rail.tsx'
import { answerTo, nextToCheck } from './review-view.ts'

const copy = () => t(caseStaffTexts.reviewPage)

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: fileViewCss }]
export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(copy().review(loaderData?.found.caseNumber ?? ''))

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'document.read')
  const { db } = ctx.services
  const found = await findCaseFor(db, params.caseId, ctx.scope)
  if (!found) throw notFound()
  const all = await listCaseDocuments(db, found.id)
  const shown = all.filter(({ kind, state }) => !isFromFirm(kind) && state !== 'superseded')
  const documents = inOrderOf(await listChecklist(db, found.id), shown)
  const requested = url.searchParams.get('document')
  const chosen = requested
    ? documents.find(({ id }) => id === requested)
    : (nextToCheck(documents, undefined) ?? documents[0])
  if (requested && !chosen) {
    // A document that was replaced in the meantime is no longer listed.
    if (all.some(({ id }) => id === requested)) throw redirect(reviewPath(found.id))
    throw notFound()
  }
  return loadReview(ctx, { found, documents, chosen: chosen ?? null, hrefOf: (id) => reviewPath(found.id, id) })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'document.read')
  const { db } = ctx.services
  const values = textsOf(await readForm(request))
  const found = await findCaseFor(db, params.caseId, ctx.scope)
  const before = found ? inOrderOf(await listChecklist(db, found.id), await listCaseDocuments(db, found.id)) : []
  const { document = '', decision = '' } = values
  if (!found || !before.some(({ id }) => id === document)) throw notFound()
  const decided = await recordDecision(ctx, found.id, values)
  if (!decided.ok) {
    const { status, text } = decided.error
    return data(answerTo(values, text), { status })
  }
  const fallback = decision === 'dismiss' ? undefined : { id: document }
  const isAboutFile = decision !== 'undo' && !values.statement
  const next = !isAboutFile ? fallback : (nextToCheck(before, document) ?? fallback)
  const path = reviewPath(found.id, next?.id)
  throw decided.note ? doneAt(path, decided.note) : redirect(path, { status: 303 })
}

export const shouldRevalidate = refreshOnConflict

export default function ReviewPage({ loaderData: view, actionData: answer }: Route.ComponentProps) {
  const { id, caseNumber, clientName, taxYear } = view.found
  return (
    <div className="review">
      <AppHeader
        before={<BackLink to={`${staffCasePath(id)}/documents`}>{caseNumber}</BackLink>}
        title={`${clientName}, ${taxYear}`}
        actions={<ReviewTools view={view} />}
      />
      <ReviewColumns view={view} answer={answer} rail={<CaseRail view={view} />} />
    </div>
  )
}
