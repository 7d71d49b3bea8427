import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'

/** Clients whom the import has added and who have neither a login nor an invitation. */
const isToInvite = sql<boolean>`r.invited_at is null and r.outcome = 'new' and exists (select from people p
  where p.id = r.person_id and p.status = 'invited' and p.role = 'client'
  and not exists (select from account_links l where l.person_id = p.id and l.purpose = 'invitation'))`

export async function listToInvite(
  db: Db | Tx,
  importId: string,
  max: number,
): Promise<{ count: number; first: { name: string; email: string }[] }> {
  const open = db.selectFrom('importRows as r').where('r.importId', '=', importId).where(isToInvite)
  const { count } = await open
    .where('r.inviteAskedAt', 'is', null)
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const first = await open
    .where('r.inviteAskedAt', 'is', null)
    .select(['r.name', 'r.email'])
    .orderBy('r.number')
    .limit(max)
    .execute()
  return { count, first: first.map(({ name, email }) => ({ name, email: email ?? '' })) }
}

export async function countInvited(db: Db | Tx, importId: string): Promise<{ requested: number; sent: number }> {
  return db
    .selectFrom('importRows')
    .select((is) => [is.fn.count<number>('inviteAskedAt').as('requested'), is.fn.count<number>('invitedAt').as('sent')])
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow()
}

export async function markToInvite(tx: Tx, importId: string, at: Date): Promise<number> {
  const { numAffectedRows } = await sql`update import_rows r set invite_asked_at = ${at}
    where r.import_id = ${importId} and r.invite_asked_at is null and ${isToInvite}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export async function listRequestedInvites(db: Db | Tx, importId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('importRows')
    .select('number')
    .where('importId', '=', importId)
    .where('inviteAskedAt', 'is not', null)
    .where('invitedAt', 'is', null)
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

/** Person to invite for a row; null if the invitation was sent in the meantime. */
export async function lockInvite(tx: Tx, importId: string, number: number): Promise<string | null> {
  const row = await tx
    .selectFrom('importRows')
    .select(['personId', 'invitedAt'])
    .where('importId', '=', importId)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
  return row && row.invitedAt === null ? row.personId : null
}

export async function saveInvited(tx: Tx, importId: string, number: number, at: Date): Promise<void> {
  await tx
    .updateTable('importRows')
    .set({ invitedAt: at })
    .where('importId', '=', importId)
    .where('number', '=', number)
    .execute()
}
