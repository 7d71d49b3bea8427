import { z } from 'zod'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { deleteFile } from '#platform/files/file-db.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { lockCase } from './case-db.server.ts'
import { overStates } from './case-states.ts'

/** The content of a file whose row is gone is to be removed from the store. */
export const removeContentJob = defineJob('remove-file-content', z.object({ storageKey: z.string() }))

/**
 * Deletes cases that ended before an instant, with their documents, messages, appointments and history, and what was
 * written or planned outside of any case. The contents of the files follow by a job, which tries until the store obeys.
 * Resolves with how many cases went.
 */
export async function removeOldCases({ db }: Pick<Services, 'db'>, before: Date): Promise<number> {
  const old = await db
    .selectFrom('cases')
    .select('id')
    .where('state', 'in', overStates)
    .where('closedAt', '<', before)
    .orderBy('id')
    .execute()
  let removed = 0
  for (const { id } of old) {
    if (await db.transaction().execute((tx) => removeCase(tx, id, before))) removed += 1
  }
  await db.deleteFrom('messageThreads').where('caseId', 'is', null).where('lastMessageAt', '<', before).execute()
  await db.deleteFrom('appointments').where('caseId', 'is', null).where('startsAt', '<', before).execute()
  return removed
}

async function removeCase(tx: Tx, id: string, before: Date): Promise<boolean> {
  const found = await lockCase(tx, id, null)
  // It may have been reopened since it was listed.
  if (!found?.closedAt || found.closedAt >= before) return false
  const documents = await tx.selectFrom('documents').select('fileId').where('caseId', '=', id).execute()
  await tx.deleteFrom('cases').where('id', '=', id).execute()
  for (const fileId of new Set(documents.map((document) => document.fileId))) {
    const file = await deleteFile(tx, fileId)
    if (file) await enqueue(tx, removeContentJob, file, { maxAttempts: 20 })
  }
  await recordAudit(tx, system, {
    action: 'case.deleted',
    object: { type: 'case', id },
    detail: { caseNumber: found.caseNumber, closedAt: found.closedAt.toISOString(), documents: documents.length },
  })
  return true
}
