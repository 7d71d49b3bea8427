import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { doneAt } from '#admin/notices.server.ts'
import { withParams } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/document-queue-page'
import { decide } from './decide.server.ts'
import { documentList } from './document-list.tsx'
import { documentSource } from './document-list-db.server.ts'
import { DocumentItem, type ReviewAnswer } from './review-forms.tsx'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(documentList.title)

const fallbacks = { state: 'received' }

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, documentList.right)
  const list = await openList(ctx, documentList, documentSource, url, { fallbacks })
  const reviewable = list.rows.filter((document) => may(ctx.person, 'document.review', document))
  return { list, reviewable: reviewable.map(({ id }) => id) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'document.review')
  const values = textsOf(await readForm(request))
  const decided = await decide(ctx, values)
  if (decided.ok) throw doneAt(withParams(documentList.path, url.searchParams, {}), decided.note)
  const { status, text } = decided.error
  return data<ReviewAnswer>({ document: values.document ?? '', text, reason: values.reason ?? '' }, { status })
}

export default function DocumentQueuePage({ loaderData: { list, reviewable }, actionData }: Route.ComponentProps) {
  return (
    <ListLayout
      list={documentList}
      opened={list}
      idOf={({ id }) => id}
      rows={(documents) => (
        <ul className="mt-16 lined-top">
          {documents.map((document) => (
            <DocumentItem
              key={document.id}
              document={document}
              mayReview={reviewable.includes(document.id)}
              answer={actionData}
              showCase
            />
          ))}
        </ul>
      )}
    />
  )
}
