import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
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

function aKey({ verifiesUser = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const authenticatorData = (withKey: boolean, count: number) => {
    const flags = 0x01 | (verifiesUser ? 0x04 : 0) | (withKey ? 0x40 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    const attested = withKey ? [Buffer.alloc(16), Buffer.from([0, id.length]), id, cose] : []
    return Buffer.concat([sha256('localhost'), Buffer.from([flags]), counter, ...attested])
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
    register(challenge: string) {
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
    signIn(challenge: string, from = origin) {
      const data = authenticatorData(false, 1)
      const client = clientData('webauthn.get', challenge, from)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
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

async function withPasskey(key = aKey(), requested: Parameters<typeof aPerson>[1] = {}) {
  const world = await newWorld()
  const person = await aPerson(world, requested)
  const { request, visitor: user } = await aConfirmedVisitor(world, person)
  const session = request.headers.get('Cookie') ?? ''
  const options = await step(world, 'generate-register-options', session)
  const cookie = `${session}; ${cookieHeader(options.headers)}`
  const added = await step(world, 'verify-registration', cookie, key.register(options.body.challenge))
  expect(added).toMatchObject({ status: 200, body: { success: true } })
  return { world, person, visitor: user, key }
}

async function signInWith(world: World, key: ReturnType<typeof aKey>, from?: string) {
  const options = await step(world, 'generate-authenticate-options', '')
  const cookie = cookieHeader(options.headers)
  const body = key.signIn(options.body.challenge, from)
  return { ...(await step(world, 'verify-authentication', cookie, body)), cookie, sent: body }
}

describe('a passkey', () => {
  test('is added by a signed-in user and signs them in without a password', async () => {
    const { world, person, visitor: user, key } = await withPasskey()
    expect(await listOwnPasskeys(world, user)).toMatchObject([{ name: 'Laptop', deviceType: 'singleDevice' }])
    const outcome = await signInWith(world, key)
    expect(outcome).toMatchObject({ status: 200, body: { success: true } })
    expect(await findCurrentUser(world, requestWith(outcome.headers))).toMatchObject({ person: { id: person.id } })
    const { rows } = await world.pool.query('select action, detail from audit_events order by id offset 1')
    expect(rows).toMatchObject([{ action: 'passkey-added' }, { action: 'sign-in', detail: { way: 'passkey' } }])
    expect(await step(world, 'verify-authentication', outcome.cookie, outcome.sent)).toMatchObject({ status: 401 })
  })

  test('is refused from another origin, with an unknown key, or without user verification', async () => {
    const { world, key } = await withPasskey()
    expect(await signInWith(world, key, 'https://evil.example')).toMatchObject({ status: 401 })
    expect(await signInWith(world, aKey())).toMatchObject({
      status: 401,
      body: { error: 'This passkey was not accepted.' },
    })
    const careless = aKey({ verifiesUser: false })
    const other = await withPasskey(careless)
    expect(await signInWith(other.world, careless)).toMatchObject({ status: 401 })
    expect((await other.world.pool.query('select count(*)::int as sessions from sessions')).rows).toEqual([
      { sessions: 1 },
    ])
  })

  test('does not sign in a suspended user', async () => {
    const { world, key } = await withPasskey()
    await world.pool.query(`update people set status = 'suspended'`)
    expect(await signInWith(world, key)).toMatchObject({
      status: 403,
      body: { error: 'Your account is suspended. Please contact us.' },
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
      'A passkey was added',
      'A passkey was removed',
    ])
    expect(await signInWith(world, key)).toMatchObject({ status: 401 })
  })

  test('is added only within minutes of re-authentication with the password', async () => {
    const world = await newWorld()
    const person = await aPerson(world)
    const { request } = await aVisitor(world, person)
    const session = request.headers.get('Cookie') ?? ''
    const refused = { status: 403, body: { error: 'Enter your password first.' } }
    expect(await step(world, 'generate-register-options', session)).toMatchObject(refused)
    expect(await step(world, 'verify-registration', session, {})).toMatchObject(refused)
    const confirmed = await aConfirmedVisitor(world, person)
    const later = confirmed.request.headers.get('Cookie') ?? ''
    expect(await step(world, 'generate-register-options', later)).toMatchObject({ status: 200 })
    world.setNow('2026-11-21T09:10:00Z')
    expect(await step(world, 'generate-register-options', later)).toMatchObject(refused)
  })

  test('cannot be added while signed out, and other endpoints of the library answer 404', async () => {
    const world = await newWorld()
    expect(await step(world, 'generate-register-options', '')).toMatchObject({
      status: 401,
      body: { error: 'Sign in first.' },
    })
    expect(await step(world, 'verify-registration', '', {})).toMatchObject({ status: 401 })
    expect(await step(world, 'generate-register-options', '', {})).toMatchObject({ status: 405 })
    for (const name of ['list-user-passkeys', 'delete-passkey', 'update-passkey', '../sign-up/email', 'constructor']) {
      expect(await step(world, name, '', {})).toMatchObject({ status: 404 })
    }
  })
})
