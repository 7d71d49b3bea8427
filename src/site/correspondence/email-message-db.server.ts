import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { About, Direction, EmailMessageRow } from './email-message.ts'

export type EmailMessage = {
  id: string
  direction: Direction
  body: string
  writerName: string | null
  createdAt: Date
}

export function listEmailMessages(db: Db, about: About): Promise<EmailMessage[]> {
  const [column, id] =
    'leadId' in about ? (['m.leadId', about.leadId] as const) : (['m.applicationId', about.applicationId] as const)
  return db
    .selectFrom('leadMessages as m')
    .leftJoin('people as p', 'p.id', 'm.writtenBy')
    .select(['m.id', sql<Direction>`m.direction`.as('direction'), 'm.body', 'p.name as writerName', 'm.createdAt'])
    .where(column, '=', id)
    .orderBy('m.createdAt')
    .orderBy('m.id')
    .execute()
}

export function listMessagesOfLeads(db: Db | Tx, leadIds: readonly string[]) {
  return db
    .selectFrom('leadMessages as m')
    .leftJoin('people as p', 'p.id', 'm.writtenBy')
    .select(['m.id', sql<Direction>`m.direction`.as('direction'), 'm.body', 'p.name as writerName', 'm.createdAt'])
    .select('m.leadId')
    .where('m.leadId', 'in', leadIds)
    .orderBy('m.createdAt')
    .orderBy('m.id')
    .execute()
}

export async function insertMessageFiles(
  tx: Tx,
  messageId: string,
  files: readonly { id: string; filename: string }[],
) {
  if (files.length === 0) return
  const rows = files.map(({ id: fileId, filename }) => ({ messageId, fileId, filename: filename.slice(0, 200) }))
  await tx.insertInto('leadMessageFiles').values(rows).execute()
}

/** Names of the files sent with messages, by message. */
export async function listFilenames(db: Db | Tx, messageIds: readonly string[]): Promise<Map<string, string[]>> {
  if (messageIds.length === 0) return new Map()
  const own = db.selectFrom('leadMessageFiles').select(['messageId', 'filename']).where('messageId', 'in', messageIds)
  const names = new Map<string, string[]>()
  for (const { messageId, filename } of await own.orderBy('filename').execute())
    names.set(messageId, [...(names.get(messageId) ?? []), filename])
  return names
}

/** Inserts a message; returns null if this submission was already stored. */
export async function insertEmailMessage(
  tx: Tx,
  message: About & EmailMessageRow & { writtenBy: string; createdAt: Date },
): Promise<string | null> {
  const row = await tx
    .insertInto('leadMessages')
    .values(message)
    .onConflict((conflict) => conflict.column('submissionKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
