import type { Db, Tx } from '#platform/db/database.server.ts'

export const itemKinds = ['person', 'value', 'address', 'fact', 'case', 'document'] as const
export type ItemKind = (typeof itemKinds)[number]

/** Records what an import has added. `detail`: the values as they were added, which an undo compares. */
export async function addItem(
  tx: Tx,
  item: { importId: string; personId: string; kind: ItemKind; objectId: string; detail?: Record<string, unknown> },
): Promise<void> {
  const { detail = {}, ...row } = item
  await tx
    .insertInto('importItems')
    .values({ ...row, detail: JSON.stringify(detail) })
    .execute()
}

export type ImportItem = { kind: ItemKind; personId: string; objectId: string; detail: Record<string, unknown> }

export async function countItems(tx: Tx, importId: string): Promise<Partial<Record<ItemKind, number>>> {
  const rows = await tx
    .selectFrom('importItems')
    .select((is) => ['kind', is.fn.countAll<number>().as('count')])
    .where('importId', '=', importId)
    .groupBy('kind')
    .execute()
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

export async function countPeople(tx: Tx, importId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('importItems')
    .select((is) => is.fn.count<number>('personId').distinct().as('count'))
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow()
  return count
}

/** People to whom an import has added something, after the person `after`, in the order of their ids. */
export async function listItemPeople(db: Db | Tx, importId: string, after: string, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('importItems')
    .select('personId')
    .distinct()
    .where('importId', '=', importId)
    .where('personId', '>', after)
    .orderBy('personId')
    .limit(max)
    .execute()
  return rows.map(({ personId }) => personId)
}

export async function deleteItemsOf(tx: Tx, importId: string, personIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('importItems')
    .where('importId', '=', importId)
    .where('personId', 'in', [...personIds])
    .execute()
}
