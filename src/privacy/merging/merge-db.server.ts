import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { statuses } from '#accounts/people/person.ts'
import { filledColumns } from '#accounts/people/person-fields.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { MergeSide, MovedThing } from './merge.ts'

/** Columns with the owner's id. Composite foreign keys include them, so the merge must defer constraint checks. */
export const owned = [
  ['orders', 'person_id', 'orders'],
  ['cases', 'client_id', 'cases'],
  ['documents', 'client_id', 'documents'],
  ['message_threads', 'client_id', 'threads'],
  ['messages', 'client_id', 'messages'],
  ['appointments', 'client_id', 'appointments'],
  ['staff_notes', 'client_id', 'notes'],
  ['quotes', 'client_id', 'offers'],
] as const satisfies readonly (readonly [table: string, column: string, thing: MovedThing])[]

/** Other columns that contain a person's id, e.g. the author. The merge replaces it with the remaining account's id. */
export const acted = [
  ['documents', 'uploaded_by'],
  ['quotes', 'ended_by'],
  ['messages', 'sender_id'],
  ['case_events', 'actor_id'],
  ['case_approvals', 'person_id'],
  ['case_answers', 'answered_by'],
  ['household_facts', 'entered_by'],
  ['leads', 'client_id'],
  ['consultation_credits', 'actor_id'],
  ['appointment_moves', 'moved_by'],
  ['pending_files', 'person_id'],
  ['data_exports', 'person_id'],
  ['deletion_requests', 'person_id'],
  ['mandates', 'client_id'],
  ['mandates', 'revoked_by'],
  ['partners', 'client_id'],
  ['partners', 'person_id'],
  ['partners', 'ended_by'],
] as const satisfies readonly (readonly [table: string, column: string])[]

/**
 * Tables with at most one row per person and values of the `same` columns. If the remaining account already has such a
 * row, the merge does not move the other one. `counts`: SQL condition; only rows that meet it are compared.
 */
export const once: readonly (readonly [table: string, column: string, same: readonly string[], counts?: string])[] = [
  ['thread_reads', 'person_id', ['thread_id']],
  ['case_signers', 'person_id', ['case_id']],
  ['mandate_signers', 'person_id', ['mandate_id']],
  ['terms_acceptances', 'person_id', ['year']],
  ['drafts', 'person_id', ['form']],
  ['mass_message_recipients', 'client_id', ['mass_message_id']],
  ['reminders_sent', 'client_id', ['sent_on']],
  ['next_year_invitations', 'person_id', ['tax_year']],
  ['first_order_discounts', 'person_id', [], "state <> 'not_due'"],
  ['order_discounts', 'person_id', ['promotion_id'], 'is_once_each'],
  ['addresses', 'person_id', []],
  ['household_facts', 'client_id', ['fact', 'person', 'tax_year']],
]

export async function findSide(db: Db | Tx, id: string): Promise<MergeSide | null> {
  const { rows } = await sql<Omit<MergeSide, 'status'> & { status: string }>`select id, status,
      exists (select from credentials where user_id = p.id)
        or exists (select from passkeys where user_id = p.id) as "hasSignIn",
      exists (select from deletion_requests where person_id = p.id and cancelled_at is null and done_at is null) as "isLeaving",
      (select id from partners where p.id in (client_id, person_id) and ended_at is null limit 1) as "householdId"
    from people p where id = ${id} and role = 'client'`.execute(db)
  const [row] = rows
  return row ? { ...row, status: z.enum(statuses).parse(row.status) } : null
}

export async function haveShared(db: Db | Tx, oneId: string, otherId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (select from partners
    where (client_id, person_id) in ((${oneId}, ${otherId}), (${otherId}, ${oneId}))) as is`.execute(db)
  return rows[0]?.is ?? false
}

/** Locks the removed account's orders and cases, then both people: the same order everywhere prevents deadlocks. */
export async function lockSides(tx: Tx, survivorId: string, removedId: string): Promise<void> {
  await sql`select from orders where person_id = ${removedId} order by id for update`.execute(tx)
  await sql`select from cases where client_id = ${removedId} order by id for update`.execute(tx)
  await sql`select from people where id in (${survivorId}, ${removedId}) order by id for update`.execute(tx)
}

/** Moves all rows of one client to another and returns the counts. Can be repeated to move rows added since. */
export async function moveAll(tx: Tx, removedId: string, survivorId: string): Promise<Record<MovedThing, number>> {
  await sql`set constraints all deferred`.execute(tx)
  await closeSharing(tx, removedId, survivorId)
  const counts: Record<MovedThing, number> = {
    ...{ cases: 0, orders: 0, documents: 0, threads: 0, messages: 0, appointments: 0, notes: 0, offers: 0 },
  }
  for (const [table, column, thing] of owned) counts[thing] = await move(tx, table, column, { removedId, survivorId })
  for (const [table, column] of acted) await move(tx, table, column, { removedId, survivorId })
  for (const [table, column, same, counts] of once) {
    const [name, owner] = [sql.table(table), sql.ref(column)]
    const isSame = [
      sql`b.${owner} = ${survivorId}`,
      ...same.map((one) => sql`b.${sql.ref(one)} is not distinct from a.${sql.ref(one)}`),
      ...(counts ? [sql.raw(`a.${counts}`), sql.raw(`b.${counts}`)] : []),
    ]
    await sql`update ${name} a set ${owner} = ${survivorId} where a.${owner} = ${removedId}
      and not exists (select from ${name} b where ${sql.join(isSame, sql` and `)})`.execute(tx)
  }
  await moveDismissedDuplicates(tx, removedId, survivorId)
  return counts
}

async function move(
  tx: Tx,
  table: string,
  column: string,
  { removedId, survivorId }: { removedId: string; survivorId: string },
) {
  const owner = sql.ref(column)
  const { numAffectedRows } =
    await sql`update ${sql.table(table)} set ${owner} = ${survivorId} where ${owner} = ${removedId}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** If only one account has a partner, the partner must not see the other's cases: marks them as not shared. */
async function closeSharing(tx: Tx, removedId: string, survivorId: string): Promise<void> {
  const opens = (account: RawBuilder<unknown>) =>
    sql`exists (select from partners where client_id = ${account} and ended_at is null)`
  await sql`insert into case_sharing (case_id, is_shared)
    select c.id, false from cases c where c.client_id in (${removedId}, ${survivorId}) and not ${opens(sql`c.client_id`)}
      and (${opens(sql`${removedId}`)} or ${opens(sql`${survivorId}`)})
    on conflict (case_id) do update set is_shared = false`.execute(tx)
}

async function moveDismissedDuplicates(tx: Tx, removedId: string, survivorId: string): Promise<void> {
  await sql`insert into dismissed_duplicates (one_id, other_id, reason, created_by, created_at)
    select least(${survivorId}, other), greatest(${survivorId}, other), reason, created_by, created_at
    from (select case when one_id = ${removedId} then other_id else one_id end as other, reason, created_by, created_at
      from dismissed_duplicates where ${removedId} in (one_id, other_id)) t where other <> ${survivorId}
    on conflict do nothing`.execute(tx)
  await sql`delete from dismissed_duplicates where ${removedId} in (one_id, other_id)`.execute(tx)
}

/** Redirects unsent emails, except confidential ones, because these contain sign-in links. */
export async function redirectEmails(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .updateTable('emails')
    .set({ toAddress: to })
    .where('toAddress', '=', from)
    .where('state', 'in', ['queued', 'held'])
    .where('attempts', '=', 0)
    .where('isConfidential', '=', false)
    .execute()
}

export async function saveMerged(tx: Tx, removedId: string, survivorId: string, at: Date): Promise<void> {
  await tx.updateTable('people').set({ mergedInto: survivorId, mergedAt: at }).where('id', '=', removedId).execute()
}

export async function findMergedInto(db: Db | Tx, id: string): Promise<string | null> {
  const row = await db.selectFrom('people').select('mergedInto').where('id', '=', id).executeTakeFirst()
  return row?.mergedInto ?? null
}

/** Personal data with which a merge fills empty fields; the tax ID is encrypted. */
export function findFacts(tx: Tx, id: string) {
  return tx.selectFrom('people').select(filledColumns).where('id', '=', id).executeTakeFirstOrThrow()
}

export async function saveFacts(tx: Tx, id: string, change: Partial<Awaited<ReturnType<typeof findFacts>>>) {
  await tx.updateTable('people').set(change).where('id', '=', id).execute()
}
