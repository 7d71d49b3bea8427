import { describe, expect, onTestFinished, test } from 'vitest'
import { AuditSealer } from '#platform/audit/audit-sealer.server.ts'
import { instantOf } from '#platform/day.ts'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { openOwnerPool } from '#platform/db/prepare-database.server.ts'
import * as publishingEmailTexts from '#publishing/locales/en-emails.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { anArticle, anArticleText, anonymous } from '#test/publishing/content-items.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { findContentItem } from './items/content-item-db.server.ts'
import { createContentItem } from './items/create-content-item.server.ts'
import { moveContentItem } from './items/move-content-item.server.ts'
import { publishedContentItems } from './items/published.server.ts'
import { saveContentItem } from './items/save-content-item.server.ts'
import { publishDue, scheduleContentItem } from './items/schedule-content-item.server.ts'

const at = (instant: string) => new Date(instant)
const titles = async (world: World) => (await publishedContentItems(world, 'article')).map(({ title }) => title)

async function notified({ pool }: World): Promise<Record<string, number>> {
  const { rows } = await pool.query(
    "select task_identifier as name, count(*)::int as times from graphile_worker.jobs where task_identifier like 'event:entry%' group by 1",
  )
  return Object.fromEntries(rows.map(({ name, times }) => [name.slice('event:entry-'.length), times]))
}

async function aScheduled(world: World, publishAt: string, withdrawAt: string | null = null): Promise<string> {
  const id = await anArticle(world)
  const plan = { id, version: 1, publishAt: at(publishAt), withdrawAt: withdrawAt ? at(withdrawAt) : null }
  expect(await scheduleContentItem(world, anonymous, plan)).toEqual({ ok: true, state: 'scheduled' })
  return id
}

describe('publishing on schedule', () => {
  test('the scheduled version is published on time, even if newer versions were saved', async () => {
    const world = await newWorld()
    const id = await aScheduled(world, '2026-11-23T08:00:00Z')
    await saveContentItem(world, anonymous, {
      id,
      startedFrom: 1,
      text: anArticleText({ title: 'Not read by anybody yet' }),
    })
    world.setNow('2026-11-23T07:59:59Z')
    await publishDue(world)
    expect(await titles(world)).toEqual([])
    world.setNow('2026-11-23T08:00:00Z')
    await publishDue(world)
    expect(await titles(world)).toEqual(['Paying into pillar 3a'])
    expect(await findContentItem(world.db, id)).toMatchObject({ state: 'published', publishAt: null, version: 2 })
  })

  test('after an outage missed steps run once, with concurrent workers', async () => {
    const world = await newWorld()
    const shown = await aScheduled(world, '2026-11-22T08:00:00Z')
    const over = await anArticle(world, { slug: 'over' })
    const plan = { publishAt: at('2026-11-22T09:00:00Z'), withdrawAt: at('2026-11-23T09:00:00Z') }
    await scheduleContentItem(world, anonymous, { id: over, version: 1, ...plan })
    const gone = await anArticle(world, { slug: 'gone', isPublic: true })
    await scheduleContentItem(world, anonymous, {
      id: gone,
      version: 1,
      publishAt: null,
      withdrawAt: at('2026-11-23T09:00:00Z'),
    })
    expect(await notified(world)).toEqual({ published: 1 })

    world.setNow('2026-11-24T12:00:00Z')
    const pool = openPool(world.databaseUrl, 2)
    const other = { ...world, pool, db: openDatabase(pool, new AuditSealer(world.secretKey)) }
    await Promise.all([publishDue(world), publishDue(other), publishDue(world)])
    await publishDue(other)
    await pool.end()
    expect(await findContentItem(world.db, shown)).toMatchObject({
      state: 'published',
      publishedAt: at('2026-11-24T12:00:00Z'),
    })
    expect(await findContentItem(world.db, over)).toMatchObject({ state: 'withdrawn', publishedAt: null })
    expect(await findContentItem(world.db, gone)).toMatchObject({ state: 'withdrawn' })
    expect(await notified(world)).toEqual({ published: 2, withdrawn: 1 })
  })

  test.each([
    ['the hour that summer begins with', '2027-03-28T03:00', '2027-03-28T01:00:00Z'],
    ['the evening before', '2027-03-27T23:30', '2027-03-27T22:30:00Z'],
    ['the hour that comes twice', '2026-10-25T02:30', '2026-10-25T00:30:00Z'],
    ['the morning after', '2026-10-25T08:00', '2026-10-25T07:00:00Z'],
  ])('%s in Zurich is scheduled at one instant, and its job runs once', async (_, shown, instant) => {
    const world = await newWorld()
    world.setNow(new Date(at(instant).getTime() - 26 * 60 * 60 * 1000).toISOString())
    expect(instantOf(shown)).toEqual(at(instant))
    const id = await aScheduled(world, instant)
    for (let minutes = -120; minutes <= 120; minutes += 30) {
      world.setNow(new Date(at(instant).getTime() + minutes * 60_000).toISOString())
      await publishDue(world)
      expect([minutes, (await findContentItem(world.db, id))?.state]).toEqual([
        minutes,
        minutes < 0 ? 'scheduled' : 'published',
      ])
    }
    expect(await notified(world)).toEqual({ published: 1 })
  })
})

describe('changing a schedule', () => {
  test('invalid times and incomplete texts are refused', async () => {
    const world = await newWorld()
    const id = await anArticle(world)
    const plan = (publishAt: string | null, withdrawAt: string | null) =>
      scheduleContentItem(world, anonymous, {
        ...{ id, version: 1 },
        publishAt: publishAt ? at(publishAt) : null,
        withdrawAt: withdrawAt ? at(withdrawAt) : null,
      })
    expect(await plan('2026-11-21T09:00:00Z', null)).toMatchObject({ reason: 'in-the-past' })
    expect(await plan('2026-12-01T09:00:00Z', '2026-12-01T09:00:00Z')).toMatchObject({
      reason: 'ends-before-it-begins',
    })
    expect(await plan(null, '2026-12-01T09:00:00Z')).toMatchObject({ reason: 'not-allowed' })
    await saveContentItem(world, anonymous, { id, startedFrom: 1, text: anArticleText({ body: '' }) })
    expect(await plan('2026-12-01T09:00:00Z', null)).toMatchObject({ reason: 'changed-since' })
    const unfinished = { id, version: 2, publishAt: at('2026-12-01T09:00:00Z'), withdrawAt: null }
    expect(await scheduleContentItem(world, anonymous, unfinished)).toMatchObject({ reason: 'text-faults' })
  })

  test('a schedule can be cancelled; a published item stays public until its next version is due', async () => {
    const world = await newWorld()
    const id = await aScheduled(world, '2026-12-01T09:00:00Z')
    const none = { publishAt: null, withdrawAt: null }
    expect(await scheduleContentItem(world, anonymous, { id, version: 1, ...none })).toEqual({
      ok: true,
      state: 'draft',
    })
    await moveContentItem(world, anonymous, { id, move: 'publish', version: 1 })
    await saveContentItem(world, anonymous, { id, startedFrom: 1, text: anArticleText({ title: 'From January on' }) })
    const later = { publishAt: at('2027-01-01T00:00:00Z'), withdrawAt: null }
    expect(await scheduleContentItem(world, anonymous, { id, version: 2, ...later })).toEqual({
      ok: true,
      state: 'published',
    })
    expect(await titles(world)).toEqual(['Paying into pillar 3a'])
    world.setNow('2027-01-01T00:00:00Z')
    await publishDue(world)
    expect(await titles(world)).toEqual(['From January on'])
  })
})

describe('emails and failures', () => {
  test('the author gets one email for each scheduled step', async () => {
    const world = await newWorld()
    const writer = await aPerson(world, { role: 'adviser' })
    const created = await createContentItem(world, actorOf(writer), {
      kind: 'article',
      slug: 'a',
      text: anArticleText(),
    })
    if (!created.ok) throw new Error(created.reason)
    const times = { publishAt: at('2026-11-22T09:00:00Z'), withdrawAt: at('2026-11-23T09:00:00Z') }
    await scheduleContentItem(world, anonymous, { id: created.id, version: 1, ...times })
    for (const instant of ['2026-11-22T09:00:00Z', '2026-11-23T09:00:00Z']) {
      world.setNow(instant)
      await publishDue(world)
      await runJobs(world)
    }
    expect(world.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [writer.email, publishingEmailTexts.editorial.shown.subject('Paying into pillar 3a')],
      [writer.email, publishingEmailTexts.editorial.hidden.subject('Paying into pillar 3a')],
    ])
  })

  test('repeated scheduled publications each notify the author', async () => {
    const world = await newWorld()
    const writer = await aPerson(world, { role: 'adviser' })
    const created = await createContentItem(world, actorOf(writer), {
      kind: 'article',
      slug: 'a',
      text: anArticleText(),
    })
    if (!created.ok) throw new Error(created.reason)
    for (const day of ['22', '24']) {
      const [shown, over] = [`2026-11-${day}T09:00:00Z`, `2026-11-${day}T18:00:00Z`]
      await scheduleContentItem(world, anonymous, {
        id: created.id,
        version: 1,
        publishAt: at(shown),
        withdrawAt: at(over),
      })
      for (const instant of [shown, over]) {
        world.setNow(instant)
        await Promise.all([publishDue(world), publishDue(world)])
        await runJobs(world)
      }
    }
    expect(world.mail.sent.map(({ subject }) => subject.split(':')[0])).toEqual([
      ...['Now published', 'No longer published'],
      ...['Now published', 'No longer published'],
    ])
  })

  test('an item that cannot be published does not block others and is retried', async () => {
    const world = await newWorld()
    const ids = [await aScheduled(world, '2026-11-23T08:00:00Z'), await anArticle(world, { slug: 'second' })]
    await scheduleContentItem(world, anonymous, {
      id: ids[1] ?? '',
      version: 1,
      publishAt: at('2026-11-23T08:00:00Z'),
      withdrawAt: null,
    })
    const owner = openOwnerPool(world.ownerUrl)
    onTestFinished(() => owner.end())
    await owner.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before update on content_items for each row when (old.id = '${ids[0]}') execute function refuse()`)
    world.setNow('2026-11-23T08:00:00Z')
    await expect(publishDue(world)).rejects.toThrow('1 entries')
    expect(await findContentItem(world.db, ids[1] ?? '')).toMatchObject({ state: 'published' })
    await owner.query('drop trigger refuse on content_items')
    await publishDue(world)
    expect(await findContentItem(world.db, ids[0] ?? '')).toMatchObject({ state: 'published' })
  })
})
