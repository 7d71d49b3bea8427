import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { CheckedRow, RowOutcome, RowProblem } from './check-rows.ts'

export type ImportRow = { number: number; cells: string[]; isLeftOut: boolean }

export async function insertRows(
  tx: Tx,
  importId: string,
  rows: readonly Omit<ImportRow, 'isLeftOut'>[],
): Promise<void> {
  const values = JSON.stringify(rows)
  await sql`insert into import_rows (import_id, number, cells)
    select ${importId}, number, cells from jsonb_to_recordset(${values}::jsonb) as r (number integer, cells jsonb)`.execute(
    tx,
  )
}

/** Rows after the row `after`, in the order of the file. */
export async function listRows(db: Db | Tx, importId: string, after: number, max: number) {
  const rows = await db
    .selectFrom('importRows')
    .select(['number', 'cells', 'isLeftOut', 'outcome', 'personId', 'doneAt'])
    .where('importId', '=', importId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(max)
    .execute()
  return rows.map(({ cells, outcome, ...row }) => ({
    ...row,
    cells: cells as string[],
    outcome: outcome as RowOutcome | null,
  }))
}

export async function lockRow(tx: Tx, importId: string, number: number) {
  const row = await tx
    .selectFrom('importRows')
    .select(['number', 'cells', 'isLeftOut', 'outcome', 'doneAt'])
    .where('importId', '=', importId)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
  return row ? { ...row, cells: row.cells as string[], outcome: row.outcome as RowOutcome | null } : null
}

export async function saveCells(tx: Tx, importId: string, number: number, cells: readonly string[]): Promise<void> {
  await tx
    .updateTable('importRows')
    .set({ cells: JSON.stringify(cells) })
    .where('importId', '=', importId)
    .where('number', '=', number)
    .execute()
}

export async function saveLeftOut(tx: Tx, importId: string, number: number, isLeftOut: boolean): Promise<void> {
  await tx
    .updateTable('importRows')
    .set({ isLeftOut })
    .where('importId', '=', importId)
    .where('number', '=', number)
    .execute()
}

export async function saveChecked(
  tx: Tx,
  importId: string,
  rows: readonly (CheckedRow & { clientNumber: string | null })[],
): Promise<void> {
  await sql`update import_rows i set outcome = r.outcome, name = r.name, email = r.email, client_number = r.client_number,
      person_id = r.person_id, problems = r.problems, differs = r.differs
    from jsonb_to_recordset(${JSON.stringify(rows.map(inSnakeCase))}::jsonb) as r (number integer, outcome text, name text,
      email text, client_number text, person_id text, problems jsonb, differs text)
    where i.import_id = ${importId} and i.number = r.number`.execute(tx)
}

function inSnakeCase({ clientNumber, personId, ...row }: CheckedRow & { clientNumber: string | null }) {
  return { ...row, client_number: clientNumber, person_id: personId }
}

export async function saveDone(
  tx: Tx,
  importId: string,
  number: number,
  done: { personId: string | null; at: Date; problems?: RowProblem[] },
): Promise<void> {
  const { problems } = done
  await tx
    .updateTable('importRows')
    .set({
      personId: done.personId,
      doneAt: done.at,
      ...(problems && { outcome: 'refused', problems: JSON.stringify(problems) }),
    })
    .where('importId', '=', importId)
    .where('number', '=', number)
    .execute()
}

export type ShownRow = {
  number: number
  name: string
  email: string | null
  cells: string[]
  problems: RowProblem[]
  differs: string | null
  personId: string | null
}

export async function listRowsBy(
  db: Db | Tx,
  importId: string,
  outcomes: readonly RowOutcome[],
  { max, after = 0 }: { max: number; after?: number },
): Promise<ShownRow[]> {
  const rows = await db
    .selectFrom('importRows')
    .select(['number', 'name', 'email', 'cells', 'problems', 'differs', 'personId'])
    .where('importId', '=', importId)
    .where('number', '>', after)
    .where('outcome', 'in', [...outcomes])
    .orderBy('number')
    .limit(max)
    .execute()
  return rows.map(({ cells, problems, ...row }) => ({
    ...row,
    cells: cells as string[],
    problems: problems as RowProblem[],
  }))
}

/** How many rows have a value in each column, and the first such value. */
export async function listColumnSamples(
  db: Db | Tx,
  importId: string,
  columns: number,
): Promise<{ filled: number; sample: string }[]> {
  const { rows } = await sql<{ at: number; filled: number; sample: string }>`
    select c.at::int - 1 as at, count(*)::int as filled, (array_agg(c.cell order by r.number))[1] as sample
    from import_rows r, jsonb_array_elements_text(r.cells) with ordinality as c (cell, at)
    where r.import_id = ${importId} and c.cell <> '' group by c.at`.execute(db)
  return Array.from({ length: columns }, (_, at) => {
    const { filled = 0, sample = '' } = rows.find((row) => row.at === at) ?? {}
    return { filled, sample: sample.slice(0, 80) }
  })
}

/** Rows of clients by their number in the other program, which names folders of the archive. */
export async function listClientNumbers(
  db: Db | Tx,
  importId: string,
): Promise<{ clientNumber: string; email: string }[]> {
  const rows = await db
    .selectFrom('importRows')
    .select(['clientNumber', 'email'])
    .where('importId', '=', importId)
    .where('outcome', 'in', ['new', 'joined'])
    .execute()
  return rows.flatMap(({ clientNumber, email }) => (clientNumber && email ? [{ clientNumber, email }] : []))
}

/** Email addresses of rows that would be imported. */
export async function listRowEmails(db: Db | Tx, importId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('importRows')
    .select('email')
    .where('importId', '=', importId)
    .where('outcome', 'in', ['new', 'joined'])
    .execute()
  return rows.flatMap(({ email }) => email ?? [])
}
