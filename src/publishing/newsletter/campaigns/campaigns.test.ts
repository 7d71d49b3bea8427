import { describe, expect, test } from 'vitest'
import { system } from '#platform/audit/audit.server.ts'
import { EmailPostponed, EmailRefused } from '#platform/mail/mail.ts'
import { changePreferences, leaveTokenOf } from '#publishing/newsletter/change-preferences.server.ts'
import { execute } from '#publishing/newsletter/subscribe.server.ts'
import { runDueJobs } from '#test/jobs/run-once.ts'
import {
  aDraft,
  anEntry,
  aStarted,
  failing,
  later,
  manyAddresses,
  sendAll,
  statesOf,
  subscribersAt,
} from '#test/newsletter/campaigns.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld } from '#test/world.ts'
import { findCampaign } from './campaign-db.server.ts'
import { countDeliveries } from './delivery-db.server.ts'
import { campaignJobs } from './jobs.server.ts'
import { makeDigest } from './make-digest.server.ts'
import { sendBatch } from './send-batch.server.ts'
import { digestHour, digestMode, digestWeekday, emailsPerMinute, sendFromHour, sendUntilHour } from './send-window.ts'
import { startCampaign, steerCampaign } from './start-campaign.server.ts'

describe('starting', () => {
  test('a campaign reaches each subscriber of its topics once, with unsubscribe link and no tracking', async () => {
    const world = await newWorld()
    await subscribersAt(world, ['ana@example.com', 'ben@example.com'])
    await subscribersAt(world, ['news@example.com'], ['news'])
    await subscribersAt(world, ['gone@example.com'])
    await world.db
      .updateTable('subscribers')
      .set({ state: 'bounced' })
      .where('email', '=', 'gone@example.com')
      .execute()
    const id = await aDraft(world)
    const start = () => startCampaign(world, { id, version: 1, actor: system })
    const starts = await Promise.all([start(), start()])
    expect(starts).toContainEqual({ ok: true, recipients: 2 })
    expect(starts).toContainEqual({ ok: false, reason: 'not-a-draft' })
    await runDueJobs(world, campaignJobs, world)
    expect(world.mail.sent.map(({ to }) => to).sort()).toEqual(['ana@example.com', 'ben@example.com'])
    const [email] = world.mail.sent
    const token = leaveTokenOf(world, email?.to ?? '')
    expect(email).toMatchObject({ subject: 'What is new', unsubscribeUrl: expect.stringContaining(token) })
    expect(email?.text).toContain(`/newsletter/preferences?token=${token}`)
    expect(email?.html).toContain(`href="${world.config.PUBLIC_URL}${anEntry.path}"`)
    expect(email?.html).not.toMatch(/<img|utm_|token-of-the-reader/)
    expect(await findCampaign(world.db, id)).toMatchObject({ state: 'sent' })
    expect(await statesOf(world, id)).toEqual({ sent: 2 })
  })

  test('subscribers who chose one newsletter in four weeks get no second one before', async () => {
    const world = await newWorld()
    await subscribersAt(world, ['ana@example.com', 'ben@example.com'])
    const monthly = { topics: ['articles'], locale: 'en-CH', frequency: 'monthly' }
    expect(await changePreferences(world, leaveTokenOf(world, 'ben@example.com'), monthly)).toEqual({ ok: true })
    const readers = async (day: string) => {
      world.setNow(`${day}T09:00:00Z`)
      const before = world.mail.sent.length
      await sendAll(world, await aStarted(world))
      return world.mail.sent.slice(before).map(({ to }) => to.slice(0, 3))
    }
    expect((await readers('2026-11-23')).toSorted()).toEqual(['ana', 'ben'])
    expect(await readers('2026-12-14')).toEqual(['ana'])
    expect((await readers('2026-12-21')).toSorted()).toEqual(['ana', 'ben'])
  })

  test('a campaign without readers, subject or current version is not started', async () => {
    const world = await newWorld()
    const id = await aDraft(world)
    const start = (version = 1) => startCampaign(world, { id, version, actor: system })
    expect(await start()).toEqual({ ok: false, reason: 'no-subscribers' })
    await subscribersAt(world, ['ana@example.com'])
    expect(await start(2)).toEqual({ ok: false, reason: 'conflict' })
    await world.db.updateTable('campaigns').set({ subject: '' }).execute()
    expect(await start()).toEqual({ ok: false, reason: 'unfinished' })
    expect(await startCampaign(world, { id: crypto.randomUUID(), version: 1, actor: system })).toMatchObject({
      ok: false,
    })
  })
})

describe('sending', () => {
  test('concurrent batches respect the rate limit', async () => {
    const world = await newWorld()
    await subscribersAt(world, manyAddresses(12))
    await aSetting(world, emailsPerMinute, 30)
    const id = await aStarted(world)
    await Promise.all([sendBatch(world, id), sendBatch(world, id), sendBatch(world, id)])
    expect(world.mail.sent).toHaveLength(5)
    await sendBatch(world, id)
    expect(world.mail.sent).toHaveLength(5)
    later(world, 10)
    await Promise.all([sendBatch(world, id), sendBatch(world, id)])
    expect(world.mail.sent).toHaveLength(10)
    const { rows } = await world.pool.query(
      "select count(*)::int from graphile_worker.jobs where key like 'newsletter-batch:%'",
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  test('no email is sent outside the send window', async () => {
    const world = await newWorld()
    await subscribersAt(world, ['ana@example.com'])
    world.setNow('2026-11-20T22:00:00Z')
    const id = await aStarted(world)
    await sendBatch(world, id)
    expect(world.mail.sent).toEqual([])
    world.setNow('2026-11-21T06:00:00Z')
    await sendBatch(world, id)
    expect(world.mail.sent).toHaveLength(1)
  })

  test('the send window follows the settings', async () => {
    const world = await newWorld()
    await subscribersAt(world, ['ana@example.com'])
    await aSetting(world, sendFromHour, 11)
    await aSetting(world, sendUntilHour, 12)
    const id = await aStarted(world)
    for (const [instant, sent] of [
      ['2026-11-21T11:00:00Z', 0],
      ['2026-11-22T09:59:00Z', 0],
      ['2026-11-22T10:00:00Z', 1],
    ] as const) {
      world.setNow(instant)
      await sendBatch(world, id)
      expect(world.mail.sent).toHaveLength(sent)
    }
  })

  test('readers who unsubscribe while a campaign is being sent get nothing, even after the claim', async () => {
    const world = await newWorld()
    await subscribersAt(world, manyAddresses(6))
    const id = await aStarted(world)
    const at = (n: number) => `reader${n}@example.com`
    await execute(world, 'leave', leaveTokenOf(world, at(0)))
    await changePreferences(world, leaveTokenOf(world, at(1)), { topics: ['news'], locale: 'en-CH', frequency: 'all' })
    await world.db.updateTable('subscribers').set({ state: 'suppressed' }).where('email', '=', at(2)).execute()
    await world.db.deleteFrom('subscribers').where('email', '=', at(3)).execute()
    const leaving = failing(world, async ({ to }) => {
      if (to === at(4)) await execute(world, 'leave', leaveTokenOf(world, to))
    })
    await sendAll(world, id, leaving)
    expect(world.mail.sent.map(({ to }) => to)).toEqual([at(5)])
    expect(await statesOf(world, id)).toEqual({ sent: 1, skipped: 5 })
  })
})

describe('refused emails', () => {
  test('a missing address stops the subscription; a refused content refuses only that email', async () => {
    const world = await newWorld()
    await subscribersAt(world, manyAddresses(3))
    const id = await aStarted(world)
    await sendAll(
      world,
      id,
      failing(world, async ({ to }) => {
        if (to.startsWith('reader0')) throw new EmailRefused('550 5.1.1 no such user', { isMailboxGone: true })
        if (to.startsWith('reader1')) throw new EmailRefused('554 5.7.1 looks like spam')
      }),
    )
    expect(await statesOf(world, id)).toEqual({ refused: 2, sent: 1 })
    const rows = await world.db.selectFrom('subscribers').select(['state', 'stopReason']).orderBy('email').execute()
    expect(rows).toEqual([
      { state: 'bounced', stopReason: '550 5.1.1 no such user' },
      { state: 'confirmed', stopReason: null },
      { state: 'confirmed', stopReason: null },
    ])
  })

  test('ten refusals in a row pause the campaign before it stops many subscriptions', async () => {
    const world = await newWorld()
    await subscribersAt(world, manyAddresses(30))
    const id = await aStarted(world)
    const refusing = failing(world, async () => {
      throw new EmailRefused('554 we do not know you')
    })
    await sendAll(world, id, refusing)
    expect(await findCampaign(world.db, id)).toMatchObject({ state: 'paused', pausedBecause: 'refusals' })
    expect(await statesOf(world, id)).toEqual({ refused: 10, waiting: 20 })
    expect(await steerCampaign(world, { id, step: 'resume', actor: system })).toEqual({ ok: true })
    await sendAll(world, id)
    expect(await statesOf(world, id)).toEqual({ refused: 10, sent: 20 })
  })

  test('a deferred email is retried with increasing delays and does not delay the others', async () => {
    const world = await newWorld()
    await subscribersAt(world, manyAddresses(3))
    const id = await aStarted(world)
    let tries = 0
    const busy = failing(world, async ({ to }) => {
      if (!to.startsWith('reader0')) return
      tries++
      throw new EmailPostponed('451 4.7.1 greylisted')
    })
    await sendBatch(busy, id)
    expect(await statesOf(world, id)).toEqual({ sent: 2, waiting: 1 })
    for (let hours = 0; hours < 24 * 4; hours++) {
      later(world, 60 * 60)
      await sendBatch(busy, id)
    }
    expect(tries).toBe(8)
    expect(await statesOf(world, id)).toEqual({ refused: 1, sent: 2 })
    const { rows } = await world.pool.query("select state from subscribers where state <> 'confirmed'")
    expect(rows).toEqual([])
  })
})

describe('steering, digests and numbers', () => {
  test('pause stops sending, resume continues, cancel skips the rest', async () => {
    const world = await newWorld()
    await subscribersAt(world, manyAddresses(9))
    await aSetting(world, emailsPerMinute, 12)
    const id = await aStarted(world)
    const steer = (step: 'pause' | 'resume' | 'cancel') => steerCampaign(world, { id, step, actor: system })
    await sendBatch(world, id)
    expect(await steer('pause')).toEqual({ ok: true })
    expect(await steer('pause')).toEqual({ ok: false, reason: 'not-now' })
    await sendAll(world, id)
    expect(world.mail.sent).toHaveLength(2)
    expect(await steer('resume')).toEqual({ ok: true })
    await sendBatch(world, id)
    expect(world.mail.sent).toHaveLength(4)
    expect(await steer('cancel')).toEqual({ ok: true })
    await sendAll(world, id)
    expect(await statesOf(world, id)).toEqual({ sent: 4, skipped: 5 })
    expect(await steer('resume')).toEqual({ ok: false, reason: 'not-now' })
  })

  test('a digest is created once a week from new items, filtered by topic for each reader', async () => {
    const world = await newWorld()
    world.setNow('2026-11-19T08:05:00Z')
    await subscribersAt(world, ['both@example.com'], ['articles', 'news'])
    await subscribersAt(world, ['news@example.com'], ['news'])
    const news = { ...anEntry, topic: 'news', path: '/news/a-rate', title: 'A rate changes' } as const
    const published = async () => [anEntry, news]
    expect(await makeDigest(world, published)).toBeNull()
    await aSetting(world, digestMode, 'send')
    const created = await Promise.all([makeDigest(world, published), makeDigest(world, published)])
    const id = created.find((one) => one !== null) ?? ''
    expect(created.filter((one) => one !== null)).toHaveLength(1)
    await sendAll(world, id)
    const textTo = (to: string) => world.mail.sent.find((email) => email.to === to)?.text
    expect(textTo('both@example.com')).toContain('Pillar 3a in 2026')
    expect(textTo('news@example.com')).not.toContain('Pillar 3a in 2026')
    expect(textTo('news@example.com')).toContain('A rate changes')
    world.setNow('2026-11-26T08:05:00Z')
    expect(await makeDigest(world, published)).toBeNull()
    expect(await makeDigest(world, async () => [{ ...news, path: '/news/other' }])).toBeNull()
    world.setNow('2026-12-03T08:05:00Z')
    expect(await makeDigest(world, async () => [{ ...news, path: '/news/other' }])).not.toBeNull()
  })

  test('a digest is created on the configured weekday, from the configured hour', async () => {
    const world = await newWorld()
    await aSetting(world, digestMode, 'draft')
    await aSetting(world, digestWeekday, 'friday')
    await aSetting(world, digestHour, 11)
    const isMadeAt = async (instant: string) => {
      world.setNow(instant)
      return (await makeDigest(world, async () => [anEntry])) !== null
    }
    expect(await isMadeAt('2026-11-26T12:00:00Z')).toBe(false)
    expect(await isMadeAt('2026-11-27T09:59:00Z')).toBe(false)
    expect(await isMadeAt('2026-11-27T10:00:00Z')).toBe(true)
  })

  test('an unsubscription is counted for its campaign, even after the subscriber is deleted', async () => {
    const world = await newWorld()
    await subscribersAt(world, manyAddresses(2))
    const id = await aStarted(world)
    await sendAll(world, id)
    await execute(world, 'leave', leaveTokenOf(world, 'reader0@example.com'))
    await world.db.deleteFrom('subscribers').execute()
    const numbers = (await countDeliveries(world.db, [id])).get(id)
    expect(numbers).toMatchObject({ total: 2, sent: 2, unsubscribed: 1, left: 0 })
  })

  test('deleting a subscriber removes the mail server’s message and retains the skip reason', async () => {
    const world = await newWorld()
    await subscribersAt(world, manyAddresses(2))
    const id = await aStarted(world)
    await execute(world, 'leave', leaveTokenOf(world, 'reader1@example.com'))
    const refusing = failing(world, async ({ to }) => {
      throw new EmailRefused(`550 5.1.1 <${to}>: no such user`, { isMailboxGone: true })
    })
    await sendAll(world, id, refusing)
    await world.db.deleteFrom('subscribers').execute()
    const rows = await world.db.selectFrom('campaignDeliveries').select(['state', 'outcome']).orderBy('state').execute()
    expect(rows).toEqual([
      { state: 'refused', outcome: null },
      { state: 'skipped', outcome: 'left' },
    ])
  })
})
