import type { Selectable } from 'kysely'
import { type FormColumn, formColumns } from '#accounts/people/person-fields.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { People } from '#platform/db/schema.ts'

const columns = [...formColumns, 'email', 'updatedAt'] as const

export async function findProfile(db: Db | Tx, personId: string) {
  return db.selectFrom('people').select(columns).where('id', '=', personId).executeTakeFirstOrThrow()
}

export async function lockProfile(tx: Tx, personId: string) {
  return tx.selectFrom('people').select(columns).where('id', '=', personId).forUpdate().executeTakeFirstOrThrow()
}

export type ProfileChange = Pick<Selectable<People>, FormColumn>

export async function saveProfileRow(tx: Tx, personId: string, change: ProfileChange, at: Date): Promise<void> {
  const name = `${change.firstName} ${change.lastName}`
  await tx
    .updateTable('people')
    .set({ ...change, name, updatedAt: at })
    .where('id', '=', personId)
    .execute()
}
