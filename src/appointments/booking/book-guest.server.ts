import { data, type RouterContextProvider, redirect } from 'react-router'
import * as accountTexts from '#accounts/locales/en.ts'
import { findCurrentUser, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { clientAppointmentPath } from '#appointments/paths.ts'
import type { Refusal } from '#appointments/refusal.ts'
import { type FieldErrors, fieldErrors } from '#platform/field-errors.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { t } from '#platform/texts.ts'
import { type AskGuestInput, askGuest, holdForGuest } from './ask-guest.server.ts'
import { bookForSelf } from './book-appointment.server.ts'
import { guestForm, instantOf } from './booking-form.ts'
import { type Way, withQuery } from './booking-way.ts'
import { findHold } from './hold-db.server.ts'
import { type TimeView, timeView } from './view-picker.server.ts'

export type BookAnswer = {
  refusal: Refusal | null
  next: TimeView[]
  fields: FieldErrors
  values: Record<string, string>
}

type At = { request: Request; context: Readonly<RouterContextProvider>; path: string; search: URLSearchParams }
const nothing: BookAnswer = { refusal: null, next: [], fields: {}, values: {} }

export async function holdPressed({ context, path, search }: At, form: FormData, way: Way, zone: string) {
  const startsAt = instantOf(form.get('startsAt'))
  if (!startsAt) return data(nothing, { status: 422 })
  const outcome = await holdForGuest(
    servicesOf(context),
    {
      ...{ kind: 'first-talk', durationMinutes: way.length, language: way.language, startsAt },
      insteadOf: search.get('hold'),
    },
    requestOf(context).ip,
  )
  if (outcome.ok) throw redirect(`${withQuery(path, search, { hold: outcome.holdId })}#booking`, { status: 303 })
  const next = outcome.reason === 'gone' ? outcome.next.map((time) => timeView(time, zone)) : []
  const status = outcome.reason === 'gone' ? 409 : 429
  return data<BookAnswer>({ ...nothing, refusal: outcome.reason, next }, { status })
}

/** Books a reserved time: for a signed-in client at once, for a guest after confirmation by email. */
export async function bookHeld({ request, context, path, search }: At, form: FormData, way: Way, zone: string) {
  const services = servicesOf(context)
  const holdId = search.get('hold') ?? ''
  const user = await findCurrentUser(services, request)
  const person = user?.person.role === 'client' ? user.person : null
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const parsed = guestForm.safeParse({ ...values, ...(person ? { name: person.name, email: person.email } : {}) })
  if (!parsed.success)
    return data<BookAnswer>(
      {
        ...nothing,
        fields: fieldErrors(parsed.error, {
          ...t(accountTexts.accounts).fields,
          ...t(appointmentTexts.appointments).fields,
        }),
        values,
      },
      { status: 422 },
    )
  const content = { durationMinutes: way.length, language: way.language, meetingType: way.channel, zone }
  const refused = (refusal: BookAnswer['refusal'], next: TimeView[] = []) =>
    data<BookAnswer>({ ...nothing, refusal, next, values }, { status: refusal === 'too-many' ? 429 : 409 })
  if (person) {
    const hold = await findHold(services.db, holdId, services.now())
    if (!hold) return refused('hold-over')
    const { topic, scenario } = parsed.data
    const actor = { person, metadata: requestMetadata(context, request) }
    const booked = await bookForSelf(services, {
      ...{ ...content, kind: 'first-talk', startsAt: hold.startsAt, staffId: hold.staffId, holdId, caseId: null },
      ...{ topic, scenario, actor },
    })
    if (booked.ok) throw redirect(`${clientAppointmentPath(booked.id)}?note=booked`, { status: 303 })
    return refused(booked.reason, booked.reason === 'gone' ? booked.next.map((time) => timeView(time, zone)) : [])
  }
  const requested: AskGuestInput = { ...parsed.data, ...content }
  const looksLikeSpam = values.website !== undefined && values.website !== ''
  const outcome = await askGuest(services, { ...requested, holdId, ip: requestOf(context).ip, looksLikeSpam })
  if (!outcome.ok) return refused(outcome.reason)
  const [until, time] = [String(outcome.until.getTime()), outcome.startsAt.toISOString()]
  const sent = { hold: '', scenario: '', day: '', month: '', requested: until, time }
  throw redirect(`${withQuery(path, search, sent)}#booking`, { status: 303 })
}
