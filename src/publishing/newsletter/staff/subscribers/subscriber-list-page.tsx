import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { NewsletterTabs } from '#publishing/newsletter/staff/newsletter-tabs.tsx'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Route } from './+types/subscriber-list-page'
import { subscriberList } from './subscriber-list.tsx'
import { subscriberSource } from './subscriber-list-db.server.ts'

const copy = () => t(publishingStaffTexts.subscriberListPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().subscribers)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, subscriberList.right)
  return { list: await openList(ctx, subscriberList, subscriberSource, url) }
}

export default function SubscriberListPage({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ListLayout
      list={subscriberList}
      opened={list}
      idOf={({ id }) => id}
      tabs={<NewsletterTabs current="/admin/newsletter/subscribers" isAdmin />}
    />
  )
}
