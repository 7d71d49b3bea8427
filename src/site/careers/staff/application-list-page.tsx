import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { useStayFresh } from '#design/rendering/stay-fresh.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/application-list-page'
import { applicationList } from './application-list.tsx'
import { applicationSource } from './application-list-db.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(applicationList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, applicationList.right)
  return { list: await openList(ctx, applicationList, applicationSource, url) }
}

export default function ApplicationListPage({ loaderData: { list } }: Route.ComponentProps) {
  useStayFresh()
  return (
    <ListLayout
      list={applicationList}
      opened={list}
      idOf={({ number }) => String(number)}
      toneOf={({ stage }) => (stage === 'received' ? 'strong' : undefined)}
    />
  )
}
