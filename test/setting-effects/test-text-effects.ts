import { randomUUID } from 'node:crypto'
import { findShownClaims } from '#company/claims/find-shown-claims.server.ts'
import { system } from '#platform/audit/audit.server.ts'
import { generate } from '#publishing/generator/generate.server.ts'
import { startRun, startRunOfDay } from '#publishing/generator/start-run.server.ts'
import { dailyNewsJob, newsJobs } from '#publishing/news/jobs.server.ts'
import { makeDigest } from '#publishing/newsletter/campaigns/make-digest.server.ts'
import { sendBatch } from '#publishing/newsletter/campaigns/send-batch.server.ts'
import { aPerson } from '#test/cases.ts'
import { aNewsWorld, aRun } from '#test/news/news-world.ts'
import { startTextStandIn } from '#test/news/text-stand-in.ts'
import { anEntry, aStarted, subscribersAt } from '#test/newsletter/campaigns.ts'
import { newWorld, type World } from '#test/world.ts'
import type { Effects } from './test-effect.ts'

async function aGenerator(): Promise<World> {
  const world = { ...(await newWorld()), textService: (await startTextStandIn()).service }
  await aPerson(world, { role: 'owner', name: 'Olga Owner' })
  return world
}

async function anArticle(other: World) {
  const started = await startRun(other, { by: 'staff', actor: system })
  if (!started.ok) throw new Error(started.reason)
  await generate(other, started.runId)
  const { rows } = await other.pool.query<{ state: string; name: string }>(
    `select entry.state, people.name from generator_runs run join content_items entry on entry.id = run.content_item_id
      left join people on people.id = entry.reviewer where run.id = $1`,
    [started.runId],
  )
  return rows[0]
}

async function isDigestMade(other: World): Promise<boolean> {
  await other.pool.query('delete from digest_weeks')
  other.setNow('2026-11-26T09:00:00Z')
  return (await makeDigest(other, async () => [{ ...anEntry, path: `/blog/${randomUUID()}` }])) !== null
}

/** Number of emails that a campaign sends in one batch at 09:00. */
async function sentAtNine(other: World): Promise<number> {
  other.setNow('2026-11-21T08:00:00Z')
  const readers = Array.from({ length: 30 }, () => `${randomUUID()}@example.com`)
  await subscribersAt(other, readers)
  const before = other.mail.sent.length
  await sendBatch(other, await aStarted(other))
  return other.mail.sent.length - before
}

export const textEffects: Effects = {
  only_proven_claims: {
    saved: { onlyProven: 'off' },
    seen: (other) => findShownClaims(other, [{ id: 'x', validUntil: '2030-01-01', proven: false }]),
    ...{ before: [], after: [{ id: 'x', validUntil: '2030-01-01', proven: false }] },
  },
  auto_generate_news: {
    saved: { autoGenerateNews: 'on' },
    seen: async (other) => {
      await newsJobs.find(({ name }) => name === dailyNewsJob.name)?.run(other, {}, '1')
      return (await other.pool.query('select from news_runs')).rowCount
    },
    ...{ before: 0, after: 1 },
  },
  news_review: {
    world: async () => (await aNewsWorld({}, { review: null })).world,
    saved: { newsReview: 'after' },
    seen: async (other) => {
      await aRun(other)
      return (await other.pool.query("select from news_items where state = 'published' limit 1")).rowCount
    },
    ...{ before: 0, after: 1 },
  },
  auto_generate_blog: {
    world: aGenerator,
    saved: { autoGenerateBlog: 'on' },
    seen: async (other) => (await startRunOfDay(other))?.ok ?? null,
    ...{ before: null, after: true },
  },
  generated_review: {
    world: aGenerator,
    saved: { generatedReview: 'after' },
    seen: async (other) => (await anArticle(other))?.state,
    ...{ before: 'in-review', after: 'published' },
  },
  generated_reviewer: {
    world: async () => {
      const world = await aGenerator()
      const rita = await aPerson(world, { role: 'adviser', name: 'Rita Reader' })
      await world.pool.query("update people set id = 'rita' where id = $1", [rita.id])
      return world
    },
    saved: { generatedReviewer: 'rita' },
    seen: async (other) => (await anArticle(other))?.name,
    ...{ before: 'Olga Owner', after: 'Rita Reader' },
  },
  newsletter_digest: { saved: { digestMode: 'draft' }, seen: isDigestMade, before: false, after: true },
  newsletter_digest_day: {
    given: { digestMode: 'draft' },
    saved: { digestWeekday: 'friday' },
    seen: isDigestMade,
    ...{ before: true, after: false },
  },
  newsletter_digest_hour: {
    given: { digestMode: 'draft' },
    saved: { digestHour: '11' },
    seen: isDigestMade,
    ...{ before: true, after: false },
  },
  newsletter_pace: { saved: { emailsPerMinute: '30' }, seen: sentAtNine, before: 20, after: 5 },
  newsletter_from_hour: { saved: { sendFromHour: '10' }, seen: sentAtNine, before: 20, after: 0 },
  newsletter_until_hour: { saved: { sendUntilHour: '9' }, seen: sentAtNine, before: 20, after: 0 },
}
