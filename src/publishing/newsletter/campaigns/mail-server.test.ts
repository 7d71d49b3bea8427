import { expect, test } from 'vitest'
import { openSmtpMailer } from '#platform/mail/mail-smtp.server.ts'
import { startBlackHole } from '#test/black-hole.ts'
import { type SmtpStandIn, startSmtpStandIn } from '#test/mail/smtp-stand-in.ts'
import { aStarted, manyAddresses, statesOf, subscribersAt } from '#test/newsletter/campaigns.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld, type World } from '#test/world.ts'
import { findCampaign } from './campaign-db.server.ts'
import { sendBatch } from './send-batch.server.ts'
import { emailsPerMinute, sendFromHour, sendUntilHour } from './send-window.ts'

const readers = 30
const reader = (n: number) => `reader${n}@example.com`

async function aCampaign() {
  const world = await newWorld()
  const server = await startSmtpStandIn()
  const way = await startBlackHole(server.url)
  const times = { wholeMs: 1_200, doubtMs: 500, finalMs: 1_500, idleMs: 300 }
  const mail = openSmtpMailer({ url: way.url, from: 'news@firm.example', ...times })
  await subscribersAt(world, manyAddresses(readers))
  await aSetting(world, emailsPerMinute, 6_000)
  await aSetting(world, sendFromHour, 0)
  await aSetting(world, sendUntilHour, 24)
  const sender: World = { ...world, mail: { ...mail, sent: [] } }
  return { world: sender, server, way, id: await aStarted(world) }
}

const later = (world: World, seconds: number) =>
  world.setNow(new Date(world.now().getTime() + seconds * 1_000).toISOString())

async function sendAll(world: World, id: string): Promise<void> {
  for (let times = 0; times < 40 && (await findCampaign(world.db, id))?.state === 'sending'; times++) {
    await sendBatch(world, id)
    later(world, 10 * 60)
  }
}

const arrivedAt = ({ deliveries }: SmtpStandIn) => deliveries.map(({ to }) => to[0] ?? '').sort()

test('refused and deferred recipients do not delay others and are retried if deferred', async () => {
  const { world, server, id } = await aCampaign()
  server.answerTo(reader(3), 550)
  server.answerTo(reader(7), 451, 451, 451, 451)
  server.answerTo(reader(11), 452, 452)
  await sendBatch(world, id)
  const others = manyAddresses(readers).filter((address) => ![3, 7, 11].some((n) => address === reader(n)))
  expect(arrivedAt(server)).toEqual(others.sort())
  expect(await statesOf(world, id)).toEqual({ refused: 1, sent: readers - 3, waiting: 2 })
  expect(server.connections()).toBeLessThan(8)
  await sendAll(world, id)
  expect(arrivedAt(server)).toEqual(
    manyAddresses(readers)
      .filter((address) => address !== reader(3))
      .sort(),
  )
  expect(await statesOf(world, id)).toEqual({ refused: 1, sent: readers - 1 })
  const stopped = await world.db.selectFrom('subscribers').select('email').where('state', '<>', 'confirmed').execute()
  expect(stopped).toEqual([{ email: reader(3) }])
})

test.each([
  ['refuses connections', 'refuse'],
  ['hangs', 'swallow'],
] as const)('a mail server that %s during a batch causes no lost or duplicate email', async (_what, breakdown) => {
  const { world, server, way, id } = await aCampaign()
  const sending = sendBatch(world, id)
  await expect.poll(() => server.deliveries.length, { interval: 1, timeout: 15_000 }).toBeGreaterThan(5)
  await way[breakdown]()
  await sending
  const arrived = server.deliveries.length
  expect(arrived).toBeLessThan(readers)
  for (let times = 0; times < 3; times++) {
    later(world, 60)
    await sendBatch(world, id)
  }
  const { sent = 0, waiting = 0, doubt = 0, handed = 0, ...rest } = await statesOf(world, id)
  expect(rest).toEqual({})
  expect(sent + waiting + doubt + handed).toBe(readers)
  expect(doubt + handed).toBeLessThanOrEqual(1)
  expect(server.deliveries).toHaveLength(arrived)
  await way.clear()
  later(world, 60 * 60)
  await sendAll(world, id)
  expect(await findCampaign(world.db, id)).toMatchObject({ state: 'sent' })
  const addresses = arrivedAt(server)
  expect(addresses).toEqual([...new Set(addresses)])
  expect(addresses.length).toBeGreaterThanOrEqual(readers - doubt - handed)
})

test('a mail server that refuses all connections loses no email and counts no attempt', async () => {
  const { world, server, way, id } = await aCampaign()
  await way.refuse()
  for (let times = 0; times < 4; times++) {
    await sendBatch(world, id)
    later(world, 60)
  }
  expect(await statesOf(world, id)).toEqual({ waiting: readers })
  const { rows } = await world.pool.query('select max(attempts) as max from campaign_deliveries')
  expect(rows).toEqual([{ max: 0 }])
  await way.clear()
  later(world, 60 * 60)
  await sendAll(world, id)
  expect(arrivedAt(server)).toEqual(manyAddresses(readers).sort())
})
