import { expect, test } from 'vitest'
import { system } from '#platform/audit/audit.server.ts'
import { listAuditActions } from '#test/cases.ts'
import { aDraft, aStarted, statesOf, subscribersAt } from '#test/newsletter/campaigns.ts'
import { newWorld, type World } from '#test/world.ts'
import { type CampaignState, campaignStates } from './campaign.ts'
import { findCampaign } from './campaign-db.server.ts'
import { steerCampaign, steps } from './start-campaign.server.ts'

const steer = (world: World, id: string, step: (typeof steps)[number]) =>
  steerCampaign(world, { id, step, actor: system })
const put = (world: World, id: string, state: CampaignState) => {
  const isOver = state === 'sent' || state === 'cancelled'
  const change = { state, endedAt: isOver ? world.now() : null, pausedBecause: state === 'paused' ? 'staff' : null }
  return world.db.updateTable('campaigns').set(change).where('id', '=', id).execute()
}
const begun = campaignStates.filter((state) => state !== 'draft')

const possible: Partial<Record<string, string>> = {
  'sending pause': 'paused',
  'sending cancel': 'cancelled',
  'paused resume': 'sending',
  'paused cancel': 'cancelled',
  'sent send-doubtful': 'sending',
}

test('each state allows only its own steps; a refused step changes and logs nothing', async () => {
  const world = await newWorld()
  await subscribersAt(world, ['a@example.com', 'b@example.com'])
  const id = await aStarted(world)
  for (const state of begun) {
    for (const step of steps) {
      await put(world, id, state)
      await world.pool.query("update campaign_deliveries set state = 'waiting' where campaign_id = $1", [id])
      await world.pool.query(
        "update campaign_deliveries set state = 'doubt' where ctid = (select ctid from campaign_deliveries where campaign_id = $1 limit 1)",
        [id],
      )
      const [before, rows] = [await findCampaign(world.db, id), (await listAuditActions(world)).length]
      const next = possible[`${state} ${step}`]
      expect(await steer(world, id, step), `${step} when ${state}`).toEqual(
        next ? { ok: true } : { ok: false, reason: 'not-now' },
      )
      const after = await findCampaign(world.db, id)
      expect(after?.state).toBe(next ?? state)
      if (!next) expect(after).toEqual(before)
      expect((await listAuditActions(world)).length - rows).toBe(next ? 1 : 0)
    }
  }
})

test('a cancelled campaign cannot be steered; a sent one only resends emails in doubt', async () => {
  const world = await newWorld()
  await subscribersAt(world, ['a@example.com', 'b@example.com'])
  const id = await aStarted(world)
  await put(world, id, 'sent')
  expect(await steer(world, id, 'send-doubtful')).toEqual({ ok: false, reason: 'not-now' })
  await put(world, id, 'sending')
  const outcomes = await Promise.all([steer(world, id, 'cancel'), steer(world, id, 'cancel')])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await statesOf(world, id)).toEqual({ skipped: 2 })
  for (const step of steps) expect(await steer(world, id, step), step).toEqual({ ok: false, reason: 'not-now' })
})

test('a draft or unknown campaign cannot be steered', async () => {
  const world = await newWorld()
  const id = await aDraft(world)
  for (const step of steps) {
    expect(await steer(world, id, step), step).toEqual({ ok: false, reason: 'not-now' })
    for (const unknown of ['00000000-0000-4000-8000-000000000000', 'nonsense', '']) {
      expect(await steer(world, unknown, step), `${step} of ${unknown}`).toEqual({ ok: false, reason: 'unknown' })
    }
  }
})
