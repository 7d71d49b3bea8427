import { sql } from 'kysely'
import type { DocumentState } from '#cases/documents/document-states.ts'
import type { Attachment, NamedDocument } from '#cases/messages/message-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'

/** Files attached to an appointment. The caller must authorize access to the appointment first. */
export function listAppointmentFiles(db: Db | Tx, appointmentId: string): Promise<Attachment[]> {
  return db
    .selectFrom('appointmentDocuments as a')
    .innerJoin('documents as d', 'd.id', 'a.documentId')
    .innerJoin('storedFiles as f', 'f.id', 'd.fileId')
    .select(['d.id', 'a.filename', 'd.fileSize as sizeBytes'])
    .select(
      sql<DocumentState>`case when f.scan_state = 'infected' and d.state <> 'superseded' then 'quarantined' else d.state end`.as(
        'state',
      ),
    )
    .select(sql<boolean>`f.scan_state in ('clean', 'not_needed')`.as('isScanned'))
    .where('a.appointmentId', '=', appointmentId)
    .orderBy('a.addedAt')
    .orderBy('a.filename')
    .limit(200)
    .execute()
}

type Added = { appointmentId: string; caseId: string; documents: NamedDocument[]; addedAt: Date }

export async function insertAppointmentFiles(tx: Tx, { documents, ...added }: Added): Promise<void> {
  if (documents.length === 0) return
  await tx
    .insertInto('appointmentDocuments')
    .values(documents.map((document) => ({ ...added, ...document })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteAppointmentFile(tx: Tx, appointmentId: string, documentId: string): Promise<void> {
  if (!isUuid(documentId)) return
  await tx
    .deleteFrom('appointmentDocuments')
    .where('appointmentId', '=', appointmentId)
    .where('documentId', '=', documentId)
    .execute()
}
