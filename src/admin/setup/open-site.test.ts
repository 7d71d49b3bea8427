import { expect, test, vi } from 'vitest'
import { staffSecondFactor } from '#accounts/team/staff-settings.ts'
import * as adminTexts from '#admin/locales/en.ts'
import * as setupTexts from '#admin/locales/en-setup.ts'
import { companySettings } from '#company/company-settings.ts'
import { seedFacts } from '#company/facts.ts'
import { siteOpenedAt } from '#platform/http/maintenance.ts'
import { mailJobs } from '#platform/mail/jobs.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import * as serverTexts from '#server/locales/en.ts'
import { aPerson, aVisitor, cookieHeader, testPassword } from '#test/accounts/people.ts'
import { anEmail } from '#test/mail/an-email.tsx'
import { runJobsNow } from '#test/mail/run-jobs-now.ts'
import { aSetting } from '#test/settings.ts'
import { buildWith, openSite, type Site } from '#test/web-app.ts'
import { newWorld, type World } from '#test/world.ts'

const build = await buildWith(['admin/home-page.tsx', 'admin/setup/setup-page.tsx'])
const asPage = { Accept: 'text/html' }
const path = '/admin/settings/setup'
const production = {
  MODE: 'production',
  SECRET_KEY: 'x'.repeat(32),
  PUBLIC_URL: 'http://localhost:3000',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

async function aNewSite(env: Record<string, string> = production) {
  const world = await newWorld(env)
  await aSetting(world, staffSecondFactor, 'off')
  return { world, site: await openSite(world, {}, build) }
}

async function signedIn(world: World, role: 'owner' | 'admin') {
  const { headers } = await aVisitor(world, await aPerson(world, { role, username: role }))
  return { Cookie: cookieHeader(headers), ...asPage }
}

const open = (site: Site, headers: Record<string, string>, password = testPassword) =>
  site.ask(path, { method: 'POST', headers, body: new URLSearchParams({ intent: 'open', password }) })

async function confirmCompany(world: World) {
  for (const [name, setting] of companySettings) await aSetting(world, setting, seedFacts[name])
}

const answersSoon = (site: Site, status: number) =>
  vi.waitFor(async () => expect((await site.get('/about', asPage)).status).toBe(status), {
    timeout: 1_000,
    interval: 20,
  })

test('until an owner opens it, visitors of a new site see only that it is not open yet', async () => {
  const { world, site } = await aNewSite()
  for (const url of ['/', '/about', '/product/basic', '/client-portal', '/sitemap.xml', '/nowhere']) {
    const reply = await site.get(url, asPage)
    const content = await reply.text()
    expect([url, reply.status, reply.headers.get('Cache-Control')]).toEqual([url, 503, 'no-store'])
    expect(reply.headers.get('Retry-After')).toBe('600')
    expect(content).toContain(serverTexts.closeForMaintenance.notOpenYet)
    expect(content).toContain('noindex')
    for (const fact of ['email', 'phone', 'street', 'uid'] as const) expect(content).not.toContain(seedFacts[fact])
  }
  const call = await site.get('/store/main/products')
  expect([call.status, await call.json()]).toMatchObject([503, { code: 'not_open' }])
  expect((await site.get('/healthz')).status).toBe(200)
  expect((await site.get('/readyz')).status).toBe(200)
  expect((await site.ask('/api/webhooks/payments', { method: 'POST', body: '{}' })).status).toBe(200)

  const owner = await signedIn(world, 'owner')
  expect(await (await site.get('/admin', owner)).text()).toContain(adminTexts.adminLayout.notOpenYet)
  const seen = await site.get('/about', owner)
  expect([seen.status, seen.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  const sent = await site.ask('/contact', { method: 'POST', headers: owner, body: new URLSearchParams({ name: 'x' }) })
  expect(sent.status).toBe(503)
})

test('a demo is open from the start', async () => {
  const { site } = await aNewSite({ MODE: 'demo' })
  expect((await site.get('/about', asPage)).status).toBe(200)
})

test('the site opens for owners only, with their password and confirmed company data', async () => {
  const { world, site } = await aNewSite()
  const owner = await signedIn(world, 'owner')
  const early = await open(site, owner)
  expect([early.status, await early.text()]).toEqual([409, expect.stringContaining(setupTexts.setupPage.factsMissing)])
  await confirmCompany(world)
  expect((await open(site, await signedIn(world, 'admin'))).status).toBe(403)
  expect((await open(site, owner, 'a wrong password')).status).toBe(422)
  expect((await site.get('/about', asPage)).status).toBe(503)
  expect((await open(site, owner)).status).toBe(303)
  await answersSoon(site, 200)
})

test('of two tabs that open the site, the second changes nothing', async () => {
  const { world, site } = await aNewSite()
  const owner = await signedIn(world, 'owner')
  await confirmCompany(world)
  const replies = await Promise.all([open(site, owner), open(site, owner)])
  expect(replies.map(({ status }) => status)).toEqual([303, 303])
  const { rows } = await world.pool.query('select outcome from audit_events where object_id = $1', [siteOpenedAt.key])
  expect(rows).toHaveLength(1)
  expect(await (await site.get(path, owner)).text()).toContain('Open to visitors since')
})

test('before the site opens, emails go to staff only, and others are never sent later', async () => {
  const { world } = await aNewSite()
  const send = async (to: string) => {
    await queueEmail(world.db, { wasVerified: true, eventKey: `test:${to}`, to, emailContent: anEmail('Hello') })
    await runJobsNow(world, mailJobs, world)
  }
  const owner = await aPerson(world, { role: 'owner' })
  await send(owner.email)
  await send('client@elsewhere.example')
  expect(world.mail.sent.map(({ to }) => to)).toEqual([owner.email])
  await aSetting(world, siteOpenedAt, world.now().toISOString())
  await runJobsNow(world, mailJobs, world)
  await send('later@elsewhere.example')
  expect(world.mail.sent.map(({ to }) => to)).toEqual([owner.email, 'later@elsewhere.example'])
  const { rows } = await world.pool.query("select state from emails where to_address like 'client@%'")
  expect(rows).toEqual([{ state: 'failed' }])
})
