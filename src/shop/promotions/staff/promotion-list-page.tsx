import { may } from '#accounts/people/may.ts'
import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { ArrowLink } from '#design/button.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { Route } from './+types/promotion-list-page'
import { promotionList } from './promotion-list.tsx'
import { promotionSource } from './promotion-list-db.server.ts'

const copy = () => t(shopStaffTexts.promotionListPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(promotionList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, promotionList.right)
  const mayWrite = may(ctx.person, 'catalogue.write')
  return { list: await openList(ctx, promotionList, promotionSource, url), mayWrite }
}

export default function PromotionListPage({ loaderData: { list, mayWrite } }: Route.ComponentProps) {
  return (
    <ListLayout
      list={promotionList}
      opened={list}
      idOf={({ id }) => id}
      note={mayWrite && <ArrowLink to="/admin/promotions/new">{copy().createDiscount}</ArrowLink>}
    />
  )
}
