import { describe, expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { type CurrentUser, findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import {
  aPerson,
  aVisitor,
  codeOf,
  cookieHeader,
  requestWith,
  testMetadata,
  testPassword,
} from '#test/accounts/people.ts'
import { onServer } from '#test/database.ts'
import { newWorld, type World } from '#test/world.ts'
import { confirmSecondFactor, renewRecoveryCodes, startSecondFactor, stopSecondFactor } from './second-factor.server.ts'
import { finishSecondFactor, hasOpenChallenge, signIn } from './sign-in.server.ts'

async function enrolled(requested: Parameters<typeof aPerson>[1] = {}, env = {}) {
  const world = await newWorld(env)
  const person = await aPerson(world, requested)
  const { visitor: user, request } = await aVisitor(world, person)
  const setUp = await startSecondFactor(world, user, testPassword, testMetadata)
  if (!setUp.ok) throw new Error(setUp.reason)
  const confirmed = await confirmSecondFactor(world, user, codeOf(setUp.secret, world.now(), -1), testMetadata)
  if (!confirmed.ok) throw new Error(confirmed.reason)
  const renewed = await findCurrentUser(world, requestWith(confirmed.headers))
  if (!renewed) throw new Error('the renewed session does not count')
  return { world, person, setUp, visitor: renewed, request }
}

async function challenge(world: World, { email, role }: Person): Promise<string> {
  const audience = role === 'client' ? 'client' : 'staff'
  const outcome = await signIn(world, { identifier: email, password: testPassword, audience, facts: testMetadata })
  expect(outcome).toMatchObject({ ok: true, secondFactor: true })
  if (!outcome.ok) throw new Error(outcome.reason)
  expect(await findCurrentUser(world, requestWith(outcome.headers))).toBeNull()
  return cookieHeader(outcome.headers)
}

const finish = (world: World, cookie: string, code: string) =>
  finishSecondFactor(world, { cookie, code, facts: testMetadata })

describe('a second factor', () => {
  test('is set up with the password and a first code, which renews the session', async () => {
    const { world, setUp, visitor: user, request } = await enrolled()
    expect(setUp.uri).toMatch(/^otpauth:\/\/totp\//)
    expect(new Set(setUp.recoveryCodes).size).toBe(10)
    expect(user.person.twoFactorEnabled).toBe(true)
    expect(await findCurrentUser(world, request)).toBeNull()
    const stored = await world.pool.query('select * from two_factors')
    const text = stored.rows.flatMap((row) => Object.values(row)).join()
    for (const known of [
      setUp.secret,
      ...setUp.recoveryCodes,
      ...setUp.recoveryCodes.map((code) => code.replaceAll('-', '')),
    ])
      expect(text).not.toContain(known)
    const { rows } = await world.pool.query('select action, outcome from audit_events order by id offset 1')
    expect(rows.map(({ action }) => action)).toEqual(['second-factor-started', 'second-factor-on'])
    expect(await startSecondFactor(world, user, testPassword, testMetadata)).toEqual({
      ok: false,
      reason: 'already-on',
    })
  })

  test('is not active before a code is confirmed, and needs the right password and code', async () => {
    const world = await newWorld()
    const person = await aPerson(world)
    const { visitor: user } = await aVisitor(world, person)
    expect(await confirmSecondFactor(world, user, '123456', testMetadata)).toEqual({
      ok: false,
      reason: 'not-started',
    })
    expect(await startSecondFactor(world, user, 'not-my-password', testMetadata)).toEqual({
      ok: false,
      reason: 'wrong-password',
    })
    await startSecondFactor(world, user, testPassword, testMetadata)
    expect(await confirmSecondFactor(world, user, '000000', testMetadata)).toEqual({
      ok: false,
      reason: 'invalid-code',
    })
    const again = await signIn(world, {
      identifier: person.email,
      password: testPassword,
      audience: 'client',
      facts: testMetadata,
    })
    expect(again).toMatchObject({ ok: true, sessionToken: expect.any(String) })
  })

  test('is requested after the password, and its code signs in', async () => {
    const { world, person, setUp } = await enrolled()
    const cookie = await challenge(world, person)
    expect(await hasOpenChallenge(world, cookie)).toBe(true)
    expect(await hasOpenChallenge(world, null)).toBe(false)
    const code = codeOf(setUp.secret, world.now())
    const outcome = await finish(world, cookie, `${code.slice(0, 3)} ${code.slice(3)}`)
    if (!outcome.ok) throw new Error(outcome.reason)
    expect(await findCurrentUser(world, requestWith(outcome.headers))).toMatchObject({ person: { id: person.id } })
    expect(await finish(world, cookie, codeOf(setUp.secret, world.now(), 1))).toEqual({
      ok: false,
      reason: 'no-challenge',
    })
  })

  test('accepts a code once, even concurrently, and never a code older than that of the setup', async () => {
    const { world, person, setUp } = await enrolled()
    expect(await finish(world, await challenge(world, person), codeOf(setUp.secret, world.now(), -1))).toEqual({
      ok: false,
      reason: 'invalid-code',
    })
    const code = codeOf(setUp.secret, world.now())
    const [one, two] = [await challenge(world, person), await challenge(world, person)]
    const outcomes = await Promise.all([finish(world, one, code), finish(world, two, code)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('accepts a code whose clock is off by %i time steps: %s', async (periods, ok) => {
    const { world, person, setUp } = await enrolled()
    world.setNow('2026-11-21T09:02:00Z')
    const code = codeOf(setUp.secret, world.now(), periods)
    expect(await finish(world, await challenge(world, person), code)).toMatchObject({ ok })
  })

  test('does not accept an older code than the last one, nor any code ten minutes after the password', async () => {
    const { world, person, setUp } = await enrolled()
    world.setNow('2026-11-21T09:02:00Z')
    const codeAt = (periods: number) => codeOf(setUp.secret, world.now(), periods)
    expect(await finish(world, await challenge(world, person), codeAt(1))).toMatchObject({ ok: true })
    expect(await finish(world, await challenge(world, person), codeAt(0))).toEqual({
      ok: false,
      reason: 'invalid-code',
    })
    const cookie = await challenge(world, person)
    world.setNow('2026-11-21T09:12:00Z')
    expect(await finish(world, cookie, codeAt(0))).toEqual({ ok: false, reason: 'no-challenge' })
  })

  test('accepts each recovery code once, and no old code after a renewal', async () => {
    const { world, person, setUp, visitor: user } = await enrolled()
    const [first = '', second = '', third = ''] = setUp.recoveryCodes
    const cookies = [await challenge(world, person), await challenge(world, person)]
    const outcomes = await Promise.all(cookies.map((cookie) => finish(world, cookie, first)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await finish(world, await challenge(world, person), first)).toMatchObject({
      ok: false,
      reason: 'invalid-code',
    })
    const renewed = await renewRecoveryCodes(world, user, { password: testPassword, code: third }, testMetadata)
    if (!renewed.ok) throw new Error(renewed.reason)
    expect(await finish(world, await challenge(world, person), second)).toMatchObject({
      ok: false,
      reason: 'invalid-code',
    })
    expect(
      await finish(
        world,
        await challenge(world, person),
        renewed.recoveryCodes[0]?.replaceAll('-', ' ').toLowerCase() ?? '',
      ),
    ).toMatchObject({
      ok: true,
    })
  })

  test('is not changed, and no recovery code is used up, when the email to the owner cannot be queued', async () => {
    const { world, person, setUp, visitor: user } = await enrolled()
    const [first = '', second = '', third = ''] = setUp.recoveryCodes
    const factor = async () =>
      (await world.pool.query('select recovery_code_hashes, two_factor_enabled from two_factors, people')).rows
    const before = await factor()
    const stop = `create function stop() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
      create trigger stop before insert on emails for each row execute function stop()`
    await onServer(world.ownerUrl, stop)
    const reauth = { password: testPassword, code: codeOf(setUp.secret, world.now()) }
    await expect(finish(world, await challenge(world, person), first)).rejects.toThrow('no room')
    await expect(renewRecoveryCodes(world, user, reauth, testMetadata)).rejects.toThrow('no room')
    await expect(stopSecondFactor(world, user, { ...reauth, code: second }, testMetadata)).rejects.toThrow('no room')
    expect(await factor()).toEqual(before)
    await onServer(world.ownerUrl, 'drop trigger stop on emails')
    expect(await finish(world, await challenge(world, person), third)).toMatchObject({ ok: true })
    expect(await factor()).not.toEqual(before)
  })

  test('limits wrong codes to five per quarter of an hour across all challenges', async () => {
    const { world, person, setUp } = await enrolled()
    for (let n = 0; n < 5; n++) {
      expect(await finish(world, await challenge(world, person), `00000${n}`)).toMatchObject({
        ok: false,
        reason: 'invalid-code',
      })
    }
    const right = await finish(world, await challenge(world, person), codeOf(setUp.secret, world.now()))
    expect(right).toMatchObject({ ok: false, reason: 'too-many-attempts' })
  })

  test('is not accepted if the user is suspended or the challenge cookie is forged', async () => {
    const { world, person, setUp } = await enrolled()
    const cookie = await challenge(world, person)
    expect(await finish(world, cookie.replace(/=.{3}/, '=xxx'), codeOf(setUp.secret, world.now()))).toEqual({
      ok: false,
      reason: 'no-challenge',
    })
    await world.pool.query(`update people set status = 'suspended'`)
    expect(await finish(world, cookie, codeOf(setUp.secret, world.now()))).toEqual({ ok: false, reason: 'suspended' })
  })

  test('is switched off with password and code, unless the setting requires it', async () => {
    const { world, visitor: user, person, setUp } = await enrolled()
    const stop = (password: string, code?: string) => stopSecondFactor(world, user, { password, code }, testMetadata)
    const code = codeOf(setUp.secret, world.now())
    expect(await stop('not-my-password', code)).toEqual({ ok: false, reason: 'wrong-password' })
    expect(await stop(testPassword)).toEqual({ ok: false, reason: 'code-missing' })
    expect(await stop(testPassword, '000000')).toEqual({ ok: false, reason: 'invalid-code' })
    const stopped = await stop(testPassword, code)
    if (!stopped.ok) throw new Error(stopped.reason)
    expect(await findCurrentUser(world, requestWith(stopped.headers))).toMatchObject({
      person: { twoFactorEnabled: false },
    })
    await aVisitor(world, person)
    const staff = await enrolled({ role: 'adviser' })
    await staff.world.pool.query(`insert into settings (key, value) values ('staff_second_factor', '"required"')`)
    expect(await stopSecondFactor(staff.world, staff.visitor, { password: testPassword }, testMetadata)).toEqual({
      ok: false,
      reason: 'demanded',
    })
  })

  test('satisfies the requirement for staff once it is set up', async () => {
    const world = await newWorld()
    await world.pool.query(`insert into settings (key, value) values ('staff_second_factor', '"required"')`)
    const person = await aPerson(world, { role: 'adviser' })
    const { visitor: user } = await aVisitor(world, person)
    expect(user.needsSecondFactor).toBe(true)
    const setUp = await startSecondFactor(world, user, testPassword, testMetadata)
    if (!setUp.ok) throw new Error(setUp.reason)
    const confirmed = await confirmSecondFactor(world, user, codeOf(setUp.secret, world.now()), testMetadata)
    if (!confirmed.ok) throw new Error(confirmed.reason)
    const after: CurrentUser | null = await findCurrentUser(world, requestWith(confirmed.headers))
    expect(after?.needsSecondFactor).toBe(false)
  })
})
