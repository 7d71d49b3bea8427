import { describe, expect, test } from 'vitest'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import { findPerson, findPersonByEmail } from '#accounts/people/people-db.server.ts'
import { signIn } from '#accounts/sign-in/sign-in.server.ts'
import { aPerson, emailsOf, testMetadata, testPassword, tokenIn } from '#test/accounts/people.ts'
import { actorOf } from '#test/cases.ts'
import { anInvitation, aPartner } from '#test/households.ts'
import { newWorld } from '#test/world.ts'
import { endPartnership } from './end-partnership.server.ts'
import { invitePartner } from './invite-partner.server.ts'
import { joinAsVisitor, joinWithPassword, viewInvitation } from './join-household.server.ts'
import { findHouseholdOf, findPartnerOf } from './partner-db.server.ts'

const entered = { firstName: 'Ben', lastName: 'Keller', password: 'a-new-one-by-the-aare' }
const requested = { firstName: 'Ben', lastName: 'Keller', email: 'ben@example.com' }

describe('an invitation of a partner', () => {
  test('creates a partner account with a confirmed address that can sign in', async () => {
    const world = await newWorld()
    const ana = await aPerson(world)
    const token = await anInvitation(world, ana)
    expect(await viewInvitation(world, token)).toMatchObject({ clientName: ana.name, hasAccount: false })
    expect(await joinWithPassword(world, token, { ...entered, password: 'short' }, testMetadata)).toMatchObject({
      reason: 'weak-password',
    })
    expect(await joinWithPassword(world, token, entered, testMetadata)).toMatchObject({ ok: true })
    const ben = await findPersonByEmail(world.db, requested.email)
    expect(ben).toMatchObject({ name: 'Ben Keller', emailVerified: true, status: 'active', role: 'client' })
    const attempt = {
      identifier: requested.email,
      password: entered.password,
      audience: 'client',
      facts: testMetadata,
    } as const
    expect(await signIn(world, attempt)).toMatchObject({ ok: true })
    expect((await emailsOf(world, ana.email)).at(-1)?.subject).toBe(
      accountEmailTexts.accounts.partnerJoined({ name: '', partner: 'Ben Keller' }).subject,
    )
    expect(await joinWithPassword(world, token, entered, testMetadata)).toMatchObject({ reason: 'link-invalid' })
  })

  test('sends the same email and result whether or not the address has an account', async () => {
    const world = await newWorld()
    const [ana, mia] = [await aPerson(world), await aPerson(world)]
    await aPerson(world, { email: requested.email })
    expect(await invitePartner(world, actorOf(ana), requested)).toEqual({ ok: true })
    expect(await invitePartner(world, actorOf(mia), { ...requested, email: 'no.account@example.com' })).toEqual({
      ok: true,
    })
    const plain = async (address: string) =>
      (await emailsOf(world, address)).map(({ subject, text_body }) => [subject, text_body.replace(/token=\S+/g, '')])
    expect(await plain(requested.email)).toEqual(await plain('no.account@example.com'))
  })

  test('is accepted by an existing account only while signed in to that account', async () => {
    const world = await newWorld()
    const [ana, ben, eve] = [
      await aPerson(world),
      await aPerson(world, { email: requested.email }),
      await aPerson(world),
    ]
    const token = await anInvitation(world, ana)
    expect(await viewInvitation(world, token)).toMatchObject({ hasAccount: true })
    expect(await joinWithPassword(world, token, entered, testMetadata)).toMatchObject({ reason: 'sign-in-first' })
    const attempt = { identifier: ben.email, password: testPassword, audience: 'client', facts: testMetadata } as const
    expect(await signIn(world, attempt)).toMatchObject({ ok: true })
    expect(await joinAsVisitor(world, actorOf(eve), token)).toMatchObject({ reason: 'other-address' })
    expect(await joinAsVisitor(world, actorOf(ben), token)).toEqual({ ok: true })
    expect(await findHouseholdOf(world.db, ben.id)).toMatchObject({ clientId: ana.id })
  })

  test('takes over an unconfirmed account and invalidates the password set up for it', async () => {
    const world = await newWorld()
    const ana = await aPerson(world)
    const squatter = await aPerson(world, { email: requested.email, emailVerified: false, status: 'pending' })
    const token = await anInvitation(world, ana)
    expect(await joinWithPassword(world, token, entered, testMetadata)).toMatchObject({ ok: true })
    expect(await findPerson(world.db, squatter.id)).toMatchObject({ status: 'active', emailVerified: true })
    const attempt = {
      identifier: requested.email,
      password: testPassword,
      audience: 'client',
      facts: testMetadata,
    } as const
    expect(await signIn(world, attempt)).toMatchObject({ ok: false })
  })

  test('is limited to one open invitation, to clients, and to seven days', async () => {
    const world = await newWorld()
    const ana = await aPerson(world)
    const staff = await aPerson(world, { role: 'adviser' })
    expect(await invitePartner(world, actorOf(ana), { ...requested, email: ana.email })).toMatchObject({
      reason: 'own-address',
    })
    expect(await invitePartner(world, actorOf(ana), { ...requested, email: 'ben' })).toMatchObject({
      reason: 'invalid',
    })
    const token = await anInvitation(world, ana, staff.email)
    expect(await viewInvitation(world, token)).toBeNull()
    expect(await joinWithPassword(world, token, entered, testMetadata)).toMatchObject({ reason: 'link-invalid' })
    expect(await invitePartner(world, actorOf(ana), requested)).toEqual({ ok: false, reason: 'invited-already' })
    const open = await findPartnerOf(world.db, ana.id)
    expect(await endPartnership(world, actorOf(ana), open?.id ?? '')).toEqual({ ok: true })
    const again = await anInvitation(world, ana)
    expect(await viewInvitation(world, token)).toBeNull()
    world.setNow('2026-11-28T09:00:01Z')
    expect(await joinWithPassword(world, again, entered, testMetadata)).toMatchObject({ reason: 'link-invalid' })
  })

  test('that has expired does not block a new one', async () => {
    const world = await newWorld()
    const ana = await aPerson(world)
    const first = await anInvitation(world, ana)
    world.setNow('2026-12-20T09:00:00Z')
    expect(await invitePartner(world, actorOf(ana), requested)).toEqual({ ok: true })
    expect(await viewInvitation(world, first)).toBeNull()
    expect(await findPartnerOf(world.db, ana.id)).toMatchObject({ email: requested.email, acceptedAt: null })
    expect(await invitePartner(world, actorOf(ana), requested)).toEqual({ ok: false, reason: 'invited-already' })
  })

  test('is accepted once when submitted three times concurrently', async () => {
    const world = await newWorld()
    const token = await anInvitation(world, await aPerson(world))
    const all = await Promise.all([1, 2, 3].map(() => joinWithPassword(world, token, entered, testMetadata)))
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('is emailed to one address at most three times an hour, across all inviting clients', async () => {
    const world = await newWorld()
    for (let n = 0; n < 3; n++) await anInvitation(world, await aPerson(world))
    expect(await invitePartner(world, actorOf(await aPerson(world)), requested)).toEqual({ ok: true })
    expect(await emailsOf(world, requested.email)).toHaveLength(3)
  })
})

describe('a household', () => {
  test('is ended by either partner or by staff, not by strangers, and both partners are notified', async () => {
    for (const who of ['client', 'partner', 'adviser'] as const) {
      const world = await newWorld()
      const ana = await aPerson(world)
      const ben = await aPartner(world, ana)
      const { id } = (await findPartnerOf(world.db, ana.id)) ?? { id: '' }
      const stranger = actorOf(await aPerson(world))
      expect(await endPartnership(world, stranger, id)).toEqual({ ok: false, reason: 'unknown-partnership' })
      const actor = { client: ana, partner: ben, adviser: await aPerson(world, { role: 'adviser' }) }[who]
      expect(await endPartnership(world, actorOf(actor), id)).toEqual({ ok: true })
      expect(await endPartnership(world, actorOf(actor), id)).toMatchObject({ ok: false })
      for (const { email } of [ana, ben]) {
        expect((await emailsOf(world, email)).at(-1)?.subject).toMatch(/no longer share tax cases$/)
      }
      expect(await findHouseholdOf(world.db, ben.id)).toBeNull()
    }
  })

  test('has two people: a member can neither join nor invite to another one', async () => {
    const world = await newWorld()
    const [ana, mia] = [await aPerson(world), await aPerson(world)]
    const ben = await aPartner(world, ana)
    const token = await anInvitation(world, mia)
    expect(await joinAsVisitor(world, actorOf(ben), token)).toEqual({ ok: false, reason: 'has-household' })
    const outcome = await invitePartner(world, actorOf(ben), { ...requested, email: 'c@example.com' })
    expect(outcome).toEqual({ ok: false, reason: 'member-already' })
    expect(tokenIn((await emailsOf(world, 'c@example.com'))[0])).toBe('')
  })
})
