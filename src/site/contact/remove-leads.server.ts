import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { deleteLeadsBefore } from './lead-db.server.ts'

/** Deletes enquiries that came before an instant. The audit log keeps their numbers, nothing about who wrote. */
export function removeLeadsBefore({ db }: Pick<Services, 'db'>, before: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const gone = await deleteLeadsBefore(tx, before)
    for (const { id, number } of gone) {
      await recordAudit(tx, system, { action: 'enquiry.deleted', object: { type: 'enquiry', id }, detail: { number } })
    }
    return gone.length
  })
}
