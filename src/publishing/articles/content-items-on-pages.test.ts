import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { renameContentItem } from '#publishing/editor/items/create-content-item.server.ts'
import { moveContentItem } from '#publishing/editor/items/move-content-item.server.ts'
import { previewPath } from '#publishing/editor/items/preview-content-item.server.ts'
import { saveContentItem } from '#publishing/editor/items/save-content-item.server.ts'
import { listPublished } from '#publishing/editor/items/version-db.server.ts'
import { seedContentItems } from '#publishing/editor/seed-content-items.server.ts'
import { anArticle, anArticleText, anonymous } from '#test/publishing/content-items.ts'
import { openSite } from '#test/web-app.ts'
import { newWorld, type World } from '#test/world.ts'

vi.setConfig({ testTimeout: 60_000 })

const soon = { timeout: 1_000, interval: 20 }

async function twoNodes() {
  const world = await newWorld()
  await seedContentItems(world)
  const pool = openPool(world.databaseUrl, 5)
  onTestFinished(() => pool.end())
  const second: World = { ...world, pool, db: openDatabase(pool) }
  const nodes = [await openSite(world), await openSite(second)]
  for (const node of nodes) await node.get('/blog')
  return { world, nodes }
}

test('a published edit reaches pages, feed, sitemap and search of both nodes within a second', async () => {
  const { world, nodes } = await twoNodes()
  const slug = 'pillar-3a-2026'
  const entry = (await listPublished(world.db)).find((each) => each.slug === slug)
  const id = entry?.id ?? ''
  for (const node of nodes)
    for (const path of ['/blog', `/blog/${slug}`]) expect((await node.get(path)).status).toBe(200)
  world.setNow('2026-12-01T09:00:00Z')
  await saveContentItem(world, anonymous, { id, startedFrom: 1, text: anArticleText({ title: 'Unheard-of title' }) })
  expect(await (await nodes[1]?.get('/blog'))?.text()).not.toContain('Unheard-of title')
  await moveContentItem(world, anonymous, { id, move: 'publish', version: 2 })
  const title = expect.stringContaining('Unheard-of title')
  for (const node of nodes)
    await vi.waitFor(async () => expect(await (await node.get(`/blog/${slug}`)).text()).toEqual(title), soon)
  for (const node of nodes) {
    for (const path of ['/blog', '/rss.xml', '/search?q=unheard', '/sitemap'])
      expect([path, await (await node.get(path)).text()]).toEqual([path, title])
    expect(await (await node.get('/sitemap.xml')).text()).toContain(`${slug}</loc><lastmod>2026-12-01</lastmod>`)
  }
  const page = await (await nodes[1]?.get(`/blog/${slug}`))?.text()
  expect(page).toContain('"dateModified":"2026-12-01')
  expect(page).toContain('We checked the figures on 21')
})

test('a withdrawn article answers 410 on both nodes, a renamed one redirects', async () => {
  const { world, nodes } = await twoNodes()
  const id = await anArticle(world, { isPublic: true })
  const statuses = (path: string) => Promise.all(nodes.map(async (node) => (await node.get(path)).status))
  await vi.waitFor(async () => expect(await statuses('/blog/paying-in')).toEqual([200, 200]), soon)
  await renameContentItem(world, anonymous, { id, slug: 'third-pillar' })
  await vi.waitFor(async () => expect(await statuses('/blog/paying-in')).toEqual([308, 308]), soon)
  expect((await nodes[1]?.get('/blog/paying-in'))?.headers.get('Location')).toBe('/blog/third-pillar')
  expect(await statuses('/blog/third-pillar')).toEqual([200, 200])
  await moveContentItem(world, anonymous, { id, move: 'withdraw', version: 1 })
  await vi.waitFor(async () => expect(await statuses('/blog/third-pillar')).toEqual([410, 410]), soon)
  expect(await statuses('/blog/paying-in')).toEqual([410, 410])
  expect(await statuses('/blog/never-was')).toEqual([404, 404])
  expect(await (await nodes[0]?.get('/rss.xml'))?.text()).not.toContain('third-pillar')
})

test('a preview needs a valid signed URL that has not expired', async () => {
  const world = await newWorld()
  const site = await openSite(world)
  const id = await anArticle(world)
  await saveContentItem(world, anonymous, { id, startedFrom: 1, text: anArticleText({ title: 'Not public yet' }) })
  const path = previewPath(world, id)
  const shown = await site.get(path)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('Cache-Control')).toBe('private, no-store')
  expect(shown.headers.get('X-Robots-Tag')).toContain('noindex')
  const html = await shown.text()
  expect(html).toContain('Not public yet')
  expect(html).toContain('name="robots" content="noindex"')
  expect(site.pages.size()).toBe(0)
  const [, until = ''] = path.split('.')
  const other = await anArticle(world, { slug: 'other' })
  const forged = [
    path.slice(0, -2),
    path.replace(until, String(Number(until) + 60)),
    path.replace(id, other),
    '/preview/x',
  ]
  for (const address of forged) expect([address, (await site.get(address)).status]).toEqual([address, 404])
  expect((await site.get('/blog/paying-in')).status).toBe(404)
  world.setNow('2026-11-25T09:00:00Z')
  expect((await site.get(path)).status).toBe(404)
})

test('a preview renders for every kind of content item', async () => {
  const world = await newWorld()
  await seedContentItems(world)
  const site = await openSite(world)
  const entries = await listPublished(world.db)
  for (const kind of ['article', 'faq', 'case-study', 'law', 'position', 'profile']) {
    const entry = entries.find((each) => each.kind === kind)
    const reply = await site.get(previewPath(world, entry?.id ?? ''))
    expect([kind, reply.status]).toEqual([kind, 200])
  }
})
