import { describe, expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import { findPerson, findPersonByEmail } from '#accounts/people/people-db.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { signIn } from '#accounts/sign-in/sign-in.server.ts'
import { aPerson, emailsOf, requestWith, testMetadata, testPassword, tokenIn } from '#test/accounts/people.ts'
import { newWorld, type World } from '#test/world.ts'
import { approve, reinstate, reject, suspend } from './decide-registration.server.ts'
import { findEmailToVerify, register, verifyEmail } from './register.server.ts'

const entries = {
  email: 'Mia@Example.com',
  password: 'lake-and-mountain-7',
  firstName: 'Mia',
  lastName: 'Frei',
  company: '',
  phone: null,
}

async function registered(world: World, given: object = {}, n = 0) {
  const outcome = await register(world, { ...entries, ...given }, { ...testMetadata, ip: `192.0.2.${n}` })
  expect(outcome).toEqual({ ok: true })
  return tokenIn((await emailsOf(world, 'mia@example.com')).at(-1))
}

const signInAsMia = (world: World, password = entries.password) =>
  signIn(world, { identifier: 'mia@example.com', password, audience: 'client', facts: testMetadata })

describe('registration', () => {
  test('becomes a pending account once the address is confirmed, and active once staff approve', async () => {
    const world = await newWorld()
    const token = await registered(world)
    expect(await signInAsMia(world)).toEqual({ ok: false, reason: 'not-verified' })
    expect(await findEmailToVerify(world, token)).toBe('mia@example.com')
    expect(await verifyEmail(world, token, testMetadata)).toMatchObject({
      ok: true,
      person: { status: 'pending', firstName: 'Mia' },
    })
    expect(await signInAsMia(world)).toEqual({ ok: false, reason: 'pending' })
    const person = await findPersonByEmail(world.db, 'mia@example.com')
    const by = { person: await aPerson(world, { role: 'adviser' }), metadata: testMetadata }
    expect(await approve(world, by, person?.id ?? '')).toEqual({ ok: true, status: 'active' })
    expect(await signInAsMia(world)).toMatchObject({ ok: true, person: { company: null, name: 'Mia Frei' } })
    expect((await emailsOf(world, 'mia@example.com')).map(({ subject }) => subject)).toEqual([
      accountEmailTexts.accounts.verifyEmail({ firstName: null }).subject,
      accountEmailTexts.accounts.approved({ firstName: '' }).subject,
    ])
    const { rows } = await world.pool.query(`select action from audit_events order by id`)
    expect(rows.map(({ action }) => action)).toEqual([
      'registration',
      'sign-in',
      'email-confirmed',
      'sign-in',
      'account-approve',
      'sign-in',
    ])
  })

  test('returns the same result for a known address, which gets an email and is not changed', async () => {
    const world = await newWorld()
    const known = await aPerson(world, { email: 'mia@example.com' })
    expect(await register(world, entries, testMetadata)).toEqual({ ok: true })
    expect(await findPerson(world.db, known.id)).toEqual(known)
    expect(await signInAsMia(world)).toEqual({ ok: false, reason: 'invalid-credentials' })
    expect(await signInAsMia(world, testPassword)).toMatchObject({ ok: true })
    expect(await emailsOf(world, 'mia@example.com')).toMatchObject([
      { subject: accountEmailTexts.accounts.accountExists({ firstName: null, resetUrl: '' }).subject },
    ])
  })

  test('returns an error for each missing or invalid field', async () => {
    const world = await newWorld()
    expect(await register(world, {}, testMetadata)).toEqual({
      ok: false,
      reason: 'invalid',
      fields: {
        email: accountTexts.accounts.fields['email-missing'],
        password: accountTexts.accounts.fields['new-password-missing'],
        firstName: accountTexts.accounts.fields['first-name-missing'],
        lastName: accountTexts.accounts.fields['last-name-missing'],
      },
    })
    expect(
      await register(world, { ...entries, email: 'mia at example', firstName: 'Mia\r\nBcc: x' }, testMetadata),
    ).toMatchObject({
      fields: {
        email: accountTexts.accounts.fields['email-incomplete'],
        firstName: accountTexts.accounts.fields['first-name-broken'],
      },
    })
    for (const password of ['short', 'password123', 'miafrei', 'mia@example.com', 'aaaaaaaaaaaa', 'x'.repeat(129)]) {
      const outcome = await register(world, { ...entries, password }, testMetadata)
      expect(outcome).toMatchObject({ ok: false, reason: 'invalid', fields: { password: expect.any(String) } })
    }
    expect((await world.pool.query('select 1 from people')).rows).toEqual([])
  })

  test('is limited to five an hour per IP address and three emails per address', async () => {
    const world = await newWorld()
    for (let n = 0; n < 5; n++) expect(await register(world, entries, testMetadata)).toEqual({ ok: true })
    expect(await register(world, entries, testMetadata)).toMatchObject({ ok: false, reason: 'too-many-attempts' })
    expect(await emailsOf(world, 'mia@example.com')).toHaveLength(3)
  })

  test('submitted twice concurrently creates one account', async () => {
    const world = await newWorld()
    const outcomes = await Promise.all([register(world, entries, testMetadata), register(world, entries, testMetadata)])
    expect(outcomes).toEqual([{ ok: true }, { ok: true }])
    expect((await world.pool.query('select 1 from people')).rows).toHaveLength(1)
  })
})

describe('the link that confirms an address', () => {
  test('works once, also when used five times concurrently', async () => {
    const world = await newWorld()
    const token = await registered(world)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => verifyEmail(world, token, testMetadata)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await verifyEmail(world, token, testMetadata)).toEqual({ ok: false, reason: 'link-invalid' })
  })

  test('works for a day', async () => {
    const world = await newWorld()
    const token = await registered(world)
    world.setNow('2026-11-22T09:00:01Z')
    expect(await findEmailToVerify(world, token)).toBeNull()
    expect(await verifyEmail(world, token, testMetadata)).toEqual({ ok: false, reason: 'link-invalid' })
  })

  test('saves the data of the registration that sent it, not that of another with the same address', async () => {
    const world = await newWorld()
    await registered(world, { password: 'strangers-choice-1', firstName: 'Not', lastName: 'Mia' }, 1)
    const own = await registered(world, {}, 2)
    const strangersSecond = await registered(
      world,
      { password: 'strangers-choice-1', firstName: 'Not', lastName: 'Mia' },
      3,
    )
    expect(await verifyEmail(world, own, testMetadata)).toMatchObject({ ok: true, person: { name: 'Mia Frei' } })
    expect(await signInAsMia(world)).toEqual({ ok: false, reason: 'pending' })
    expect(await signInAsMia(world, 'strangers-choice-1')).toEqual({ ok: false, reason: 'invalid-credentials' })
    expect(await verifyEmail(world, strangersSecond, testMetadata)).toEqual({ ok: false, reason: 'link-invalid' })
  })

  test('is stored as a hash only', async () => {
    const world = await newWorld()
    const token = await registered(world)
    const { rows } = await world.pool.query('select * from account_links')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('a staff member', () => {
  async function scene(role: 'adviser' | 'admin' | 'owner' | 'client' = 'adviser') {
    const world = await newWorld()
    const by: Actor = { person: await aPerson(world, { role }), metadata: testMetadata }
    return { world, by }
  }

  test('rejects a registration with a reason, which is emailed, and may approve it later', async () => {
    const { world, by } = await scene()
    const { id, email } = await aPerson(world, { status: 'pending' })
    expect(await reject(world, by, id, '  ')).toEqual({ ok: false, reason: 'reason-missing' })
    expect(await reject(world, by, id, 'We do not serve companies.')).toEqual({ ok: true, status: 'rejected' })
    expect((await emailsOf(world, email)).at(-1)?.text_body).toContain('We do not serve companies.')
    expect(await reject(world, by, id, 'again')).toEqual({ ok: false, reason: 'wrong-status' })
    expect(await approve(world, by, id)).toEqual({ ok: true, status: 'active' })
  })

  test('cannot approve an account whose address was never confirmed', async () => {
    const { world, by } = await scene()
    const { id } = await aPerson(world, { status: 'pending', emailVerified: false })
    expect(await approve(world, by, id)).toEqual({ ok: false, reason: 'not-verified' })
    expect(await approve(world, by, 'no such person')).toEqual({ ok: false, reason: 'unknown-person' })
  })

  test('suspends a client, which ends the session at once, and reinstates the client', async () => {
    const { world, by } = await scene('admin')
    const { id, email } = await aPerson(world)
    const session = await signIn(world, {
      identifier: email,
      password: testPassword,
      audience: 'client',
      facts: testMetadata,
    })
    if (!session.ok) throw new Error('not signed in')
    expect(await suspend(world, by, id, 'Unpaid invoice')).toEqual({ ok: true, status: 'suspended' })
    expect(await findCurrentUser(world, requestWith(session.headers))).toBeNull()
    expect((await world.pool.query('select 1 from sessions')).rows).toEqual([])
    expect(await reinstate(world, by, id)).toEqual({ ok: true, status: 'active' })
    expect(await findCurrentUser(world, requestWith(session.headers))).toBeNull()
    const subjects = (await emailsOf(world, email)).map(({ subject }) => subject)
    expect(subjects).toEqual([
      accountEmailTexts.accounts.suspended({ firstName: '', reason: '' }).subject,
      accountEmailTexts.accounts.reinstated({ firstName: '' }).subject,
    ])
  })

  test('can do only what the role allows, and refusals are audited', async () => {
    const { world, by } = await scene('adviser')
    const { id } = await aPerson(world)
    const colleague = await aPerson(world, { role: 'adviser' })
    expect(await suspend(world, by, id, 'because')).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await suspend(world, by, colleague.id, 'because')).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await suspend(world, by, by.person.id, 'because')).toEqual({ ok: false, reason: 'not-allowed' })
    const asClient = { ...by, person: await aPerson(world) }
    expect(await approve(world, asClient, id)).toEqual({ ok: false, reason: 'not-allowed' })
    const { rows } = await world.pool.query(`select outcome from audit_events`)
    expect(rows).toEqual(Array.from({ length: 4 }, () => ({ outcome: 'denied' })))
    const owner = { ...by, person: await aPerson(world, { role: 'owner' }) }
    expect(await suspend(world, owner, colleague.id, 'Left the firm')).toEqual({ ok: false, reason: 'not-allowed' })
  })
})
