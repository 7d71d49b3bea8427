import type { AdminContext } from '#admin/guard.server.ts'
import { findAppointment } from '#appointments/appointment-db.server.ts'
import { timeView } from '#appointments/booking/view-picker.server.ts'
import { findNextTimes } from '#appointments/free-times/find-free-times.server.ts'
import { swissZone } from '#appointments/free-times/zone.ts'
import { findReminderSent } from '#appointments/reminder-db.server.ts'
import { loadAppointment } from './load-appointment.server.ts'

export async function loadPreview(ctx: Pick<AdminContext, 'services' | 'scope'>, id: string) {
  const { services, scope } = ctx
  const row = await findAppointment(services.db, id, scope)
  const view = row && (await loadAppointment(ctx, id, new URLSearchParams()))
  if (!view) return null
  const requested = { ...row, byFirm: true, except: { appointmentId: row.id } }
  const next =
    view.appointment.mayChange && row.staffId ? await findNextTimes(services, requested, services.now(), 4) : []
  return {
    ...view,
    next: next.map((time) => timeView(time, swissZone)),
    buffer: row.bufferAfterMinutes,
    remindedAt: await findReminderSent(services.db, row),
  }
}

export type PreviewPane = NonNullable<Awaited<ReturnType<typeof loadPreview>>>
