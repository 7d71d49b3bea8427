import { Form, redirect } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { useStayFresh } from '#design/rendering/stay-fresh.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { beginEmail } from '#publishing/newsletter/campaigns/write-campaign-email.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Route } from './+types/campaign-list-page'
import { campaignList } from './campaign-list.tsx'
import { campaignSource } from './campaign-list-db.server.ts'
import { NewsletterTabs } from './newsletter-tabs.tsx'

const copy = () => t(publishingStaffTexts.campaignListPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(campaignList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, campaignList.right)
  return {
    list: await openList(ctx, campaignList, campaignSource, url),
    isAdmin: may(ctx.person, 'subscriber.read'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'newsletter.write')
  throw redirect(`${campaignList.path}/${await beginEmail(services, actor)}`, { status: 303 })
}

export default function CampaignListPage({ loaderData: { list, isAdmin } }: Route.ComponentProps) {
  useStayFresh()
  return (
    <ListLayout
      list={campaignList}
      opened={list}
      idOf={({ id }) => id}
      tabs={<NewsletterTabs current="/admin/newsletter" isAdmin={isAdmin} />}
      actions={
        <Form method="post">
          <Button kind="primary" size="small">
            {copy().writeNewsletter}
          </Button>
        </Form>
      }
    />
  )
}
