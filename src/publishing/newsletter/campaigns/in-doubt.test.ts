import { expect, test } from 'vitest'
import { system } from '#platform/audit/audit.server.ts'
import { EmailInDoubt, MailerUnavailable } from '#platform/mail/mail.ts'
import {
  aStarted,
  failing,
  later,
  manyAddresses,
  sendAll,
  statesOf,
  subscribersAt,
} from '#test/newsletter/campaigns.ts'
import { newWorld, type World } from '#test/world.ts'
import { findCampaign } from './campaign-db.server.ts'
import { sendBatch } from './send-batch.server.ts'
import { steerCampaign } from './start-campaign.server.ts'

test('while the mail server is unavailable emails wait longer each time; no attempt is counted', async () => {
  const world = await newWorld()
  await subscribersAt(world, manyAddresses(4))
  const id = await aStarted(world)
  let tries = 0
  const away = failing(world, async () => {
    tries++
    throw new MailerUnavailable('connect ECONNREFUSED')
  })
  for (let times = 0; times < 3; times++) {
    await sendBatch(away, id)
    later(world, 10)
  }
  expect(tries).toBe(2)
  expect(await statesOf(world, id)).toEqual({ waiting: 4 })
  later(world, 3_600)
  await sendAll(world, id)
  expect(await statesOf(world, id)).toEqual({ sent: 4 })
  expect(world.mail.sent).toHaveLength(4)
})

test('an email without a reply of the mail server stays in doubt until staff resend it', async () => {
  const world = await newWorld()
  await subscribersAt(world, manyAddresses(2))
  const id = await aStarted(world)
  const lossy: World = {
    ...world,
    mail: {
      ...world.mail,
      send: async (email, way) => {
        await way?.handingOver?.()
        if (email.to.startsWith('reader0')) throw new Error('the connection broke')
        world.mail.sent.push(email)
      },
    },
  }
  await sendAll(world, id, lossy)
  expect(await statesOf(world, id)).toEqual({ doubt: 1, sent: 1 })
  expect(await findCampaign(world.db, id)).toMatchObject({ state: 'sent' })
  expect(await steerCampaign(world, { id, step: 'send-doubtful', actor: system })).toEqual({ ok: true })
  await sendAll(world, id)
  expect(await statesOf(world, id)).toEqual({ sent: 2 })
  expect(await steerCampaign(world, { id, step: 'send-doubtful', actor: system })).toEqual({
    ok: false,
    reason: 'not-now',
  })
})

test('an email with a late reply is sent once and does not block the others', async () => {
  const world = await newWorld()
  await subscribersAt(world, manyAddresses(2))
  const id = await aStarted(world)
  const answer = Promise.withResolvers<void>()
  const slow: World = {
    ...world,
    mail: {
      ...world.mail,
      send: async (email, way) => {
        await world.mail.send(email, way)
        if (email.to.startsWith('reader0')) throw new EmailInDoubt(answer.promise, 600_000)
      },
    },
  }
  await sendBatch(slow, id)
  expect(await statesOf(world, id)).toEqual({ handed: 1, sent: 1 })
  expect(await findCampaign(world.db, id)).toMatchObject({ state: 'sending' })
  answer.resolve()
  await expect.poll(() => statesOf(world, id)).toEqual({ sent: 2 })
  later(world, 100)
  await sendAll(world, id)
  expect(world.mail.sent).toHaveLength(2)
})

test('an email claimed by a dead worker is sent by another; the first worker sends nothing more', async () => {
  const world = await newWorld()
  await subscribersAt(world, manyAddresses(3))
  const id = await aStarted(world)
  const stuck = Promise.withResolvers<void>()
  const hanging = failing(world, ({ to }) => (to ? stuck.promise : stuck.promise))
  const first = sendBatch(hanging, id)
  await expect.poll(() => statesOf(world, id)).toEqual({ claimed: 1, waiting: 2 })
  later(world, 95)
  await sendBatch(world, id)
  expect(world.mail.sent).toHaveLength(3)
  stuck.resolve()
  await first
  expect(world.mail.sent).toHaveLength(3)
  expect(await statesOf(world, id)).toEqual({ sent: 3 })
})
