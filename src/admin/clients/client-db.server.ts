import { listPeople, type PersonRow } from '#accounts/people-db.server.ts'
import type { Status } from '#accounts/person.ts'
import type { Db } from '#platform/db/database.server.ts'

export type ClientListRow = PersonRow & { cases: number }

/** One page of clients, each with the number of their cases: three queries, however many clients. */
export async function listClients(db: Db, filter: { status?: Status; search?: string; page: number }) {
  const { people, total } = await listPeople(db, { ...filter, role: 'client' })
  const ids = people.map(({ id }) => id)
  const counted = ids.length
    ? await db
        .selectFrom('cases')
        .select((is) => ['clientId', is.fn.countAll<number>().as('cases')])
        .where('clientId', 'in', ids)
        .groupBy('clientId')
        .execute()
    : []
  const cases = new Map(counted.map((row) => [row.clientId, row.cases]))
  const clients: ClientListRow[] = people.map((person) => ({ ...person, cases: cases.get(person.id) ?? 0 }))
  return { clients, total }
}

/** What the page of a client shows beyond the person; null when there is no such client. */
export async function findClientFacts(db: Db, clientId: string) {
  const row = await db
    .selectFrom('people')
    .select([
      'id',
      'canton',
      'civilStatus',
      'childrenBorn',
      'statusReason',
      'statusCode',
      'statusChangedAt',
      'createdAt',
      'lastSignInAt',
    ])
    .where('id', '=', clientId)
    .where('role', '=', 'client')
    .executeTakeFirst()
  return row ?? null
}
