import type { AdminContext } from '#admin/guard.server.ts'
import { findAppointment, listMoves } from '#appointments/appointment-db.server.ts'
import { listAppointmentFiles } from '#appointments/appointment-files-db.server.ts'
import { selectedIn, timeView, viewPicker } from '#appointments/booking/view-picker.server.ts'
import { listCalendars } from '#appointments/calendar/calendar-db.server.ts'
import { findBalances, listMinutes } from '#appointments/credit/minutes-db.server.ts'
import { findNextTimes } from '#appointments/free-times/find-free-times.server.ts'
import { swissZone } from '#appointments/free-times/zone.ts'
import { findReminderSent } from '#appointments/reminder-db.server.ts'
import { viewMove, viewOwn, withoutTime } from '#appointments/view-own.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'

export async function loadAppointment(
  { services, scope }: Pick<AdminContext, 'services' | 'scope'>,
  id: string,
  search: URLSearchParams,
) {
  const row = await findAppointment(services.db, id, scope)
  if (!row) return null
  const { appointment } = await viewOwn(services, row, new URLSearchParams())
  const staff = (await listCalendars(services.db)).filter((one) => one.isBookable || one.id === row.staffId)
  const staffId = staff.find(({ id: one }) => one === search.get('staff'))?.id ?? row.staffId
  const requested = { ...row, staffId, byFirm: true, except: { appointmentId: row.id } }
  const isMoving = search.has('move') && appointment.mayChange
  const picker = isMoving ? await viewPicker(services, requested, { ...selectedIn(search), zone: swissZone }) : null
  return {
    appointment: {
      ...appointment,
      clientName: row.clientName,
      clientEmail: row.clientEmail,
      clientPhone: row.clientPhone,
    },
    facts: { clientId: row.clientId, bookedBy: row.bookedBy, createdAt: row.createdAt, zone: row.zone },
    note: row.internalNote,
    files: await listAppointmentFiles(services.db, row.id),
    // Advisers may see their own appointment in a colleague's case, but not the case itself, so omit the link to it.
    mayOpenCase: row.caseId !== null && (await findCaseFor(services.db, row.caseId, scope)) !== null,
    room: row.meetingLink,
    scenario: row.scenario,
    hasBegun: row.startsAt <= services.now(),
    moves: await listMoves(services.db, row.id),
    minutes: row.caseId ? await listMinutes(services.db, row.caseId) : [],
    balance: row.caseId ? ((await findBalances(services.db, [row.caseId])).get(row.caseId) ?? null) : null,
    staff: staff.map((one) => ({ value: one.id, label: one.name })),
    staffId,
    picker: picker && staffId === row.staffId ? withoutTime(picker, row.startsAt) : picker,
    move: isMoving
      ? viewMove(row, {
          ...{ time: search.get('time'), zone: row.zone, now: services.now(), isSameAdviser: staffId === row.staffId },
        })
      : null,
  }
}

export type StaffAppointment = NonNullable<Awaited<ReturnType<typeof loadAppointment>>>

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
