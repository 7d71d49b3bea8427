import { adminContext } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/checklist-list-page'
import { checklistList } from './checklist-list.tsx'
import { checklistSource } from './checklist-list-db.server.ts'

const copy = () => t(caseStaffTexts.checklistListPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(checklistList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, checklistList.right)
  return { list: await openList(ctx, checklistList, checklistSource, url) }
}

export default function ChecklistListPage({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ListLayout
      list={checklistList}
      opened={list}
      idOf={({ id }) => id}
      note={<span className="soft t16">{copy().documentsRequestedWhenCaseOpens}</span>}
    />
  )
}
