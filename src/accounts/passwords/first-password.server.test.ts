import { describe, expect, test } from 'vitest'
import { findPerson } from '#accounts/people/people-db.server.ts'
import { activateBuyer } from '#accounts/registration/activate-buyer.server.ts'
import { findUserByToken, tokenOf } from '#accounts/sessions/current-user.server.ts'
import { signIn } from '#accounts/sign-in/sign-in.server.ts'
import { aPerson, testMetadata } from '#test/accounts/people.ts'
import { newWorld, type World } from '#test/world.ts'
import {
  chooseFirstPassword,
  findFirstPassword,
  firstPasswordCookie,
  readFirstPasswordCookie,
} from './first-password.server.ts'

const email = 'lea@example.com'
const password = 'three words to remember'

async function bought(world: World, orderId = 'order-1') {
  const buyer = { email, name: 'Lea Meier', orderId }
  const { personId } = await world.db.transaction().execute((tx) => activateBuyer(tx, world, buyer))
  return { personId, token: tokenFor(world, orderId) }
}

function tokenFor(world: World, orderId: string): string {
  return readFirstPasswordCookie(world, firstPasswordCookie(world, orderId), orderId) ?? ''
}

const choose = (world: World, token: string, chosen = password) =>
  chooseFirstPassword(world, { token, password: chosen }, testMetadata)

describe('the first password after a payment', () => {
  test('signs the browser of the order in, without confirming the address', async () => {
    const world = await newWorld()
    const { personId, token } = await bought(world)
    expect(await findFirstPassword(world, token)).toMatchObject({ personId, email })
    const outcome = await choose(world, token)
    if (!outcome.ok) throw new Error(outcome.reason)
    const cookie = outcome.headers.getSetCookie().join('; ')
    const session = tokenOf(world, new Headers({ Cookie: cookie }))
    expect(await findUserByToken(world, session ?? '')).toMatchObject({ person: { id: personId } })
    expect(await findPerson(world.db, personId)).toMatchObject({ emailVerified: false })
    const again = await signIn(world, { identifier: email, password, audience: 'client', facts: testMetadata })
    expect(again).toMatchObject({ ok: true })
  })

  test('is chosen once, by one of several concurrent submissions', async () => {
    const world = await newWorld()
    const { token } = await bought(world)
    const outcomes = await Promise.all(Array.from({ length: 4 }, (_, at) => choose(world, token, `${password} ${at}`)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await choose(world, token)).toEqual({ ok: false, reason: 'link-invalid' })
  })

  test('can be chosen again after a weak one, and for 24 hours', async () => {
    const world = await newWorld()
    const { token } = await bought(world)
    expect(await choose(world, token, 'short')).toMatchObject({ ok: false, reason: 'weak-password' })
    world.setNow('2026-11-22T08:59:00Z')
    expect(await findFirstPassword(world, token)).not.toBeNull()
    world.setNow('2026-11-22T09:00:00Z')
    expect(await choose(world, token)).toEqual({ ok: false, reason: 'link-invalid' })
  })

  test.each([
    ['a client', { status: 'active' }],
    ['a registration that is not confirmed', { status: 'pending', emailVerified: false }],
    ['a suspended client', { status: 'suspended' }],
    ['a member of staff', { status: 'active', role: 'adviser' }],
  ] as const)('cannot be chosen for the existing account of %s', async (_, facts) => {
    const world = await newWorld()
    await aPerson(world, { email, ...facts })
    const { token } = await bought(world)
    expect(await findFirstPassword(world, token)).toBeNull()
    expect(await choose(world, token)).toEqual({ ok: false, reason: 'link-invalid' })
  })

  test('is withdrawn by a second order with the same address, which only the email opens', async () => {
    const world = await newWorld()
    const first = await bought(world)
    await choose(world, first.token)
    const second = await bought(world, 'order-2')
    expect(await choose(world, second.token)).toEqual({ ok: false, reason: 'link-invalid' })
    const refused = await signIn(world, { identifier: email, password, audience: 'client', facts: testMetadata })
    expect(refused).toEqual({ ok: false, reason: 'invalid-credentials' })
    expect(await world.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  test('belongs to one order: the cookie of another order or a changed one is refused', async () => {
    const world = await newWorld()
    const cookie = firstPasswordCookie(world, 'order-1')
    expect(cookie).toMatch(/HttpOnly;.*SameSite=Lax/)
    expect(readFirstPasswordCookie(world, cookie, 'order-2')).toBeNull()
    expect(readFirstPasswordCookie(world, cookie.replace(/=(.)/, '=x$1'), 'order-1')).toBeNull()
    expect(readFirstPasswordCookie(world, null, 'order-1')).toBeNull()
  })
})
