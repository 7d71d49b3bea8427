import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { openStates } from './case-states.ts'
import { type ItemNeed, needColumns, needOf } from './requests/item-need.ts'
import type { ItemText } from './requests/item-text.ts'
import { belongsTo } from './sharing/shared-cases-db.server.ts'

export type NewChecklistItem = { title: string; description: string; isRequired: boolean; isIfAtHand?: boolean }

/** How an item stands: the best of its documents decides. `rejected` asks for a new file. */
export type ChecklistItemState = 'missing' | 'received' | 'accepted' | 'rejected' | 'not_needed'

/** An item of a checklist as both sides see it. */
export type ChecklistItem = {
  id: string
  title: string
  description: string
  isRequired: boolean
  need: ItemNeed
  isNotNeeded: boolean
  /** What staff said when they took it off; null when the client did, or it is needed. */
  notNeededReason: string | null
  state: ChecklistItemState
}

/** A case's checklist in its order, each item with how it stands. */
export async function listChecklist(db: Db | Tx, caseId: string): Promise<ChecklistItem[]> {
  const rows = await db
    .selectFrom('caseChecklistItems as i')
    .innerJoin('cases as c', 'c.id', 'i.caseId')
    .select(['i.id', 'i.title', 'i.description', 'i.isRequired', 'i.isIfAtHand', 'i.isNotNeeded', 'i.notNeededReason'])
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
    .orderBy('i.id')
    .execute()
  return rows.map(({ isIfAtHand, ...item }) => ({ ...item, need: needOf({ ...item, isIfAtHand }) }))
}

/** The items of a client's open cases that a document can be filed under, case by case in their order. */
export function listPlacesOf(db: Db | Tx, clientId: string) {
  return db
    .selectFrom('caseChecklistItems as i')
    .innerJoin('cases as c', 'c.id', 'i.caseId')
    .select(['i.id', 'i.title', 'i.caseId'])
    .where(belongsTo(clientId, 'c.clientId', 'c.id'))
    .where('c.state', 'in', openStates)
    .where('i.isNotNeeded', '=', false)
    .orderBy('c.id')
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

/** Appends one item, whatever else the list holds. */
export async function insertChecklistItem(tx: Tx, caseId: string, { need, ...text }: ItemText): Promise<string> {
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from case_checklist_items where case_id = ${caseId})`
  const { id } = await tx
    .insertInto('caseChecklistItems')
    .values({ ...text, ...needColumns(need), caseId, position })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes what is said about an item; documents that answer it are called by its new title. */
export async function saveItemText(tx: Tx, itemId: string, { need, ...text }: ItemText): Promise<void> {
  await tx
    .updateTable('caseChecklistItems')
    .set({ ...text, ...needColumns(need) })
    .where('id', '=', itemId)
    .execute()
  await tx.updateTable('documents').set({ documentType: text.title }).where('checklistItemId', '=', itemId).execute()
}

/** Takes an item off the list or puts it back. */
export async function saveNotNeeded(
  tx: Tx,
  itemId: string,
  isNotNeeded: boolean,
  reason: string | null,
): Promise<void> {
  await tx
    .updateTable('caseChecklistItems')
    .set({ isNotNeeded, notNeededReason: isNotNeeded ? reason : null })
    .where('id', '=', itemId)
    .execute()
}

/** Writes the order of a case's items. */
export async function saveItemOrder(tx: Tx, caseId: string, itemIds: string[]): Promise<void> {
  await tx
    .updateTable('caseChecklistItems')
    .set({ position: sql<number>`array_position(${itemIds}::uuid[], id) - 1` })
    .where('caseId', '=', caseId)
    .where('id', 'in', itemIds)
    .execute()
}
