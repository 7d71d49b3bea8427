import type { Db, Tx } from '#platform/db/database.server.ts'

const columns = [
  ...(['firstName', 'lastName', 'email', 'company', 'phone'] as const),
  ...(['civilStatus', 'childrenBorn', 'canton', 'taxIdSealed', 'updatedAt'] as const),
] as const

/** What is kept about a person beside their account; the tax ID as it lies there, encrypted. */
export async function findProfile(db: Db | Tx, personId: string) {
  return db.selectFrom('people').select(columns).where('id', '=', personId).executeTakeFirstOrThrow()
}

/** The same, held until the transaction ends. */
export async function lockProfile(tx: Tx, personId: string) {
  return tx.selectFrom('people').select(columns).where('id', '=', personId).forUpdate().executeTakeFirstOrThrow()
}

export type ProfileChange = {
  firstName: string
  lastName: string
  company: string | null
  phone: string | null
  civilStatus: string | null
  childrenBorn: number[]
  canton: string | null
  taxIdSealed: Buffer | null
}

export async function saveProfileRow(tx: Tx, personId: string, change: ProfileChange, at: Date): Promise<void> {
  const name = `${change.firstName} ${change.lastName}`
  await tx
    .updateTable('people')
    .set({ ...change, name, updatedAt: at })
    .where('id', '=', personId)
    .execute()
}
