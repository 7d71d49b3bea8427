import { data } from 'react-router'
import { may } from '#accounts/may.ts'
import { deskFor } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf, pageIn, rangeText, withParams } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { listDocuments } from '#cases/document-db.server.ts'
import { documentStates } from '#cases/document-states.ts'
import { caseWords } from '#cases/words.ts'
import { AppHead } from '#design/app-frame.tsx'
import { Chips, Pagination } from '#design/navigation.tsx'
import { EmptyState } from '#design/states.tsx'
import { readForm } from '#web/read-form.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/document-queue-page'
import { decide } from './decide.server.ts'
import { DocumentItem, type ReviewAnswer } from './review-forms.tsx'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Documents')

const path = '/admin/documents'
const documentsPerPage = 25

/** The documents that wait for a decision, oldest first; or those in another state. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services, person } = deskFor({ request, context }, 'document.read')
  const search = url.searchParams
  const state = oneOf(documentStates, search.get('state')) ?? 'received'
  const isMine = search.get('mine') === '1'
  const list = await listDocuments(services.db, {
    state,
    page: pageIn(search),
    pageSize: documentsPerPage,
    ...(isMine ? { assignedTo: person.id } : {}),
  })
  const documents = list.documents.map((document) => ({
    document,
    mayReview: may(person, 'document.review', document),
  }))
  return { ...list, documents, state, isMine, search: search.toString() }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const desk = deskFor({ request, context }, 'document.review')
  const values = textsOf(await readForm(request))
  const decided = await decide(desk, values)
  if (decided.ok) throw doneAt(withParams(path, url.searchParams, {}), decided.note)
  const { status, text } = decided.fault
  return data<ReviewAnswer>({ document: values.document ?? '', text, reason: values.reason ?? '' }, { status })
}

export default function DocumentQueuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { documents, state, isMine, page, pages, total, search } = loaderData
  const params = new URLSearchParams(search)
  const to = (change: Record<string, string | number | null>) => withParams(path, params, { page: null, ...change })
  const names = { ...caseWords().documentStates, received: 'To check', accepted: 'Accepted', rejected: 'Sent back' }
  return (
    <>
      <AppHead title="Documents" />
      <Chips
        label="Filter by state"
        chips={[
          ...documentStates.map((name) => ({
            to: to({ state: name === 'received' ? null : name }),
            label: names[name],
            current: name === state,
          })),
          { to: to({ mine: isMine ? null : 1 }), label: 'My cases only', current: isMine },
        ]}
      />
      {documents.length === 0 ? (
        <EmptyState
          title={state === 'received' ? 'Nothing to check' : 'No documents'}
          text={state === 'received' ? 'Every document was decided about.' : 'No document is in this state.'}
        />
      ) : (
        <ul className="mt-16 lined-top">
          {documents.map(({ document, mayReview }) => (
            <DocumentItem key={document.id} document={document} mayReview={mayReview} answer={actionData} showCase />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        linkTo={(next) => to({ page: next })}
        summary={rangeText(page, documentsPerPage, documents.length, total)}
      />
    </>
  )
}
