import type { Actor } from '#accounts/sessions/actor.ts'
import { saveAppointmentNote } from '#appointments/appointment-db.server.ts'
import { deleteAppointmentFile, insertAppointmentFiles } from '#appointments/appointment-files-db.server.ts'
import { type NoAppointment, note, withAppointment } from '#appointments/with-appointment.server.ts'
import { storePendingFiles } from '#cases/messages/store-attachments.server.ts'
import { lockCase } from '#cases/process/case-db.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'

type PrepareAppointmentDeps = Pick<Services, 'db' | 'now'>
type Prepared = { id: string; actor: Actor; text: string; fileIds?: string[] }

export type PrepareOutcome = { ok: true } | NoAppointment | { ok: false; reason: 'unknown-file' }

class UnknownFile extends Error {}

export async function prepareAppointment(
  services: PrepareAppointmentDeps & Pick<Services, 'config' | 'log'>,
  { id, actor, text, fileIds = [] }: Prepared,
): Promise<PrepareOutcome> {
  const ids = [...new Set(fileIds)]
  const preparing = withAppointment(services, { id, by: { actor } }, async (tx, found): Promise<PrepareOutcome> => {
    const { row, isClient } = found
    if (ids.length > 0) {
      const ofCase = row.caseId === null ? null : await lockCase(tx, row.caseId, null)
      const documents = ofCase && (await storePendingFiles(tx, services, { actor, found: ofCase, ids }))
      if (!documents) throw new UnknownFile()
      await insertAppointmentFiles(tx, {
        appointmentId: row.id,
        caseId: ofCase.id,
        documents,
        addedAt: services.now(),
      })
    }
    const content = cleanText(text).slice(0, 2000)
    await saveAppointmentNote(tx, row.id, isClient ? { preparation: content } : { internalNote: content })
    await note(tx, found, services.now(), { action: 'appointment.noted', detail: { files: ids.length } })
    return { ok: true }
  })
  return preparing.catch((error: unknown) => {
    if (error instanceof UnknownFile) return { ok: false, reason: 'unknown-file' }
    throw error
  })
}

export function detachFile(
  services: PrepareAppointmentDeps,
  { id, actor, documentId }: { id: string; actor: Actor; documentId: string },
): Promise<{ ok: true } | NoAppointment> {
  return withAppointment(services, { id, by: { actor } }, async (tx, found) => {
    await deleteAppointmentFile(tx, found.row.id, documentId)
    await note(tx, found, services.now(), { action: 'appointment.file-taken-off', detail: { documentId } })
    return { ok: true } as const
  })
}
