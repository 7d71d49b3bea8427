import { useEffect, useRef, useState } from 'react'
import { data, useLocation } from 'react-router'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import blogStyles from '#publishing/articles/blog.css?url'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Route } from './+types/item-page'
import editorStyles from './editor.css?url'
import {
  type ContentItemAction,
  contentItemActions,
  handleContentItemAction,
} from './handle-content-item-action.server.ts'
import { ContentItemPanel } from './ui/content-item-panel.tsx'
import { viewContentItem } from './view-content-item.server.ts'

const copy = () => t(publishingStaffTexts.itemPage)

export const headers = privatePage
export const links: Route.LinksFunction = () => [blogStyles, editorStyles].map((href) => ({ rel: 'stylesheet', href }))
export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.values.title || copy().entry)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const view = await viewContentItem(adminContext({ request, context }, 'content.write'), params.contentItemId)
  if (!view) throw notFound()
  return view
}

const actions = Object.keys(contentItemActions) as ContentItemAction[]

export async function action({ request, context, params }: Route.ActionArgs) {
  const { intent, version = '', ...values } = textsOf(await readForm(request))
  // After a version conflict, the intent names the other author's version to overwrite, for example `save:8`.
  const [name, over] = (intent ?? '').split(':')
  const runAction = oneOf(actions, name ?? null)
  if (!runAction) throw notFound()
  const ctx = adminContext({ request, context }, contentItemActions[runAction])
  const outcome = await handleContentItemAction(ctx, {
    contentItemId: params.contentItemId,
    act: runAction,
    version: Number(over ?? version),
    values,
  })
  if (!outcome) throw notFound()
  if ('done' in outcome) throw doneAt(`/admin/content/${params.contentItemId}`, outcome.done)
  return data(outcome.answer, { status: outcome.answer.status })
}

export default function ContentItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { count, begin } = useActions()
  return <ContentItemPanel key={count} view={loaderData} answer={actionData} onAction={begin} />
}

/** Counts completed actions by changes of the history key, because `useNavigation` may miss a very fast action. */
function useActions(): { count: number; begin: () => void } {
  const { key } = useLocation()
  const [count, setCount] = useState(0)
  const begunAt = useRef<string>(null)
  useEffect(() => {
    if (begunAt.current === null || begunAt.current === key) return
    begunAt.current = null
    setCount((before) => before + 1)
  }, [key])
  return {
    count,
    begin: () => {
      begunAt.current = key
    },
  }
}
