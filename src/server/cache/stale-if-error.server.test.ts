import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { circuitBreakerOf } from '#platform/db/circuit-breaker.server.ts'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import { seedCatalogue } from '#shop/catalogue/seed-catalogue.server.ts'
import { startBlackHole } from '#test/black-hole.ts'
import { openSite } from '#test/web-app.ts'
import { newWorld } from '#test/world.ts'

const paths = ['/store', '/product/basic', '/pricing']
const asPage = { Accept: 'text/html' }

async function aSiteWithAWay() {
  const world = await newWorld()
  await seedCatalogue(world)
  const way = await startBlackHole(world.databaseUrl)
  const pool = openPool(way.url)
  onTestFinished(() => pool.end())
  const site = await openSite({ ...world, pool, db: openDatabase(pool) })
  for (const path of paths) await site.get(path)
  expect(site.pages.size()).toBe(paths.length)
  const isOver = () => expect.poll(() => circuitBreakerOf(pool)?.isOpen(), { timeout: 5_000 }).toBe(false)
  return { world, way, site, isOver }
}

async function timed(ask: () => Promise<Response>) {
  const begin = performance.now()
  const { status, headers } = await ask()
  return { status, mark: headers.get('ETag'), seconds: (performance.now() - begin) / 1_000 }
}

test.each(['refuse', 'swallow'] as const)(
  'stale pages are served within two seconds during a database outage (%s)',
  async (manner) => {
    const { world, way, site, isOver } = await aSiteWithAWay()
    const before = await Promise.all(paths.map((path) => timed(() => site.get(path, asPage))))
    await way[manner]()
    site.pages.expire(['*'])
    const requested = [...paths, ...paths, '/pricing?utm_source=letter']
    const first = await Promise.all(requested.map((path) => timed(() => site.get(path, asPage))))
    for (const [at, { status, mark: etag, seconds }] of first.entries()) {
      const path = new URL(requested[at] ?? '', 'http://x').pathname
      expect([status, etag]).toEqual([200, before[paths.indexOf(path)]?.mark])
      expect(seconds).toBeLessThan(2.2)
    }
    const later = await Promise.all(requested.map((path) => timed(() => site.get(path))))
    for (const { status, seconds } of later) {
      expect(status).toBe(200)
      expect(seconds).toBeLessThan(0.5)
    }
    expect((await site.ask('/store', { method: 'HEAD' })).status).toBe(200)
    const known = await site.get('/store', { 'If-None-Match': before[0]?.mark ?? '' })
    expect(known.status).toBe(304)
    const plain = await site.get('/pricing', { 'Accept-Encoding': 'identity' })
    expect((await plain.text()).slice(-7)).toBe('</html>')
    expect((await site.get('/product/standard', asPage)).status).toBe(503)

    await world.db.updateTable('products').set({ title: 'Renamed meanwhile' }).where('id', '=', 'basic').execute()
    await way.clear()
    await isOver()
    const isNew = async () => (await (await site.get('/product/basic')).text()).includes('Renamed meanwhile')
    await expect.poll(isNew, { timeout: 2_000 }).toBe(true)
  },
  30_000,
)

test('no stale page is served while the database responds, however slowly', async () => {
  const world = await newWorld()
  await seedCatalogue(world)
  const site = await openSite(world)
  await site.get('/product/basic')
  for (const title of ['First', 'Second', 'Third'].map((word) => `${word} name of all`)) {
    await world.db.updateTable('products').set({ title }).where('id', '=', 'basic').execute()
    await announceChangedPages(world.db, ['/product/basic'])
    await pause(300)
    const texts = await Promise.all(Array.from({ length: 40 }, async () => (await site.get('/product/basic')).text()))
    expect(texts.filter((text) => !text.includes(title)).length).toBe(0)
  }
  const holder = await world.pool.connect()
  await holder.query('begin; lock table products')
  await holder.query(`update products set title = 'The last name' where id = 'basic'`)
  site.pages.expire(['*'])
  const waiting = [1, 2, 3].map(async () => (await site.get('/product/basic')).text())
  await pause(3_000)
  await holder.query('commit')
  holder.release()
  expect((await Promise.all(waiting)).map((text) => text.includes('The last name'))).toEqual([true, true, true])
}, 20_000)

test('an incomplete page rendered during an outage never replaces a complete one', async () => {
  const { way, site, isOver } = await aSiteWithAWay()
  const offer = '/services/flat-rate-tax-returns'
  const whole = (await site.get(offer)).headers.get('ETag')
  site.pages.expire(['*'])
  await way.refuse()
  expect((await site.get(offer)).headers.get('ETag')).toBe(whole)
  const other = await site.get('/services/withholding-tax')
  expect([other.status, site.pages.size()]).toEqual([200, 0])
  await way.clear()
  await isOver()
  const cached = () => site.get(offer).then(() => site.pages.size())
  await expect.poll(cached, { timeout: 5_000 }).toBeGreaterThan(0)
})

test('a deleted page is not served during an outage', async () => {
  const { world, way, site } = await aSiteWithAWay()
  await world.db.updateTable('products').set({ status: 'draft' }).where('id', '=', 'basic').execute()
  site.pages.expire(['*'])
  expect((await site.get('/product/basic')).status).toBe(404)
  await way.refuse()
  expect((await site.get('/product/basic', asPage)).status).toBe(503)
  expect((await site.get('/store', asPage)).status).toBe(200)
})

test('a refused form leaves the stale copy of its page in place', async () => {
  const { way, site } = await aSiteWithAWay()
  const whole = (await site.get('/contact')).headers.get('ETag')
  expect(whole).not.toBeNull()
  site.pages.expire(['*'])
  const headers = { ...asPage, 'Content-Type': 'application/x-www-form-urlencoded' }
  expect((await site.ask('/contact', { method: 'POST', headers, body: 'email=' })).status).toBe(422)
  await way.refuse()
  const shown = await site.get('/contact', asPage)
  expect([shown.status, shown.headers.get('ETag')]).toEqual([200, whole])
})
