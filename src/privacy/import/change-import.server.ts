import { z } from 'zod'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { removeFile } from '#platform/files/remove-file.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { deleteImport, type ImportRecord, lockImport, saveImport } from './import-db.server.ts'
import { type Mapping, type MappingError, mappingError } from './import-fields.ts'
import { lockRow, saveCells, saveLeftOut } from './import-row-db.server.ts'
import { isChangeable, mayUndo } from './import-states.ts'

export const advanceImportJob = defineJob('advance-import', z.object({ importId: z.uuid() }))

type ChangeDeps = Pick<Services, 'db' | 'now'>
export type ChangeRefusal =
  | {
      ok: false
      reason: 'not-allowed' | 'unknown-import' | 'in-progress' | 'unknown-row' | 'nothing-to-import' | 'undo-over'
    }
  | ({ ok: false } & MappingError)
export type ChangeOutcome = { ok: true } | ChangeRefusal

type Change = (tx: Tx, found: ImportRecord) => Promise<ChangeRefusal | AuditEntry | null>

/** Runs a change under the lock of the import, so that of two forms sent at once only one is carried out. */
function change({ db }: ChangeDeps, actor: Actor, importId: string, work: Change): Promise<ChangeOutcome> {
  if (!may(actor.person, 'client.import')) return Promise.resolve({ ok: false, reason: 'not-allowed' })
  return db.transaction().execute(async (tx): Promise<ChangeOutcome> => {
    const found = await lockImport(tx, importId)
    if (!found) return { ok: false, reason: 'unknown-import' }
    const done = await work(tx, found)
    if (done && 'ok' in done) return done
    if (done) await recordAudit(tx, actor, done)
    return { ok: true }
  })
}

/** Confirms what the columns mean and starts the dry run. */
export function checkColumns(
  services: ChangeDeps,
  actor: Actor,
  importId: string,
  mapping: Mapping,
): Promise<ChangeOutcome> {
  return change(services, actor, importId, async (tx, found) => {
    if (!isChangeable(found.state)) return { ok: false, reason: 'in-progress' }
    const fitting = found.columns.map((_, at) => mapping[at] ?? null)
    const error = found.rowCount > 0 ? mappingError(fitting) : null
    if (error) return { ok: false, ...error }
    await startCheck(tx, services, found, fitting)
    return null
  })
}

/** Corrects cells of a row and repeats the dry run, because one row can make others right or wrong. */
export function correctRow(
  services: ChangeDeps,
  actor: Actor,
  importId: string,
  { number, cells }: { number: number; cells: ReadonlyMap<number, string> },
): Promise<ChangeOutcome> {
  return change(services, actor, importId, async (tx, found) => {
    if (found.state !== 'checked') return { ok: false, reason: 'in-progress' }
    const row = await lockRow(tx, importId, number)
    if (!row) return { ok: false, reason: 'unknown-row' }
    await saveCells(
      tx,
      importId,
      number,
      row.cells.map((cell, at) => cells.get(at) ?? cell),
    )
    await startCheck(tx, services, found, found.mapping)
    return null
  })
}

export function leaveOutRow(
  services: ChangeDeps,
  actor: Actor,
  importId: string,
  { number, isLeftOut }: { number: number; isLeftOut: boolean },
): Promise<ChangeOutcome> {
  return change(services, actor, importId, async (tx, found) => {
    if (found.state !== 'checked') return { ok: false, reason: 'in-progress' }
    if (!(await lockRow(tx, importId, number))) return { ok: false, reason: 'unknown-row' }
    await saveLeftOut(tx, importId, number, isLeftOut)
    await startCheck(tx, services, found, found.mapping)
    return null
  })
}

async function startCheck(tx: Tx, { now }: ChangeDeps, { id }: ImportRecord, mapping: Mapping): Promise<void> {
  await saveImport(tx, id, { state: 'checking', mapping, counts: {}, rowsDone: 0 }, now())
  await enqueue(tx, advanceImportJob, { importId: id })
}

/** Starts the import of what the dry run has shown. */
export function startImport(services: ChangeDeps, actor: Actor, importId: string): Promise<ChangeOutcome> {
  return change(services, actor, importId, async (tx, found) => {
    if (found.state !== 'checked') return { ok: false, reason: 'in-progress' }
    const { new: added = 0, joined = 0, more = 0, files = 0 } = found.counts
    if (added + joined + more + files === 0) return { ok: false, reason: 'nothing-to-import' }
    await saveImport(tx, importId, { state: 'importing', rowsDone: 0, filesDone: 0 }, services.now())
    await enqueue(tx, advanceImportJob, { importId })
    const detail = { new: added, joined, files }
    return { action: 'import.started', object: { type: 'import', id: importId }, detail }
  })
}

export function startUndo(services: ChangeDeps, actor: Actor, importId: string): Promise<ChangeOutcome> {
  return change(services, actor, importId, async (tx, found) => {
    if (found.state !== 'imported') return { ok: false, reason: 'in-progress' }
    if (!mayUndo(found, services.now())) return { ok: false, reason: 'undo-over' }
    await saveImport(tx, importId, { state: 'undoing' }, services.now())
    await enqueue(tx, advanceImportJob, { importId })
    return { action: 'import.undo-started', object: { type: 'import', id: importId } }
  })
}

/** Throws away an upload from which nothing was imported. */
export function discardImport(services: ChangeDeps, actor: Actor, importId: string): Promise<ChangeOutcome> {
  return change(services, actor, importId, async (tx, found) => {
    if (!isChangeable(found.state) && found.state !== 'checking') return { ok: false, reason: 'in-progress' }
    await deleteImport(tx, importId)
    if (found.zipFileId) await removeFile(tx, found.zipFileId)
    return { action: 'import.discarded', object: { type: 'import', id: importId } }
  })
}
