import { data, type RouterContextProvider, redirect } from 'react-router'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { instantOf } from './booking/booking-form.ts'
import { selectedIn, type TimeView, timeView } from './booking/view-picker.server.ts'
import { cancelAppointment } from './end-appointment.server.ts'
import { moveAppointment } from './move-appointment.server.ts'
import type { Refusal } from './refusal.ts'
import type { By } from './with-appointment.server.ts'

export type ChangeAnswer = { refusal: Refusal; next: TimeView[] }

type ChangeOwnInput = { id: string; by: By; fields: Record<string, unknown>; search: URLSearchParams; path: string }

export async function changeOwn(
  context: Readonly<RouterContextProvider>,
  { id, by, fields, search, path }: ChangeOwnInput,
) {
  const services = servicesOf(context)
  const startsAt = instantOf(fields.startsAt)
  const { reason } = fields
  const outcome = startsAt
    ? await moveAppointment(services, { id, by, startsAt })
    : await cancelAppointment(services, { id, by, reason: typeof reason === 'string' ? reason : '' })
  if (outcome.ok) throw redirect(`${path}?note=${startsAt ? 'moved' : 'cancelled'}`, { status: 303 })
  if (outcome.reason === 'not-there') throw data(null, { status: 404 })
  const { zone } = selectedIn(search)
  const next = outcome.reason === 'gone' ? outcome.next.map((time) => timeView(time, zone)) : []
  return data<ChangeAnswer>({ refusal: outcome.reason, next }, { status: 409 })
}
