import { deleteGuestAppointmentsBefore } from '#appointments/appointment-db.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'

/** Deletes old guest appointments. The audit log retains only their numbers. */
export function removeGuestAppointments({ db }: Pick<Services, 'db'>, before: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const gone = await deleteGuestAppointmentsBefore(tx, before)
    for (const { id, number } of gone) {
      await recordAudit(tx, system, {
        action: 'appointment.deleted',
        object: { type: 'appointment', id },
        detail: { number },
      })
    }
    return gone.length
  })
}
