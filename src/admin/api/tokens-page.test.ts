import { expect, test } from 'vitest'
import { apiAccess, apiScopes, readApiTokenForm } from '#accounts/api-tokens/api-token.ts'
import { listApiTokens } from '#accounts/api-tokens/api-token-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { currentUserContext } from '#accounts/sessions/current-user.server.ts'
import { loader as openNewMessage } from '#cases/messages/staff/new-message-page.tsx'
import { aPerson, testPassword } from '#test/accounts/people.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { anAdviserWithToken, openApiSite } from '#test/api-tokens.ts'
import { aCase, listAuditActions } from '#test/cases.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld, type World } from '#test/world.ts'
import * as apiTexts from './locales/en.ts'
import { action, loader } from './tokens-page.tsx'

const path = '/admin/api-tokens'
const valid = { intent: 'create', name: 'Sheet', days: '90', scopes: 'cases:read', password: testPassword }
const { errors } = apiTexts.apiTokens

async function aStaffMember(world: World) {
  await aSetting(world, apiAccess, true)
  return { ...(await aPerson(world, { role: 'adviser' })), twoFactorEnabled: true }
}

async function submit(world: World, person: Person, change: Record<string, string> = {}, isConfirmed = true) {
  const args = argsFor(world, person, { path, form: { ...valid, ...change } })
  const user = args.context.get(currentUserContext)
  args.context.set(currentUserContext, { ...user, isConfirmed })
  return outcomeOf(action(args))
}

test('a token is shown once, is stored as a hash, opens the API and can be revoked', async () => {
  const world = await newWorld()
  const person = await aStaffMember(world)
  const { status, data } = await submit(world, person)
  const { token } = Object(data)
  expect([status, token]).toEqual([200, expect.stringMatching(/^etb_[\w-]{43}$/)])
  const [saved] = await listApiTokens(world.db, person.id, world.now())
  expect(saved).toMatchObject({ name: 'Sheet', scopes: ['cases:read'], hint: token.slice(-4), lastUsedAt: null })
  expect(JSON.stringify((await world.pool.query('select * from api_tokens')).rows)).not.toContain(token)
  expect(JSON.stringify((await outcomeOf(loader(argsFor(world, person, { path })))).data)).not.toContain(token)
  await world.pool.query('update people set two_factor_enabled = true where id = $1', [person.id])
  const site = await openApiSite(world)
  const call = async () => (await site.get('/api/v1/cases', { Authorization: `Bearer ${token}` })).status
  expect(await call()).toBe(200)
  expect((await listApiTokens(world.db, person.id, world.now()))[0]?.lastUsedAt).toEqual(world.now())
  const other = await aStaffMember(world)
  expect((await submit(world, other, { intent: 'revoke', id: saved?.id ?? '' })).status).toBe(404)
  expect((await submit(world, person, { intent: 'revoke', id: saved?.id ?? '' })).status).toBe(303)
  expect((await submit(world, person, { intent: 'revoke', id: saved?.id ?? '' })).status).toBe(404)
  expect(await call()).toBe(401)
  expect(await listAuditActions(world)).toEqual(expect.arrayContaining(['api-token.created', 'api-token.revoked']))
})

test.each<[string, Record<string, string>, string, number]>([
  ['no name', { name: ' ' }, errors['no-name'], 422],
  ['a long name', { name: 'x'.repeat(81) }, errors['name-too-long'], 422],
  ['an unknown permission', { scopes: 'cases:write' }, errors['unknown-scope'], 422],
  ['an endless token', { days: '9999' }, errors['unknown-days'], 422],
])('%s creates no token and returns the form', async (_name, change, text, status) => {
  const world = await newWorld()
  const person = await aStaffMember(world)
  expect(await submit(world, person, change)).toMatchObject({ status, data: { error: { text } } })
  expect(await listApiTokens(world.db, person.id, world.now())).toEqual([])
})

test('a token needs the password, a fresh second factor and the switched-on API; ten are the most', async () => {
  const world = await newWorld()
  const person = await aStaffMember(world)
  expect(await submit(world, person, { password: 'wrong' })).toMatchObject({ data: { error: { field: 'password' } } })
  expect(await submit(world, person, {}, false)).toMatchObject({ data: { error: { field: 'code' } } })
  const withoutFactor = { ...person, twoFactorEnabled: false }
  expect(await submit(world, withoutFactor)).toMatchObject({ data: { error: { text: errors['no-second-factor'] } } })
  for (let count = 0; count < 10; count += 1) expect((await submit(world, person)).status).toBe(200)
  expect(await submit(world, person)).toMatchObject({
    status: 409,
    data: { error: { text: errors['too-many-tokens'] } },
  })
  await aSetting(world, apiAccess, false)
  expect(await submit(world, person)).toMatchObject({ status: 409, data: { error: { text: errors['api-off'] } } })
})

test('all permissions can be chosen, none cannot', () => {
  expect(readApiTokenForm({ name: 'Sheet', days: '365', scopes: apiScopes })).toMatchObject({
    ok: true,
    token: { scopes: [...apiScopes], days: 365 },
  })
  expect(readApiTokenForm({ name: 'Sheet', days: '365', scopes: [] })).toEqual({ ok: false, reason: 'no-scope' })
})

test('a draft for a client is in the form of this client, not in that of another one', async () => {
  const world = await newWorld()
  const { id, headers } = await anAdviserWithToken(world)
  const [one, other] = [await aCase(world, { assignedTo: id }), await aCase(world, { assignedTo: id })]
  const site = await openApiSite(world)
  const body = JSON.stringify({ clientId: one.client.id, subject: 'Documents', body: 'Please send them.' })
  expect((await site.ask('/api/v1/drafts', { method: 'POST', headers, body })).status).toBe(201)
  const rows = await world.pool.query('select * from people where id = $1', [id])
  const person = { id, role: 'adviser', status: 'active', name: rows.rows[0].name } as Person
  const draftOf = async (clientId: string) => {
    const args = argsFor(world, person, { path: `/admin/messages/new?client=${clientId}` })
    return Object((await outcomeOf(openNewMessage(args))).data).draft
  }
  expect(await draftOf(one.client.id)).toEqual({ subject: 'Documents', body: 'Please send them.' })
  expect(await draftOf(other.client.id)).toEqual({ subject: '', body: '' })
})
