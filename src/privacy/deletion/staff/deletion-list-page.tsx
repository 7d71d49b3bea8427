import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/deletion-list-page'
import { deletionList } from './deletion-list.tsx'
import { deletionSource } from './deletion-list-db.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(deletionList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, deletionList.right)
  return { list: await openList(ctx, deletionList, deletionSource, url) }
}

export default function DeletionListPage({ loaderData: { list } }: Route.ComponentProps) {
  return <ListLayout list={deletionList} opened={list} idOf={({ id }) => id} />
}
