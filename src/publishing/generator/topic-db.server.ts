import type { Db, Tx } from '#platform/db/database.server.ts'

export type GeneratorTopic = {
  id: string
  category: string
  topic: string
  isActive: boolean
  lastUsedAt: Date | null
}

const columns = ['id', 'category', 'topic', 'isActive', 'lastUsedAt'] as const

export function listTopics(db: Db | Tx): Promise<GeneratorTopic[]> {
  return db.selectFrom('generatorTopics').select(columns).orderBy('category').orderBy('topic').execute()
}

export async function insertTopics(tx: Tx, rows: { category: string; topic: string }[]): Promise<void> {
  await tx
    .insertInto('generatorTopics')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Changed = { updatedBy: string | null }

export async function insertTopic(tx: Tx, row: { category: string; topic: string } & Changed): Promise<boolean> {
  const added = await tx
    .insertInto('generatorTopics')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function findSameTopic(tx: Tx, id: string, topic: string): Promise<boolean> {
  const row = await tx
    .selectFrom('generatorTopics as other')
    .innerJoin('generatorTopics as own', 'own.category', 'other.category')
    .select('other.id')
    .where('own.id', '=', id)
    .where('other.id', '<>', id)
    .where('other.topic', '=', topic)
    .executeTakeFirst()
  return row !== undefined
}

export async function saveTopic(
  tx: Tx,
  id: string,
  change: { topic: string; isActive: boolean } & Changed,
): Promise<boolean> {
  const row = await tx
    .updateTable('generatorTopics')
    .set(change)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function saveTopicUse(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('generatorTopics').set({ lastUsedAt: at }).where('id', '=', id).execute()
}
