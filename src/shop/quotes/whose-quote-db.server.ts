import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyClientsOf, onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

/** SQL condition on `quotes q`: offers within the access scope, by their case or, without a case, by their client. */
export function onlyQuotesOf(scope: AccessScope) {
  if (scope === null) return sql<boolean>`true`
  if (typeof scope === 'string') return sql<boolean>`(q.client_id = ${scope} and q.sent_at is not null)`
  return sql<boolean>`(case when q.case_id is null then ${onlyClientsOf(scope, 'q.client_id')}
    else exists (select from cases c where c.id = q.case_id and ${onlyVisibleTo(scope)}) end)`
}

export async function isQuoteSeen(db: Db | Tx, id: string, scope: AccessScope): Promise<boolean> {
  const own = db.selectFrom('quotes as q').select('q.id').where('q.id', '=', id)
  return (await own.where(onlyQuotesOf(scope)).executeTakeFirst()) !== undefined
}

export function findQuoteParties(db: Db | Tx, id: string) {
  return db
    .selectFrom('quotes as q')
    .innerJoin('people as p', 'p.id', 'q.clientId')
    .leftJoin('cases as c', 'c.id', 'q.caseId')
    .leftJoin('leads as l', 'l.id', 'q.leadId')
    .leftJoin('people as maker', 'maker.id', 'q.createdBy')
    .leftJoin('orders as o', 'o.id', 'q.orderId')
    .select([
      'p.name as clientName',
      'p.email as clientEmail',
      'p.status as clientStatus',
      'c.caseNumber',
      'c.title as caseTitle',
    ])
    .select(['l.number as leadNumber', 'maker.name as makerName', 'o.number as orderNumber', 'o.state as orderState'])
    .where('q.id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function findQuoteClient(db: Db | Tx, id: string, scope: AccessScope) {
  const row = await db
    .selectFrom('people as p')
    .select(['p.id', 'p.name', 'p.email', 'p.status'])
    .where('p.id', '=', id)
    .where('p.role', '=', 'client')
    .where('p.mergedInto', 'is', null)
    .where(onlyClientsOf(scope, 'p.id'))
    .executeTakeFirst()
  return row ?? null
}

export async function findQuoteCase(
  db: Db | Tx,
  { id, clientId }: { id: string; clientId: string },
  scope: AccessScope,
) {
  const row = await db
    .selectFrom('cases as c')
    .select(['c.id', 'c.caseNumber', 'c.title', 'c.taxYear'])
    .where('c.id', '=', id)
    .where('c.clientId', '=', clientId)
    .where(onlyVisibleTo(scope))
    .executeTakeFirst()
  return row ?? null
}

export async function findQuoteLead(db: Db | Tx, id: string): Promise<{ id: string; number: number } | null> {
  return (await db.selectFrom('leads').select(['id', 'number']).where('id', '=', id).executeTakeFirst()) ?? null
}
