import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { removeFile } from '#platform/files/remove-file.server.ts'
import type { Services } from '#platform/services.ts'
import { deleteInvoice, listIssuedBefore } from './invoice-db.server.ts'

export async function removeOldInvoices({ db }: Pick<Services, 'db'>, before: Date): Promise<number> {
  let removed = 0
  for (const { id } of await listIssuedBefore(db, before)) {
    const isGone = await db.transaction().execute(async (tx) => {
      const deleted = await deleteInvoice(tx, id)
      if (!deleted) return false
      if (deleted.fileId) await removeFile(tx, deleted.fileId)
      const detail = { label: deleted.label }
      await recordAudit(tx, system, { action: 'invoice.deleted', object: { type: 'invoice', id }, detail })
      return true
    })
    if (isGone) removed += 1
  }
  return removed
}
