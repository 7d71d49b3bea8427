import { expect, test } from 'vitest'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { book } from '#content/pages/book.ts'
import { thursday } from '#test/appointments/bookings.ts'
import { aPerson, listEmails } from '#test/cases.ts'
import { aShop } from '#test/shop.ts'
import { openSite, type Site } from '#test/web-app.ts'
import { newWorld, runJobs } from '#test/world.ts'

function post(site: Site, path: string, form: Record<string, string>) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return site.ask(path, { method: 'POST', headers, body: new URLSearchParams(form).toString() })
}

const address = '/book/first-talk?channel=phone&language=en&zone=America%2FNew_York'
const entered = { topic: 'expat-tax-filing', name: 'Hannah Cole', email: 'hannah@example.com', website: '' }

test('the page of kinds is cacheable; free times are shown in the visitor’s and Swiss time', async () => {
  const world = await newWorld()
  await aPerson(world, { role: 'adviser', name: 'Luca Moser' })
  const site = await openSite(world)
  const kinds = await site.get('/book')
  expect(kinds.headers.get('Cache-Control')).toContain('public')
  expect(await kinds.text()).toContain('href="/book/first-talk"')
  const month = await site.get(address)
  expect(month.headers.get('Cache-Control')).toBe('no-store')
  expect(await month.text()).toContain('November 2026')
  const day = await (await site.get(`${address}&day=2026-12-10`)).text()
  expect(day).toContain('Thursday 10 December')
  expect(day).toContain(appointmentTexts.picker.hoursApart('6', false))
  expect(day).toContain(`<b>08:30</b><small>${appointmentTexts.picker.swissTime('14:30')}</small>`)
  expect((await site.get('/book/case-talk')).status).toBe(404)
  expect((await site.get('/book/paid')).status).toBe(200)
})

test('paid appointments show prices and link to the store; unsold ones are not offered', async () => {
  const world = await aShop()
  const site = await openSite(world)
  expect(await (await site.get('/book')).text()).toMatch(/From CHF.90\.00, VAT included\./)
  const paid = await (await site.get('/book/paid')).text()
  for (const content of [/30 minutes/, /CHF.150\.00/, /CHF.270\.00/, /href="\/product\/tax-consultation"/])
    expect(paid).toMatch(content)
  await world.pool.query("update products set purchasable = false where id = 'tax-consultation'")
  const unsold = await (await site.get('/book/paid')).text()
  expect(unsold).toContain(book.notSold)
  expect(unsold).not.toContain(appointmentTexts.bookKindPage.chooseConsultation)
})

test('a guest books without JavaScript: reserves, enters data, confirms, moves and cancels', async () => {
  const world = await newWorld()
  await aPerson(world, { role: 'adviser', name: 'Luca Moser' })
  const site = await openSite(world)
  const held = await post(site, address, { startsAt: thursday.toISOString() })
  expect(held.status).toBe(303)
  const form = (held.headers.get('Location') ?? '').replace(/#.*/, '')
  const shown = await (await site.get(form)).text()
  expect(shown).toContain('Reserved for you until')
  const late = await post(site, address, { startsAt: thursday.toISOString() })
  expect(late.status).toBe(409)
  const notified = await late.text()
  expect(notified).toContain(appointmentTexts.appointments.refusals.gone)
  expect(notified.match(/name="startsAt"/g)).toHaveLength(3)
  const wrong = await post(site, form, { ...entered, email: 'hannah' })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('value="Hannah Cole"')
  const requested = await post(site, form, entered)
  expect(requested.status).toBe(303)
  const sent = requested.headers.get('Location') ?? ''
  expect(sent).toContain('zone=America%2FNew_York')
  const requestPage = await (await site.get(sent.replace(/#.*/, ''))).text()
  expect(requestPage).toContain(book.requested.title)
  expect(requestPage).toContain('14:30–15:00 (Swiss time), 08:30–09:00 (New York)')
  const [email] = await listEmails(world)
  const confirm = /\/book\/confirm\/[\w-]+/.exec(email?.textBody ?? '')?.[0] ?? ''
  expect(await (await site.get(confirm)).text()).toContain('14:30–15:00 (Swiss time), 08:30–09:00 (New York)')
  const booked = await post(site, confirm, {})
  const own = (booked.headers.get('Location') ?? '').replace(/\?.*/, '')
  const page = await (await site.get(`${own}?booked=1`)).text()
  expect(page).toContain(appointmentTexts.guestPage.yourAppointmentIsBooked)
  expect(page).toContain('1001')
  const again = await site.get(confirm)
  expect([again.status, again.headers.get('location')]).toEqual([
    302,
    booked.headers.get('location')?.replace(/\?.*/, ''),
  ])
  const file = await site.get(`${own}/calendar.ics`)
  expect(file.headers.get('Content-Type')).toContain('text/calendar')
  expect((await site.get(`${own}x`)).status).toBe(404)
  expect((await site.get(`${own}x/calendar.ics`)).status).toBe(404)
  expect(await (await site.get(`${own}?move=1&day=2026-12-11`)).text()).toContain('time=2026-12-11')
  expect((await post(site, own, { startsAt: '2026-12-11T09:00:00.000Z' })).status).toBe(303)
  expect((await post(site, own, { reason: 'Moved away' })).status).toBe(303)
  expect(await (await site.get(own)).text()).toContain('Cancelled')
  await runJobs(world)
  expect(world.mail.sent.map(({ subject, attachment }) => [subject, attachment?.method])).toEqual(
    expect.arrayContaining([
      ['Please confirm your appointment', undefined],
      ['Your appointment on 10 Dec 2026 is booked', 'REQUEST'],
      ['New appointment on 10 Dec 2026: Hannah Cole', 'REQUEST'],
    ]),
  )
}, 30_000)

test('a filled honeypot gets the same response and sends no email', async () => {
  const world = await newWorld()
  await aPerson(world, { role: 'adviser' })
  const site = await openSite(world)
  const held = await post(site, address, { startsAt: thursday.toISOString() })
  const form = (held.headers.get('Location') ?? '').replace(/#.*/, '')
  expect((await post(site, form, { ...entered, website: 'https://spam.example' })).status).toBe(303)
  expect(await listEmails(world)).toEqual([])
})
