import { describe, expect, test, vi } from 'vitest'
import { system } from '#platform/audit/audit.server.ts'
import * as newsTexts from '#publishing/news/locales/en.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { aPerson } from '#test/accounts/people.ts'
import { aNewsWorld, anAnswer, aRun, jobsOfNews } from '#test/news/news-world.ts'
import { startTextStandIn } from '#test/news/text-stand-in.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { listFeeds } from './feeds/feed-db.server.ts'
import { refreshFeeds } from './feeds/refresh-feeds.server.ts'
import { storeEntries } from './feeds/store-entries.server.ts'
import { countItems, listNewest } from './item-db.server.ts'
import { dailyNewsJob, newsJobs } from './jobs.server.ts'
import { autoGenerateNews } from './news-settings.ts'
import { findBudget, findNewestRun } from './runs/run-db.server.ts'
import { runNews } from './runs/run-news.server.ts'
import { findCooldownEnd, findProgress, startRun } from './runs/start-run.server.ts'
import { findShown, listShown } from './shown-db.server.ts'

describe('news run', () => {
  test('reads the feeds, rewrites the five newest items and publishes them labelled', async () => {
    const { world } = await aNewsWorld()
    const standIn = await startTextStandIn()
    world.textService = standIn.service
    const pause = vi.fn(async () => undefined)
    expect(await aRun(world, pause)).toMatchObject({ state: 'finished', total: 5, done: 5, note: null })
    expect(pause.mock.calls).toEqual([[2000], [2000], [2000], [2000]])
    const shown = await listShown(world.db)
    expect(shown.map(({ title, isRewritten }) => [title.slice(0, 20), isRewritten])).toEqual([
      ['Pillar 3a: the limit', true],
      ['Tax at source: reque', true],
      ['Individual taxation:', true],
      ['Direct federal tax o', false],
      ['Where families pay t', false],
    ])
    expect(shown[0]?.content).toMatch(
      /^<p>This is a summary of a report from the Demonstration feed \(government\)\.<\/p><p>/,
    )
    expect(shown[0]?.tags).toContain(returnTexts.figure.codes['pillar-3a'])
    expect(shown[3]).toMatchObject({ content: null, description: expect.stringMatching(/^Companies pay .*well\.$/) })
    expect(shown[4]).toMatchObject({ content: null, description: '', tags: [] })
    expect(standIn.prompts).toHaveLength(3)
    expect(await findBudget(world.db, '2026-11-21')).toMatchObject({ drafts: 3, tokens: expect.any(Number) })
    expect(await countItems(world.db)).toMatchObject({ filtered_out: 2, published: 5, candidate: 7 })
  })

  test('continues with the next five items and finds nothing twice', async () => {
    const { world } = await aNewsWorld()
    for (const expected of [5, 10, 12]) {
      await aRun(world)
      expect(await listShown(world.db)).toHaveLength(expected)
    }
    expect(await aRun(world)).toMatchObject({ total: 0, done: 0 })
  })

  test('without a text service publishes headline, one sentence and the source', async () => {
    const { world } = await aNewsWorld()
    await aRun(world)
    const shown = await listShown(world.db)
    expect(shown.every(({ isRewritten, content }) => !isRewritten && content === null)).toBe(true)
    expect(shown[0]?.description).toBe(
      'The maximum deductions for payments into pillar 3a have not changed for tax year 2026.',
    )
  })

  test.each([
    ['is busy', [429, 429, 429], 'service', 'Gemini API error: 429'],
    ['fails', [500, 500, 500], 'service', 'Gemini API error: 500'],
    ['hangs', ['hang'], 'service', 'Gemini API error: no response in time'],
    ['answers no JSON', ['garbage'], 'service', 'Invalid AI response format'],
    ['has no candidate', ['no-candidates'], 'service', 'Invalid AI response format'],
    ['writes no JSON', [{ text: 'Dear editor' }], 'service', newsTexts.rewritePrompt.invalidAiResponseFormatAi],
    [
      'leaves out the text',
      [{ text: anAnswer({ content: undefined }) }],
      'service',
      newsTexts.rewritePrompt.invalidResponseStructure,
    ],
    ['adds a number', [{ text: anAnswer({ summary: 'The rate is 99.5 per cent.' }) }], 'numbers', '99.5'],
    ['is too short', [{ text: anAnswer({ content: '<p>Short.</p>' }) }], 'length', '1 words'],
    [
      'adds a script',
      [{ text: anAnswer({ content: `<p>${'word '.repeat(230)}</p><script>x</script>` }) }],
      'markup',
      'script',
    ],
  ] as const)(
    'publishes the source and records the reason if the text service %s',
    async (_name, errors, check, detail) => {
      const { world } = await aNewsWorld()
      const standIn = await startTextStandIn()
      world.textService = standIn.service
      standIn.breakNext(...errors)
      await aRun(world)
      const [first, second] = await listNewest(world.db, ['published'], 2)
      expect(first).toMatchObject({ isRewritten: false, checks: [{ check, detail }], tags: [] })
      expect(second).toMatchObject({ isRewritten: true, checks: [] })
      expect(JSON.stringify(first?.rewrite ?? '')).not.toContain('<script')
      expect((await listShown(world.db))[0]).toMatchObject({ isRewritten: false, content: null })
    },
  )

  test('defers rewrites over the daily budget to the next day', async () => {
    const { world } = await aNewsWorld({ NEWS_DRAFTS_PER_DAY: '1' })
    world.textService = (await startTextStandIn()).service
    expect((await aRun(world)).note).toContain('today’s budget has been used up')
    expect((await listShown(world.db)).filter(({ isRewritten }) => isRewritten)).toHaveLength(1)
    world.setNow('2026-11-22T09:00:00Z')
    await aRun(world)
    expect((await listShown(world.db)).filter(({ isRewritten }) => isRewritten)).toHaveLength(2)
  })

  test('leaves items for review by staff by default', async () => {
    const { world } = await aNewsWorld({}, { review: null })
    const standIn = await startTextStandIn()
    world.textService = standIn.service
    standIn.breakNext({ text: anAnswer({ content: '<p>Short.</p>' }) })
    await aRun(world)
    expect(await listShown(world.db)).toEqual([])
    expect(await countItems(world.db)).toMatchObject({ in_review: 4, checks_failed: 1 })
    const [waiting] = await listNewest(world.db, ['in_review'], 1)
    expect(await findShown(world.db, waiting?.slug ?? '')).toBeNull()
  })

  test('continues an interrupted run and ignores a finished one', async () => {
    const { world } = await aNewsWorld()
    const started = await startRun(world, { by: 'system', actor: system })
    if (!started.ok) throw new Error(started.reason)
    await world.db.updateTable('newsRuns').set({ done: 3 }).execute()
    await runNews(world, started.runId, async () => undefined)
    expect(await listShown(world.db)).toHaveLength(2)
    await runNews(world, started.runId, async () => undefined)
    expect(await listShown(world.db)).toHaveLength(2)
  })
})

describe('starting a run', () => {
  test('ten concurrent starts create one run', async () => {
    const { world } = await aNewsWorld()
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, at) => startRun(world, { by: at % 2 ? 'staff' : 'visitor', actor: system })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'running')).toHaveLength(9)
    expect(await jobsOfNews(world)).toEqual(['news-run'])
  })

  test('visitors wait an hour after a run of a visitor; staff and the schedule do not', async () => {
    const { world } = await aNewsWorld()
    const start = (by: 'visitor' | 'staff' | 'system') => startRun(world, { by, actor: system })
    const end = () => world.db.updateTable('newsRuns').set({ state: 'finished' }).execute()
    for (const by of ['system', 'staff', 'visitor'] as const) {
      expect(await start(by)).toMatchObject({ ok: true })
      await end()
    }
    const until = new Date('2026-11-21T10:00:00Z')
    expect(await start('visitor')).toEqual({ ok: false, reason: 'cooling' })
    expect(await findCooldownEnd(world)).toEqual(until)
    expect(await start('staff')).toMatchObject({ ok: true })
    await end()
    world.setNow('2026-11-21T10:00:00Z')
    expect(await start('visitor')).toMatchObject({ ok: true })
  })

  test('a run without heartbeat fails after five minutes and no longer blocks others', async () => {
    const { world } = await aNewsWorld()
    await startRun(world, { by: 'system', actor: system })
    expect(await findProgress(world)).toMatchObject({ state: 'running' })
    world.setNow('2026-11-21T09:05:01Z')
    expect(await findProgress(world)).toMatchObject({ state: 'failed' })
    expect(await startRun(world, { by: 'visitor', actor: system })).toMatchObject({ ok: true })
    expect(await findProgress(world)).toMatchObject({ state: 'running' })
  })

  test('the daily run depends on the setting', async () => {
    const { world } = await aNewsWorld()
    const daily = newsJobs.find(({ name }) => name === dailyNewsJob.name)
    await daily?.run(world, null, '1')
    expect(await findNewestRun(world.db)).toBeNull()
    await aSetting(world, autoGenerateNews, 'on')
    await daily?.run(world, null, '1')
    expect(await findNewestRun(world.db)).toMatchObject({ startedBy: 'system' })
  })
})

describe('feeds', () => {
  test('are fetched only when due, with a conditional request', async () => {
    const { world, server } = await aNewsWorld()
    await refreshFeeds(world, { which: 'due' })
    expect(server.requests).toHaveLength(5)
    await refreshFeeds(world, { which: 'due' })
    expect(server.requests).toHaveLength(5)
    world.setNow('2026-11-21T10:00:00Z')
    expect(await refreshFeeds(world, { which: 'due' })).toMatchObject(Array(5).fill({ ok: true, added: 0 }))
    expect(server.requests).toHaveLength(10)
    expect(server.requests.at(-1)?.headers['if-none-match']).toBe('"one"')
  })

  test('a failing feed is fetched less often; at ten failures the owner gets one email', async () => {
    const { world, broken } = await aNewsWorld()
    const owner = await aPerson(world, { role: 'owner' })
    broken.set('law.atom', 500)
    const states: string[] = []
    for (let failure = 1; failure <= 11; failure++) {
      await refreshFeeds(world, { which: 'due' })
      const law = (await listFeeds(world.db)).find(({ id }) => id === 'demo-law')
      if (!law) throw new Error('no feed')
      states.push(law.state)
      expect(law).toMatchObject({ failures: failure, lastError: expect.stringContaining('responded with status 500') })
      world.setNow(law.dueAt.toISOString())
    }
    expect(states).toEqual([...Array(2).fill('ok'), ...Array(7).fill('backing_off'), ...Array(2).fill('broken')])
    await runJobs(world)
    expect(world.mail.sent).toMatchObject([
      { to: owner.email, subject: expect.stringContaining('Demonstration feed (law)') },
    ])
    broken.clear()
    await refreshFeeds(world, { which: 'due' })
    const law = (await listFeeds(world.db)).find(({ id }) => id === 'demo-law')
    expect(law).toMatchObject({ state: 'ok', failures: 0, lastError: null })
  })

  test('a failing feed does not stop the others, and the run records it', async () => {
    const { world, broken } = await aNewsWorld()
    broken.set('government.rss', 503)
    const run = await aRun(world)
    expect(run).toMatchObject({ state: 'finished', done: 5 })
    expect(run.note).toContain('Demonstration feed (government)')
  })

  test('the same title from another feed is filtered out', async () => {
    const { world, server } = await aNewsWorld()
    await refreshFeeds(world, { which: 'all' })
    const [item] = await listNewest(world.db, ['candidate'], 1)
    const feed = (await listFeeds(world.db)).find(({ id }) => id === 'demo-press')
    if (!feed || !item) throw new Error('nothing there')
    const entry = { title: `${item.title.toUpperCase()}!`, description: '', content: '', publishedAt: null }
    expect(await storeEntries(world, feed, [{ ...entry, url: `${server.url}/elsewhere` }])).toBe(0)
    const leftOut = await listNewest(world.db, ['filtered_out'], 9)
    expect(leftOut.find(({ originalUrl }) => originalUrl === `${server.url}/elsewhere`)).toMatchObject({
      reason: 'same-story',
      storyId: item.storyId,
    })
    expect(await storeEntries(world, feed, [{ ...entry, url: `${server.url}/once-more` }])).toBe(0)
    const again = (await listNewest(world.db, ['filtered_out'], 9)).filter(({ reason }) => reason === 'duplicate')
    expect(again.map(({ originalUrl }) => originalUrl)).toEqual([`${server.url}/once-more`])
  })

  test('demo feeds are not read outside the demo installation', async () => {
    const world = await newWorld({ MODE: 'test' })
    world.fetchOutbound = async () => ({ kind: 'unchanged' })
    await refreshFeeds(world, { which: 'all' })
    expect((await listFeeds(world.db)).map(({ url }) => new URL(url).protocol)).toEqual(['https:', 'https:'])
  })
})
