import type { Db, Tx } from '#platform/db/database.server.ts'
import { byName } from '#platform/db/search-db.server.ts'
import { isUuid } from '#platform/text/uuid.ts'

export type SavedView = {
  id: string
  name: string
  query: string
  isShared: boolean
  isDefault: boolean
  isOwn: boolean
  ownerName: string
}

export async function listViews(db: Db | Tx, personId: string, list: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('savedViews as v')
    .innerJoin('people as p', 'p.id', 'v.ownerId')
    .select(['v.id', 'v.name', 'v.query', 'v.isShared', 'v.isDefault', 'v.ownerId', 'p.name as ownerName'])
    .where('v.list', '=', list)
    .where((is) => is.or([is('v.ownerId', '=', personId), is('v.isShared', '=', true)]))
    .orderBy(byName('v.name'))
    .orderBy('v.id')
    .execute()
  return rows.map(({ ownerId, ...row }) => {
    const isOwn = ownerId === personId
    return { ...row, isOwn, isDefault: isOwn && row.isDefault }
  })
}

type NewView = { list: string; name: string; query: string; ownerId: string; isShared: boolean; createdAt: Date }

/** Saves a view of a list. False if the person already has a view of that name. */
export async function insertView(tx: Db | Tx, view: NewView): Promise<boolean> {
  const added = await tx
    .insertInto('savedViews')
    .values(view)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function countOwnViews(db: Db | Tx, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('savedViews')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('ownerId', '=', personId)
    .executeTakeFirstOrThrow()
  return count
}

type OwnView = { id: string; list: string; ownerId: string }

export async function deleteView(tx: Tx, { id, list, ownerId }: OwnView): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numDeletedRows } = await tx
    .deleteFrom('savedViews')
    .where('id', '=', id)
    .where('list', '=', list)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function saveView(
  tx: Tx,
  { id, list, ownerId }: OwnView,
  change: { isShared?: boolean; isDefault?: boolean },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const own = tx.selectFrom('savedViews').select('id').where('list', '=', list).where('ownerId', '=', ownerId)
  // If the view was deleted, stop here. Otherwise the next statement would only remove the current default view.
  if (!(await own.where('id', '=', id).executeTakeFirst())) return false
  if (change.isDefault) {
    await tx
      .updateTable('savedViews')
      .set({ isDefault: false })
      .where('list', '=', list)
      .where('ownerId', '=', ownerId)
      .execute()
  }
  const { numUpdatedRows } = await tx
    .updateTable('savedViews')
    .set(change)
    .where('id', '=', id)
    .where('list', '=', list)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
