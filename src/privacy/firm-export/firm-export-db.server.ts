import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'

export async function listFirmExports(db: Db | Tx, max: number) {
  return db
    .selectFrom('firmExports as e')
    .leftJoin('people as by', 'by.id', 'e.requestedBy')
    .selectAll('e')
    .select('by.name as requestedByName')
    .orderBy('e.requestedAt', 'desc')
    .limit(max)
    .execute()
}

/** Null if another export is still being made. */
export async function insertFirmExport(tx: Tx, requestedBy: string, at: Date): Promise<string | null> {
  const row = await tx
    .insertInto('firmExports')
    .values({ requestedBy, requestedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function lockOpenFirmExport(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('firmExports')
    .select('id')
    .where('id', '=', id)
    .where('readyAt', 'is', null)
    .where('removedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function saveFirmExport(
  tx: Tx,
  id: string,
  ready: { readyAt: Date; documentCount: number; leftOut: number },
): Promise<void> {
  await tx
    .updateTable('firmExports')
    .set({ ...ready, fileId: id })
    .where('id', '=', id)
    .execute()
}

export async function findReadyFirmExport(db: Db | Tx, id: string, readyAfter: Date) {
  if (!isUuid(id)) return null
  const row = await db
    .selectFrom('firmExports')
    .select(['fileId', 'readyAt'])
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .where('readyAt', '>', readyAfter)
    .executeTakeFirst()
  return row?.fileId && row.readyAt ? { fileId: row.fileId, readyAt: row.readyAt } : null
}

export async function endFirmExports(tx: Tx, readyBefore: Date, at: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('firmExports')
    .select(['id', 'fileId'])
    .where('readyAt', '<=', readyBefore)
    .where('removedAt', 'is', null)
    .forUpdate()
    .execute()
  for (const { id } of rows)
    await tx.updateTable('firmExports').set({ fileId: null, removedAt: at }).where('id', '=', id).execute()
  return rows.flatMap(({ fileId }) => fileId ?? [])
}

type Cells = (string | number | Date | null)[]
type Row = Record<string, string | number | Date | null>

/** Tables of the export: name of the file and the query, whose columns are its headings. Secrets are left out. */
const tables = [
  [
    'clients.csv',
    sql<Row>`select p.id as client_id, p.email, p.first_name, p.last_name, p.company, p.phone, p.locale as language, p.canton,
      p.nationality, p.status, p.created_at, a.street, a.house_number, a.postcode, a.town, a.country, a.commune
      from people p left join lateral (select * from addresses where person_id = p.id order by since_on desc nulls last limit 1) a on true
      where p.role = 'client' and p.merged_into is null order by p.created_at, p.id`,
  ],
  [
    'addresses.csv',
    sql<Row>`select person_id as client_id, street, house_number, postcode, town, country, commune, canton, since_on from addresses
      order by person_id, since_on`,
  ],
  [
    'households.csv',
    sql<Row>`select client_id, tax_year, person, fact, value #>> '{}' as value, entered_at from household_facts
      order by client_id, tax_year, person, fact`,
  ],
  [
    'partners.csv',
    sql<Row>`select client_id, person_id as partner_client_id, email, first_name, last_name, invited_at, accepted_at, ended_at
      from partners order by client_id, invited_at`,
  ],
  [
    'cases.csv',
    sql<Row>`select c.case_number, c.client_id, p.email, c.title, c.case_type, c.tax_year, c.state, c.canton, c.due_on, c.filed_on,
      c.assessed_on, c.closed_at, c.created_at, s.name as adviser
      from cases c join people p on p.id = c.client_id left join people s on s.id = c.assigned_to order by c.created_at, c.id`,
  ],
  [
    'answers.csv',
    sql<Row>`select c.case_number, a.question, a.person, a.version, a.value #>> '{}' as value, a.answered_at
      from case_answers a join cases c on c.id = a.case_id order by c.case_number, a.question, a.version`,
  ],
  [
    'invoices.csv',
    sql<Row>`select i.label as number, i.kind, i.state, i.issued_on, i.due_on, i.total_cents / 100.0 as total,
      i.paid_cents / 100.0 as paid, i.currency_code as currency, i.recipient_name as recipient
      from invoices i order by i.issued_on, i.id`,
  ],
  [
    'messages.csv',
    sql<Row>`select c.case_number, m.client_id, s.name as sender, m.is_internal::text as internal, m.subject, m.body, m.created_at
      from messages m join people s on s.id = m.sender_id left join cases c on c.id = m.case_id order by m.created_at, m.id`,
  ],
  [
    'appointments.csv',
    sql<Row>`select a.client_id, a.title, a.starts_at, a.duration_minutes, a.meeting_type, a.status, s.name as adviser
      from appointments a left join people s on s.id = a.staff_id order by a.starts_at, a.id`,
  ],
] as const

export const exportedTables = tables.map(([name]) => name)

const rowsAtOnce = 20_000

/** Yields the heading and the rows of a table, a part at a time, because a large firm has a million answers. */
export async function* readTable(db: Db | Tx, name: string): AsyncGenerator<Cells> {
  const query = tables.find(([file]) => file === name)?.[1]
  if (!query) throw new Error(`The export has no table ${name}`)
  for (let offset = 0; ; offset += rowsAtOnce) {
    const { rows } = await sql<Row>`${query} limit ${rowsAtOnce} offset ${offset}`.execute(db)
    const heading = Object.keys(rows[0] ?? {})
    if (offset === 0) yield heading
    for (const row of rows) yield heading.map((column) => row[column] ?? null)
    if (rows.length < rowsAtOnce) return
  }
}

/** Documents after `after`, in the order of their ids, with the folder of their client and year. */
export function listExportedDocuments(db: Db | Tx, after: string, max: number) {
  return db
    .selectFrom('documents as d')
    .innerJoin('cases as c', 'c.id', 'd.caseId')
    .innerJoin('people as p', 'p.id', 'd.clientId')
    .select(['d.id', 'd.fileId', 'd.originalFilename', 'd.kind', 'd.createdAt', 'c.taxYear', 'p.email'])
    .where('d.id', '>', after)
    .orderBy('d.id')
    .limit(max)
    .execute()
}
