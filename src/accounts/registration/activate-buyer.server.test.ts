import { describe, expect, test } from 'vitest'
import { setPasswordByLink } from '#accounts/passwords/set-password.server.ts'
import { findPerson } from '#accounts/people/people-db.server.ts'
import { signIn } from '#accounts/sign-in/sign-in.server.ts'
import { newToken } from '#accounts/tokens.server.ts'
import { aPerson, emailsOf, testMetadata, testPassword, tokenIn } from '#test/accounts/people.ts'
import { newWorld, type World } from '#test/world.ts'
import { activateBuyer } from './activate-buyer.server.ts'
import { insertLink } from './links-db.server.ts'
import { register, verifyEmail } from './register.server.ts'

const buyer = { email: 'Lea@Example.com', name: 'Lea Meier', orderId: 'order-1' }
const email = 'lea@example.com'
const password = 'a-new-one-by-the-aare'

const activate = (world: World, given = buyer) =>
  world.db.transaction().execute((tx) => activateBuyer(tx, world, given))

/** The link that the email about the order contains. */
async function invite(world: World, personId: string): Promise<string> {
  const token = newToken()
  const until = new Date(world.now().getTime() + 30 * 86_400_000)
  await insertLink(world.db, token, { purpose: 'invitation', personId, email }, world.now(), until)
  return token
}

const signInAs = (world: World, given: string) =>
  signIn(world, { identifier: email, password: given, audience: 'client', facts: testMetadata })

describe('activation of a buyer after payment', () => {
  test('creates the account of a new buyer, who chooses a password by link and signs in', async () => {
    const world = await newWorld()
    const { personId, ...rest } = await activate(world)
    expect(rest).toEqual({ needsPassword: true, status: 'active' })
    expect(await findPerson(world.db, personId)).toMatchObject({
      email,
      name: 'Lea Meier',
      emailVerified: false,
      role: 'client',
    })
    expect(await signInAs(world, '')).toEqual({ ok: false, reason: 'invalid-credentials' })
    const token = await invite(world, personId)
    expect(await setPasswordByLink(world, { token, password }, testMetadata)).toMatchObject({ ok: true })
    expect(await signInAs(world, password)).toMatchObject({ ok: true, person: { id: personId, emailVerified: true } })
  })

  test('creates one account for concurrent orders with the same address', async () => {
    const world = await newWorld()
    const orders = Array.from({ length: 8 }, (_, at) => ({ ...buyer, orderId: `order-${at}` }))
    const outcomes = await Promise.all(orders.map((order) => activate(world, order)))
    expect(new Set(outcomes.map(({ personId }) => personId)).size).toBe(1)
  })

  test('leaves an existing active account unchanged', async () => {
    const world = await newWorld()
    const known = await aPerson(world, { email })
    expect(await activate(world)).toEqual({ personId: known.id, needsPassword: false, status: 'active' })
    expect(await findPerson(world.db, known.id)).toEqual(known)
    expect(await emailsOf(world, email)).toEqual([])
    expect(await signInAs(world, testPassword)).toMatchObject({ ok: true })
  })

  test('activates a confirmed registration without staff approval', async () => {
    const world = await newWorld()
    const known = await aPerson(world, { email, status: 'pending' })
    expect(await activate(world)).toEqual({ personId: known.id, needsPassword: false, status: 'active' })
    expect(await signInAs(world, testPassword)).toMatchObject({ ok: true })
  })

  test('replaces an unconfirmed registration that a stranger made with the buyer’s address', async () => {
    const world = await newWorld()
    const strangers = 'strangers-choice-1'
    await register(world, { email, password: strangers, firstName: 'Stranger', lastName: 'X' }, testMetadata)
    const strangersToken = tokenIn((await emailsOf(world, email))[0])
    const activated = await activate(world)
    expect(activated).toMatchObject({ needsPassword: true, status: 'active' })
    expect(await signInAs(world, strangers)).toEqual({ ok: false, reason: 'invalid-credentials' })
    expect(await verifyEmail(world, strangersToken, testMetadata)).toEqual({ ok: false, reason: 'link-invalid' })
    const again = await register(
      world,
      { email, password: strangers, firstName: 'Stranger', lastName: 'X' },
      testMetadata,
    )
    expect(again).toEqual({ ok: true })
    expect(await signInAs(world, strangers)).toEqual({ ok: false, reason: 'invalid-credentials' })
    const token = await invite(world, activated.personId)
    expect(await setPasswordByLink(world, { token, password }, testMetadata)).toMatchObject({ ok: true })
    expect(await signInAs(world, strangers)).toEqual({ ok: false, reason: 'invalid-credentials' })
    expect(await signInAs(world, password)).toMatchObject({ ok: true })
  })

  test.each(['suspended', 'rejected', 'closed'] as const)(
    'leaves a %s account unchanged and sends no email',
    async (status) => {
      const world = await newWorld()
      const known = await aPerson(world, { email, status, emailVerified: status !== 'rejected' })
      expect(await activate(world)).toEqual({ personId: known.id, needsPassword: false, status })
      expect(await emailsOf(world, email)).toEqual([])
    },
  )

  test('does not change the account of a staff member', async () => {
    const world = await newWorld()
    const known = await aPerson(world, { email, role: 'adviser', emailVerified: false })
    expect(await activate(world)).toEqual({ personId: known.id, needsPassword: false, status: 'active' })
  })

  test('is rolled back with the transaction of the order', async () => {
    const world = await newWorld()
    const failing = world.db.transaction().execute(async (tx) => {
      await activateBuyer(tx, world, buyer)
      throw new Error('the case could not be opened')
    })
    await expect(failing).rejects.toThrow('the case could not be opened')
    expect(
      (
        await world.pool.query(
          'select 1 from people union all select 1 from emails union all select 1 from account_links',
        )
      ).rows,
    ).toEqual([])
  })
})
