import type { Db, Tx } from '#platform/db/database.server.ts'

const maxForEach = 20
const savedForMs = 24 * 60 * 60 * 1000

type SavedForm = { id: string; personId: string; path: string; content: Buffer; savedAt: Date }

export async function insertSavedForm(tx: Tx, form: SavedForm): Promise<void> {
  await tx.insertInto('savedForms').values(form).execute()
  const newest = tx
    .selectFrom('savedForms')
    .select('id')
    .where('personId', '=', form.personId)
    .orderBy('savedAt', 'desc')
    .limit(maxForEach)
  await tx.deleteFrom('savedForms').where('personId', '=', form.personId).where('id', 'not in', newest).execute()
}

export function findSavedForm(db: Db, id: string, personId: string): Promise<SavedForm | undefined> {
  return db
    .selectFrom('savedForms')
    .selectAll()
    .where('id', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst()
}

export async function removeOldForms(db: Db, at: Date): Promise<void> {
  const oldest = new Date(at.getTime() - savedForMs)
  await db.deleteFrom('savedForms').where('savedAt', '<', oldest).execute()
}
