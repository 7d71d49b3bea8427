import { describe, expect, test } from 'vitest'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { aPerson, cookieHeader, testMetadata, testPassword } from '#test/accounts/people.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { deviceTokensOf } from './device-cookie.server.ts'
import { type SignInOutcome, signIn } from './sign-in.server.ts'

const client = { password: testPassword, audience: 'client', facts: testMetadata } as const

function signedIn(outcome: SignInOutcome) {
  if (!outcome.ok || outcome.secondFactor) throw new Error(`not signed in: ${JSON.stringify(outcome)}`)
  return outcome
}

describe('limits on failed sign-ins', () => {
  const wrong = (world: World, identifier: string, facts: RequestMetadata) =>
    signIn(world, { ...client, identifier, password: 'wrong-password-12', facts })

  test('ten failures from one network block an account there for 15 minutes, by username and email alike', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world, { role: 'admin', username: 'carla' })
    const attempts = Array.from({ length: 12 }, (_, n) =>
      signIn(world, {
        ...client,
        audience: 'staff',
        identifier: n % 2 ? email : 'carla',
        password: 'wrong-password-12',
      }),
    )
    const reasons = (await Promise.all(attempts)).map((outcome) => !outcome.ok && outcome.reason)
    expect(reasons.filter((reason) => reason === 'invalid-credentials')).toHaveLength(10)
    expect(reasons.filter((reason) => reason === 'too-many-attempts')).toHaveLength(2)
    const right = await signIn(world, { ...client, audience: 'staff', identifier: email })
    expect(right).toMatchObject({ ok: false, reason: 'too-many-attempts' })
    expect(right.ok || right.reason !== 'too-many-attempts' ? 0 : right.retryAfterSeconds).toBeGreaterThan(800)
    expect(await signIn(world, { ...client, identifier: (await aPerson(world)).email })).toMatchObject({ ok: true })
  })

  test('thirty failures from many networks block an account for unknown browsers', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world)
    for (let n = 0; n < 30; n++) await wrong(world, email, { ...testMetadata, ip: `198.51.100.${n}` })
    const unseen = { ...client, identifier: email, facts: { ...testMetadata, ip: '203.0.113.9' } }
    expect(await signIn(world, unseen)).toMatchObject({ ok: false, reason: 'too-many-attempts' })
  })

  test.each([
    ['one stranger on the same network', () => testMetadata.ip, 12],
    ['many strangers', (n: number) => `198.51.100.${n}`, 32],
    ['strangers that use up the network', () => testMetadata.ip, 55],
  ])('%s do not lock out the owner on a known browser', async (_, ip, failures) => {
    const world = await newWorld()
    const { email } = await aPerson(world)
    const { headers } = signedIn(await signIn(world, { ...client, identifier: email }))
    const deviceTokens = deviceTokensOf(world, cookieHeader(headers))
    expect(deviceTokens).not.toBe('')
    for (let n = 0; n < failures; n++) await wrong(world, email, { ...testMetadata, ip: ip(n) })
    const owner = { ...testMetadata, deviceTokens }
    expect(await wrong(world, email, testMetadata)).toMatchObject({ reason: 'too-many-attempts' })
    expect(await signIn(world, { ...client, identifier: email, facts: owner })).toMatchObject({ ok: true })
  })

  test('a known browser is limited too, and is known for its own account only', async () => {
    const world = await newWorld()
    const [{ email }, other] = [await aPerson(world), await aPerson(world)]
    const { headers } = signedIn(await signIn(world, { ...client, identifier: email }))
    const facts = { ...testMetadata, deviceTokens: deviceTokensOf(world, cookieHeader(headers)) }
    for (const identifier of [email, other.email]) {
      for (let n = 0; n < 10; n++)
        expect(await wrong(world, identifier, facts)).toMatchObject({ reason: 'invalid-credentials' })
      expect(await wrong(world, identifier, facts)).toMatchObject({ reason: 'too-many-attempts' })
    }
    expect(await wrong(world, other.email, { ...facts, deviceTokens: 'forged' })).toMatchObject({
      reason: 'too-many-attempts',
    })
  })

  test('repeated failures notify the owner once a day; unknown accounts enqueue the same jobs', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world)
    const jobs = async () => (await world.pool.query('select 1 from graphile_worker.jobs')).rows.length
    for (const identifier of [email, 'nobody@example.com']) {
      for (let n = 0; n < 9; n++) await wrong(world, identifier, { ...testMetadata, ip: `198.51.100.${n}` })
      const before = await jobs()
      await wrong(world, identifier, { ...testMetadata, ip: '198.51.100.10' })
      expect(await jobs()).toBe(before + 1)
    }
    await wrong(world, email, { ...testMetadata, ip: '198.51.100.11' })
    await runJobs(world)
    await wrong(world, email, { ...testMetadata, ip: '198.51.100.12' })
    await runJobs(world)
    expect(world.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [email, accountEmailTexts.accounts.security('failed-sign-ins', { firstName: '', newEmail: '' }).subject],
    ])
  })

  test('a successful sign-in resets the failure count', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world)
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 9; n++) await signIn(world, { ...client, identifier: email, password: 'wrong-password-12' })
      expect(await signIn(world, { ...client, identifier: email })).toMatchObject({ ok: true })
    }
  })

  test('fifty failures block an IP address, also for unknown accounts', async () => {
    const world = await newWorld()
    await world.pool.query(`insert into rate_limits values ('sign-in-address:192.0.2.7', 50, $1)`, [
      Date.now() + 60_000,
    ])
    const outcome = await signIn(world, { ...client, identifier: 'somebody@example.com' })
    expect(outcome).toMatchObject({ ok: false, reason: 'too-many-attempts' })
    const { email } = await aPerson(world)
    const elsewhere = await signIn(world, {
      ...client,
      identifier: email,
      facts: { ...testMetadata, ip: '203.0.113.9' },
    })
    expect(elsewhere).toMatchObject({ ok: true })
  })
})
