import type { Actor } from '#accounts/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { queueLetter } from '#platform/mail/queue-letter.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { type AppointmentFault, type AppointmentPlan, appointmentFault } from './appointment.ts'
import { insertAppointment } from './appointment-db.server.ts'
import { addCaseEvent } from './case-event-db.server.ts'
import { appointmentPlanned } from './letters.tsx'
import { type NoCase, withCase } from './with-case.server.ts'

export type AppointmentOutcome = { ok: true; appointmentId: string } | NoCase | { ok: false; reason: AppointmentFault }

type Planned = AppointmentPlan & { caseId: string; actor: Actor }

/**
 * Plans a meeting between the client of a case and the member of staff who asks. The client gets a letter with day and time;
 * the link to join stays in the portal. Clients ask for meetings by message, so for them this is forbidden.
 */
export function planAppointment(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  { caseId, actor, ...plan }: Planned,
): Promise<AppointmentOutcome> {
  const { person } = actor
  return withCase({ db }, { caseId, actor, action: 'appointment.write' }, async (tx, found) => {
    if (person.role === 'client') return { ok: false, reason: 'forbidden' } as const
    const fault = appointmentFault(plan, now())
    if (fault) return { ok: false, reason: fault } as const
    const { startsAt, durationMinutes, meetingType } = plan
    const title = cleanText(plan.title)
    const appointmentId = await insertAppointment(tx, {
      ...{ title, startsAt, durationMinutes, meetingType },
      caseId: found.id,
      clientId: found.clientId,
      staffId: person.id,
      meetingLink: plan.meetingLink?.trim() || null,
      createdAt: now(),
    })
    const said = { code: 'appointment', values: { startsAt: startsAt.toISOString(), title } } as const
    await addCaseEvent(tx, { caseId: found.id, said, at: now(), actorId: person.id })
    const letter = appointmentPlanned(config.PUBLIC_URL, { name: found.clientName }, found, { ...plan, title })
    await queueLetter(tx, {
      eventKey: `appointment-planned:${appointmentId}`,
      topic: 'appointments',
      to: found.clientEmail,
      ...letter,
    })
    await recordAudit(tx, actor, {
      action: 'appointment.planned',
      object: { type: 'case', id: found.id },
      detail: { appointmentId, startsAt: startsAt.toISOString(), durationMinutes, meetingType },
    })
    return { ok: true, appointmentId } as const
  })
}
