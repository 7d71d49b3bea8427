import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyClientsOf } from '#accounts/access/visible-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { byName } from '#platform/db/search-db.server.ts'

export type Recipient = { id: string; name: string; email: string }

export function listOfficeStaff(db: Db | Tx): Promise<Recipient[]> {
  return db
    .selectFrom('people')
    .select(['id', 'name', 'email'])
    .where('role', 'in', ['admin', 'owner'])
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
}

export async function findActiveStaff(db: Db | Tx, personId: string): Promise<Recipient | null> {
  const row = await db
    .selectFrom('people')
    .select(['id', 'name', 'email'])
    .where('id', '=', personId)
    .where('role', 'in', ['adviser', 'admin', 'owner'])
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row ?? null
}

export function listAssignableStaff(db: Db | Tx): Promise<Recipient[]> {
  return db
    .selectFrom('people')
    .select(['id', 'name', 'email'])
    .where('role', 'in', ['adviser', 'admin', 'owner'])
    .where('status', '=', 'active')
    .orderBy(byName('name'))
    .execute()
}

/** The assigned adviser and today's deputies; the office if no adviser is assigned or active. */
export async function listStaffToNotify(db: Db | Tx, assignedTo: string | null): Promise<Recipient[]> {
  const adviser = assignedTo === null ? null : await findActiveStaff(db, assignedTo)
  return adviser ? [adviser, ...(await listDeputiesOf(db, adviser.id))] : listOfficeStaff(db)
}

function listDeputiesOf(db: Db | Tx, personId: string): Promise<Recipient[]> {
  return db
    .selectFrom('people')
    .select(['id', 'name', 'email'])
    .where('status', '=', 'active')
    .where('role', '!=', 'client')
    .where(sql<boolean>`deputy_for(id) @> ${JSON.stringify([{ id: personId }])}::jsonb`)
    .orderBy('id')
    .execute()
}

export async function findClient(db: Db | Tx, personId: string, scope: AccessScope): Promise<Recipient | null> {
  const row = await db
    .selectFrom('people')
    .select(['id', 'name', 'email'])
    .where('id', '=', personId)
    .where('role', '=', 'client')
    .where(onlyClientsOf(scope, 'people.id'))
    .executeTakeFirst()
  return row ?? null
}
