import * as accountTexts from '#accounts/locales/en.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { kindName } from '#appointments/booking/book-appointment.server.ts'
import { instantOf, topicField } from '#appointments/booking/booking-form.ts'
import { wayOf } from '#appointments/booking/booking-way.ts'
import { timeView } from '#appointments/booking/view-picker.server.ts'
import { listCalendars } from '#appointments/calendar/calendar-db.server.ts'
import { findFreeTimes } from '#appointments/free-times/find-free-times.server.ts'
import { countByDay } from '#appointments/free-times/free-times.ts'
import { swissZone, whenText } from '#appointments/free-times/zone.ts'
import { kindSettings } from '#appointments/kinds/kind-rules.ts'
import type { AppointmentKind } from '#appointments/kinds/kinds.ts'
import { freeUntil, isLate } from '#appointments/kinds/terms.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { dayOf, swissDay } from '#platform/day.ts'
import { type FieldErrors, fieldErrors } from '#platform/field-errors.ts'
import { formatTime, formatWeekday } from '#platform/format.ts'
import { calendarDay } from '#platform/intl-words.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import { movedBy } from '#platform/working-days.ts'
import { findHits, findPersonChosen, listBookableCases, newPerson, type Values } from './booking-person.server.ts'

const copy = () => t(appointmentStaffTexts.bookingForm)

const kindsOfCase = ['case-talk', 'included', 'paid'] as const satisfies readonly AppointmentKind[]
const kindsWithoutCase = ['first-talk', 'case-talk'] as const satisfies readonly AppointmentKind[]

/** The booking form with everything chosen so far. Values that are no longer possible are replaced by possible ones. */
export async function viewBooking(ctx: AdminContext, values: Values) {
  const { services } = ctx
  const { who, person } = await findPersonChosen(ctx, values)
  const isClient = person?.kind === 'client'
  const cases = isClient ? await listBookableCases(ctx, person.id) : []
  const found = cases.find(({ id }) => id === values.case) ?? null
  const kinds = found ? kindsOfCase : kindsWithoutCase
  const kind = oneOf<AppointmentKind>(kinds, values.kind ?? null) ?? (isClient ? 'case-talk' : 'first-talk')
  const rules = await readSetting(services, kindSettings[kind])
  const { staffId, staff, spoken } = await findStaff(ctx, values.staff, found?.assignedTo ?? null)
  const languages = rules.languages.filter((code) => spoken === null || spoken.includes(code))
  const search = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, value ?? '']))
  const way = wayOf(search, { ...rules, languages: languages.length > 0 ? languages : rules.languages })
  const requested = { kind, durationMinutes: way.length, language: way.language, staffId, byFirm: true }
  const today = swissDay(services.now())
  const horizon = await findFreeTimes(services, requested, { from: today, to: movedBy(today, rules.daysAhead) })
  const counts = countByDay(horizon.times)
  const selectedAt = instantOf(values.startsAt)
  const day =
    dayOf(values.goto ?? values.day ?? '') || (selectedAt ? swissDay(selectedAt) : ([...counts.keys()][0] ?? today))
  const times = horizon.times.filter(({ startsAt }) => swissDay(new Date(startsAt)) === day)
  const startsAt = times.find((time) => time.startsAt === selectedAt?.getTime()) ? selectedAt : null
  const q = (values[`q-${who}`] ?? '').trim().slice(0, 100)
  return {
    who,
    q,
    person,
    hits: person === null || values.intent === 'search' ? await findHits(ctx, who, q) : [],
    cases: cases.map(({ id, caseNumber, title }) => ({ value: id, label: `${caseNumber}, ${title}` })),
    caseId: found?.id ?? null,
    freeMinutes: found?.free ?? null,
    kind,
    kinds: kinds.map((value) => ({ value, label: kindName(value, found?.id ?? null) })),
    staff,
    staffId,
    way,
    ...{ lengths: rules.lengths, channels: rules.channels, languages },
    day,
    dayName: /^\d{4}-\d{2}-\d{2}$/.test(day) ? calendarDay(day, 'long') : day,
    times: times.map((time) => timeView(time, swissZone)),
    nextDays: [...counts.keys()]
      .filter((each) => each !== day && each >= today)
      .toSorted((a, b) => Number(a < day) - Number(b < day) || (a < b ? -1 : 1))
      .slice(0, 4)
      .map((each) => ({ day: each, name: calendarDay(each, 'short') })),
    startsAt: startsAt?.toISOString() ?? null,
    /** The chosen time in words if it is not free any more, or not for this kind and length. */
    isGone: selectedAt !== null && startsAt === null && day === swissDay(selectedAt) ? momentText(selectedAt) : null,
    when: startsAt ? whenText({ startsAt, durationMinutes: way.length }, swissZone) : null,
    freeUntil: startsAt && !isLate({ startsAt }, services.now()) ? momentText(freeUntil({ startsAt })) : null,
    topic: values.topic ?? '',
    entered: { name: values.name ?? '', email: values.email ?? '', phone: values.phone ?? '' },
  }
}

export type BookingFormView = Awaited<ReturnType<typeof viewBooking>>

const momentText = (instant: Date) => copy().moment(formatWeekday(instant), formatTime(instant))

/** What is missing before the booking can be reviewed, by field. */
export function missingIn(view: BookingFormView, values: Values): FieldErrors {
  const { person, who } = view
  const errors: FieldErrors = {}
  if (person === null && who === 'new') {
    const read = newPerson.safeParse(values)
    const words = { ...t(accountTexts.accounts).fields, ...t(appointmentTexts.appointments).fields, ...copy().fields }
    Object.assign(errors, read.success ? {} : fieldErrors(read.error, words))
  } else if (person === null) errors[`q-${who}`] = copy().choosePerson[who]
  else if (person.kind !== 'client' && view.way.channel === 'phone' && !person.phone) {
    const read = newPerson.shape.phone.safeParse(values.phone ?? '')
    errors.phone = read.success ? copy().phoneMissing : t(accountTexts.accounts).fields['phone-unknown']
  }
  if (!topicField.safeParse(view.topic).success) errors.topic = copy().topicTooLong
  if (view.startsAt === null) errors.startsAt = view.isGone ? copy().timeGone(view.isGone) : copy().chooseTime
  return errors
}

/** Without a choice, the adviser of the case or the person booking; an empty choice means any adviser. */
async function findStaff({ services, person }: AdminContext, chosen: string | undefined, own: string | null) {
  const calendars = await listCalendars(services.db)
  const staff = calendars.filter(({ isBookable, id }) => isBookable || id === own)
  const adviser = staff.find(({ id }) => id === (chosen ?? own ?? person.id)) ?? (chosen === '' ? null : staff[0])
  return {
    staffId: adviser?.id ?? null,
    spoken: adviser?.languages ?? null,
    staff: [...staff.map(({ id, name }) => ({ value: id, label: name })), { value: '', label: copy().anyAdviser }],
  }
}
