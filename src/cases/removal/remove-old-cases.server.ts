import { lockCase } from '#cases/process/case-db.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { removeFile } from '#platform/files/remove-file.server.ts'
import type { Services } from '#platform/services.ts'
import { deleteCase, deleteWithoutCaseBefore, listCasesEndedBefore } from './case-removal-db.server.ts'

/** Deletes old cases, and older messages and appointments without a case. A job deletes the contents of the files. */
export async function removeOldCases({ db }: Pick<Services, 'db'>, before: Date): Promise<number> {
  let removed = 0
  for (const { id } of await listCasesEndedBefore(db, before)) {
    if (await db.transaction().execute((tx) => removeCase(tx, id, before))) removed += 1
  }
  await deleteWithoutCaseBefore(db, before)
  return removed
}

/** Deletes a case in the caller's transaction; null if the case is open or was closed after `before`. */
export async function removeCase(tx: Tx, id: string, before: Date): Promise<{ documents: number } | null> {
  const found = await lockCase(tx, id, null)
  // The case may have been reopened since it was listed.
  if (!found?.closedAt || found.closedAt >= before) return null
  const { documents, fileIds } = await deleteCase(tx, id)
  for (const fileId of fileIds) await removeFile(tx, fileId)
  await recordAudit(tx, system, {
    action: 'case.deleted',
    object: { type: 'case', id },
    detail: { caseNumber: found.caseNumber, closedAt: found.closedAt.toISOString(), documents },
  })
  return { documents }
}
