import { staffList } from '#accounts/team/staff/staff-list.tsx'
import { staffSource } from '#accounts/team/staff/staff-list-db.server.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import type { List } from '#admin/lists/list.ts'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { checklistList } from '#cases/checklists/staff/checklist-list.tsx'
import { checklistSource } from '#cases/checklists/staff/checklist-list-db.server.ts'
import { taskList } from '#cases/tasks/staff/task-list.tsx'
import { taskSource } from '#cases/tasks/staff/task-list-db.server.ts'
import { claimList } from '#company/claims/staff/claim-list.tsx'
import { claimSource } from '#company/claims/staff/claim-list-db.server.ts'
import { deletionList } from '#privacy/deletion/staff/deletion-list.tsx'
import { deletionSource } from '#privacy/deletion/staff/deletion-list-db.server.ts'
import { campaignList } from '#publishing/newsletter/staff/campaign-list.tsx'
import { campaignSource } from '#publishing/newsletter/staff/campaign-list-db.server.ts'
import { catalogueList } from '#shop/catalogue/staff/catalogue-list.tsx'
import { catalogueSource } from '#shop/catalogue/staff/catalogue-list-db.server.ts'
import { promotionList } from '#shop/promotions/staff/promotion-list.tsx'
import { promotionSource } from '#shop/promotions/staff/promotion-list-db.server.ts'

/** The admin panel's lists that `largeLists` does not contain. */
export const smallLists = [
  small(checklistList, checklistSource),
  small(staffList, staffSource),
  small(taskList, taskSource),
  small(claimList, claimSource),
  small(promotionList, promotionSource),
  small(catalogueList, catalogueSource),
  small(campaignList, campaignSource),
  small(deletionList, deletionSource),
]

function small<Row, Name extends string, Sort extends string>(
  list: List<Row, Name, Sort, false>,
  source: ListSource<Row, Name, Sort>,
) {
  return {
    name: list.name,
    // Tests read only the names of filters, sorts and columns, so this cast is safe.
    list: list as unknown as List<never>,
    open: (ctx: AdminContext, query: URLSearchParams) =>
      openList(ctx, list, source, new URL(`${list.path}?${query}`, 'http://localhost:3000')),
  }
}
