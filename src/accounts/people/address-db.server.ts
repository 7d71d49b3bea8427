import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Address } from './address.ts'

const columns = [
  ...(['id', 'street', 'houseNumber', 'postcode', 'town', 'country'] as const),
  ...(['communeId', 'commune', 'canton', 'sinceOn'] as const),
] as const

export async function listAddresses(db: Db | Tx, personId: string): Promise<(Address & { id: string })[]> {
  return db
    .selectFrom('addresses')
    .select(columns)
    .where('personId', '=', personId)
    .orderBy(sql`since_on desc nulls last`)
    .execute()
}

export async function insertAddress(tx: Tx, personId: string, address: Address, at: Date): Promise<void> {
  await tx
    .insertInto('addresses')
    .values({ ...address, personId, createdAt: at })
    .execute()
}

export async function saveAddress(tx: Tx, addressId: string, address: Address): Promise<void> {
  await tx.updateTable('addresses').set(address).where('id', '=', addressId).execute()
}
