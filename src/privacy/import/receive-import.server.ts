import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { holdsAhvNumber } from '#accounts/people/ahv-number.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { insertFile } from '#platform/files/file-db.server.ts'
import { safeFilename } from '#platform/files/filename.ts'
import { StoreError } from '#platform/files/files.ts'
import { storeStream } from '#platform/files/store-stream.server.ts'
import { forEachPart, type UploadRequestError } from '#platform/files/upload-request.server.ts'
import {
  directoryTailBytes,
  readZipDirectory,
  type ZipDirectoryError,
  type ZipListing,
} from '#platform/files/zip-directory.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import type { Services } from '#platform/services.ts'
import { readCsv } from '#platform/tables/read-csv.server.ts'
import { NoTable, readXlsx } from '#platform/tables/read-xlsx.server.ts'
import type { TableLimits } from '#platform/tables/table.ts'
import { findSameColumns, insertImport } from './import-db.server.ts'
import { guessMapping, isForbiddenHeading } from './import-fields.ts'
import { insertFiles } from './import-file-db.server.ts'
import { insertRows } from './import-row-db.server.ts'
import { maxColumns, maxRows, maxTableBytes, maxZipBytes, maxZipFiles } from './import-states.ts'
import { isFile } from './zip-plan.ts'

const uploads: Limit = { name: 'client-imports', points: 30, seconds: 60 * 60 }

const limits: TableLimits = {
  rows: maxRows + 1,
  columns: maxColumns,
  cellLength: 2_000,
  csvBytes: maxTableBytes,
  unpackedBytes: 200 * 1024 * 1024,
}

export type TableError = 'not-a-table' | 'several-sheets' | 'table-too-large' | 'no-rows'
export type ReceiveError =
  | TableError
  | ZipDirectoryError
  | UploadRequestError
  | 'zip-too-large'
  | 'zip-without-files'
  | 'nothing-sent'
  | 'not-stored'
  | 'not-allowed'

export type ReceiveOutcome =
  | { ok: true; importId: string }
  | { ok: false; reason: ReceiveError }
  | { ok: false; reason: 'too-often'; retryAfterSeconds: number }

type Table = { name: string; columns: string[]; rows: { number: number; cells: string[] }[] }
type Zip = { id: string; storageKey: string; name: string; sizeBytes: number; sha256: string; files: ZipListing[] }
type ReceiveDeps = Pick<Services, 'db' | 'pool' | 'now' | 'fileStore' | 'secretKey' | 'log'>

class Refused extends Error {
  readonly reason: ReceiveError
  constructor(reason: ReceiveError) {
    super(`Import refused: ${reason}`)
    this.reason = reason
  }
}

/** Stores an uploaded table, an archive or both as a new import. Nothing else is read or changed yet. */
export async function receiveImport(services: ReceiveDeps, actor: Actor, request: Request): Promise<ReceiveOutcome> {
  if (!may(actor.person, 'client.import')) return { ok: false, reason: 'not-allowed' }
  const counted = await countUse(services.pool, uploads, actor.person.id)
  if (!counted.ok) return { ok: false, reason: 'too-often', retryAfterSeconds: counted.retryAfterSeconds }
  const sent: { table: Table | null; zip: Zip | null } = { table: null, zip: null }
  const giveUp = async (reason: ReceiveError): Promise<ReceiveOutcome> => {
    if (sent.zip) await services.fileStore.remove(sent.zip.storageKey)
    return { ok: false, reason }
  }
  try {
    const bytes = maxZipBytes + maxTableBytes + 1024 * 1024
    const outcome = await forEachPart(
      request,
      async (part) => {
        if (part.kind !== 'file') return
        if (part.name === 'table' && !sent.table) sent.table = await receiveTable(part.filename, part.content)
        if (part.name === 'zip' && !sent.zip) sent.zip = await receiveZip(services, part.filename, part.content)
      },
      { bytes },
    )
    if (!outcome.ok) return await giveUp(outcome.reason)
    if (!sent.table && !sent.zip) return { ok: false, reason: 'nothing-sent' }
    return { ok: true, importId: await save(services, actor, sent) }
  } catch (error) {
    if (error instanceof Refused) return giveUp(error.reason)
    if (error instanceof StoreError) {
      services.log.error({ err: error }, 'the archive of an import could not be stored')
      return giveUp('not-stored')
    }
    if (sent.zip) await services.fileStore.remove(sent.zip.storageKey)
    throw error
  }
}

// The parser of the form must stay open, so that the rest of a refused file can be skipped.
async function receiveTable(filename: string, content: Readable): Promise<Table> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > maxTableBytes) throw new Refused('table-too-large')
    chunks.push(Buffer.from(chunk))
  }
  const bytes = Buffer.concat(chunks)
  const read = await readTable(bytes)
  if ((read.sheets ?? 1) > 1) throw new Refused('several-sheets')
  if (read.isCut) throw new Refused('table-too-large')
  const [heading = [], ...body] = read.rows
  const columns = heading.map((cell) => cell.trim().slice(0, 200))
  while (columns.at(-1) === '') columns.pop()
  const forbidden = columns.map(isForbiddenHeading)
  const rows = body.flatMap((cells, at) => {
    const stored = columns.map((_, column) => {
      const cell = (cells[column] ?? '').trim()
      return forbidden[column] || holdsAhvNumber(cell) ? '' : cell
    })
    return stored.every((cell) => cell === '') ? [] : [{ number: at + 2, cells: stored }]
  })
  if (columns.length === 0 || rows.length === 0) throw new Refused('no-rows')
  return { name: safeFilename(filename), columns, rows }
}

async function readTable(bytes: Buffer) {
  if (!bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) {
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
    if (!isUtf16 && bytes.subarray(0, 64 * 1024).some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13))
      throw new Refused('not-a-table')
    return readCsv(Readable.from([bytes]), limits)
  }
  try {
    return await readXlsx(Readable.from(piecesOf(bytes)), limits)
  } catch (error) {
    if (error instanceof NoTable) throw new Refused('not-a-table')
    throw error
  }
}

function* piecesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 64 * 1024) yield bytes.subarray(at, at + 64 * 1024)
}

/** Streams the archive into the file store and reads its directory from the end, which passes by last. */
async function receiveZip(services: ReceiveDeps, filename: string, content: Readable): Promise<Zip> {
  const id = randomUUID()
  const tail = keepTail(directoryTailBytes)
  let refused: ReceiveError | null = null
  async function* measured() {
    for await (const chunk of content.iterator({ destroyOnReturn: false })) {
      if (tail.size() === 0 && !Buffer.from(chunk).subarray(0, 2).equals(Buffer.from('PK', 'latin1')))
        refused = 'not-a-zip'
      tail.take(chunk)
      if (tail.size() > maxZipBytes) refused = 'zip-too-large'
      if (refused) throw new Refused(refused)
      yield chunk
    }
  }
  const stored = await storeStream(services, { id, storageKey: id }, measured()).catch((error: unknown) => {
    throw refused ? new Refused(refused) : error
  })
  const directory = readZipDirectory(tail.bytes(), stored.sizeBytes, maxZipFiles)
  const files = directory.ok ? directory.entries.filter(({ path }) => isFile(path)) : []
  if (!directory.ok || files.length === 0) {
    await services.fileStore.remove(id)
    throw new Refused(directory.ok ? 'zip-without-files' : directory.reason)
  }
  return { id, storageKey: id, name: safeFilename(filename), ...stored, files }
}

function keepTail(max: number) {
  let chunks: Buffer[] = []
  let held = 0
  let size = 0
  const bytes = () => Buffer.concat(chunks).subarray(-max)
  return {
    take(chunk: Buffer) {
      chunks.push(Buffer.from(chunk))
      held += chunk.length
      size += chunk.length
      if (held <= 2 * max) return
      chunks = [bytes()]
      held = chunks[0]?.length ?? 0
    },
    size: () => size,
    bytes,
  }
}

const rowsAtOnce = 1_000

async function save({ db, now }: ReceiveDeps, actor: Actor, { table, zip }: { table: Table | null; zip: Zip | null }) {
  const importId = randomUUID()
  const columns = table?.columns ?? []
  await db.transaction().execute(async (tx) => {
    if (zip) await insertFile(tx, { ...zip, mediaType: 'application/zip' }, 'not_needed')
    await insertImport(tx, {
      id: importId,
      name: table?.name ?? '',
      columns,
      mapping: (await findSameColumns(tx, columns)) ?? guessMapping(columns),
      rowCount: table?.rows.length ?? 0,
      zipName: zip?.name ?? null,
      zipBytes: zip?.sizeBytes ?? null,
      zipFileId: zip?.id ?? null,
      fileCount: zip?.files.length ?? 0,
      createdBy: actor.person.id,
      at: now(),
    })
    for (let at = 0; table && at < table.rows.length; at += rowsAtOnce)
      await insertRows(tx, importId, table.rows.slice(at, at + rowsAtOnce))
    const files = zip?.files.map((file, position) => ({ ...file, position })) ?? []
    for (let at = 0; at < files.length; at += rowsAtOnce)
      await insertFiles(tx, importId, files.slice(at, at + rowsAtOnce))
    await recordAudit(tx, actor, {
      action: 'import.uploaded',
      object: { type: 'import', id: importId },
      detail: { rows: table?.rows.length ?? 0, files: files.length },
    })
  })
  return importId
}
