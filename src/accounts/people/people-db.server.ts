import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { DeletionRequests } from '#platform/db/schema.ts'
import { contains } from '#platform/db/search-db.server.ts'
import { currentLocale } from '#platform/locale.ts'
import { type Colleague, type Person, personSchema, type Status, type StatusCode } from './person.ts'

const columns = [
  'id',
  'email',
  'emailVerified',
  'name',
  'firstName',
  'lastName',
  'company',
  'phone',
  'username',
  'role',
  'status',
  'twoFactorEnabled',
  'mustReset',
] as const

const prefixed = columns.map((column) => `people.${column}` as const)

const deputyFor = sql<Colleague[]>`case when people.role = 'client' then '[]' else deputy_for(people.id) end`.as(
  'deputyFor',
)

export const personColumns = [...prefixed, deputyFor]

const toPerson = (row: unknown): Person => personSchema.parse(row)
const orNull = (row: unknown): Person | null => (row ? toPerson(row) : null)

export async function findPerson(db: Db | Tx, id: string): Promise<Person | null> {
  return orNull(await db.selectFrom('people').select(personColumns).where('id', '=', id).executeTakeFirst())
}

export async function findPersonByEmail(db: Db | Tx, email: string): Promise<Person | null> {
  return orNull(
    await db
      .selectFrom('people')
      .select(personColumns)
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst(),
  )
}

export async function findPersonByIdentifier(db: Db | Tx, identifier: string): Promise<Person | null> {
  const plain = identifier.trim().toLowerCase()
  const column = plain.includes('@') ? 'email' : 'username'
  return orNull(await db.selectFrom('people').select(personColumns).where(column, '=', plain).executeTakeFirst())
}

export async function lockPerson(tx: Tx, id: string): Promise<Person | null> {
  return orNull(await tx.selectFrom('people').select(personColumns).where('id', '=', id).forUpdate().executeTakeFirst())
}

export async function lockPersonByEmail(tx: Tx, email: string): Promise<Person | null> {
  return orNull(
    await tx.selectFrom('people').select(personColumns).where('email', '=', email).forUpdate().executeTakeFirst(),
  )
}

export type NewPerson = Omit<Person, 'twoFactorEnabled' | 'mustReset' | 'deputyFor'> & { createdAt: Date }

export async function insertPerson(tx: Db | Tx, { createdAt, ...person }: NewPerson): Promise<boolean> {
  const added = await tx
    .insertInto('people')
    .values({ locale: currentLocale(), ...person, createdAt, updatedAt: createdAt, statusChangedAt: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export type PersonChange = Partial<
  Pick<Person, 'email' | 'emailVerified' | 'mustReset' | 'firstName' | 'lastName' | 'company' | 'phone'>
>

export async function savePerson(tx: Db | Tx, id: string, change: PersonChange, at: Date): Promise<void> {
  const name =
    change.firstName === undefined || change.lastName === undefined
      ? {}
      : { name: `${change.firstName} ${change.lastName}`.trim() }
  await tx
    .updateTable('people')
    .set({ ...change, ...name, updatedAt: at })
    .where('id', '=', id)
    .execute()
}

export async function findNationality(db: Db | Tx, id: string): Promise<string | null> {
  const row = await db.selectFrom('people').select('nationality').where('id', '=', id).executeTakeFirst()
  return row?.nationality ?? null
}

export async function saveNationality(tx: Tx, id: string, nationality: string | null, at: Date): Promise<void> {
  await tx.updateTable('people').set({ nationality, updatedAt: at }).where('id', '=', id).execute()
}

/** Those of these people who are clients. */
export async function listClientIds(db: Db | Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('people').select('id').where('id', 'in', ids).where('role', '=', 'client').execute()
  return new Set(rows.map(({ id }) => id))
}

/** Fills in the canton of a person whose profile does not name one. */
export async function fillCanton(tx: Tx, id: string, canton: string): Promise<void> {
  await tx.updateTable('people').set({ canton }).where('id', '=', id).where('canton', 'is', null).execute()
}

/** Sets a confirmed email address. False if another account uses it; throws if a concurrent transaction takes it. */
export async function moveEmail(tx: Tx, id: string, email: string, at: Date): Promise<boolean> {
  if (await findPersonByEmail(tx, email)) return false
  await tx.updateTable('people').set({ email, emailVerified: true, updatedAt: at }).where('id', '=', id).execute()
  return true
}

/** `why`: a reason written by staff, or a `StatusCode` set by the system. */
export async function saveStatus(
  tx: Tx,
  id: string,
  status: Status,
  why: string | { code: StatusCode } | null,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('people')
    .set({ status, ...reasonOf(why), statusChangedAt: at, updatedAt: at })
    .where('id', '=', id)
    .execute()
}

function reasonOf(why: string | { code: StatusCode } | null) {
  return why !== null && typeof why === 'object'
    ? { statusReason: null, statusCode: why.code }
    : { statusReason: why, statusCode: null }
}

export async function noteSignIn(db: Db | Tx, id: string, at: Date): Promise<void> {
  await db.updateTable('people').set({ lastSignInAt: at }).where('id', '=', id).execute()
}

export type PersonRow = Person & { statusReason: string | null; createdAt: Date; lastSignInAt: Date | null }

export async function listPeopleById(db: Db | Tx, ids: string[]): Promise<PersonRow[]> {
  const rows = await db
    .selectFrom('people')
    .select([...personColumns, 'statusReason', 'createdAt', 'lastSignInAt'])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => {
    const { statusReason, createdAt, lastSignInAt } = row
    return { ...toPerson(row), statusReason, createdAt, lastSignInAt }
  })
}

export function isOfPersonLike(column: string, words: string): RawBuilder<SqlBool> {
  // Use `array(subquery)`, not `in (subquery)`: PostgreSQL can then combine this index with text search indexes.
  return sql<SqlBool>`${sql.ref(column)} = any(array(select id from people where ${contains('people.searchText', words)}))`
}

export async function findFirstActive(db: Db, kind: 'client' | 'staff'): Promise<Person | null> {
  const row = await db
    .selectFrom('people')
    .select(personColumns)
    .where('role', kind === 'client' ? '=' : '!=', 'client')
    .where('status', '=', 'active')
    .where('emailVerified', '=', true)
    .orderBy((is) => is.case().when('role', '=', 'owner').then(0).when('role', '=', 'admin').then(1).else(2).end())
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  return orNull(row)
}

export async function countClients(db: Db, only: RawBuilder<boolean>): Promise<Record<Status, number>> {
  const rows = await db
    .selectFrom('people')
    .select((is) => ['status' as const, is.fn.countAll<number>().as('count')])
    .where('role', '=', 'client')
    .where('mergedInto', 'is', null)
    .where(only)
    .groupBy('status')
    .execute()
  const counts = { invited: 0, pending: 0, active: 0, rejected: 0, suspended: 0, closed: 0 }
  for (const { status, count } of rows) counts[personSchema.shape.status.parse(status)] = count
  return counts
}

export function listOffice(db: Db | Tx): Promise<{ id: string; name: string; email: string }[]> {
  return db
    .selectFrom('people')
    .select(['id', 'name', 'email'])
    .where('role', 'in', ['admin', 'owner'])
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
}

export type DeletionRequest = Selectable<DeletionRequests>

/** Deletion request of a person that is neither cancelled nor executed. */
export async function findOpenDeletion(db: Db | Tx, personId: string): Promise<DeletionRequest | null> {
  const open = db.selectFrom('deletionRequests').selectAll().where('personId', '=', personId)
  return (await open.where('cancelledAt', 'is', null).where('doneAt', 'is', null).executeTakeFirst()) ?? null
}
