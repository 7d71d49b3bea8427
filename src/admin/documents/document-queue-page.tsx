import { data, Form } from 'react-router'
import { may } from '#accounts/may.ts'
import { deskFor } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf, pageIn, rangeText, textIn, withParams } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { listDocuments } from '#cases/document-db.server.ts'
import { documentStates } from '#cases/document-states.ts'
import { listAssignableStaff } from '#cases/staff-db.server.ts'
import { caseWords } from '#cases/words.ts'
import { AppHead } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { Select, TextInput } from '#design/input.tsx'
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
const ages = ['3', '7', '14', '30']

/** The documents that wait for a decision, oldest first; or those in another state. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services, person, sight } = deskFor({ request, context }, 'document.read')
  const search = url.searchParams
  const state = oneOf(documentStates, search.get('state')) ?? 'received'
  const isMine = search.get('mine') === '1'
  const staff = await listAssignableStaff(services.db)
  const adviser = isMine ? person.id : (oneOf(['nobody', ...staff.map(({ id }) => id)], search.get('adviser')) ?? '')
  const about = textIn(search, 'about')
  const age = oneOf(ages, search.get('age')) ?? ''
  const list = await listDocuments(services.db, {
    sight,
    state,
    page: pageIn(search),
    pageSize: documentsPerPage,
    ...(adviser ? { assignedTo: adviser } : {}),
    about,
    before: age ? new Date(services.now().getTime() - Number(age) * 24 * 60 * 60 * 1000) : undefined,
  })
  const documents = list.documents.map((document) => ({
    document,
    mayReview: may(person, 'document.review', document),
  }))
  return {
    ...list,
    documents,
    state,
    isMine,
    staff,
    filters: { adviser, about: about ?? '', age },
    search: search.toString(),
  }
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
  const { documents, state, isMine, staff, filters, page, pages, total, search } = loaderData
  const params = new URLSearchParams(search)
  const to = (change: Record<string, string | number | null>) => withParams(path, params, { page: null, ...change })
  const names = { ...caseWords().documentStates, received: 'To check', accepted: 'Accepted', rejected: 'Sent back' }
  return (
    <>
      <AppHead title="Documents">
        <span className="soft t16 numbers">{`${total} ${names[state].toLowerCase()}`}</span>
      </AppHead>
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
      <Form method="get" className="filters mt-16" role="search">
        {state !== 'received' && <input type="hidden" name="state" value={state} />}
        <TextInput
          type="search"
          name="about"
          aria-label="Client or case number"
          placeholder="Client or case number"
          defaultValue={filters.about}
        />
        {!isMine && (
          <Select
            name="adviser"
            aria-label="Adviser"
            placeholder="Any adviser"
            defaultValue={filters.adviser}
            options={[
              { value: 'nobody', label: 'Nobody yet' },
              ...staff.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <Select
          name="age"
          aria-label="Age"
          placeholder="Any age"
          defaultValue={filters.age}
          options={ages.map((days) => ({ value: days, label: `Older than ${days} days` }))}
        />
        {isMine && <input type="hidden" name="mine" value="1" />}
        <Button kind="outline" size="small">
          Filter
        </Button>
      </Form>
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
