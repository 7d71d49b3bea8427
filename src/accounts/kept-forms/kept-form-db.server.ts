import type { Db, Tx } from '#platform/db/database.server.ts'

const mostForEach = 20
const keptForMs = 24 * 60 * 60 * 1000

type KeptForm = { id: string; personId: string; path: string; content: Buffer; keptAt: Date }

/** Keeps a form; of many that one person sent, the newest. */
export async function insertKeptForm(tx: Tx, form: KeptForm): Promise<void> {
  await tx.insertInto('keptForms').values(form).execute()
  const newest = tx
    .selectFrom('keptForms')
    .select('id')
    .where('personId', '=', form.personId)
    .orderBy('keptAt', 'desc')
    .limit(mostForEach)
  await tx.deleteFrom('keptForms').where('personId', '=', form.personId).where('id', 'not in', newest).execute()
}

export function findKeptForm(db: Db, id: string, personId: string): Promise<KeptForm | undefined> {
  return db.selectFrom('keptForms').selectAll().where('id', '=', id).where('personId', '=', personId).executeTakeFirst()
}

export async function removeOldForms(db: Db, at: Date): Promise<void> {
  const oldest = new Date(at.getTime() - keptForMs)
  await db.deleteFrom('keptForms').where('keptAt', '<', oldest).execute()
}
