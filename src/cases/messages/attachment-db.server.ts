import { sql } from 'kysely'
import type { DocumentState } from '#cases/documents/document-states.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

/** A document sent with a message. It can be opened once it has been scanned, unless it is quarantined. */
export type Attachment = { id: string; filename: string; sizeBytes: number; state: DocumentState; isScanned: boolean }

export const attachmentsOfMessage = sql<Attachment[]>`(
  select coalesce(json_agg(json_build_object('id', d.id, 'filename', d.original_filename, 'sizeBytes', d.file_size,
    'state', case when f.scan_state = 'infected' and d.state <> 'superseded' then 'quarantined' else d.state end,
    'isScanned', f.scan_state in ('clean', 'not_needed')) order by d.original_filename), '[]')
  from message_attachments a join documents d on d.id = a.document_id join stored_files f on f.id = d.file_id
  where a.message_id = m.id)`

export async function insertAttachments(tx: Tx, messageId: string, documentIds: string[]): Promise<void> {
  if (documentIds.length === 0) return
  const rows = documentIds.map((documentId) => ({ messageId, documentId }))
  await tx.insertInto('messageAttachments').values(rows).execute()
}

export function listThreadsWith(db: Db | Tx, documentId: string): Promise<{ id: string; clientId: string }[]> {
  return db
    .selectFrom('messageAttachments as a')
    .innerJoin('messages as m', 'm.id', 'a.messageId')
    .select(['m.threadId as id', 'm.clientId'])
    .distinct()
    .where('a.documentId', '=', documentId)
    .execute()
}
