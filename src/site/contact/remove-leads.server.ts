import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { deleteLeadsBefore, deleteLeadsOf } from './lead-db.server.ts'

/** Deletes enquiries created before the given time. The audit log retains only their numbers. */
export function removeLeadsBefore({ db }: Pick<Services, 'db'>, before: Date): Promise<number> {
  return db.transaction().execute(async (tx) => note(tx, await deleteLeadsBefore(tx, before)))
}

export async function removeLeadsOf(tx: Tx, email: string): Promise<number> {
  return note(tx, await deleteLeadsOf(tx, email))
}

async function note(tx: Tx, gone: { id: string; number: number }[]): Promise<number> {
  for (const { id, number } of gone) {
    await recordAudit(tx, system, { action: 'enquiry.deleted', object: { type: 'enquiry', id }, detail: { number } })
  }
  return gone.length
}
