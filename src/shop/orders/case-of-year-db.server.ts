import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

/** The open return of a client for a year, or the one that their partner shares with them. */
export async function findCaseOfYear(db: Db | Tx, { clientId, taxYear }: { clientId: string; taxYear: number }) {
  const row = await db
    .selectFrom('cases')
    .select(['id', 'caseNumber', 'title', 'taxYear', 'clientId', 'assignedTo'])
    .where('id', '=', sql<string>`case_of_year(${clientId}, ${taxYear}::int)`)
    .executeTakeFirst()
  return row ?? null
}

export type CaseOfYear = NonNullable<Awaited<ReturnType<typeof findCaseOfYear>>>

function ofEachYear(db: Db | Tx, clientId: string) {
  return db
    .selectFrom('cases as c')
    .select(['c.id', 'c.caseNumber', 'c.title', 'c.taxYear', 'c.clientId'])
    .where('c.caseType', '=', 'tax_return')
    .where('c.id', '=', sql<string>`case_of_year(${clientId}, c.tax_year)`)
    .where(sql<boolean>`(c.client_id = ${clientId} or c.id = any(array(select shared_cases(${clientId}))))`)
    .orderBy('c.taxYear', 'desc')
}

/** What `findCaseOfYear` finds for each tax year of a client, newest first. */
export function listOwnCasesOfYears(db: Db | Tx, clientId: string) {
  return ofEachYear(db, clientId).execute()
}

export type OwnCase = Awaited<ReturnType<typeof listOwnCasesOfYears>>[number]

/** The same for staff: whose case it is, and whether it is within the access scope. */
export function listCasesOfYears(db: Db | Tx, clientId: string, scope: AccessScope) {
  return ofEachYear(db, clientId)
    .innerJoin('people as p', 'p.id', 'c.clientId')
    .select(['p.name as clientName', sql<boolean>`${onlyVisibleTo(scope)}`.as('isVisible')])
    .execute()
}

export type KnownCase = Awaited<ReturnType<typeof listCasesOfYears>>[number]

/** Tax years of the returns among these variants. */
export async function listReturnYears(db: Db | Tx, variantIds: readonly string[]): Promise<number[]> {
  if (variantIds.length === 0) return []
  const rows = await db
    .selectFrom('productVariants as v')
    .innerJoin('products as p', 'p.id', 'v.productId')
    .select('v.taxYear')
    .distinct()
    .where('v.id', 'in', [...variantIds])
    .where('p.caseType', '=', 'tax_return')
    .where('v.taxYear', 'is not', null)
    .execute()
  return rows.flatMap(({ taxYear }) => (taxYear === null ? [] : [taxYear]))
}
