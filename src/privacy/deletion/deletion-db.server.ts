import { createHash } from 'node:crypto'
import type { DeletionRequest } from '#accounts/people/people-db.server.ts'
import { overStates } from '#cases/process/case-states.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import type { DeletionOutcome, Ongoing } from './deletion.ts'

export async function findDeletion(db: Db | Tx, id: string): Promise<DeletionRequest | null> {
  if (!isUuid(id)) return null
  return (await db.selectFrom('deletionRequests').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

export async function findDeletionToCancel(db: Db | Tx, token: string): Promise<DeletionRequest | null> {
  const row = db.selectFrom('deletionRequests').selectAll().where('cancelTokenHash', '=', hashOf(token))
  return (await row.executeTakeFirst()) ?? null
}

export async function findCertified(db: Db, token: string, doneAfter: Date): Promise<DeletionRequest | null> {
  const row = db.selectFrom('deletionRequests').selectAll().where('certificateTokenHash', '=', hashOf(token))
  return (await row.where('doneAt', '>', doneAfter).executeTakeFirst()) ?? null
}

export async function listDueDeletions(db: Db, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('deletionRequests')
    .select('id')
    .where('cancelledAt', 'is', null)
    .where('doneAt', 'is', null)
    .where('holdReason', 'is', null)
    .where('dueAt', '<=', at)
    .orderBy('dueAt')
    .execute()
  return rows.map(({ id }) => id)
}

export async function lockOpenDeletion(tx: Tx, id: string): Promise<DeletionRequest | null> {
  if (!isUuid(id)) return null
  const row = tx.selectFrom('deletionRequests').selectAll().where('id', '=', id).where('cancelledAt', 'is', null)
  return (await row.where('doneAt', 'is', null).forUpdate().executeTakeFirst()) ?? null
}

type NewRequest = Pick<DeletionRequest, 'personId' | 'name' | 'requestedAt' | 'dueAt'> & { token: string }

export async function insertDeletion(tx: Tx, { token, ...row }: NewRequest): Promise<string> {
  const values = { ...row, cancelTokenHash: hashOf(token) }
  const { id } = await tx.insertInto('deletionRequests').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function saveCancelled(tx: Tx, id: string, at: Date): Promise<void> {
  const change = { cancelledAt: at, cancelTokenHash: null }
  await tx.updateTable('deletionRequests').set(change).where('id', '=', id).execute()
}

export async function saveWaiting(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('deletionRequests').set({ waitsSince: at }).where('id', '=', id).execute()
}

type Decision = Pick<DeletionRequest, 'decidedAt' | 'decidedBy' | 'releasedCases' | 'holdReason'>

export async function saveDecision(tx: Tx, id: string, decision: Decision): Promise<void> {
  await tx.updateTable('deletionRequests').set(decision).where('id', '=', id).execute()
}

type Done = { at: Date; outcome: DeletionOutcome; token: string }

export async function saveDone(tx: Tx, id: string, { at, outcome, token }: Done): Promise<void> {
  const change = {
    doneAt: at,
    outcome: JSON.stringify(outcome),
    certificateTokenHash: hashOf(token),
    cancelTokenHash: null,
  }
  await tx.updateTable('deletionRequests').set(change).where('id', '=', id).execute()
}

/** Closed accounts without data, orders and cases. Deleting their row can still fail because of other references. */
export async function listErased(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('people as p')
    .select('p.id')
    .where('p.status', '=', 'closed')
    .where('p.role', '=', 'client')
    .where((is) =>
      is.exists(
        is
          .selectFrom('deletionRequests as d')
          .select('d.id')
          .whereRef('d.personId', '=', 'p.id')
          .where('d.doneAt', 'is not', null),
      ),
    )
    .where((is) => is.not(is.exists(is.selectFrom('orders as o').select('o.id').whereRef('o.personId', '=', 'p.id'))))
    .where((is) => is.not(is.exists(is.selectFrom('cases as c').select('c.id').whereRef('c.clientId', '=', 'p.id'))))
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteDeletionsBefore(db: Db, before: Date): Promise<number> {
  const over = db.deleteFrom('deletionRequests')
  const gone = await over.where((is) => is(is.fn.coalesce('doneAt', 'cancelledAt'), '<', before)).executeTakeFirst()
  return Number(gone.numDeletedRows)
}

export async function findOngoing(db: Db | Tx, personId: string, at: Date): Promise<Ongoing> {
  const cases = await db
    .selectFrom('cases')
    .select('caseNumber')
    .where('clientId', '=', personId)
    .where('state', 'not in', overStates)
    .orderBy('caseNumber')
    .execute()
  const orders = await db
    .selectFrom('orders as o')
    .select('o.number')
    .where('o.personId', '=', personId)
    .where((is) =>
      is.or([
        is('o.state', 'in', ['pending', 'awaiting_transfer', 'payment_failed', 'paid_review']),
        is.and([is('o.state', '=', 'paid'), is('o.fulfilledAt', 'is', null)]),
        is.and([is('o.state', '=', 'paid'), is('o.refundRequestedAt', 'is not', null), is('o.refundedCents', '=', 0)]),
      ]),
    )
    .orderBy('o.number')
    .execute()
  const appointments = await db
    .selectFrom('appointments')
    .select('number')
    .where('clientId', '=', personId)
    .where('status', '!=', 'cancelled')
    .where('startsAt', '>', at)
    .orderBy('number')
    .execute()
  return {
    cases: cases.map(({ caseNumber }) => caseNumber),
    appointments: appointments.map(({ number }) => String(number)),
    orders: orders.map(({ number }) => String(number)),
  }
}

/** Records that the law may require the firm to retain: completed cases and paid orders. */
export async function listKeepable(db: Db | Tx, personId: string) {
  const cases = await db
    .selectFrom('cases')
    .select(['id', 'caseNumber', 'title', 'closedAt', 'updatedAt'])
    .where('clientId', '=', personId)
    .where('state', 'in', overStates)
    .orderBy('caseNumber')
    .execute()
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .select((is) => is.fn.coalesce('paidAt', 'refundedAt', 'createdAt').as('endedAt'))
    .where('personId', '=', personId)
    .where('state', 'in', ['paid', 'paid_review', 'refunded'])
    .orderBy('number')
    .execute()
  return { cases, orders }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
