import type { Actor } from '#accounts/actor.ts'
import { findCaseFor } from '#cases/case-db.server.ts'
import { keepWaiting } from '#cases/keep-attachments.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { type AppointmentRow, saveAppointmentNote } from './appointment-db.server.ts'
import { deleteTalkFile, insertTalkFiles } from './talk-files-db.server.ts'
import { type NoAppointment, note, withAppointment } from './with-appointment.server.ts'

type Needs = Pick<Services, 'db' | 'now' | 'config' | 'log'>
type Prepared = { id: string; actor: Actor; text: string; fileIds?: string[] }

export type PrepareOutcome = { ok: true } | NoAppointment | { ok: false; reason: 'unknown-file' }

/**
 * Keeps what the client wants the adviser to know before the talk, with files that wait for it, which become documents of
 * its case; by staff, what they note for themselves.
 */
export async function prepareTalk(
  services: Needs,
  { id, actor, text, fileIds = [] }: Prepared,
): Promise<PrepareOutcome> {
  try {
    return await withAppointment(services, { id, by: { actor } }, async (tx, found): Promise<PrepareOutcome> => {
      const { row, isClient } = found
      const ids = [...new Set(fileIds)]
      if (ids.length > 0) await addFiles(tx, services, { row, actor, ids })
      const said = cleanText(text).slice(0, 2000)
      await saveAppointmentNote(tx, row.id, isClient ? { preparation: said } : { internalNote: said })
      await note(tx, found, services.now(), { action: 'appointment.noted', detail: { files: ids.length } })
      return { ok: true }
    })
  } catch (error) {
    if (error instanceof UnknownFile) return { ok: false, reason: 'unknown-file' }
    throw error
  }
}

/** Takes back what was begun: a file does not wait for this talk, or its case takes it no more. */
class UnknownFile extends Error {}

type Files = { row: AppointmentRow; actor: Actor; ids: string[] }

async function addFiles(tx: Tx, services: Needs, { row, actor, ids }: Files): Promise<void> {
  const found = row.caseId === null ? null : await findCaseFor(tx, row.caseId, null)
  const documentIds = found && (await keepWaiting(tx, services, { actor, found, ids, isInternal: false }))
  if (!found || !documentIds) throw new UnknownFile('A file does not wait for this talk')
  await insertTalkFiles(tx, { appointmentId: row.id, caseId: found.id, documentIds, addedAt: services.now() })
}

/** Takes a document off a talk again; the case keeps it. */
export function takeFileOff(
  services: Pick<Services, 'db' | 'now'>,
  { id, actor, documentId }: { id: string; actor: Actor; documentId: string },
): Promise<{ ok: true } | NoAppointment> {
  return withAppointment(services, { id, by: { actor } }, async (tx, found) => {
    await deleteTalkFile(tx, found.row.id, documentId)
    await note(tx, found, services.now(), { action: 'appointment.file-taken-off', detail: { documentId } })
    return { ok: true } as const
  })
}
