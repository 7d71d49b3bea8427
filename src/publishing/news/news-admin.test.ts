import { expect, test } from 'vitest'
import { system } from '#platform/audit/audit.server.ts'
import { aNewsWorld } from '#test/news/news-world.ts'
import { newWorld, type World } from '#test/world.ts'
import { decideItem } from './decide-item.server.ts'
import { listFeeds, syncFeeds, unread } from './feeds/feed-db.server.ts'
import { refreshFeeds } from './feeds/refresh-feeds.server.ts'
import { saveSource, trySource } from './feeds/save-source.server.ts'
import type { SourceEntry } from './feeds/source-entry.ts'
import { storeEntries } from './feeds/store-entries.server.ts'
import { findItem, listNewest, removeFilteredBefore, saveItem } from './item-db.server.ts'
import { asCards, findShown, listShown } from './shown-db.server.ts'

const entryOf = (title: string, url: string) => ({
  title,
  url,
  description: 'A tax story.',
  content: '',
  publishedAt: null,
})
const title = 'Default interest rate on taxes falls to 4.0 per cent'

async function twoSources() {
  const world = await newWorld({ MODE: 'test' })
  const common = {
    category: 'news',
    language: 'en',
    intervalMinutes: 60,
    homeUrl: 'https://x.example',
    licenceReason: '',
  } as const
  const sources = [
    { ...common, id: 'official', name: 'Office', feedUrl: 'https://x.example/a', licence: 'rewrite' as const },
    { ...common, id: 'press', name: 'Gazette', feedUrl: 'https://x.example/b', licence: 'link-only' as const },
  ]
  await world.db.transaction().execute((tx) => syncFeeds(tx, sources, world.now()))
  const feeds = await listFeeds(world.db)
  const report = async (id: string, text: string) => {
    const feed = feeds.find((one) => one.id === id)
    if (!feed) throw new Error(id)
    await storeEntries(world, feed, [entryOf(text, `https://x.example/${id}/${encodeURIComponent(text)}`)])
    const items = await listNewest(world.db, ['candidate', 'filtered_out'], 20)
    const found = items.find((item) => item.feedId === id && item.title === text)
    if (!found) throw new Error('not kept')
    return found
  }
  return { world, report }
}

async function publish(world: World, id: string) {
  await world.db.transaction().execute((tx) => saveItem(tx, id, { state: 'published', updatedAt: world.now() }))
}

test('an article lists every source of the same story, which is published once', async () => {
  const { world, report } = await twoSources()
  const press = await report('press', title)
  const office = await report('official', `${title} in 2027`)
  expect(office).toMatchObject({ state: 'candidate', storyId: press.storyId })
  expect(await findItem(world.db, press.id)).toMatchObject({ state: 'filtered_out', reason: 'same-story' })
  await publish(world, office.id)
  expect(await findShown(world.db, office.slug)).toMatchObject({
    also: [{ source: 'Gazette', originalUrl: press.originalUrl }],
  })
  expect((await asCards(world.db, await listShown(world.db)))[0]?.source).toMatch(/\. Also reported by Gazette$/)
  await removeFilteredBefore(world.db, new Date('2030-01-01'))
  expect(await findShown(world.db, office.slug)).toMatchObject({ also: [{ source: 'Gazette' }] })
})

test('staff take a wrongly grouped report out of its story', async () => {
  const { world, report } = await twoSources()
  const office = await report('official', title)
  const { id } = await report('press', title)
  expect(await decideItem(world, { itemId: id, decision: { act: 'keep' }, actor: system })).toEqual({
    ok: true,
    state: 'candidate',
  })
  await publish(world, office.id)
  expect(await findShown(world.db, office.slug)).toMatchObject({ also: [] })
})

test('every correction has a date, and none is saved without an explanation', async () => {
  const { world, report } = await twoSources()
  const { id, slug } = await report('official', title)
  await publish(world, id)
  const rewrite = { title, summary: 'A summary of this story.', content: '<p>A text.</p>', tags: [] }
  const correct = (correction: string) =>
    decideItem(world, { itemId: id, decision: { act: 'save', rewrite, correction }, actor: system })
  expect(await correct('')).toEqual({ ok: false, reason: 'correction-missing' })
  await correct('A name was wrong.')
  world.setNow('2026-11-23T09:00:00Z')
  await correct('A month was wrong.')
  expect(await findShown(world.db, slug)).toMatchObject({
    article: {
      corrections: [
        { text: 'A month was wrong.', at: new Date('2026-11-23T09:00:00Z') },
        { text: 'A name was wrong.', at: expect.any(Date) },
      ],
    },
  })
})

const entry: SourceEntry = {
  ...{
    name: 'Cantonal news',
    url: 'https://canton.example/feed',
    homeUrl: 'https://canton.example',
    category: 'government',
  },
  ...{ language: 'en', licence: 'link-only', licenceReason: '', intervalMinutes: 60, isListed: true },
}

test('the built-in source list does not overwrite sources edited by staff', async () => {
  const { world } = await aNewsWorld()
  await refreshFeeds(world, { which: 'all' })
  const saved = await saveSource(world, { feedId: 'demo-press', version: 0, entry, actor: system })
  expect(saved).toEqual({ ok: true, feedId: 'demo-press' })
  const added = { ...entry, name: 'Cantonal news', url: 'https://canton.example/other' }
  expect(await saveSource(world, { feedId: null, version: 0, entry: added, actor: system })).toEqual({
    ok: true,
    feedId: 'cantonal-news',
  })
  await refreshFeeds(world, { which: 'due' })
  const feeds = await listFeeds(world.db)
  expect(feeds.find(({ id }) => id === 'demo-press')).toMatchObject({ name: 'Cantonal news', isOurs: true, version: 1 })
  expect(feeds.find(({ id }) => id === 'cantonal-news')).toMatchObject({ url: added.url })
})

test('a stale save and a duplicate feed URL are refused', async () => {
  const { world } = await aNewsWorld()
  await refreshFeeds(world, { which: 'all' })
  const save = (feedId: string | null, change: Partial<SourceEntry> = {}, version = 0) =>
    saveSource(world, { feedId, version, entry: { ...entry, ...change }, actor: system })
  expect(await save('demo-press')).toMatchObject({ ok: true })
  expect(await save('demo-press', { name: 'Another' })).toEqual({ ok: false, reason: 'conflict' })
  expect(await save('demo-law')).toEqual({ ok: false, reason: 'address-taken' })
  expect(await save('no-such')).toEqual({ ok: false, reason: 'unknown-source' })
  const together = await Promise.all([
    save(null, { url: 'https://c.example' }),
    save(null, { url: 'https://c.example' }),
  ])
  expect(together.map(({ ok }) => ok).sort()).toEqual([false, true])
  await save('demo-press', { isListed: false }, 1)
  await world.db.transaction().execute((tx) => syncFeeds(tx, [], world.now()))
  expect((await listFeeds(world.db)).map(({ id }) => id)).not.toContain('demo-press')
  expect(unread.failures).toBe(0)
})

test('a source test shows the expected items or the error, and stores nothing', async () => {
  const { world, server, broken } = await aNewsWorld()
  const file = (name: string) => `${server.url}/dev/news/feeds/${name}`
  expect(await trySource(world, file('press.rss'))).toMatchObject({
    ...{ ok: true, count: 4, aboutTaxes: 3 },
    entries: expect.arrayContaining([expect.objectContaining({ dropped: 'not-about-tax' })]),
  })
  expect(await world.db.selectFrom('newsItems').select('id').execute()).toEqual([])
  broken.set('press.rss', 500)
  expect(await trySource(world, file('press.rss'))).toMatchObject({ ok: false, reason: expect.stringContaining('500') })
  expect(await trySource(world, 'http://10.0.0.1/feed')).toMatchObject({
    ok: false,
    reason: '10.0.0.1 is not a public address',
  })
})
