import { sql } from 'kysely'
import { saveStatus } from '#accounts/people/people-db.server.ts'
import { erasedValues } from '#accounts/people/person-fields.ts'
import { removeLinksOf, removeOpenings } from '#accounts/registration/links-db.server.ts'
import { removeSessions } from '#accounts/sessions/session-db.server.ts'
import { removeCredentials } from '#accounts/sign-in/credential-db.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { erasedTables } from '#privacy/personal-tables.ts'

/** Permanently closes an account and erases personal data except the name. Its email address can be used again. */
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
    .set({ ...erasedValues(), email: erasedEmail(id), updatedAt: at })
    .where('id', '=', id)
    .execute()
}

function erasedEmail(id: string): string {
  return `deleted-${id.toLowerCase()}@account.invalid`
}

async function erasePartners(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('partners')
    .set({ email: erasedEmail(id), firstName: '', lastName: '', tokenHash: null })
    .where((is) => is.or([is('clientId', '=', id), is('personId', '=', id)]))
    .execute()
}

/** Deletes the row of a closed account. Throws a foreign key violation while other rows reference it. */
export async function deletePerson(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('people').where('id', '=', id).where('status', '=', 'closed').execute()
}
