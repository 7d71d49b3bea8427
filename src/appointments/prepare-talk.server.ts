import type { Actor } from '#accounts/actor.ts'
import { countAttachable } from '#cases/attachment-db.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { saveAppointmentNote } from './appointment-db.server.ts'
import { deleteTalkFile, insertTalkFiles } from './talk-files-db.server.ts'
import { type NoAppointment, note, withAppointment } from './with-appointment.server.ts'

type Needs = Pick<Services, 'db' | 'now'>
type Prepared = { id: string; actor: Actor; text: string; documentIds?: string[] }

export type PrepareOutcome = { ok: true } | NoAppointment | { ok: false; reason: 'unknown-file' }

/**
 * Keeps what the client wants the adviser to know before the talk, with documents of its case that they have sent for it;
 * by staff, what they note for themselves.
 */
export function prepareTalk(services: Needs, { id, actor, text, documentIds = [] }: Prepared): Promise<PrepareOutcome> {
  return withAppointment(services, { id, by: { actor } }, async (tx, found): Promise<PrepareOutcome> => {
    const { row, isClient } = found
    const ids = [...new Set(documentIds)]
    if (ids.length > 0) {
      const { caseId } = row
      const own = { ids, caseId: caseId ?? '', personId: actor.person.id, isInternal: false }
      if (caseId === null || (await countAttachable(tx, own)) !== ids.length)
        return { ok: false, reason: 'unknown-file' }
      await insertTalkFiles(tx, { appointmentId: row.id, caseId, documentIds: ids, addedAt: services.now() })
    }
    const said = cleanText(text).slice(0, 2000)
    await saveAppointmentNote(tx, row.id, isClient ? { preparation: said } : { internalNote: said })
    await note(tx, found, services.now(), { action: 'appointment.noted', detail: { files: ids.length } })
    return { ok: true }
  })
}

/** Takes a document off a talk again; the case keeps it. */
export function takeFileOff(
  services: Needs,
  { id, actor, documentId }: { id: string; actor: Actor; documentId: string },
): Promise<{ ok: true } | NoAppointment> {
  return withAppointment(services, { id, by: { actor } }, async (tx, found) => {
    await deleteTalkFile(tx, found.row.id, documentId)
    await note(tx, found, services.now(), { action: 'appointment.file-taken-off', detail: { documentId } })
    return { ok: true } as const
  })
}
