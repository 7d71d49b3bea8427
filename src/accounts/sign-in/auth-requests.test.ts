import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { requestContext, servicesContext } from '#platform/http/request-context.server.ts'
import { aPerson, aVisitor, codeOf, emailsOf, testMetadata, testPassword } from '#test/accounts/people.ts'
import { newWorld, type World } from '#test/world.ts'
import * as adminAuth from './admin-auth-route.ts'
import * as auth from './auth-route.ts'
import { confirmSecondFactor, startSecondFactor } from './second-factor.server.ts'

const bypass = { DEV_BYPASS_CODE: 'let-me-pass' }

async function call(world: World, route: typeof auth, name: string, action: string, body: unknown) {
  const url = `http://localhost:3000/api/${name}.php?action=${action}`
  const headers = { 'Content-Type': 'application/json' }
  const request = new Request(url, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const context = new RouterContextProvider()
  context.set(servicesContext, world)
  context.set(requestContext, { id: crypto.randomUUID(), ip: '192.0.2.7', nonce: '' })
  const answer = await route.action({ request, context, params: {}, url: new URL(url), pattern: '' } as never)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

const client = (world: World, action: string, body: unknown) => call(world, auth, 'auth', action, body)
const staff = (world: World, action: string, body: unknown) => call(world, adminAuth, 'admin-auth', action, body)

test('a NUL character in a name, password or token is treated like any wrong value', async () => {
  const world = await newWorld()
  expect((await client(world, 'login', { email: 'a\0@example.com', password: 'x\0' })).status).toBeGreaterThanOrEqual(
    401,
  )
  expect((await staff(world, 'login', { username: 'a\0', password: 'x\0' })).status).toBe(401)
  expect((await client(world, 'verify', { sessionToken: '\0' })).body).toMatchObject({ success: false })
  expect((await client(world, 'logout', { sessionToken: '\0' })).status).toBe(200)
})

describe('/api/auth.php', () => {
  test('a client signs in, verifies the session and signs out', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world, { company: 'Keller AG', phone: '+41 32 000 00 00' })
    const shown = { firstName: 'Ana', lastName: 'Keller', email, company: 'Keller AG', phone: '+41 32 000 00 00' }
    const login = await client(world, 'login', { email, password: testPassword })
    expect(login).toMatchObject({
      status: 200,
      body: { success: true, client: shown, sessionToken: expect.any(String) },
    })
    const { sessionToken } = login.body
    expect(await client(world, 'verify', { sessionToken })).toMatchObject({
      status: 200,
      body: { success: true, client: shown },
    })
    expect(await staff(world, 'verify', { sessionToken })).toMatchObject({ status: 401, body: { success: false } })
    expect(await client(world, 'logout', { sessionToken })).toMatchObject({ status: 200, body: { success: true } })
    expect(await client(world, 'verify', { sessionToken })).toMatchObject({
      status: 401,
      body: { success: false, error: accountTexts.authRequests.invalidOrExpiredSession },
    })
    expect(await client(world, 'logout', {})).toMatchObject({ status: 200, body: { success: true } })
  })

  test('login with a second factor requires its code and the password', async () => {
    const world = await newWorld()
    const person = await aPerson(world)
    const { email } = person
    const { visitor: user } = await aVisitor(world, person)
    const setUp = await startSecondFactor(world, user, testPassword, testMetadata)
    if (!setUp.ok) throw new Error(setUp.reason)
    await confirmSecondFactor(world, user, codeOf(setUp.secret, world.now(), -1), testMetadata)
    const without = await client(world, 'login', { email, password: testPassword })
    expect(without).toMatchObject({ status: 401, body: { success: false, secondFactor: true } })
    expect(without.body).not.toHaveProperty('sessionToken')
    expect(await client(world, 'login', { email, password: testPassword, code: '000000' })).toMatchObject({
      status: 401,
    })
    const code = codeOf(setUp.secret, world.now())
    expect(await client(world, 'login', { email, password: 'wrong-password', code })).toMatchObject({ status: 401 })
    const login = await client(world, 'login', { email, password: testPassword, code })
    expect(login).toMatchObject({
      status: 200,
      body: { success: true, client: { email }, sessionToken: expect.any(String) },
    })
  })

  test('register returns the same response for known and unknown addresses', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world)
    const entries = {
      password: 'lake-and-mountain-7',
      firstName: 'Mia',
      lastName: 'Frei',
      company: 'Frei AG',
      phone: '',
    }
    const known = await client(world, 'register', { ...entries, email })
    const unknown = await client(world, 'register', { ...entries, email: 'mia@example.com' })
    expect(known).toMatchObject({ status: 200, body: { success: true } })
    expect(unknown.body).toEqual(known.body)
    expect(await emailsOf(world, 'mia@example.com')).toMatchObject([
      { subject: accountTexts.verifyEmailPage.confirmYourEmailAddress },
    ])
    const missing = await client(world, 'register', { email })
    expect(missing).toMatchObject({
      status: 422,
      body: { success: false, fields: { firstName: accountTexts.accounts.fields['first-name-missing'] } },
    })
    expect(missing.body.error).toContain(accountTexts.accounts.fields['new-password-missing'])
  })

  test('each error has its status code and message', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world, { status: 'suspended' })
    const cases = [
      ['login', { email }, 422, accountTexts.authRoute.emailAndPasswordAreRequired],
      ['login', { email, password: 12 }, 422, accountTexts.authRoute.emailAndPasswordAreRequired],
      ['login', 'no json', 422, accountTexts.authRequests.bodyMustBeJson],
      ['login', 'null', 422, accountTexts.authRoute.emailAndPasswordAreRequired],
      ['login', { email, password: 'wrong-password' }, 401, 'Invalid credentials'],
      ['login', { email, password: testPassword }, 403, accountTexts.accounts.signIn.suspended],
      ['verify', {}, 422, accountTexts.authRequests.sessiontokenIsRequired],
      ['dance', {}, 404, 'Unknown action'],
      ['constructor', {}, 404, 'Unknown action'],
    ] as const
    for (const [action, body, status, error] of cases) {
      expect(await client(world, action, body)).toMatchObject({ status, body: { success: false, error } })
    }
    for (let n = 0; n < 10; n++) await client(world, 'login', { email: 'x@example.com', password: 'wrong-password' })
    const limited = await client(world, 'login', { email: 'x@example.com', password: 'wrong-password' })
    expect(limited).toMatchObject({ status: 429, body: { error: 'Too many attempts. Try again in 15 minutes.' } })
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(800)
    expect(auth.loader().status).toBe(405)
  })
})

describe('/api/admin-auth.php', () => {
  test('a staff member signs in, verifies the session and signs out', async () => {
    const world = await newWorld()
    await aPerson(world, { role: 'adviser', username: 'beat', name: 'Beat Roth' })
    const shown = { firstName: 'Beat', lastName: 'Roth', role: 'adviser', username: 'beat' }
    const login = await staff(world, 'login', { username: 'beat', password: testPassword })
    expect(login).toMatchObject({
      status: 200,
      body: { success: true, admin: shown, sessionToken: expect.any(String) },
    })
    const { sessionToken } = login.body
    expect((await staff(world, 'verify', { sessionToken })).body).toEqual({ success: true, admin: shown })
    expect(await client(world, 'verify', { sessionToken })).toMatchObject({ status: 401 })
    await staff(world, 'logout', { sessionToken })
    expect(await staff(world, 'verify', { sessionToken })).toMatchObject({ status: 401 })
    expect(await staff(world, 'login', { username: 'beat' })).toMatchObject({
      status: 422,
      body: { error: accountTexts.adminAuthRoute.usernameAndPasswordAreRequired },
    })
  })
})

describe('the development bypass', () => {
  test('signs in for one hour where it is configured', async () => {
    const world = await newWorld(bypass)
    await aPerson(world, { role: 'adviser', name: 'Beat Roth' })
    await aPerson(world, { role: 'owner', name: 'Petra Roth' })
    const { email } = await aPerson(world)
    const answer = await staff(world, 'bypass', { bypassCode: 'let-me-pass' })
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, admin: { role: 'owner' }, sessionToken: expect.any(String) },
    })
    expect(answer.headers.getSetCookie().join()).toContain('Max-Age=3600')
    const asClient = await client(world, 'bypass', { bypassCode: 'let-me-pass' })
    expect(asClient).toMatchObject({ status: 200, body: { client: { email } } })
    const headers = { Authorization: `Bearer ${asClient.body.sessionToken}` }
    const user = () => findCurrentUser(world, new Request('http://localhost/', { headers }))
    expect(await user()).toMatchObject({ isBypass: true })
    world.setNow('2026-11-21T09:59:00Z')
    expect(await user()).not.toBeNull()
    world.setNow('2026-11-21T10:00:00Z')
    expect(await user()).toBeNull()
    const wrong = await client(world, 'bypass', { bypassCode: 'let-me-in' })
    expect(wrong).toMatchObject({
      status: 401,
      body: { success: false, error: accountTexts.authRequests.invalidBypassCode },
    })
  })

  test.each<Record<string, string>>([
    {},
    {
      MODE: 'production',
      SECRET_KEY: 'k'.repeat(40),
      PUBLIC_URL: 'https://tax.example',
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_WEBHOOK_SECRET: 'whsec',
    },
  ])('returns 404 and writes an audit event where it is not configured (%j)', async (env) => {
    const world = await newWorld(env)
    await aPerson(world)
    await aPerson(world, { role: 'owner' })
    for (const code of ['', 'let-me-pass', undefined]) {
      expect(await client(world, 'bypass', { bypassCode: code })).toMatchObject({
        status: 404,
        body: { success: false },
      })
      expect(await staff(world, 'bypass', { bypassCode: code })).toMatchObject({
        status: 404,
        body: { success: false },
      })
    }
    const { rows } = await world.pool.query('select action, outcome, ip from audit_events')
    expect(rows).toEqual(Array.from({ length: 6 }, () => ({ action: 'bypass', outcome: 'denied', ip: '192.0.2.7' })))
    expect((await world.pool.query('select 1 from sessions')).rows).toEqual([])
  })

  test('is rejected by the configuration in production mode', async () => {
    const env = {
      MODE: 'production',
      SECRET_KEY: 'k'.repeat(40),
      PUBLIC_URL: 'https://tax.example',
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_WEBHOOK_SECRET: 'whsec',
      ...bypass,
    }
    await expect(newWorld(env)).rejects.toThrow('DEV_BYPASS_CODE')
  })
})
