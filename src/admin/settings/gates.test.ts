import { describe, expect, test, vi } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { seedFacts } from '#company/facts.ts'
import { maintenance, resetAllowList } from '#server/commands/gates.ts'
import { aPerson, aVisitor, cookieHeader, testPassword } from '#test/accounts/people.ts'
import { listAuditActions } from '#test/cases.ts'
import { aShop } from '#test/shop.ts'
import { buildWith, openSite, type Site } from '#test/web-app.ts'
import { newWorld, type World } from '#test/world.ts'

const build = await buildWith(['admin/home-page.tsx', 'admin/settings/settings-page.tsx', 'portal/home-page.tsx'])
const asPage = { Accept: 'text/html' }
const officeIp = '198.51.100.9'
const elsewhere = '203.0.113.200'

const openTwo = async (world: World) => [await openSite(world, {}, build), await openSite(world, {}, build)] as const

async function signedIn(world: World, role: 'owner' | 'admin' | 'adviser' | 'client' = 'owner') {
  const person = await aPerson(world, { role, username: role === 'client' ? null : role })
  const { headers } = await aVisitor(world, person)
  return { Cookie: cookieHeader(headers), ...asPage }
}

function save(site: Site, headers: Record<string, string>, values: Record<string, string>) {
  return site.ask('/admin/settings', { method: 'POST', headers, body: new URLSearchParams(values) })
}

describe('allowed networks', () => {
  const from = (ip: string) => ({ 'X-Forwarded-For': ip })
  const office = async () => {
    const world = await newWorld({ TRUSTED_PROXIES: '127.0.0.1' })
    const [one, other] = await openTwo(world)
    const owner = { ...(await signedIn(world)), ...from(officeIp) }
    return { world, one, other, owner }
  }

  test('the allow list blocks panel and API on every server at the next request, and nothing else', async () => {
    const { world, one, other, owner } = await office()
    expect((await other.get('/admin', { ...owner, ...from(elsewhere) })).status).toBe(200)
    expect((await save(one, owner, { intent: 'access', allowList: '198.51.100.0/24 # office' })).status).toBe(303)
    for (const path of ['/admin', '/admin/settings', '/ADMIN/', '/admin/%73ettings', '/admin?note=welcome']) {
      const reply = await other.ask(path, { headers: { ...owner, ...from(elsewhere) }, redirect: 'follow' })
      expect([path, reply.status]).toEqual([path, 403])
      const content = await reply.text()
      expect(content).toContain(accountTexts.allowList.accessIsNotAllowedFrom)
      expect(content).not.toContain(adminTexts.homePage.signIn2)
    }
    const data = await other.get('/admin/settings.data', { ...owner, ...from(elsewhere) })
    expect([data.status, (await data.text()).includes('198.51.100')]).toEqual([403, false])
    expect(
      (
        await save(
          other,
          { ...owner, ...from(elsewhere) },
          { intent: 'access', allowList: adminTexts.provider.well.chat },
        )
      ).status,
    ).toBe(403)
    expect((await other.get('/admin/settings', owner)).status).toBe(200)
    const forged = await other.get('/admin', { ...owner, ...from(`${officeIp}, ${elsewhere}`) })
    expect(forged.status).toBe(403)

    const login = (ip: string) =>
      other.ask('/api/admin-auth.php?action=login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...from(ip) },
        body: JSON.stringify({ username: 'owner', password: testPassword }),
      })
    const refused = await login(elsewhere)
    expect([refused.status, await refused.json()]).toEqual([
      403,
      {
        success: false,
        error: expect.stringContaining(
          'You cannot open the admin panel from this network. Ask an owner of the firm for access.',
        ),
      },
    ])
    expect((await login(officeIp)).status).toBe(200)
    expect((await other.get('/live', { ...owner, ...from(elsewhere) })).status).toBe(204)
    expect((await other.get('/about', from(elsewhere))).status).toBe(200)
    const client = { ...(await signedIn(world, 'client')), ...from(elsewhere) }
    expect((await other.get('/client-portal', client)).status).toBe(200)
  })

  test('refusals are audited with their IP address, at most ten per address', async () => {
    const { world, one, other, owner } = await office()
    await save(one, owner, { intent: 'access', allowList: officeIp })
    for (let knock = 0; knock < 14; knock++) await other.get('/admin', from(elsewhere))
    const { rows } = await world.pool.query("select outcome, ip from audit_events where action = 'admin-refused'")
    expect(rows).toEqual(Array(10).fill({ outcome: 'denied', ip: elsewhere }))
  })

  test('an owner cannot lock themselves out; invalid lines are named and the input is returned', async () => {
    const { one, owner } = await office()
    const lockOut = await save(one, owner, { intent: 'access', allowList: '203.0.113.0/24' })
    expect(lockOut.status).toBe(422)
    expect(await lockOut.text()).toMatch(/would lock you out.*198\.51\.100\.9/s)
    const strange = await save(one, owner, { intent: 'access', allowList: `${officeIp}\n<b>office</b>\n10.0.0.0/40` })
    const content = await strange.text()
    expect(strange.status).toBe(422)
    expect(content).toContain(adminTexts.setting.strangeLines(['&lt;b&gt;office&lt;/b&gt;', '10.0.0.0/40']))
    expect(content).not.toContain('<b>office')
    expect((await one.get('/admin/settings', { ...owner, 'X-Forwarded-For': elsewhere })).status).toBe(200)
  })

  test('the operator command clears the allow list', async () => {
    const { world, one, other, owner } = await office()
    await save(one, owner, { intent: 'access', allowList: officeIp })
    expect((await other.get('/admin', from(elsewhere))).status).toBe(403)
    expect(await resetAllowList(world)).toBe(0)
    expect((await other.get('/admin', from(elsewhere))).status).toBe(200)
    expect((await listAuditActions(world)).filter((action) => action === 'setting.saved')).toHaveLength(2)
  })

  test('an adviser can change neither the allow list nor the maintenance mode', async () => {
    const { world, one } = await office()
    const adviser = { ...(await signedIn(world, 'adviser')), ...from(officeIp) }
    for (const [intent, name, value] of [
      ['access', 'allowList', officeIp],
      ['maintenance', 'maintenanceMode', 'on'],
    ] as const) {
      expect((await save(one, adviser, { intent, [name]: value })).status).toBe(403)
    }
    expect((await one.get('/about', asPage)).status).toBe(200)
  })
})

function answersSoon(site: Site, path: string, status: number) {
  const ask = async () => expect((await site.get(path, asPage)).status).toBe(status)
  return vi.waitFor(ask, { timeout: 1_000, interval: 20 })
}

describe('maintenance mode', () => {
  const closing = {
    intent: 'maintenance',
    maintenanceMode: 'on',
    maintenanceMessage: 'New <b>server</b> today.',
    maintenanceUntil: '2026-11-21T14:30',
  }

  test('maintenance closes cached pages, portal and API on every server, and reopens them', async () => {
    const world = await aShop()
    const [one, other] = await openTwo(world)
    const owner = await signedIn(world)
    const client = await signedIn(world, 'client')
    for (const site of [one, other]) await (await site.get('/pricing', asPage)).text()
    expect([one.pages.size(), other.pages.size()]).toEqual([1, 1])
    expect((await save(one, owner, closing)).status).toBe(303)
    for (const site of [one, other]) await answersSoon(site, '/pricing', 503)
    expect([one.pages.size(), other.pages.size()]).toEqual([0, 0])

    for (const site of [one, other]) {
      const reply = await site.get('/pricing', asPage)
      const content = await reply.text()
      // The test clock is at 10:00 in Zurich, and the site reopens at 14:30, so visitors may retry in 4.5 hours.
      expect([reply.status, reply.headers.get('Retry-After')]).toEqual([503, String(4.5 * 60 * 60)])
      expect(reply.headers.get('Cache-Control')).toBe('no-store')
      expect(content).toContain('New &lt;b&gt;server&lt;/b&gt; today.')
      expect(content).toMatch(/back on 21\s.*14:30/)
      expect(content).not.toContain(seedFacts.email)
    }
    for (const path of ['/client-portal', '/', '/store/main/products', '/sitemap.xml', '/about.data', '/nowhere'])
      expect([path, (await other.get(path, client)).status]).toEqual([path, 503])
    const call = await other.get('/store/main/products')
    expect(await call.json()).toMatchObject({ code: 'maintenance', message: expect.stringContaining('server') })
    const sent = await other.ask('/contact', {
      method: 'POST',
      headers: asPage,
      body: new URLSearchParams({ name: 'x' }),
    })
    expect(sent.status).toBe(503)

    expect((await other.get('/healthz')).status).toBe(200)
    expect((await other.get('/readyz')).status).toBe(200)
    const notified = await other.ask('/api/webhooks/payments', { method: 'POST', body: '{}' })
    expect([notified.status, await notified.text()]).toEqual([200, '{"result":"ignored"}'])

    const panel = await (await other.get('/admin/settings', owner)).text()
    expect(panel).toContain(adminTexts.adminLayout.maintenanceModeIsOn)
    const seen = await other.get('/pricing', owner)
    expect([seen.status, seen.headers.get('Cache-Control'), other.pages.size()]).toEqual([200, 'private, no-store', 0])
    expect((await other.get('/pricing', asPage)).status).toBe(503)

    expect((await save(other, owner, { intent: 'maintenance', maintenanceMode: 'off' })).status).toBe(303)
    for (const site of [one, other]) await answersSoon(site, '/pricing', 200)
  })

  test('staff sign in during maintenance; an invalid time or message is refused with the input', async () => {
    const world = await newWorld()
    const [one, other] = await openTwo(world)
    const owner = await signedIn(world)
    for (const maintenanceUntil of ['tomorrow', '2026-13-01T10:00', '2026-03-29T02:30']) {
      const refused = await save(one, owner, { ...closing, maintenanceUntil })
      expect([refused.status, (await refused.text()).includes('New &lt;b&gt;')]).toEqual([422, true])
    }
    expect((await save(one, owner, { ...closing, maintenanceMessage: 'x'.repeat(301) })).status).toBe(422)
    expect((await other.get('/about', asPage)).status).toBe(200)
    await save(one, owner, { ...closing, maintenanceUntil: '' })
    await answersSoon(other, '/about', 503)
    const waiting = await other.get('/about', asPage)
    expect([waiting.status, waiting.headers.get('Retry-After')]).toEqual([503, '600'])
    const form = { intent: 'password', username: 'owner', password: testPassword }
    const entered = await other.ask('/admin', { method: 'POST', headers: asPage, body: new URLSearchParams(form) })
    expect(entered.status).toBe(303)
    const cookie = cookieHeader(entered.headers)
    expect((await one.get('/about', { ...asPage, Cookie: cookie })).status).toBe(200)
  })

  test('the operator command turns maintenance on and off', async () => {
    const world = await newWorld()
    const [one, other] = await openTwo(world)
    expect(await maintenance(world, ['perhaps'])).toBe(2)
    expect(await maintenance(world, ['on', 'Back soon', 'whenever'])).toBe(2)
    expect((await one.get('/about', asPage)).status).toBe(200)
    expect(await maintenance(world, ['on', 'Back soon'])).toBe(0)
    for (const site of [one, other]) await answersSoon(site, '/about', 503)
    expect(await maintenance(world, ['off'])).toBe(0)
    for (const site of [one, other]) await answersSoon(site, '/about', 200)
  })
})
