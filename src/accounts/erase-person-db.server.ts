import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.server.ts'
import { removeCredentials } from './credential-db.server.ts'
import { removeLinksOf, removeOpenings } from './links-db.server.ts'
import { saveStatus } from './people-db.server.ts'
import { erasedValues } from './person-fields.ts'
import { erasedTables } from './personal-tables.ts'
import { removeSessions } from './session-db.server.ts'

/**
 * Closes an account for good: ends its sessions, takes every way of signing in away, and empties what is known of the
 * person but for the name. The address is free again for whoever has its mailbox.
 */
export async function erasePerson(tx: Tx, id: string, at: Date): Promise<void> {
  await removeSessions(tx, id)
  await removeOpenings(tx, id)
  await removeLinksOf(tx, id, ['not-me'])
  await removeCredentials(tx, id)
  for (const [table, column] of erasedTables)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(tx)
  await erasePartners(tx, id)
  await saveStatus(tx, id, 'closed', null, at)
  await tx
    .updateTable('people')
    .set({ ...erasedValues(), childrenBorn: [], email: erasedEmail(id), updatedAt: at })
    .where('id', '=', id)
    .execute()
}

/** What stands in place of an erased address: it is unique, and no mail reaches it. */
function erasedEmail(id: string): string {
  return `deleted-${id.toLowerCase()}@account.invalid`
}

/** Households that have ended stay as such, without whom was invited to them. */
async function erasePartners(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('partners')
    .set({ email: erasedEmail(id), firstName: '', lastName: '', tokenHash: null })
    .where((is) => is.or([is('clientId', '=', id), is('personId', '=', id)]))
    .execute()
}

/** Removes a person whose account was closed and of whom nothing else is kept. Fails while something rests on the row. */
export async function deletePerson(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('people').where('id', '=', id).where('status', '=', 'closed').execute()
}
