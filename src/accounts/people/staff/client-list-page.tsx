import { may } from '#accounts/people/may.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { ArrowLink, ButtonLink } from '#design/button.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/client-list-page'
import { clientList } from './client-list.tsx'
import { clientSource } from './client-list-db.server.ts'

const copy = () => t(accountStaffTexts.clientListPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(clientList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, clientList.right)
  return {
    list: await openList(ctx, clientList, clientSource, url),
    mayDecide: may(ctx.person, 'client.delete'),
    mayImport: may(ctx.person, 'client.import'),
  }
}

export default function ClientListPage({ loaderData: { list, mayDecide, mayImport } }: Route.ComponentProps) {
  return (
    <ListLayout
      list={clientList}
      opened={list}
      idOf={({ id }) => id}
      actions={
        <>
          {mayImport && (
            <ButtonLink to="/admin/import" kind="outline" size="small">
              {copy().importClients}
            </ButtonLink>
          )}
          <ButtonLink to="/admin/clients/new" kind="outline" size="small" icon="user-plus">
            {copy().inviteClient}
          </ButtonLink>
        </>
      }
      note={mayDecide && <ArrowLink to="/admin/deletions">{copy().deletionRequests}</ArrowLink>}
    />
  )
}
