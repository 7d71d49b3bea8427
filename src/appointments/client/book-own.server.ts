import { data, type RouterContextProvider, redirect } from 'react-router'
import { actorOf } from '#accounts/sessions/current-user.server.ts'
import { holdForGuest } from '#appointments/booking/ask-guest.server.ts'
import { bookForSelf } from '#appointments/booking/book-appointment.server.ts'
import { instantOf, topicField } from '#appointments/booking/booking-form.ts'
import { wayOf, withQuery } from '#appointments/booking/booking-way.ts'
import { findHold } from '#appointments/booking/hold-db.server.ts'
import { selectedIn, type TimeView, timeView } from '#appointments/booking/view-picker.server.ts'
import { clientAppointmentPath } from '#appointments/paths.ts'
import type { Refusal } from '#appointments/refusal.ts'
import { readForm } from '#platform/http/read-form.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { withFlash } from '#portal/notices.server.ts'
import { chosenOf, listOptions, rulesFor } from './load-booking.server.ts'

export type OwnAnswer = { refusal: Refusal; next: TimeView[]; topic: string }

type At = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** Handles two forms: selecting a time reserves it, and confirming the reserved time books it. */
export async function bookOwn({ request, context, url }: At) {
  const services = servicesOf(context)
  const actor = actorOf({ request, context })
  const { searchParams: search, pathname } = url
  const form = await readForm(request)
  const content = topicField.safeParse(form.get('topic') ?? '')
  const topic = content.success ? content.data : ''
  const refused = (refusal: Refusal, next: TimeView[] = []) =>
    data<OwnAnswer>({ refusal, next, topic }, { status: 409 })
  const chosen = chosenOf(await listOptions(services, actor.person), search)
  if (!chosen) return refused('no-minutes')
  const rules = await rulesFor(services, chosen)
  const way = wayOf(search, rules)
  const { zone } = selectedIn(search)
  const startsAt = instantOf(form.get('startsAt'))
  const appointment = { kind: chosen.kind, durationMinutes: way.length, language: way.language }
  if (startsAt) {
    const requested = { ...appointment, startsAt, ownStaffId: chosen.adviserId, insteadOf: search.get('hold') }
    const outcome = await holdForGuest(services, requested, requestOf(context).ip)
    if (outcome.ok) throw redirect(`${withQuery(pathname, search, { hold: outcome.holdId })}#booking`, { status: 303 })
    return refused(outcome.reason, outcome.reason === 'gone' ? outcome.next.map((time) => timeView(time, zone)) : [])
  }
  const hold = await findHold(services.db, search.get('hold') ?? '', services.now())
  if (!hold) return refused('hold-over')
  const outcome = await bookForSelf(services, {
    ...{ ...appointment, startsAt: hold.startsAt, staffId: hold.staffId, holdId: hold.id, caseId: chosen.caseId },
    ...{ meetingType: way.channel, topic, zone, scenario: null, actor },
  })
  if (outcome.ok) throw redirect(withFlash(clientAppointmentPath(outcome.id), 'booked'), { status: 303 })
  return refused(outcome.reason, outcome.reason === 'gone' ? outcome.next.map((time) => timeView(time, zone)) : [])
}
