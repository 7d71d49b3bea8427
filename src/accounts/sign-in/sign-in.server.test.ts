import { describe, expect, test } from 'vitest'
import { saveStatus } from '#accounts/people/people-db.server.ts'
import type { Status } from '#accounts/people/person.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { staffIdleMinutes, staffSecondFactor } from '#accounts/team/staff-settings.ts'
import { aPerson, aVisitor, requestWith, testMetadata, testPassword } from '#test/accounts/people.ts'
import { onServer } from '#test/database.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld, type World } from '#test/world.ts'
import { logOut, type SignInOutcome, signIn, signOut } from './sign-in.server.ts'

const client = { password: testPassword, audience: 'client', facts: testMetadata } as const

function signedIn(outcome: SignInOutcome) {
  if (!outcome.ok || outcome.secondFactor) throw new Error(`not signed in: ${JSON.stringify(outcome)}`)
  return outcome
}

async function auditOf(world: World) {
  const { rows } = await world.pool.query(
    'select action, outcome, actor_id, object_id, detail from audit_events order by id',
  )
  return rows
}

describe('signing in', () => {
  test('starts a session that works as cookie and as bearer token', async () => {
    const world = await newWorld()
    const person = await aPerson(world)
    const { headers, sessionToken } = signedIn(
      await signIn(world, { ...client, identifier: person.email.toUpperCase() }),
    )
    expect(headers.getSetCookie().join()).toMatch(/^session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/)
    const user = await findCurrentUser(world, requestWith(headers))
    expect(user).toMatchObject({
      person: { id: person.id },
      sessionToken,
      needsSecondFactor: false,
      isBypass: false,
    })
    const bearer = new Request('http://localhost/', { headers: { Authorization: `Bearer ${sessionToken}` } })
    expect(await findCurrentUser(world, bearer)).toEqual(user)
    const { rows } = await world.pool.query('select ip_address, user_agent, created_at from sessions')
    expect(rows).toEqual([{ ip_address: '192.0.2.7', user_agent: 'test browser', created_at: world.now() }])
    const saved = await world.pool.query<{ whole: string }>('select sessions::text as whole from sessions')
    expect(saved.rows[0]?.whole).not.toContain(sessionToken)
    expect(await auditOf(world)).toMatchObject([{ action: 'sign-in', outcome: 'success', actor_id: person.id }])
  })

  test('sets a host-bound secure cookie on https', async () => {
    const world = await newWorld({ PUBLIC_URL: 'https://tax.example' })
    const { email } = await aPerson(world)
    const { headers } = signedIn(await signIn(world, { ...client, identifier: email }))
    expect(headers.getSetCookie().join()).toMatch(
      /^__Host-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    )
    expect(await findCurrentUser(world, requestWith(headers))).toMatchObject({ person: { email } })
  })

  test('accepts the username or the email address of staff', async () => {
    const world = await newWorld()
    const { id, email } = await aPerson(world, { role: 'adviser', username: 'beat' })
    for (const identifier of ['beat', 'BEAT', email]) {
      expect(await signIn(world, { ...client, audience: 'staff', identifier })).toMatchObject({
        ok: true,
        person: { id },
      })
    }
  })

  test.each<[string, Parameters<typeof aPerson>[1], 'client' | 'staff', string]>([
    ['a wrong password', {}, 'client', 'wrong-password-12'],
    ['no password set', { password: null }, 'client', testPassword],
    ['staff at the entrance for clients', { role: 'owner' }, 'client', testPassword],
    ['a client at the entrance for staff', {}, 'staff', testPassword],
    ['a password longer than any', {}, 'client', 'x'.repeat(5000)],
  ])('with %s gets the same response as an unknown account', async (_, requested, audience, password) => {
    const world = await newWorld()
    const { email } = await aPerson(world, requested)
    const outcome = await signIn(world, { identifier: email, password, audience, facts: testMetadata })
    expect(outcome).toEqual({ ok: false, reason: 'invalid-credentials' })
    expect(outcome).toEqual(await signIn(world, { ...client, identifier: 'nobody-knows@example.com' }))
    expect((await world.pool.query('select 1 from sessions')).rows).toEqual([])
    expect((await auditOf(world)).map(({ outcome: content }) => content)).toEqual(['failed', 'failed'])
  })

  test.each<[Status, boolean, string]>([
    ['pending', false, 'not-verified'],
    ['pending', true, 'pending'],
    ['rejected', true, 'rejected'],
    ['suspended', true, 'suspended'],
    ['closed', true, 'closed'],
    ['invited', false, 'invited'],
  ])(
    'to a %s account (address confirmed: %s) reveals the status only if the password is right',
    async (status, emailVerified, reason) => {
      const world = await newWorld()
      const { email } = await aPerson(world, { status, emailVerified })
      expect(await signIn(world, { ...client, identifier: email })).toEqual({ ok: false, reason })
      const wrong = await signIn(world, { ...client, identifier: email, password: 'not-the-password' })
      expect(wrong).toEqual({ ok: false, reason: 'invalid-credentials' })
      expect((await world.pool.query('select 1 from sessions')).rows).toEqual([])
    },
  )

  test('takes about the same time for unknown and known accounts', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world)
    const time = async (identifier: string, n: number) => {
      const before = performance.now()
      await signIn(world, {
        ...client,
        identifier,
        password: 'wrong-password-12',
        facts: { ...testMetadata, ip: `192.0.2.${n}` },
      })
      return performance.now() - before
    }
    await time('warm-up@example.com', 1)
    const known: number[] = []
    const unknown: number[] = []
    for (let n = 0; n < 7; n++) {
      known.push(await time(email, n))
      unknown.push(await time(`unknown-${n}@example.com`, n))
    }
    const middle = (times: number[]) => times.sort((a, b) => a - b)[3] ?? 0
    expect(middle(unknown) / middle(known)).toBeGreaterThan(1 / 3)
    expect(middle(unknown) / middle(known)).toBeLessThan(3)
  })
})

describe('a session', () => {
  async function aSession(requested: Parameters<typeof aPerson>[1] = {}, env = {}) {
    const world = await newWorld(env)
    const person = await aPerson(world, requested)
    const audience = requested.role && requested.role !== 'client' ? 'staff' : 'client'
    const { headers } = signedIn(await signIn(world, { ...client, audience, identifier: person.email }))
    return { world, person, request: requestWith(headers) }
  }

  test('ends with sign-out, which clears the cookie', async () => {
    const { world, request } = await aSession()
    const headers = await signOut(world, await findCurrentUser(world, request), testMetadata)
    expect(headers.getSetCookie().join()).toMatch(/^session=; Max-Age=0/)
    expect(await findCurrentUser(world, request)).toBeNull()
    expect(await auditOf(world)).toMatchObject([{ action: 'sign-in' }, { action: 'sign-out' }])
  })

  test.each(['suspended', 'closed', 'rejected', 'pending'] as const)(
    'is invalid once its user is %s',
    async (status) => {
      const { world, person, request } = await aSession()
      await world.db.transaction().execute((tx) => saveStatus(tx, person.id, status, null, world.now()))
      expect(await findCurrentUser(world, request)).toBeNull()
    },
  )

  test('follows a change of role at once', async () => {
    const { world, person, request } = await aSession({ role: 'adviser' })
    await world.pool.query(`update people set role = 'client' where id = $1`, [person.id])
    expect(await findCurrentUser(world, request)).toMatchObject({ person: { role: 'client' } })
  })

  test('of staff ends after an hour without use, and after twelve hours in total', async () => {
    const { world, request } = await aSession({ role: 'adviser' })
    for (let minutes = 50; minutes < 12 * 60; minutes += 50) {
      world.setNow(new Date(Date.UTC(2026, 10, 21, 9, minutes)).toISOString())
      expect(await findCurrentUser(world, request)).not.toBeNull()
    }
    world.setNow('2026-11-21T21:00:00Z')
    expect(await findCurrentUser(world, request)).toBeNull()
    const idle = await aSession({ role: 'adviser' })
    idle.world.setNow('2026-11-21T10:00:00Z')
    expect(await findCurrentUser(idle.world, idle.request)).toBeNull()
  })

  test('of staff ends after the idle timeout of the setting', async () => {
    const { world, request } = await aSession({ role: 'adviser' })
    await aSetting(world, staffIdleMinutes, 5)
    world.setNow('2026-11-21T09:06:00Z')
    expect(await findCurrentUser(world, request)).toBeNull()
  })

  test('of a client ends after seven days without use', async () => {
    const { world, request } = await aSession()
    world.setNow('2026-11-28T08:59:00Z')
    expect(await findCurrentUser(world, request)).not.toBeNull()
    world.setNow('2026-12-05T08:59:00Z')
    expect(await findCurrentUser(world, request)).toBeNull()
  })

  test('is not accepted with a forged cookie, a wrong signature or a malformed token', async () => {
    const { world, request } = await aSession()
    const real = request.headers.get('Cookie') ?? ''
    const token = decodeURIComponent(real).slice('session='.length).split('.')[0] ?? ''
    const forged = [
      `session=${token}`,
      `session=${token}.AAAA`,
      `session=${token}x${real.slice(real.indexOf('.'))}`,
      'session=%E0%A4%A',
      'session=.',
    ]
    for (const cookie of forged) {
      expect(await findCurrentUser(world, new Request('http://localhost/', { headers: { Cookie: cookie } }))).toBeNull()
    }
    for (const authorization of ['Basic abc', 'Bearer', 'Bearer unknown', `Bearer ${token}x`]) {
      const headers = { Authorization: authorization, Cookie: real }
      expect(await findCurrentUser(world, new Request('http://localhost/', { headers }))).toBeNull()
    }
  })

  test.each([
    ['production', undefined, true],
    ['demo', undefined, false],
    ['demo', 'required', true],
    ['production', 'off', false],
  ] as const)(
    'in %s mode with the setting %s requires staff to set up a second factor: %s',
    async (mode, setting, expected) => {
      const env = {
        MODE: mode,
        SECRET_KEY: 'k'.repeat(40),
        PUBLIC_URL: 'https://tax.example',
        PAYMENTS: 'stripe',
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
      }
      const { world, request } = await aSession({ role: 'adviser' }, env)
      if (setting) await aSetting(world, staffSecondFactor, setting)
      expect(await findCurrentUser(world, request)).toMatchObject({ needsSecondFactor: expected })
    },
  )
})

test('logging out ends the session, clears the cookie and redirects', async () => {
  const world = await newWorld()
  const { request } = await aVisitor(world, await aPerson(world))
  const answer = await logOut(world, request, testMetadata, '/client-portal')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/client-portal')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('Set-Cookie')).toMatch(/Max-Age=0/)
  expect(answer.headers.get('Clear-Site-Data')).toBe('"cache"')
  expect(await findCurrentUser(world, request)).toBeNull()
})

test('the cookie is cleared even when the session cannot be ended', async () => {
  const world = await newWorld()
  const { request } = await aVisitor(world, await aPerson(world))
  await onServer(world.ownerUrl, 'alter table sessions rename to lost')
  const answer = await logOut(world, request, testMetadata, '/admin')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Set-Cookie')).toBe('session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
})
