import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { ButtonLink } from '#design/button.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import type { Route } from './+types/content-list-page'
import { contentList } from './content-list.tsx'
import { contentSource } from './content-list-db.server.ts'

const copy = () => t(publishingStaffTexts.contentListPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(contentList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, contentList.right)
  return { list: await openList(ctx, contentList, contentSource, url) }
}

export default function ContentListPage({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ListLayout
      list={contentList}
      opened={list}
      idOf={({ id }) => id}
      actions={
        <>
          <ButtonLink to="/admin/content/generator" kind="outline" size="small" icon="sparkles">
            {copy().generator}
          </ButtonLink>
          <ButtonLink to="/admin/content/pictures" kind="outline" size="small" icon="image">
            {copy().pictures}
          </ButtonLink>
          <ButtonLink to="/admin/content/new" kind="primary" size="small" icon="plus">
            {copy().newItem}
          </ButtonLink>
        </>
      }
    />
  )
}
