import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { requestContext, servicesContext } from '#platform/http/request-context.server.ts'
import {
  aConfirmedVisitor,
  aPerson,
  aVisitor,
  cookieHeader,
  emailsOf,
  requestWith,
  testMetadata,
} from '#test/accounts/people.ts'
import { newWorld, type World } from '#test/world.ts'
import { loader } from './passkey-route.ts'
import { listOwnPasskeys, removeOwnPasskey } from './passkeys.server.ts'

const origin = 'http://localhost:3000'
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()

type Assertion = { from?: string; count?: number; personId?: string; domain?: string; isVerified?: boolean }

function aKey({ verifiesUser = true, domain = 'localhost' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  let handle = ''
  const authenticatorData = (withKey: boolean, count: number, rpId = domain, isVerified = verifiesUser) => {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (withKey ? 0x40 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    const attested = withKey ? [Buffer.alloc(16), Buffer.from([0, id.length]), id, cose] : []
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...attested])
  }
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const base = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  }
  return {
    id: base.id,
    register({ challenge, user }: { challenge: string; user: { id: string } }) {
      handle = user.id
      const data = authenticatorData(true, 0)
      const length = Buffer.from([0x58, data.length])
      // CBOR encoding of {"fmt": "none", "attStmt": {}, "authData": data}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        length,
        data,
      ])
      const clientDataJSON = clientData('webauthn.create', challenge, origin).toString('base64url')
      const response = {
        clientDataJSON,
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
      return { response: { ...base, response }, name: 'Laptop' }
    },
    signIn(challenge: string, { from = origin, count = 1, personId, domain: rpId, isVerified }: Assertion = {}) {
      const data = authenticatorData(false, count, rpId, isVerified)
      const client = clientData('webauthn.get', challenge, from)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: personId === undefined ? handle : Buffer.from(personId).toString('base64url'),
      }
      return { response: { ...base, response } }
    },
  }
}

async function step(world: World, name: string, cookie: string, body?: unknown) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const request = new Request(`${origin}/api/auth/passkey/${name}`, { ...init, headers: { Cookie: cookie } })
  const context = new RouterContextProvider()
  context.set(servicesContext, world)
  context.set(requestContext, { id: 'request-1', ip: '192.0.2.7', nonce: '' })
  const answer = await loader({
    request,
    context,
    params: { step: name },
    url: new URL(request.url),
    pattern: '',
  } as never)
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

async function aSession(world: World, requested: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(world, requested)
  const { request, visitor: user } = await aConfirmedVisitor(world, person)
  return { person, user, cookie: request.headers.get('Cookie') ?? '' }
}

async function register(world: World, session: string, key: ReturnType<typeof aKey>) {
  const options = await step(world, 'generate-register-options', session)
  const cookie = `${session}; ${cookieHeader(options.headers)}`
  const sent = key.register(options.body)
  return { ...(await step(world, 'verify-registration', cookie, sent)), options: options.body, cookie, sent }
}

async function withPasskey(key = aKey()) {
  const world = await newWorld()
  const { person, user, cookie } = await aSession(world)
  expect(await register(world, cookie, key)).toMatchObject({ status: 200, body: { success: true } })
  return { world, person, visitor: user, session: cookie, key }
}

async function signInWith(world: World, key: ReturnType<typeof aKey>, assertion?: Assertion) {
  const options = await step(world, 'generate-authenticate-options', '')
  const cookie = cookieHeader(options.headers)
  const body = key.signIn(options.body.challenge, assertion)
  return { ...(await step(world, 'verify-authentication', cookie, body)), cookie, sent: body }
}

const notAccepted = { status: 401, body: { error: accountTexts.passkeyRoute.thisPasskeyWasNotAccepted } }

async function countSessions({ pool }: World): Promise<number> {
  return (await pool.query('select 1 from sessions')).rows.length
}

describe('a passkey', () => {
  test('is added by a signed-in user and signs them in without a password', async () => {
    const { world, person, visitor: user, key } = await withPasskey()
    expect(await listOwnPasskeys(world, user)).toMatchObject([{ name: 'Laptop', isBackedUp: false }])
    const outcome = await signInWith(world, key)
    expect(outcome).toMatchObject({ status: 200, body: { success: true } })
    expect(outcome.headers.getSetCookie().join()).toMatch(/passkey=; Max-Age=0/)
    expect(await findCurrentUser(world, requestWith(outcome.headers))).toMatchObject({ person: { id: person.id } })
    const { rows } = await world.pool.query('select action, detail from audit_events order by id offset 1')
    expect(rows).toMatchObject([{ action: 'passkey-added' }, { action: 'sign-in', detail: { way: 'passkey' } }])
  })

  test('is bound to the configured domain and must verify its user', async () => {
    const world = await newWorld({ PUBLIC_URL: 'https://tax.example:8443' })
    const { user, cookie } = await aSession(world)
    const { headers, body } = await step(world, 'generate-register-options', cookie)
    expect(headers.getSetCookie().join()).toMatch(
      /^__Host-passkey=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(body).toMatchObject({
      rp: { id: 'tax.example' },
      user: { id: Buffer.from(user.person.id).toString('base64url'), name: user.person.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const signingIn = await step(world, 'generate-authenticate-options', '')
    expect(signingIn.body).toMatchObject({ rpId: 'tax.example', userVerification: 'required' })
    expect(signingIn.body.allowCredentials ?? []).toEqual([])
  })

  test('is not added without user verification, for another domain, or twice', async () => {
    const { world, session, key } = await withPasskey()
    for (const wrong of [aKey({ verifiesUser: false }), aKey({ domain: 'evil.example' }), key])
      expect(await register(world, session, wrong)).toMatchObject(notAccepted)
    const again = await register(world, session, aKey())
    expect(again.options.excludeCredentials).toMatchObject([{ id: key.id }])
    const other = await aSession(world)
    expect(await register(world, other.cookie, key)).toMatchObject(notAccepted)
  })

  test('is refused from another origin or domain, with an unknown key, or without user verification', async () => {
    const { world, key } = await withPasskey()
    expect(await signInWith(world, key, { from: 'https://evil.example' })).toMatchObject(notAccepted)
    expect(await signInWith(world, key, { domain: 'evil.example' })).toMatchObject(notAccepted)
    expect(await signInWith(world, aKey(), { personId: 'x' })).toMatchObject(notAccepted)
    expect(await signInWith(world, key, { isVerified: false })).toMatchObject(notAccepted)
    expect(await countSessions(world)).toBe(1)
  })

  test('signs in only the person for whom it was registered', async () => {
    const { world, key } = await withPasskey()
    const other = await aPerson(world)
    for (const personId of [other.id, '']) {
      expect(await signInWith(world, key, { personId })).toMatchObject(notAccepted)
    }
    expect(await countSessions(world)).toBe(1)
  })

  test('is refused when its signature counter does not grow, as for a copied key', async () => {
    const { world, key } = await withPasskey()
    expect(await signInWith(world, key, { count: 7 })).toMatchObject({ status: 200 })
    for (const count of [7, 6, 0]) expect(await signInWith(world, key, { count })).toMatchObject(notAccepted)
    const both = await Promise.all([signInWith(world, key, { count: 8 }), signInWith(world, key, { count: 8 })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect((await world.pool.query('select counter from passkeys')).rows).toEqual([{ counter: 8 }])
    const without = await withPasskey()
    for (const count of [0, 0])
      expect(await signInWith(without.world, without.key, { count })).toMatchObject({ status: 200 })
  })

  test.each(['wrong-length', null, 'a\0b', {}])('answers a malformed response (%j) like a wrong one', async (id) => {
    const { world, session, key } = await withPasskey()
    const options = await step(world, 'generate-authenticate-options', '')
    const { response } = key.signIn(options.body.challenge)
    const sent = { response: { ...response, id, rawId: id } }
    expect(await step(world, 'verify-authentication', cookieHeader(options.headers), sent)).toMatchObject(notAccepted)
    expect(await step(world, 'verify-registration', session, sent)).toMatchObject(notAccepted)
  })
})

describe('a passkey challenge', () => {
  test('can be used only once, whether the response is right or wrong', async () => {
    const { world, session, key } = await withPasskey()
    const used = await signInWith(world, key)
    expect(used.status).toBe(200)
    const later = key.signIn(
      JSON.parse(Buffer.from(used.sent.response.response.clientDataJSON, 'base64url').toString()).challenge,
      { count: 2 },
    )
    expect(await step(world, 'verify-authentication', used.cookie, later)).toMatchObject(notAccepted)
    const options = await step(world, 'generate-authenticate-options', '')
    const cookie = cookieHeader(options.headers)
    expect(await step(world, 'verify-authentication', cookie, {})).toMatchObject(notAccepted)
    const right = key.signIn(options.body.challenge, { count: 3 })
    expect(await step(world, 'verify-authentication', cookie, right)).toMatchObject(notAccepted)
    const added = await register(world, session, aKey())
    expect(added.status).toBe(200)
    await world.pool.query('delete from passkeys')
    expect(await step(world, 'verify-registration', added.cookie, added.sent)).toMatchObject(notAccepted)
  })

  test('belongs to the browser that requested it', async () => {
    const { world, key } = await withPasskey()
    const [one, two] = [
      await step(world, 'generate-authenticate-options', ''),
      await step(world, 'generate-authenticate-options', ''),
    ]
    for (const cookie of ['', cookieHeader(two.headers)]) {
      const sent = key.signIn(one.body.challenge)
      expect(await step(world, 'verify-authentication', cookie, sent)).toMatchObject(notAccepted)
    }
    expect(await countSessions(world)).toBe(1)
  })

  test('for adding a passkey is valid only for its requester, and not for signing in', async () => {
    const { world, session, key } = await withPasskey()
    const stranger = await aSession(world)
    const options = await step(world, 'generate-register-options', session)
    const challenge = cookieHeader(options.headers)
    const sent = aKey().register(options.body)
    expect(await step(world, 'verify-registration', `${stranger.cookie}; ${challenge}`, sent)).toMatchObject(
      notAccepted,
    )
    const adding = await step(world, 'generate-register-options', session)
    const assertion = key.signIn(adding.body.challenge)
    const cookie = cookieHeader(adding.headers)
    expect(await step(world, 'verify-authentication', cookie, assertion)).toMatchObject(notAccepted)
  })

  test('expires after five minutes', async () => {
    const { world, session, key } = await withPasskey()
    const signingIn = await step(world, 'generate-authenticate-options', '')
    const adding = await step(world, 'generate-register-options', session)
    world.setNow('2026-11-21T09:05:00Z')
    const assertion = key.signIn(signingIn.body.challenge)
    const cookie = cookieHeader(signingIn.headers)
    expect(await step(world, 'verify-authentication', cookie, assertion)).toMatchObject(notAccepted)
    const both = `${session}; ${cookieHeader(adding.headers)}`
    expect(await step(world, 'verify-registration', both, aKey().register(adding.body))).toMatchObject(notAccepted)
  })
})

describe('the account of a passkey', () => {
  test('does not sign in a suspended user', async () => {
    const { world, key } = await withPasskey()
    await world.pool.query(`update people set status = 'suspended'`)
    expect(await signInWith(world, key)).toMatchObject({
      status: 403,
      body: { error: accountTexts.accounts.signIn.suspended },
    })
  })

  test('is removed by its owner only, after re-authentication', async () => {
    const { world, person, visitor: user, key } = await withPasskey()
    const [passkey] = await listOwnPasskeys(world, user)
    const stranger = await aConfirmedVisitor(world, await aPerson(world))
    const remove = (by: typeof user) => removeOwnPasskey(world, by, passkey?.id ?? '', testMetadata)
    expect(await remove(stranger.visitor)).toEqual({ ok: false, reason: 'unknown-passkey' })
    expect(await remove({ ...user, isConfirmed: false })).toEqual({ ok: false, reason: 'confirm-first' })
    expect(await remove(user)).toEqual({ ok: true })
    expect((await emailsOf(world, person.email)).map(({ subject }) => subject)).toEqual([
      accountEmailTexts.accounts.security('passkey-added', { firstName: '', newEmail: '' }).subject,
      accountEmailTexts.accounts.security('passkey-removed', { firstName: '', newEmail: '' }).subject,
    ])
    expect(await signInWith(world, key)).toMatchObject({ status: 401 })
  })

  test('is added only within minutes of re-authentication with the password', async () => {
    const world = await newWorld()
    const person = await aPerson(world)
    const { request } = await aVisitor(world, person)
    const session = request.headers.get('Cookie') ?? ''
    const refused = { status: 403, body: { error: accountTexts.passkeyRoute.enterYourPasswordFirst } }
    expect(await step(world, 'generate-register-options', session)).toMatchObject(refused)
    expect(await step(world, 'verify-registration', session, {})).toMatchObject(refused)
    const confirmed = await aConfirmedVisitor(world, person)
    const later = confirmed.request.headers.get('Cookie') ?? ''
    expect(await step(world, 'generate-register-options', later)).toMatchObject({ status: 200 })
    world.setNow('2026-11-21T09:10:00Z')
    expect(await step(world, 'generate-register-options', later)).toMatchObject(refused)
  })

  test('cannot be added while signed out, and other endpoints answer 404', async () => {
    const world = await newWorld()
    expect(await step(world, 'generate-register-options', '')).toMatchObject({
      status: 401,
      body: { error: accountTexts.passkeyRoute.signInFirst },
    })
    expect(await step(world, 'verify-registration', '', {})).toMatchObject({ status: 401 })
    expect(await step(world, 'generate-register-options', '', {})).toMatchObject({ status: 405 })
    for (const name of ['list-user-passkeys', 'delete-passkey', 'update-passkey', '../sign-up/email', 'constructor']) {
      expect(await step(world, name, '', {})).toMatchObject({ status: 404 })
    }
  })
})
