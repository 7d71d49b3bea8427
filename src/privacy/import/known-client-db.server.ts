import { sql } from 'kysely'
import { z } from 'zod'
import { statuses } from '#accounts/people/person.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { KnownClient } from './check-rows.ts'

/** Accounts with these email addresses, by address. */
export async function findKnownClients(db: Db | Tx, emails: readonly string[]): Promise<Map<string, KnownClient>> {
  const rows = await db
    .selectFrom('people as p')
    .select(['p.id', 'p.name', 'p.email', 'p.role', 'p.status'])
    .select(
      sql<boolean>`exists (select from deletion_requests d where d.person_id = p.id and d.cancelled_at is null
        and d.done_at is null)`.as('isLeaving'),
    )
    .select(
      sql<string | null>`(select f.value #>> '{}' from household_facts f where f.client_id = p.id
        and f.fact = 'birth-date' and f.person = 'client' order by f.tax_year desc limit 1)`.as('birthDate'),
    )
    .where('p.email', 'in', [...emails])
    .execute()
  return new Map(
    rows.map(({ email, role, status, ...row }) => [
      email,
      { ...row, isStaff: role !== 'client', status: z.enum(statuses).parse(status) },
    ]),
  )
}

/** Past tax returns of a client, by tax year; withdrawn ones are left out. */
export async function listReturnYears(db: Db | Tx, clientId: string): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('cases')
    .select(['id', 'taxYear'])
    .where('clientId', '=', clientId)
    .where('caseType', '=', 'tax_return')
    .where('state', '<>', 'withdrawn')
    .orderBy('createdAt')
    .execute()
  return new Map(rows.map(({ taxYear, id }) => [taxYear, id]))
}

/** Fills in what is not known about a client, and returns what was filled in. */
export async function fillPerson(
  tx: Tx,
  id: string,
  values: Readonly<Record<'company' | 'phone' | 'canton' | 'nationality', string | null>>,
  at: Date,
): Promise<Record<string, string>> {
  const before = await tx
    .selectFrom('people')
    .select(['company', 'phone', 'canton', 'nationality'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const filled = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value !== null && before[name as keyof typeof before] === null ? [[name, value]] : [],
    ),
  )
  if (Object.keys(filled).length > 0)
    await tx
      .updateTable('people')
      .set({ ...filled, updatedAt: at })
      .where('id', '=', id)
      .execute()
  return filled
}

export async function saveImportedPerson(
  tx: Tx,
  id: string,
  values: { locale: string; canton: string | null; nationality: string | null },
): Promise<void> {
  await tx.updateTable('people').set(values).where('id', '=', id).execute()
}

/** Closes a case that was taken over from another program; it was never open here. */
export async function saveTakenOver(tx: Tx, caseId: string, closedAt: Date): Promise<void> {
  await tx.updateTable('cases').set({ state: 'closed', closedAt }).where('id', '=', caseId).execute()
}
