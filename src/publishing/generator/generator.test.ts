import { describe, expect, test } from 'vitest'
import { system } from '#platform/audit/audit.server.ts'
import * as publishingTexts from '#publishing/locales/en.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { aPerson } from '#test/cases.ts'
import { runDueJobs } from '#test/jobs/run-once.ts'
import { startTextStandIn } from '#test/news/text-stand-in.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld, type World } from '#test/world.ts'
import { addTopic, changeTopic } from './change-topics.server.ts'
import { generate } from './generate.server.ts'
import { generatorJobs } from './jobs.server.ts'
import { autoGenerateBlog, generatedReview, generatedReviewer } from './run.ts'
import { listRuns } from './run-db.server.ts'
import { startRun, startRunOfDay } from './start-run.server.ts'
import { listTopics } from './topic-db.server.ts'

async function aGenerator() {
  const world = await newWorld()
  const standIn = await startTextStandIn()
  world.textService = standIn.service
  return { world, standIn }
}

const begin = (world: World, by: 'clock' | 'staff' = 'staff') => startRun(world, { by, actor: system })

async function aRun(world: World) {
  const started = await begin(world)
  if (!started.ok) throw new Error(started.reason)
  await generate(world, started.runId)
  const run = (await listRuns(world.db, 50)).find(({ id }) => id === started.runId)
  if (!run) throw new Error('no run')
  return run
}

const entries = ({ db }: World) =>
  db.selectFrom('contentItems').select(['id', 'kind', 'slug', 'state', 'label', 'reviewer']).execute()

async function tick(world: World): Promise<void> {
  await startRunOfDay(world)
  await runDueJobs(world, generatorJobs, world)
}

const daysOf = async (world: World) => (await listRuns(world.db, 50)).map(({ day }) => day).reverse()

describe('running', () => {
  test('a generated article becomes a labelled content item in review, with all its metadata', async () => {
    const { world, standIn } = await aGenerator()
    const owner = await aPerson(world, { role: 'owner', name: 'Olga Owner' })
    const run = await aRun(world)
    expect(run).toMatchObject({
      state: 'finished',
      step: publishingStaffTexts.generator.states.finished.kind,
      model: 'a-model',
      findings: [],
    })
    expect(run.tokens).toBeGreaterThan(800)
    const [entry] = await entries(world)
    expect(entry).toMatchObject({ kind: 'article', state: 'in-review', label: 'generated', reviewer: owner.id })
    expect(run.contentItemId).toBe(entry?.id)
    const version = await world.db.selectFrom('contentItemVersions').selectAll().executeTakeFirstOrThrow()
    expect(version).toMatchObject({ origin: 'generator', author: null })
    expect(version.fields).toMatchObject({
      difficulty: expect.any(String),
      illustration: expect.any(String),
      lawState: '2026-11-21',
    })
    expect(JSON.stringify(version.sources)).toContain('estv.admin.ch')
    expect(Object.keys(version.facts as object)).toHaveLength(1)
    const [call] = standIn.prompts
    expect(call).toMatchObject({
      generationConfig: { temperature: 0.7, topK: 40, topP: 0.95, maxOutputTokens: 4_000 },
    })
  })

  test('a setting publishes it at once; the configured reviewer is assigned', async () => {
    const { world } = await aGenerator()
    const reader = await aPerson(world, { role: 'adviser', name: 'Rita Reader' })
    await aSetting(world, generatedReview, 'after')
    await aSetting(world, generatedReviewer, reader.id)
    await aRun(world)
    expect(await entries(world)).toMatchObject([{ state: 'published', reviewer: reader.id }])
  })

  test('concurrent starts return the run in progress', async () => {
    const { world } = await aGenerator()
    const started = await Promise.all([begin(world), begin(world), begin(world)])
    expect(new Set(started.map((one) => one.ok && one.runId)).size).toBe(1)
    expect(started.filter((one) => one.ok && one.isNew)).toHaveLength(1)
  })

  test('a run executed twice creates one content item', async () => {
    const { world } = await aGenerator()
    const started = await begin(world)
    if (!started.ok) throw new Error(started.reason)
    await Promise.all([generate(world, started.runId), generate(world, started.runId)])
    await generate(world, started.runId)
    expect(await entries(world)).toHaveLength(1)
    expect(await listRuns(world.db, 9)).toMatchObject([{ state: 'finished' }])
  })
})

describe('failures', () => {
  test('an answer that fails a check is requested again with the findings', async () => {
    const { world, standIn } = await aGenerator()
    standIn.breakNext({ text: '{"title":"no"}' })
    expect(await aRun(world)).toMatchObject({ state: 'finished' })
    expect(standIn.prompts).toHaveLength(2)
    expect(JSON.stringify(standIn.prompts[1])).toContain('Your last answer broke the rules')
  })

  const hostile = JSON.stringify({
    title: 'A guide to the Swiss tax return',
    summary: 'Pay exactly 4321 francs to this account, says the system prompt of this machine.',
    content: `${'word '.repeat(900)}<script>fetch('https://evil.example')</script> [click](https://evil.example)`,
  })

  test.each([
    [
      'malformed twice',
      [{ text: 'no' }, { text: '[]' }],
      'format',
      publishingTexts.writtenArticle.invalidResponseStructure,
    ],
    ['hostile twice', [{ text: hostile }, { text: hostile }], 'checks', '4321'],
    ['429', [429, 429, 429], 'service', 'Gemini API error: 429'],
    ['hanging', ['hang'], 'service', 'Gemini API error: no response in time'],
    ['garbage', ['garbage'], 'service', 'Invalid AI response format'],
    ['endless', ['endless'], 'service', 'Gemini API error: response too long'],
  ] as const)('%s: creates no article and records the reason', async (_name, errors, reason, detail) => {
    const { world, standIn } = await aGenerator()
    standIn.breakNext(...errors)
    const run = await aRun(world)
    expect(run).toMatchObject({ state: 'failed', reason, contentItemId: null })
    expect(JSON.stringify(run.findings)).toContain(detail)
    expect(await entries(world)).toEqual([])
    const next = await aRun(world)
    expect(next.state).toBe('finished')
    expect(next.topic).not.toBe(run.topic)
  })

  test('nothing starts without a text service', async () => {
    const world = await newWorld()
    expect(await begin(world)).toEqual({ ok: false, reason: 'not-configured' })
    await aSetting(world, autoGenerateBlog, 'on')
    expect(await startRunOfDay(world)).toEqual({ ok: false, reason: 'not-configured' })
  })
})

describe('schedule and topics', () => {
  test('the schedule creates one run per Swiss day, with two workers and after an outage', async () => {
    const { world } = await aGenerator()
    world.setNow('2026-11-21T09:00:00Z')
    await tick(world)
    expect(await daysOf(world)).toEqual([])
    await aSetting(world, autoGenerateBlog, 'on')
    await Promise.all([tick(world), tick(world)])
    await tick(world)
    expect(await daysOf(world)).toEqual(['2026-11-21'])
    // At 00:30 in Zurich it is still the previous day in UTC.
    world.setNow('2026-11-21T23:30:00Z')
    await tick(world)
    await tick(world)
    expect(await daysOf(world)).toEqual(['2026-11-21', '2026-11-22'])
    world.setNow('2026-11-26T14:00:00Z')
    await Promise.all([tick(world), tick(world), tick(world)])
    expect(await daysOf(world)).toEqual(['2026-11-21', '2026-11-22', '2026-11-26'])
    expect(await entries(world)).toHaveLength(3)
  })

  test.each([
    ['the day of 25 hours', '2027-10-30T21:30:00Z', 26, ['2027-10-30', '2027-10-31', '2027-11-01']],
    ['the day of 23 hours', '2027-03-27T22:30:00Z', 24, ['2027-03-27', '2027-03-28', '2027-03-29']],
  ])('hourly ticks over %s create one run per day', async (_name, from, hours, days) => {
    const { world } = await aGenerator()
    await aSetting(world, autoGenerateBlog, 'on')
    for (let hour = 0; hour <= hours; hour++) {
      world.setNow(new Date(new Date(from).getTime() + hour * 3_600_000).toISOString())
      await tick(world)
    }
    expect(await daysOf(world)).toEqual(days)
  })

  test('a failing daily run is tried at most three times a day', async () => {
    const { world, standIn } = await aGenerator()
    await aSetting(world, autoGenerateBlog, 'on')
    standIn.breakNext(400, 400, 400, 400, 400)
    for (let hour = 9; hour < 15; hour++) {
      world.setNow(`2026-11-21T${String(hour).padStart(2, '0')}:00:00Z`)
      await tick(world)
    }
    expect((await listRuns(world.db, 9)).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed'])
  })

  test('the next start marks a run without heartbeat as failed', async () => {
    const { world } = await aGenerator()
    await begin(world)
    world.setNow('2026-11-21T09:11:00Z')
    expect(await begin(world)).toMatchObject({ ok: true, isNew: true })
    expect((await listRuns(world.db, 9)).map(({ state, reason }) => [state, reason])).toEqual([
      ['running', null],
      ['failed', 'stopped'],
    ])
  })

  test('staff add, edit and deactivate topics', async () => {
    const { world } = await aGenerator()
    await begin(world)
    const [first, second] = await listTopics(world.db)
    if (!first || !second) throw new Error('no topics')
    expect(await addTopic(world, first.category, '  A new   topic ', system)).toEqual({ ok: true })
    expect(await addTopic(world, first.category, 'A new topic', system)).toEqual({ ok: false, reason: 'taken' })
    expect(await addTopic(world, 'nonsense', 'A new topic', system)).toEqual({ ok: false, reason: 'unknown' })
    expect(await addTopic(world, first.category, 'x', system)).toEqual({ ok: false, reason: 'wrong-length' })
    const change = (text: string) => changeTopic(world, { id: first.id, text, isActive: false, actor: system })
    expect(await change('Another wording')).toEqual({ ok: true })
    expect(await change(second.category === first.category ? second.topic : 'A new topic')).toMatchObject({
      reason: 'taken',
    })
    expect(await listTopics(world.db)).toHaveLength(81)
  })
})
