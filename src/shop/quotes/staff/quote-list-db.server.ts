import { type SqlBool, sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { clientOptions, isNumber } from '#admin/lists/parts-db.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Db } from '#platform/db/database.server.ts'
import { contains } from '#platform/db/search-db.server.ts'
import { movedBy } from '#platform/working-days.ts'
import { endingSoonDays, isStoredState, quoteLabel, quoteStateOn } from '#shop/quotes/quote.ts'
import { onlyQuotesOf } from '#shop/quotes/whose-quote-db.server.ts'
import type { QuoteRow, quoteList } from './quote-list.tsx'

type Name = keyof typeof quoteList.filters
type Sort = keyof typeof quoteList.sorts

const isEndingSoon = (now: Date) => {
  const today = swissDay(now)
  return sql<SqlBool>`(q.state = 'sent' and q.valid_on between ${today} and ${movedBy(today, endingSoonDays)})`
}

export const quoteSource: ListSource<QuoteRow, Name, Sort> = {
  from: sql`quotes q join people p on p.id = q.client_id`,
  id: { by: sql`q.id`, type: 'uuid' },
  always: ({ scope }) => onlyQuotesOf(scope),
  where: {
    client: (id) => sql`q.client_id = ${id}`,
    // A subquery finds the matching clients first, so that each condition can use its own index.
    q: (text) => sql`(${contains('q.searchText', text)} or ${isNumber('q.number', text)} or q.client_id = any(array(
      select id from people where ${contains('people.searchText', text)})))`,
    state: (state, { now }) => {
      const today = swissDay(now)
      if (state === 'expired') return sql`(q.state = 'sent' and q.valid_on < ${today})`
      if (state === 'sent') return sql`(q.state = 'sent' and q.valid_on >= ${today})`
      return sql`q.state = ${state}`
    },
    ending: (_, { now }) => isEndingSoon(now),
  },
  sorts: {
    changed: { by: sql`q.updated_at`, type: 'timestamptz' },
    until: { by: sql`(to_char(q.valid_on, 'YYYY-MM-DD') collate "C")`, type: 'text' },
    total: { by: sql`q.total_cents::bigint`, type: 'bigint' },
  },
  rows: async (db, ids, { now }) => (await selectQuotes(db).where('q.id', 'in', ids).execute()).map(rowOn(now)),
  idOf: ({ id }) => id,
  choices: async (db, at, search) => ({ client: await clientOptions(db, at, search) }),
}

export async function listQuotesFor(
  db: Db,
  { clientId, caseId, leadId }: { clientId?: string; caseId?: string; leadId?: string },
  { scope, now }: { scope: AccessScope; now: Date },
): Promise<QuoteRow[]> {
  const rows = await selectQuotes(db)
    .$if(clientId !== undefined, (query) => query.where('q.clientId', '=', clientId ?? ''))
    .$if(leadId !== undefined, (query) => query.where('q.leadId', '=', leadId ?? ''))
    .$if(caseId !== undefined, (query) => query.where('q.caseId', '=', caseId ?? ''))
    .where(onlyQuotesOf(scope))
    .orderBy('q.number', 'desc')
    .orderBy('q.version', 'desc')
    .limit(100)
    .execute()
  return rows.map(rowOn(now))
}

export async function listEndingQuotes(db: Db, { scope, now }: { scope: AccessScope; now: Date }, limit = 5) {
  const found = selectQuotes(db).where(isEndingSoon(now)).where(onlyQuotesOf(scope))
  const { count } = await db
    .selectFrom('quotes as q')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where(isEndingSoon(now))
    .where(onlyQuotesOf(scope))
    .executeTakeFirstOrThrow()
  const first = await found.orderBy('q.validOn').orderBy('q.number').limit(limit).execute()
  return { count: Number(count), first: first.map(rowOn(now)) }
}

function selectQuotes(db: Db) {
  return db
    .selectFrom('quotes as q')
    .innerJoin('people as p', 'p.id', 'q.clientId')
    .leftJoin('cases as k', 'k.id', 'q.caseId')
    .leftJoin('people as maker', 'maker.id', 'q.createdBy')
    .select(['q.id', 'q.number', 'q.version', 'q.title', 'q.state', 'q.clientId', 'q.caseId', 'q.totalCents'])
    .select(['q.currencyCode', 'q.validOn', 'q.updatedAt', 'p.name as clientName', 'k.caseNumber'])
    .select('maker.name as makerName')
}

type Raw = Awaited<ReturnType<ReturnType<typeof selectQuotes>['execute']>>[number]

function rowOn(now: Date) {
  const today = swissDay(now)
  return ({ number, version, ...row }: Raw): QuoteRow => {
    if (!isStoredState(row.state)) throw new Error(`An offer cannot be ${row.state}`)
    const state = quoteStateOn({ state: row.state, validOn: row.validOn }, today)
    return { ...row, label: quoteLabel({ number, version }), state }
  }
}
