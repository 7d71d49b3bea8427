import { data, redirect } from 'react-router'
import { type AdminContext, adminContext, notFound } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { withFlash } from '#admin/notices.server.ts'
import { withParams } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { type DocumentRow, findDocument, findLastDecided } from '#cases/documents/document-db.server.ts'
import { undoMs } from '#cases/documents/document-states.ts'
import { loadReview, undoableIn } from '#cases/documents/review/staff/load-review.server.ts'
import { recordDecision } from '#cases/documents/review/staff/record-decision.server.ts'
import { ReviewColumns, ReviewTools, UndoBar } from '#cases/documents/review/staff/review-panel.tsx'
import { QueueRail, type RailCase } from '#cases/documents/review/staff/review-rail.tsx'
import { answerTo, nextToCheck, type ReviewView } from '#cases/documents/review/staff/review-view.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import fileViewCss from '#design/file-view/file-view.css?url'
import { refreshOnConflict } from '#design/rendering/refresh-on-conflict.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/document-queue-page'
import { documentList } from './document-list.tsx'
import { documentSource } from './document-list-db.server.ts'

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: fileViewCss }]
export const meta: Route.MetaFunction = () => adminMeta(documentList.title)

const fallbacks = { state: 'received' }

/** The documents of all cases on one review: the list at the left, the chosen file beside it. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, documentList.right)
  const { services, person, scope } = ctx
  const list = await openList(ctx, documentList, documentSource, url, { fallbacks })
  const now = services.now()
  const since = new Date(now.getTime() - undoMs)
  const last = await findLastDecided(services.db, { personId: person.id, since, scope })
  return { list, ...(await openReview(ctx, list.rows, url)), undoable: undoableIn(last ? [last] : [], person.id, now) }
}

async function openReview(ctx: AdminContext, documents: readonly DocumentRow[], url: URL) {
  // The chosen document may have left the list in the meantime: someone else may have reviewed it.
  const requested = documents.find(({ id }) => id === url.searchParams.get('document'))
  const chosen = requested ?? nextToCheck(documents, undefined) ?? documents[0]
  const found = chosen && (await findCaseFor(ctx.services.db, chosen.caseId, ctx.scope))
  if (!found) return { review: null, cases: [] }
  const hrefOf = (id: string) => withParams(documentList.path, url.searchParams, { document: id, note: null })
  const review: ReviewView = await loadReview(ctx, { found, documents, chosen, hrefOf })
  return { review, cases: groupsOf(documents) }
}

/** Neighbouring documents of one case, in the order of the list. */
function groupsOf(documents: readonly DocumentRow[]): RailCase[] {
  const groups: RailCase[] = []
  for (const { id, caseId, caseNumber, clientName, taxYear } of documents) {
    const last = groups.at(-1)
    if (last?.caseId === caseId) last.ids.push(id)
    else groups.push({ caseId, caseNumber, clientName, taxYear, ids: [id] })
  }
  return groups
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'document.review')
  const values = textsOf(await readForm(request))
  const { document = '', decision = '', next = '' } = values
  const about = await findDocument(ctx.services.db, document, ctx.scope)
  if (!about) throw notFound()
  const decided = await recordDecision(ctx, about.caseId, values)
  if (!decided.ok) {
    const { status, text } = decided.error
    return data(answerTo(values, text), { status })
  }
  const stays = decision === 'undo' ? document : next
  const path = withParams(documentList.path, url.searchParams, { document: stays || null, note: null })
  throw redirect(decided.note ? withFlash(path, decided.note) : path, { status: 303 })
}

export const shouldRevalidate = refreshOnConflict

export default function DocumentQueuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, cases, undoable } = loaderData
  const review = loaderData.review && { ...loaderData.review, undoable }
  return (
    <>
      <ListLayout
        list={documentList}
        opened={list}
        idOf={({ id }) => id}
        actions={review && <ReviewTools view={review} />}
        rows={() =>
          review && <ReviewColumns view={review} answer={actionData} rail={<QueueRail view={review} cases={cases} />} />
        }
      />
      {!review && <UndoBar undoable={undoable} error={actionData?.decision === 'undo' ? actionData.text : undefined} />}
    </>
  )
}
