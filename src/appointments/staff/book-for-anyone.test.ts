import { expect, test } from 'vitest'
import * as appointmentEmailTexts from '#appointments/locales/en-emails.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { t } from '#platform/texts.ts'
import { contactForm } from '#site/contact/lead.ts'
import { submitEnquiry } from '#site/contact/submit-enquiry.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aTalkingCase } from '#test/appointments/bookings.ts'
import { aPerson } from '#test/cases.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { action, loader } from './book-appointment-page.tsx'
import type { BookingStep } from './booking-action.server.ts'
import * as calendar from './calendar-page.tsx'
import { gapsBetween } from './view-calendar.server.ts'

const path = '/admin/calendar/new'
const startsAt = '2026-12-10T13:30:00.000Z'
const chosen = { kind: 'first-talk', channel: 'phone', length: '30', language: 'en', day: '2026-12-10', startsAt }
const someone = { who: 'new', name: 'Diego Ruiz', email: 'diego@example.com', phone: '079 123 45 67' }
const copy = t(appointmentStaffTexts.bookingForm)

async function ctx() {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser', name: 'Luca Moser' })
  const post = async (form: Record<string, string>, who = adviser) => {
    const outcome = await outcomeOf(action(argsFor(world, who, { path, form: { staff: adviser.id, ...form } })))
    return { ...outcome, step: outcome.data as BookingStep }
  }
  const appointments = () => world.db.selectFrom('appointments').selectAll().orderBy('number').execute()
  return { world, adviser, post, appointments }
}

test('someone new is booked after a review; the email reaches an address that no one has confirmed', async () => {
  const { world, post, appointments } = await ctx()
  const review = await post({ ...chosen, ...someone, intent: 'review' })
  expect(review.step).toMatchObject({ step: 'review', view: { person: { kind: 'new', name: 'Diego Ruiz' } } })
  expect(await appointments()).toEqual([])
  const book = { ...chosen, ...someone, intent: 'book', key: 'key-1' }
  expect(await post(book)).toMatchObject({ status: 303 })
  expect(await post(book)).toMatchObject({ status: 303 })
  expect(await appointments()).toMatchObject([
    { guestName: 'Diego Ruiz', guestPhone: '+41 79 123 45 67', bookedBy: 'firm', status: 'confirmed', clientId: null },
  ])
  await runJobs(world)
  const words = t(appointmentEmailTexts.appointments)
  const emails = world.mail.sent.filter(({ to }) => to === someone.email)
  expect(emails).toMatchObject([{ attachment: { method: 'REQUEST' } }])
  expect(emails[0]?.text).toContain(words.facts.when)
  expect(emails[0]?.text).not.toContain('Diego')
})

test.each([
  ['no one chosen', { who: 'client' }, { 'q-client': copy.choosePerson.client }],
  ['no phone for a call', { ...someone, phone: '' }, { phone: copy.phoneMissing }],
  ['no time', { ...someone, startsAt: '' }, { startsAt: copy.chooseTime }],
  ['a broken address', { ...someone, email: 'diego' }, { email: expect.any(String) }],
])('a booking is refused and keeps everything: %s', async (_, form, errors) => {
  const { post } = await ctx()
  const outcome = await post({ ...chosen, topic: 'Tax at source', ...form, intent: 'review' })
  expect(outcome).toMatchObject({ status: 422, step: { step: 'form', view: { topic: 'Tax at source' } } })
  expect(outcome.step.errors).toEqual(errors)
})

test('of two advisers who book the same time, the second keeps the form and sees fresh times', async () => {
  const { world, adviser, post } = await ctx()
  const other = await aPerson(world, { role: 'adviser' })
  expect(await post({ ...chosen, ...someone, intent: 'book', key: 'one' })).toMatchObject({ status: 303 })
  const late = { ...chosen, who: 'new', name: 'Ana Silva', email: 'ana@example.com', phone: '079 222 22 22' }
  const outcome = await post({ ...late, intent: 'book', key: 'two' }, other)
  expect(outcome).toMatchObject({
    status: 409,
    step: { step: 'form', view: { entered: { name: 'Ana Silva' }, staffId: adviser.id, startsAt: null } },
  })
  const times = outcome.step.view.times.map(({ swiss }) => swiss)
  expect(times).not.toContain('14:30')
  expect(times).toContain('15:30')
})

test('an enquirer is found and booked; the enquiry stays linked', async () => {
  const { world, post, appointments } = await ctx()
  const enquiry = contactForm.parse({ name: 'Diego Ruiz', email: 'd@example.com', topic: 'other', message: 'Hello' })
  await submitEnquiry(world, enquiry, { ip: '192.0.2.1', looksLikeSpam: false })
  const search = await post({ ...chosen, who: 'enquirer', 'q-enquirer': 'Ruiz', intent: 'search' })
  expect(search.step.view.hits).toMatchObject([{ value: '1001', name: 'Diego Ruiz' }])
  const whom = { who: 'enquirer', lead: '1001', channel: 'video' }
  expect(await post({ ...chosen, ...whom, intent: 'book', key: 'key' })).toMatchObject({ status: 303 })
  expect(await appointments()).toMatchObject([{ guestEmail: 'd@example.com', leadId: expect.any(String) }])
})

test('a client is booked without a case; an address of a client books for that client', async () => {
  const { world, post, appointments } = await ctx()
  const client = await aPerson(world, { name: 'Clara Benet' })
  const own = { ...chosen, kind: 'case-talk', who: 'client', client: client.id }
  expect(await post({ ...own, intent: 'book', key: 'one' })).toMatchObject({ status: 303 })
  const again = { ...chosen, ...someone, email: client.email, startsAt: '2026-12-10T15:30:00.000Z' }
  expect(await post({ ...again, intent: 'book', key: 'two' })).toMatchObject({ status: 303 })
  expect(await appointments()).toMatchObject([
    { clientId: client.id, caseId: null, title: 'Appointment with your adviser' },
    { clientId: client.id, guestEmail: null },
  ])
})

test('an adviser cannot book for the client of a colleague', async () => {
  const { world, post, appointments } = await ctx()
  const { client, id } = await aTalkingCase(world)
  const outcome = await post({ ...chosen, who: 'client', client: client.id, case: id, intent: 'book', key: 'key' })
  expect(outcome).toMatchObject({ status: 422, step: { view: { person: null, caseId: null } } })
  expect(await appointments()).toEqual([])
})

test('the calendar draws working hours and offers free times that open the form', async () => {
  const { world, adviser } = await ctx()
  const at = `/admin/calendar?day=2026-12-10&new=${startsAt}&staff=${adviser.id}`
  const data = await calendar.loader(argsFor(world, adviser, { path: at }))
  const lane = data.calendar.days.find(({ day }) => day === '2026-12-10')?.lanes[0]
  expect(lane?.off).not.toEqual([])
  expect(lane?.slots.map(({ startsAt: slot }) => slot)).toContain(startsAt)
  expect(data.booking).toMatchObject({ view: { startsAt, staffId: adviser.id } })
  const opened = await outcomeOf(loader(argsFor(world, adviser, { path })))
  expect(opened.data).toMatchObject({ booking: { step: 'form' } })
})

test.each([
  ['nothing open', [], [{ start: 8, end: 18 }]],
  [
    'a lunch break',
    [
      { start: 9, end: 12 },
      { start: 13, end: 17 },
    ],
    [
      { start: 8, end: 9 },
      { start: 12, end: 13 },
      { start: 17, end: 18 },
    ],
  ],
  ['all open', [{ start: 8, end: 18 }], []],
])('hours outside working hours: %s', (_, open, gaps) => {
  expect(gapsBetween(open, { start: 8, end: 18 })).toEqual(gaps)
})
