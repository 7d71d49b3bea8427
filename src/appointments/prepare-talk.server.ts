import type { Actor } from '#accounts/actor.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { saveAppointmentNote } from './appointment-db.server.ts'
import { type NoAppointment, note, withAppointment } from './with-appointment.server.ts'

/** Keeps what the client wants the adviser to know before the talk; by staff, what they note for themselves. */
export function prepareTalk(
  services: Pick<Services, 'db' | 'now'>,
  { id, actor, text }: { id: string; actor: Actor; text: string },
): Promise<{ ok: true } | NoAppointment> {
  return withAppointment(services, { id, by: { actor } }, async (tx, found) => {
    const said = cleanText(text).slice(0, 2000)
    await saveAppointmentNote(tx, found.row.id, found.isClient ? { preparation: said } : { internalNote: said })
    await note(tx, found, services.now(), { action: 'appointment.noted' })
    return { ok: true } as const
  })
}
