import { findPerson } from '#accounts/people/people-db.server.ts'
import type { UploadDeps } from '#cases/documents/upload-document.server.ts'
import { type AuditActor, recordAudit, system } from '#platform/audit/audit.server.ts'
import { findFile } from '#platform/files/file-db.server.ts'
import { StoreError } from '#platform/files/files.ts'
import { openContent } from '#platform/files/open-file.server.ts'
import { readZip, ZipDamaged } from '#platform/files/read-zip.server.ts'
import { importClient } from './import-client.server.ts'
import { findImport, type ImportRecord, lockImport, saveImport } from './import-db.server.ts'
import { importFile } from './import-file.server.ts'
import { listFiles, saveFileDone } from './import-file-db.server.ts'
import { countItems, countPeople } from './import-item-db.server.ts'
import { listClientNumbers, listRows } from './import-row-db.server.ts'
import { loadRowContext } from './row-context.server.ts'

const rowsAtOnce = 100

/** Imports all rows, then all files. A run that follows a killed one skips what is done. */
export async function runImport(services: UploadDeps, importId: string): Promise<void> {
  const found = await findImport(services.db, importId)
  if (found?.state !== 'importing') return
  const by = found.createdBy ? await findPerson(services.db, found.createdBy) : null
  const actor: AuditActor = by ? { person: by, metadata: null } : system
  if (!(await importRows(services, found, actor))) return
  if (!(await importFiles(services, found, actor))) return
  await services.db.transaction().execute(async (tx) => {
    const held = await lockImport(tx, importId)
    if (held?.state !== 'importing') return
    const items = await countItems(tx, importId)
    const people = await countPeople(tx, importId)
    const added = items.person ?? 0
    const counts = {
      ...held.counts,
      clientsAdded: added,
      clientsChanged: people - added,
      casesAdded: items.case ?? 0,
      documentsAdded: items.document ?? 0,
    }
    const at = services.now()
    await saveImport(tx, importId, { state: 'imported', counts, importedAt: at }, at)
    await recordAudit(tx, actor, {
      action: 'import.finished',
      object: { type: 'import', id: importId },
      detail: { clients: added, cases: counts.casesAdded, documents: counts.documentsAdded },
    })
  })
}

async function importRows(services: UploadDeps, found: ImportRecord, actor: AuditActor): Promise<boolean> {
  const { db, now } = services
  const context = await loadRowContext(services)
  let done = 0
  for (let last = 0; ; ) {
    const rows = await listRows(db, found.id, last, rowsAtOnce)
    if (rows.length === 0) return true
    for (const { number } of rows) if (!(await importClient(services, { found, context, actor }, number))) return false
    done += rows.length
    last = rows.at(-1)?.number ?? last
    await db.transaction().execute((tx) => saveImport(tx, found.id, { rowsDone: done }, now()))
  }
}

const filesPerNote = 20

async function importFiles(services: UploadDeps, found: ImportRecord, actor: AuditActor): Promise<boolean> {
  const { db, now } = services
  const all = await listFiles(db, found.id)
  const open = all.filter(({ isDone, refusal }) => !isDone && refusal === null)
  if (open.length === 0 || !found.zipFileId) return true
  const archive = await findFile(db, found.zipFileId)
  if (!archive) return true
  const numbers = new Map(
    (await listClientNumbers(db, found.id)).map(({ clientNumber, email }) => [clientNumber.toLowerCase(), email]),
  )
  const emailOf = (folder: string) => (folder.includes('@') ? folder : (numbers.get(folder) ?? ''))
  const content = await openContent(services, archive).catch((error: unknown) => {
    throw new StoreError(error)
  })
  let done = all.length - open.length
  try {
    for await (const { entry, content: file } of readZip(content, open)) {
      if (!(await importFile(services, { found, emailOf, actor }, { file: entry, content: file }))) return false
      done++
      if (done % filesPerNote === 0)
        await db.transaction().execute((tx) => saveImport(tx, found.id, { filesDone: done }, now()))
    }
  } catch (error) {
    if (!(error instanceof ZipDamaged)) throw error
    for (const { position } of (await listFiles(db, found.id)).filter((file) => !file.isDone && !file.refusal))
      await saveFileDone(db, found.id, position, { refusal: 'damaged', doneAt: now() })
  }
  await db.transaction().execute((tx) => saveImport(tx, found.id, { filesDone: all.length }, now()))
  return true
}
