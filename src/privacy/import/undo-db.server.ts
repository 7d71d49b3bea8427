import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'

/** What has been worked on since the import, so that the client stays as it is. */
export const stayReasons = ['client', 'case', 'document', 'related'] as const
export type StayReason = (typeof stayReasons)[number]

type Owned = 'people' | 'cases' | 'documents'
/** Tables of the import itself, and those whose rows an import adds; the latter are compared with its items. */
const ofImport = ['import_rows', 'import_items', 'import_files']
/** Written by the system when it has read a document, which is no work of a person. */
const readings = ['statement_readings', 'tax_statements']
const added: Record<string, string> = {
  documents: `i.kind = 'document' and i.object_id = n.id::text`,
  cases: `i.kind = 'case' and i.object_id = n.id::text`,
  addresses: `i.kind = 'address' and i.object_id = n.id::text and i.detail ->> 'street' = n.street
    and i.detail ->> 'postcode' is not distinct from n.postcode and i.detail ->> 'town' is not distinct from n.town
    and i.detail ->> 'houseNumber' is not distinct from n.house_number and n.since_on is null`,
  household_facts: `i.kind = 'fact' and i.object_id = n.person || '.' || n.fact || '.' || n.tax_year
    and (i.detail ->> 'at')::timestamptz = n.entered_at and i.person_id = n.client_id`,
}
const notAdded = (table: string, importId: string) =>
  table in added
    ? sql`not exists (select from import_items i where i.import_id = ${importId} and ${sql.raw(added[table] ?? '')})`
    : table === 'case_events'
      ? sql`n.payload ->> 'code' <> 'taken-over'`
      : sql`true`

export async function lockForUndo(tx: Tx, importId: string, personIds: readonly string[]): Promise<void> {
  await sql`select from cases where id::text in (select object_id from import_items where import_id = ${importId}
    and kind = 'case' and person_id = any(${personIds})) order by id for update`.execute(tx)
  await sql`select from people where id = any(${personIds}) order by id for update`.execute(tx)
}

/** Clients on whom something was worked on since the import, by person id. */
export async function findTouched(
  tx: Tx,
  importId: string,
  personIds: readonly string[],
): Promise<Map<string, StayReason>> {
  const touched = new Map<string, StayReason>()
  const { rows } = await sql<{ personId: string; reason: StayReason }>`
    select i.person_id as "personId", 'document' as reason from import_items i join documents d on d.id::text = i.object_id
      where i.import_id = ${importId} and i.kind = 'document' and i.person_id = any(${personIds})
        and (d.reviewed_at is not null or d.state not in ('accepted', 'quarantined') or d.client_id <> i.person_id)
    union all
    select i.person_id, 'case' from import_items i join cases c on c.id::text = i.object_id
      where i.import_id = ${importId} and i.kind = 'case' and i.person_id = any(${personIds})
        and (c.version <> 1 or c.state <> 'closed' or c.updated_at <> c.created_at or c.client_id <> i.person_id)
    union all
    select i.person_id, 'client' from import_items i join people p on p.id = i.person_id
      where i.import_id = ${importId} and i.kind = 'person' and i.person_id = any(${personIds})
        and (p.status <> 'invited' or p.updated_at <> p.created_at or p.last_sign_in_at is not null)
    union all
    select i.person_id, 'client' from import_items i where i.import_id = ${importId} and i.kind = 'address'
      and i.person_id = any(${personIds}) and not exists (select from addresses n where n.person_id = i.person_id
        and ${sql.raw(added.addresses ?? '')})
    union all
    select i.person_id, 'client' from import_items i where i.import_id = ${importId} and i.kind = 'fact'
      and i.person_id = any(${personIds}) and not exists (select from household_facts n where n.client_id = i.person_id
        and ${sql.raw(added.household_facts ?? '')})`.execute(tx)
  for (const { personId, reason } of rows) touched.set(personId, reason)
  for (const owned of ['people', 'cases', 'documents'] as const)
    for (const reference of await listReferences(tx, owned))
      for (const personId of await findReferring(tx, importId, { owned, ...reference, personIds }))
        if (!touched.has(personId)) touched.set(personId, 'related')
  return touched
}

type Reference = { table: string; column: string }

/** All columns of the database that refer to the id of this table, by its foreign keys. */
async function listReferences(tx: Tx, owned: Owned): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.relname as table, a.attname as column
    from pg_constraint f cross join lateral unnest(f.conkey, f.confkey) as k (own, other)
      join pg_class c on c.oid = f.conrelid
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.own
      join pg_attribute b on b.attrelid = f.confrelid and b.attnum = k.other and b.attname = 'id'
    where f.contype = 'f' and f.confrelid = ${owned}::regclass`.execute(tx)
  return rows.filter(({ table }) => ![...ofImport, ...readings].includes(table))
}

async function findReferring(
  tx: Tx,
  importId: string,
  { owned, table, column, personIds }: Reference & { owned: Owned; personIds: readonly string[] },
): Promise<string[]> {
  const kind = { people: 'person', cases: 'case', documents: 'document' }[owned]
  const { rows } = await sql<{ personId: string }>`
    select distinct o.person_id as "personId" from import_items o
      join ${sql.table(table)} n on n.${sql.ref(column)} = ${sql.raw(owned === 'people' ? 'o.object_id' : 'o.object_id::uuid')}
    where o.import_id = ${importId} and o.kind = ${kind} and o.person_id = any(${personIds})
      and ${notAdded(table, importId)}`.execute(tx)
  return rows.map(({ personId }) => personId)
}

/** Deletes what an import has added to these people, and returns the files of the deleted documents. */
export async function deleteAdded(tx: Tx, importId: string, personIds: readonly string[]): Promise<string[]> {
  const of = (kind: string) => sql`select object_id from import_items where import_id = ${importId} and kind = ${kind}
    and person_id = any(${personIds})`
  const { rows } = await sql<{ fileId: string }>`delete from documents where id::text in (${of('document')})
    returning file_id as "fileId"`.execute(tx)
  await sql`delete from cases where id::text in (${of('case')})`.execute(tx)
  await sql`delete from addresses where id::text in (${of('address')})`.execute(tx)
  await sql`delete from household_facts n using import_items i where i.import_id = ${importId}
    and i.person_id = any(${personIds}) and ${sql.raw(added.household_facts ?? '')}`.execute(tx)
  for (const column of ['company', 'phone', 'canton', 'nationality'])
    await sql`update people p set ${sql.ref(column)} = null from import_items i where i.import_id = ${importId}
      and i.kind = 'value' and i.object_id = ${column} and i.person_id = p.id and p.id = any(${personIds})
      and p.${sql.ref(column)} = i.detail ->> 'value'`.execute(tx)
  await sql`delete from people where id in (${of('person')})`.execute(tx)
  return rows.map(({ fileId }) => fileId)
}

export async function saveStayed(tx: Tx, importId: string, stayed: ReadonlyMap<string, StayReason>): Promise<void> {
  for (const [personId, stayedBecause] of stayed)
    await tx
      .updateTable('importItems')
      .set({ stayedBecause })
      .where('importId', '=', importId)
      .where('personId', '=', personId)
      .execute()
}

/** Clients whom an undo has left as they are, with the reason. */
export async function listStayed(db: Db | Tx, importId: string, max: number) {
  const rows = await db
    .selectFrom('importItems as i')
    .innerJoin('people as p', 'p.id', 'i.personId')
    .select(['i.personId', 'p.name', 'p.email', 'i.stayedBecause'])
    .distinct()
    .where('i.importId', '=', importId)
    .where('i.stayedBecause', 'is not', null)
    .orderBy('p.name')
    .limit(max)
    .execute()
  return rows.map(({ stayedBecause, ...row }) => ({
    ...row,
    reason: stayReasons.find((reason) => reason === stayedBecause) ?? 'related',
  }))
}
