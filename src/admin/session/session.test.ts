import { expect, test } from 'vitest'
import { staffIdleMinutes, staffSecondFactor } from '#accounts/team/staff-settings.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { aPerson, aVisitor, codeOf, cookieHeader, testPassword } from '#test/accounts/people.ts'
import { aCase } from '#test/cases.ts'
import { aSetting } from '#test/settings.ts'
import { buildWith, openSite, type Site } from '#test/web-app.ts'
import { newWorld } from '#test/world.ts'

const build = await buildWith([
  'admin/home-page.tsx',
  'admin/second-factor-page.tsx',
  'admin/settings/settings-page.tsx',
  'admin/session/saved-form-page.tsx',
  'admin/session/session-route.ts',
  'accounts/drafts/draft-route.ts',
  'accounts/people/staff/client-list-page.tsx',
  'admin/lists/export-route.ts',
])
const asPage = { Accept: 'text/html' }

async function anOffice(role: 'owner' | 'adviser' = 'owner', username = 'olga') {
  const world = await newWorld()
  const sites = [await openSite(world, {}, build), await openSite(world, {}, build)] as const
  const person = await aPerson(world, { role, username })
  const { headers } = await aVisitor(world, person)
  return { world, sites, person, headers: { Cookie: cookieHeader(headers), ...asPage } }
}

const secondsLeft = async (site: Site, headers: Record<string, string>, init: RequestInit = {}) =>
  (await (await site.ask('/admin/session', { headers, ...init })).json()).secondsLeft

async function signInAt(site: Site, username: string, next: string) {
  const form = { intent: 'password', username, password: testPassword, next }
  const reply = await site.ask('/admin', { method: 'POST', headers: asPage, body: new URLSearchParams(form) })
  return { to: reply.headers.get('Location') ?? '', headers: { Cookie: cookieHeader(reply.headers), ...asPage } }
}

const nextOf = (reply: Response) =>
  new URL(reply.headers.get('Location') ?? '', 'http://x').searchParams.get('next') ?? 'nowhere'

async function expire({ world, sites, headers }: Awaited<ReturnType<typeof anOffice>>, values: [string, string][]) {
  world.setNow('2026-11-21T10:01:00Z')
  const reply = await sites[1].ask('/admin/settings', {
    method: 'POST',
    headers,
    body: new URLSearchParams(values),
  })
  expect(reply.status).toBe(303)
  return nextOf(reply)
}

test('a shorter timeout applies on every server; polling does not extend the session, the button does', async () => {
  const { world, sites, headers } = await anOffice()
  expect(await secondsLeft(sites[0], headers)).toBe(3600)
  world.setNow('2026-11-21T09:20:00Z')
  expect(await secondsLeft(sites[1], headers)).toBe(2400)
  expect(await secondsLeft(sites[0], headers)).toBe(2400)
  expect(await secondsLeft(sites[0], headers, { method: 'POST', body: new URLSearchParams({ stay: 'yes' }) })).toBe(
    3600,
  )
  expect(await secondsLeft(sites[1], headers)).toBe(3600)
  await aSetting(world, staffIdleMinutes, 5)
  expect(await secondsLeft(sites[0], headers)).toBe(300)
  expect((await sites[0].get('/admin/settings', headers)).status).toBe(200)
  world.setNow('2026-11-21T09:25:00Z')
  expect(await secondsLeft(sites[1], headers)).toBe(0)
  for (const site of sites) expect((await site.get('/admin/settings', headers)).status).toBe(303)
  expect(await secondsLeft(sites[0], headers, { method: 'POST', body: new URLSearchParams({ stay: 'yes' }) })).toBe(0)
})

test('no session lasts longer than twelve hours', async () => {
  const { world, sites, headers } = await anOffice()
  await aSetting(world, staffIdleMinutes, 480)
  world.setNow('2026-11-21T16:30:00Z')
  expect((await sites[0].get('/admin/settings', headers)).status).toBe(200)
  world.setNow('2026-11-21T20:59:00Z')
  expect(await secondsLeft(sites[1], headers, { method: 'POST', body: new URLSearchParams({ stay: 'yes' }) })).toBe(60)
})

test('a form sent after the timeout is saved encrypted, without passwords, and resent after sign-in', async () => {
  const office = await anOffice()
  const message = 'Grüezi <b>all</b>\nfrom 14:00'
  const stored = await expire(office, [
    ['intent', 'maintenance'],
    ['maintenanceMode', 'on'],
    ['maintenanceMessage', message],
    ['password', 'not to be kept'],
  ])
  expect(stored).toMatch(/^\/admin\/saved-forms\/[\da-f-]{36}$/)
  const { world, sites } = office
  const { rows } = await world.pool.query('select encrypted_payload from drafts')
  expect(rows[0].encrypted_payload.toString('latin1')).not.toMatch(/maintenance|not to be/)
  expect((await sites[0].get('/about', asPage)).status).toBe(200)
  const { to, headers } = await signInAt(sites[0], 'olga', stored)
  expect(to).toBe(`${stored}?note=welcome`)
  const page = await (await sites[0].get(to, headers)).text()
  expect(page).toContain('Grüezi &lt;b&gt;all&lt;/b&gt;\nfrom 14:00')
  expect(page).toMatch(/type="hidden" name="intent" value="maintenance"/)
  expect(page).toMatch(/action="\/admin\/settings"/)
  expect(page).not.toContain('not to be kept')
  // With JavaScript, the URL parameter `saved` refills the form, but only for its sender and on its own page.
  const id = stored.split('/').pop()
  const brought = async (path: string, from = headers) => (await sites[0].get(`${path}?saved=${id}`, from)).text()
  expect(await brought('/admin/settings')).toContain('from 14:00')
  expect(await brought('/admin/clients')).not.toContain('from 14:00')
  await aPerson(world, { role: 'owner', username: 'ben' })
  const { headers: ofBen } = await signInAt(sites[1], 'ben', '/admin')
  expect(await brought('/admin/settings', ofBen)).not.toContain('from 14:00')
  const again = new URLSearchParams({ intent: 'maintenance', maintenanceMessage: 'Grüezi' })
  expect((await sites[1].ask('/admin/settings', { method: 'POST', headers, body: again })).status).toBe(303)
  const { rows: saved } = await world.pool.query("select value from settings where key = 'maintenance_message'")
  expect(saved).toEqual([{ value: 'Grüezi' }])
})

test('only the sender opens a saved form, and only within a day', async () => {
  const office = await anOffice()
  const stored = await expire(office, [['maintenanceMessage', 'Only for me']])
  const { world, sites } = office
  await aPerson(world, { role: 'owner', username: 'ben' })
  const other = await signInAt(sites[1], 'ben', stored)
  expect((await sites[1].get(stored, other.headers)).status).toBe(404)
  expect((await sites[1].get(stored, asPage)).status).toBe(303)
  const own = await signInAt(sites[1], 'olga', stored)
  for (const id of ['x', '00000000-0000-4000-8000-000000000000', "' or 1=1"])
    expect((await sites[1].get(`/admin/saved-forms/${encodeURIComponent(id)}`, own.headers)).status).toBe(404)
  expect((await sites[1].get(stored, own.headers)).status).toBe(200)
  const { accountJobs } = await import('#accounts/jobs.server.ts')
  world.setNow('2026-11-22T10:02:00Z')
  await accountJobs.find(({ name }) => name === 'account-clear-expired')?.run(world, {}, '1')
  expect((await world.pool.query('select 1 from drafts')).rowCount).toBe(0)
})

test('clients, visitors and autosaves save no forms; staff save at most twenty', async () => {
  const office = await anOffice()
  const { world, sites } = office
  const client = await aPerson(world)
  const { headers } = await aVisitor(world, client)
  world.setNow('2026-12-30T10:00:00Z')
  for (const Cookie of [cookieHeader(headers), 'session=made-up.signature', '']) {
    const body = new URLSearchParams({ maintenanceMessage: 'x' })
    const reply = await sites[0].ask('/admin/settings', { method: 'POST', headers: { Cookie, ...asPage }, body })
    expect([303, 404]).toContain(reply.status)
  }
  expect((await world.pool.query('select 1 from drafts')).rowCount).toBe(0)
  const Cookie = office.headers.Cookie
  const autosave = {
    method: 'POST',
    headers: { Cookie, ...asPage },
    body: new URLSearchParams({ auto: '1', body: 'x' }),
  }
  expect((await sites[0].ask('/admin/drafts?form=%2Fadmin+note&writer=page-1234', autosave)).status).toBe(303)
  expect((await world.pool.query('select 1 from drafts')).rowCount).toBe(0)
  for (let time = 0; time < 22; time++) await expire(office, [['maintenanceMessage', `${time}`]])
  expect((await world.pool.query('select 1 from drafts')).rowCount).toBe(20)
})

test('a required second factor blocks every page on every server until it is set up', async () => {
  const { world, sites, headers, person } = await anOffice()
  const found = await aCase(world)
  expect((await sites[1].get('/admin/clients', headers)).status).toBe(200)
  const saved = await sites[0].ask('/admin/settings', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ intent: 'access', secondFactor: 'required' }),
  })
  expect(saved.status).toBe(303)
  const closed = ['/admin', '/admin/clients', '/admin/settings', '/admin/lists/clients/export', '/admin/clients.data']
  for (const path of closed) {
    const reply = await sites[1].get(path, headers)
    const content = await reply.text()
    expect([path, content.includes(found.client.email), content.includes(adminTexts.todaySide.totalClients)]).toEqual([
      path,
      false,
      false,
    ])
    expect([path, [202, 303].includes(reply.status)]).toEqual([path, true])
  }
  for (const intent of ['access', 'no-such-form']) {
    const sent = new URLSearchParams({ intent, secondFactor: 'off' })
    const refused = await sites[1].ask('/admin/settings', { method: 'POST', headers, body: sent })
    expect([refused.status, refused.headers.get('Location')]).toEqual([303, '/admin/second-factor'])
  }
  expect((await sites[1].get('/live', headers)).status).toBe(204)
  const page = await sites[1].get('/admin/second-factor', headers)
  expect([page.status, (await page.text()).includes(adminTexts.todaySide.totalClients)]).toEqual([200, false])

  const start = new URLSearchParams({ intent: 'start', password: testPassword })
  const begun = await sites[0].ask('/admin/second-factor', { method: 'POST', headers, body: start })
  const secret = /secret=([A-Z2-7]+)/.exec(await begun.text())?.[1] ?? ''
  const confirm = new URLSearchParams({ intent: 'confirm', code: codeOf(secret, world.now()) })
  const done = await sites[1].ask('/admin/second-factor', { method: 'POST', headers, body: confirm })
  expect([done.status, done.headers.get('Location')]).toEqual([303, '/admin/settings?note=second-factor-on'])
  const renewed = { ...asPage, Cookie: cookieHeader(done.headers) || headers.Cookie }
  expect((await sites[0].get('/admin/clients', renewed)).status).toBe(200)
  const { rows } = await world.pool.query('select value from settings where key = $1', [staffSecondFactor.key])
  expect([rows[0].value, person.twoFactorEnabled]).toEqual(['required', false])
})
