import { type ChildProcess, spawn } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { endChild } from '#test/jobs/start-worker-child.ts'
import { startSmtpStandIn } from '#test/mail/smtp-stand-in.ts'
import { aStarted, manyAddresses, statesOf, subscribersAt } from '#test/newsletter/campaigns.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld, type World } from '#test/world.ts'
import { emailsPerMinute, sendFromHour, sendUntilHour } from './send-window.ts'

const readers = Number(process.env.CAMPAIGN_READERS ?? 60)

function startSender({ databaseUrl }: World, mailServer: string): ChildProcess {
  const child = spawn('node', ['test/newsletter/campaign-worker.ts', databaseUrl, mailServer], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await endChild(child, 'SIGKILL')
  })
  return child
}

test('two workers killed repeatedly send a campaign to each reader at most once and log doubts', {
  timeout: 60_000 + readers * 250,
}, async () => {
  const world = await newWorld()
  world.setNow(new Date().toISOString())
  const server = await startSmtpStandIn()
  await subscribersAt(world, manyAddresses(readers))
  await aSetting(world, emailsPerMinute, 6_000)
  await aSetting(world, sendFromHour, 0)
  await aSetting(world, sendUntilHour, 24)
  const id = await aStarted(world)
  const arrived = async (count: number) =>
    expect
      .poll(() => server.deliveries.length, { timeout: 30_000 + readers * 100, interval: 20 })
      .toBeGreaterThanOrEqual(count)
  let workers = [startSender(world, server.url), startSender(world, server.url)]
  for (const count of [readers * 0.2, readers * 0.5]) {
    await arrived(count)
    const sending = workers
    await Promise.all(sending.map((child) => endChild(child, 'SIGKILL')))
    await world.pool.query(
      "update campaign_deliveries set claimed_at = claimed_at - interval '2 minutes' where state = 'claimed'",
    )
    await world.pool.query('update campaigns set next_batch_at = now()')
    workers = [startSender(world, server.url), startSender(world, server.url)]
  }
  await expect
    .poll(async () => ({ ...(await statesOf(world, id)), sent: 0, doubt: 0, handed: 0 }), {
      timeout: 120_000,
      interval: 500,
    })
    .toEqual({ sent: 0, doubt: 0, handed: 0 })
  const counts = new Map<string, number>()
  for (const { to } of server.deliveries) counts.set(to[0] ?? '', (counts.get(to[0] ?? '') ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 1)).toEqual([])
  const { rows: missed } = await world.pool.query(
    'select s.email, d.state from campaign_deliveries d join subscribers s on s.id = d.subscriber_id where not (s.email = any($1))',
    [[...counts.keys()]],
  )
  // Each kill may leave one unsent email in state `handed` or `doubt`. Staff decide whether to resend it.
  expect(missed.filter(({ state }) => state !== 'handed' && state !== 'doubt')).toEqual([])
  const { sent = 0, handed = 0, doubt = 0 } = await statesOf(world, id)
  expect(sent + handed + doubt).toBe(readers)
  expect(handed + doubt).toBeLessThanOrEqual(4)
})
