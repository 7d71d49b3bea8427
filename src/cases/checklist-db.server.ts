import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'

export type NewChecklistItem = { title: string; description: string; isRequired: boolean }

/** How an item stands: the best of its documents decides. `rejected` asks for a new file. */
export type ChecklistItemState = 'missing' | 'received' | 'accepted' | 'rejected' | 'not_needed'

/** An item of a checklist as both sides see it. */
export type ChecklistItem = {
  id: string
  title: string
  description: string
  isRequired: boolean
  isNotNeeded: boolean
  state: ChecklistItemState
}

/** A case's checklist in its order, each item with how it stands. */
export function listChecklist(db: Db | Tx, caseId: string) {
  return db
    .selectFrom('caseChecklistItems as i')
    .innerJoin('cases as c', 'c.id', 'i.caseId')
    .select(['i.id', 'i.title', 'i.description', 'i.isRequired', 'i.isNotNeeded', 'i.position'])
    .select(
      sql<ChecklistItemState>`case when i.is_not_needed then 'not_needed' else coalesce((
        select d.state from documents d
        where d.case_id = i.case_id and d.checklist_item_id = i.id and d.state in ('accepted', 'received', 'rejected')
        order by array_position(array['accepted', 'received', 'rejected'], d.state) limit 1), 'missing') end`.as(
        'state',
      ),
    )
    .where('i.caseId', '=', caseId)
    .orderBy('i.position')
    .execute()
}

/** An item of this very case; null otherwise. */
export async function findChecklistItem(db: Db | Tx, caseId: string, itemId: string) {
  if (!isUuid(itemId)) return null
  const row = await db
    .selectFrom('caseChecklistItems')
    .selectAll()
    .where('id', '=', itemId)
    .where('caseId', '=', caseId)
    .executeTakeFirst()
  return row ?? null
}

/** Appends items to a case's checklist; those whose title is already on it are left out. */
export async function addChecklistItems(tx: Tx, caseId: string, items: NewChecklistItem[]): Promise<void> {
  const present = await tx
    .selectFrom('caseChecklistItems')
    .select(['title', 'position'])
    .where('caseId', '=', caseId)
    .execute()
  const titles = new Set(present.map((item) => item.title))
  const added = items.filter(({ title }) => !titles.has(title) && titles.add(title))
  if (added.length === 0) return
  const start = Math.max(0, ...present.map((item) => item.position + 1))
  await tx
    .insertInto('caseChecklistItems')
    .values(added.map((item, index) => ({ ...item, caseId, position: start + index })))
    .execute()
}

export async function saveNotNeeded(tx: Tx, itemId: string, isNotNeeded: boolean): Promise<void> {
  await tx.updateTable('caseChecklistItems').set({ isNotNeeded }).where('id', '=', itemId).execute()
}
