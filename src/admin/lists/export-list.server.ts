import { Readable } from 'node:stream'
import type { AdminContext } from '#admin/guard.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { signedLines } from '#platform/audit/signed-lines.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { byteOrderMark, type Cell, cellOf, csvLine } from '#platform/tables/write-csv.ts'
import { writeXlsx } from '#platform/tables/write-xlsx.server.ts'
import { queryOf, readListState } from './address.ts'
import { type LargeList, type ListState, shownColumns } from './list.ts'
import { type ListAt, type ListSource, readPage } from './list-db.server.ts'
import { listAt } from './open-list.server.ts'

export const exportFormats = ['csv', 'xlsx', 'signed'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Maximum rows of an Excel workbook, which is built in memory. CSV files have no limit, because they are streamed. */
export const maxXlsxRows = 20_000
const rowsAtOnce = 500

type SignedRow = { id: number }
type Exported = { ok: true; filename: string; mediaType: string; content: Readable | Buffer }
export type ExportOutcome = Exported | { ok: false; reason: 'too-many' | 'not-signed' }

export type ExportableList = {
  list: Pick<LargeList<never>, 'name' | 'title' | 'path' | 'right'>
  write: (ctx: AdminContext, search: URLSearchParams, format: ExportFormat) => Promise<ExportOutcome>
}

/** Makes a list exportable as CSV and XLSX. Pass `signedRows` to add a signed export; it loads those rows. */
export function exportable<Row, Name extends string, Sort extends string>(
  list: LargeList<Row, Name, Sort>,
  source: ListSource<Row, Name, Sort>,
  signedRows?: (db: Db, ids: string[]) => Promise<SignedRow[]>,
): ExportableList {
  async function write(ctx: AdminContext, search: URLSearchParams, format: ExportFormat): Promise<ExportOutcome> {
    const { services, actor } = ctx
    const at = listAt(ctx)
    const choices = await source.choices?.(services.db, at, search)
    const state = { ...readListState(list, search, choices ? { choices } : {}), cursor: null }
    const columns = shownColumns(list.columns, state.columns)
    const header = columns.map((column) => column.header)
    const cells = (row: Row) => columns.map(({ value }) => cellOf(value(row)))
    const notify = (rows: number | null) =>
      recordAudit(services.db, actor, {
        action: 'export',
        object: { type: 'list', id: list.name },
        detail: { format, rows, query: queryOf(list, state).toString() },
      })
    if (format === 'signed') {
      if (!signedRows) return { ok: false, reason: 'not-signed' }
      await notify(null)
      const { config, secretKey } = services
      const about = { export: list.name, of: config.PUBLIC_URL, query: queryOf(list, state).toString() }
      const who = { by: ctx.person.name, at: at.now.toISOString() }
      const read = { ...source, rows: signedRows, idOf: ({ id }: SignedRow) => String(id) }
      const content = Readable.from(signedLines(secretKey, { ...about, ...who }, eachRow(services.db, read, state, at)))
      return { ok: true, filename: `${list.name}-${at.today}.jsonl`, mediaType: 'application/jsonl', content }
    }
    const filename = `${list.name}-${at.today}.${format}`
    if (format === 'csv') {
      await notify(null)
      const content = Readable.from(csvOf(header, eachRow(services.db, source, state, at), cells))
      return { ok: true, filename, mediaType: 'text/csv; charset=utf-8', content }
    }
    const rows: Cell[][] = []
    for await (const row of eachRow(services.db, source, state, at)) {
      rows.push(cells(row))
      if (rows.length > maxXlsxRows) return { ok: false, reason: 'too-many' }
    }
    await notify(rows.length)
    const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return { ok: true, filename, mediaType, content: await writeXlsx(list.title, header, rows) }
  }
  return { list, write }
}

async function* eachRow<Row, Name extends string, Sort extends string>(
  db: Db,
  source: ListSource<Row, Name, Sort>,
  requested: ListState<Name, Sort>,
  at: ListAt,
): AsyncGenerator<Row> {
  let cursor = requested.cursor
  for (;;) {
    const { rows, last } = await readPage(db, source, { ...requested, cursor, size: rowsAtOnce }, at)
    yield* rows
    if (!last) return
    cursor = { side: 'after', ...last }
  }
}

async function* csvOf<Row>(header: readonly string[], rows: AsyncIterable<Row>, cells: (row: Row) => Cell[]) {
  yield byteOrderMark + csvLine(header)
  for await (const row of rows) yield csvLine(cells(row))
}
