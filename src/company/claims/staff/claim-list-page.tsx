import { Link } from 'react-router'
import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListView } from '#admin/lists/ui/list-view.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { onlyProvenClaims } from '#company/claims/claims-setting.ts'
import * as companyStaffTexts from '#company/staff/locales/en.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/claim-list-page'
import { claimList } from './claim-list.tsx'
import { claimSource } from './claim-list-db.server.ts'

const copy = () => t(companyStaffTexts.claimListPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().claims)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, claimList.right)
  const list = await openList(ctx, claimList, claimSource, url)
  return { list, onlyProven: await readSetting(ctx.services, onlyProvenClaims) }
}

export default function ClaimListPage({ loaderData: { list, onlyProven } }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title={copy().claims} />
      <p className="soft t16 mt-24">
        {onlyProven ? copy().onlyProvenClaimsAreShown : copy().unprovenClaimsAreShownToo}{' '}
        <Link to="/admin/settings?part=claims">{copy().changeThisInFirmSettings}</Link>
      </p>
      <ListView list={claimList} opened={list} idOf={({ id }) => id} />
    </>
  )
}
