import type { Db, Tx } from '#platform/db/database.server.ts'

export type ListedEmail = {
  id: string
  toAddress: string
  subject: string
  state: string
  attempts: number
  lastError: string | null
  createdAt: Date
  sentAt: Date | null
  /** Text of the email; empty once a confidential email has been sent by SMTP. */
  textBody: string
}

const listed = [
  'id',
  'toAddress',
  'subject',
  'state',
  'attempts',
  'lastError',
  'createdAt',
  'sentAt',
  'textBody',
] as const

export function listEmails(
  db: Db | Tx,
  { limit = 100, search = '' }: { limit?: number; search?: string } = {},
): Promise<ListedEmail[]> {
  let query = db.selectFrom('emails').select(listed)
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  if (search.trim())
    query = query.where((row) => row.or([row('toAddress', 'ilike', pattern), row('subject', 'ilike', pattern)]))
  return query.orderBy('createdAt', 'desc').orderBy('id').limit(limit).execute()
}

export type FailedEmail = Pick<ListedEmail, 'id' | 'toAddress' | 'subject' | 'lastError' | 'createdAt'>

/** The newest emails that will not be sent. */
export function listFailedEmails(db: Db, limit = 20): Promise<FailedEmail[]> {
  const failed = db.selectFrom('emails').where('state', '=', 'failed')
  const columns = ['id', 'toAddress', 'subject', 'lastError', 'createdAt'] as const
  return failed.select(columns).orderBy('createdAt', 'desc').orderBy('id').limit(limit).execute()
}

export async function findEmail(db: Db | Tx, id: string) {
  if (!/^[0-9a-f-]{36}$/i.test(id)) return null
  const row = await db
    .selectFrom('emails')
    .select([...listed, 'eventKey', 'htmlBody', 'messageId', 'isConfidential'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
