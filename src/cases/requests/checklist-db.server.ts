import { sql } from 'kysely'
import { belongsTo } from '#accounts/access/visible-db.server.ts'
import { isToReplace } from '#cases/process/case-db.server.ts'
import { openStates } from '#cases/process/case-states.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { type ItemNeed, type ItemText, needColumns, needOf } from './item-text.ts'

export type NewChecklistItem = { title: string; description: string; isRequired: boolean; isIfAtHand?: boolean }

export type ChecklistItemState = 'missing' | 'received' | 'accepted' | 'rejected' | 'not_needed'

export type ChecklistItem = {
  id: string
  title: string
  description: string
  isRequired: boolean
  need: ItemNeed
  isNotNeeded: boolean
  /** Why staff marked the item as not needed; null if the item is needed or if the client marked it. */
  notNeededReason: string | null
  state: ChecklistItemState
}

/** The state of an item is that of the document with which most is left to do. */
export async function listChecklist(db: Db | Tx, caseId: string): Promise<ChecklistItem[]> {
  const rows = await db
    .selectFrom('caseChecklistItems as i')
    .innerJoin('cases as c', 'c.id', 'i.caseId')
    .select(['i.id', 'i.title', 'i.description', 'i.isRequired', 'i.isIfAtHand', 'i.isNotNeeded', 'i.notNeededReason'])
    .select(
      sql<ChecklistItemState>`case when i.is_not_needed then 'not_needed' else coalesce((
        select d.state from documents d
        where d.case_id = i.case_id and d.checklist_item_id = i.id and d.state in ('accepted', 'received', 'rejected')
        order by ${isToReplace} desc, array_position(array['received', 'accepted', 'rejected'], d.state) limit 1),
        'missing') end`.as('state'),
    )
    .where('i.caseId', '=', caseId)
    .orderBy('i.position')
    .orderBy('i.id')
    .execute()
  return rows.map(({ isIfAtHand, ...item }) => ({ ...item, need: needOf({ ...item, isIfAtHand }) }))
}

/** Checklist items of a client's open cases, by case, to which the client can assign a document. */
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

export async function insertChecklistItem(tx: Tx, caseId: string, { need, ...text }: ItemText): Promise<string> {
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from case_checklist_items where case_id = ${caseId})`
  const { id } = await tx
    .insertInto('caseChecklistItems')
    .values({ ...text, ...needColumns(need), caseId, position })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Updates an item and copies its title to the documents filed under it. */
export async function saveItemText(tx: Tx, itemId: string, { need, ...text }: ItemText): Promise<void> {
  await tx
    .updateTable('caseChecklistItems')
    .set({ ...text, ...needColumns(need) })
    .where('id', '=', itemId)
    .execute()
  await tx.updateTable('documents').set({ documentType: text.title }).where('checklistItemId', '=', itemId).execute()
}

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

export async function saveItemOrder(tx: Tx, caseId: string, itemIds: string[]): Promise<void> {
  await tx
    .updateTable('caseChecklistItems')
    .set({ position: sql<number>`array_position(${itemIds}::uuid[], id) - 1` })
    .where('caseId', '=', caseId)
    .where('id', 'in', itemIds)
    .execute()
}
