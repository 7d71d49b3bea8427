import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/quote-list-page'
import { quoteList } from './quote-list.tsx'
import { quoteSource } from './quote-list-db.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(quoteList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, quoteList.right)
  return { list: await openList(ctx, quoteList, quoteSource, url) }
}

export default function QuoteListPage({ loaderData: { list } }: Route.ComponentProps) {
  return <ListLayout list={quoteList} opened={list} idOf={({ id }) => id} />
}
