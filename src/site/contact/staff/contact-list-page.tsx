import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { useStayFresh } from '#design/rendering/stay-fresh.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/contact-list-page'
import { contactList } from './contact-list.tsx'
import { contactSource } from './contact-list-db.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(contactList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return {
    list: await openList(adminContext({ request, context }, contactList.right), contactList, contactSource, url),
  }
}

export default function ContactListPage({ loaderData: { list } }: Route.ComponentProps) {
  useStayFresh()
  return (
    <ListLayout
      list={contactList}
      opened={list}
      idOf={({ id }) => id}
      toneOf={(lead) => (lead.state === 'new' ? 'strong' : undefined)}
    />
  )
}
