import type { Tx } from '#platform/db/database.server.ts'
import { removeCredentials } from './credential-db.server.ts'
import { removeLinksOf, removeOpenings } from './links-db.server.ts'
import { saveStatus } from './people-db.server.ts'
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
  await tx.deleteFrom('addresses').where('personId', '=', id).execute()
  await tx.deleteFrom('letterChoices').where('personId', '=', id).execute()
  await tx.deleteFrom('messageDrafts').where('personId', '=', id).execute()
  await tx.deleteFrom('threadReads').where('personId', '=', id).execute()
  await saveStatus(tx, id, 'closed', null, at)
  await tx
    .updateTable('people')
    .set({ email: `deleted-${id.toLowerCase()}@account.invalid`, emailVerified: false, mustReset: false })
    .set({ phone: null, company: null, address: null, taxIdSealed: null, image: null, canton: null })
    .set({ civilStatus: null, childrenBorn: [], lastSignInAt: null, updatedAt: at })
    .where('id', '=', id)
    .execute()
}

/** Removes a person whose account was closed and of whom nothing else is kept. Fails while something rests on the row. */
export async function deletePerson(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('people').where('id', '=', id).where('status', '=', 'closed').execute()
}
