import { Link } from 'react-router'
import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import * as adminTexts from '#admin/locales/en.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/sign-ins-page'
import { signInSource } from './audit-db.server.ts'
import { signInList } from './sign-in-list.tsx'

const copy = () => t(adminTexts.signInsPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(signInList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, signInList.right)
  return { list: await openList(ctx, signInList, signInSource, url, { size: 50 }) }
}

export default function SignInsPage({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ListLayout
      list={signInList}
      opened={list}
      idOf={({ id }) => String(id)}
      actions={<Link to="/admin/security">{copy().auditLog}</Link>}
    />
  )
}
