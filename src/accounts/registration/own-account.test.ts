import { describe, expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import { sendResetEmail } from '#accounts/passwords/password-reset.server.ts'
import { setPasswordByLink } from '#accounts/passwords/set-password.server.ts'
import { findPerson } from '#accounts/people/people-db.server.ts'
import { type CurrentUser, findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { endOwnSessions, listOwnSessions } from '#accounts/sessions/own-sessions.server.ts'
import { signIn } from '#accounts/sign-in/sign-in.server.ts'
import { createStaff } from '#accounts/team/create-staff.server.ts'
import { verifyAudit } from '#platform/audit/verify-audit.server.ts'
import { aPerson, aVisitor, emailsOf, testMetadata, testPassword, tokenIn } from '#test/accounts/people.ts'
import { newWorld, type World } from '#test/world.ts'
import { confirmEmailChange, findEmailChange, requestEmailChange } from './change-email.server.ts'
import { removeExpired } from './links-db.server.ts'

const newEmail = 'ana.new@example.com'

async function requested(world: World, requestValue: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(world, requestValue)
  const session = await aVisitor(world, person)
  const outcome = await requestEmailChange(
    world,
    session.visitor,
    { email: 'Ana.New@example.com', password: testPassword },
    testMetadata,
  )
  expect(outcome).toEqual({ ok: true })
  return { ...session, person, token: tokenIn((await emailsOf(world, newEmail))[0]) }
}

describe('a change of the email address', () => {
  test('applies once confirmed, ends sessions, and notifies the old address before and after', async () => {
    const world = await newWorld()
    const { person, token, request } = await requested(world)
    expect(await findPerson(world.db, person.id)).toMatchObject({ email: person.email })
    expect(await findEmailChange(world, token)).toBe(newEmail)
    expect(await confirmEmailChange(world, token, testMetadata)).toEqual({ ok: true, email: newEmail, isStaff: false })
    expect(await findCurrentUser(world, request)).toBeNull()
    expect((await emailsOf(world, person.email)).map(({ subject }) => subject)).toEqual([
      accountEmailTexts.accounts.security('email-change-asked', { firstName: '', newEmail: '' }).subject,
      accountEmailTexts.accounts.security('email-changed', { firstName: '', newEmail: '' }).subject,
    ])
    await aVisitor(world, { ...person, email: newEmail })
    expect(await confirmEmailChange(world, token, testMetadata)).toEqual({ ok: false, reason: 'link-invalid' })
  })

  test('requires the password and a different address', async () => {
    const world = await newWorld()
    const person = await aPerson(world)
    const { visitor: user } = await aVisitor(world, person)
    const ask = (email: string, password: string) => requestEmailChange(world, user, { email, password }, testMetadata)
    expect(await ask(newEmail, 'not-my-password')).toEqual({ ok: false, reason: 'wrong-password' })
    expect(await ask(person.email.toUpperCase(), testPassword)).toEqual({ ok: false, reason: 'same-email' })
    expect(await emailsOf(world, newEmail)).toEqual([])
  })

  test('is limited to five a day per person and per address, and to three emails an hour', async () => {
    const world = await newWorld()
    const [one, two] = [await aVisitor(world, await aPerson(world)), await aVisitor(world, await aPerson(world))]
    const ask = (user: CurrentUser, email: string) =>
      requestEmailChange(world, user, { email, password: testPassword }, testMetadata)
    for (let n = 0; n < 4; n++) expect(await ask(one.visitor, newEmail)).toEqual({ ok: true })
    expect(await emailsOf(world, newEmail)).toHaveLength(3)
    await world.pool.query("update emails set created_at = created_at - interval '1 hour'")
    expect(await ask(one.visitor, newEmail)).toEqual({ ok: true })
    expect(await ask(one.visitor, 'other@example.com')).toMatchObject({ ok: false, reason: 'too-many-changes' })
    expect(await ask(two.visitor, newEmail)).toMatchObject({ ok: false, reason: 'too-many-changes' })
    expect(await ask(two.visitor, 'third@example.com')).toEqual({ ok: true })
    expect(await emailsOf(world, newEmail)).toHaveLength(4)
  })

  test('to the address of another account sends no link and returns the same result', async () => {
    const world = await newWorld()
    await aPerson(world, { email: newEmail })
    const { token } = await requested(world)
    expect(token).toBe('')
  })

  test('is refused when another account took the address before the confirmation', async () => {
    const world = await newWorld()
    const { person, token } = await requested(world)
    await aPerson(world, { email: newEmail })
    expect(await confirmEmailChange(world, token, testMetadata)).toEqual({ ok: false, reason: 'email-taken' })
    expect(await findPerson(world.db, person.id)).toMatchObject({ email: person.email })
  })

  test('to one address by two people at once succeeds for one of them', async () => {
    const world = await newWorld()
    const [one, two] = [await requested(world), await requested(world)]
    const tokens = (await emailsOf(world, newEmail)).map(tokenIn)
    const outcomes = await Promise.all(tokens.map((token) => confirmEmailChange(world, token, testMetadata)))
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true])
    const emails = await Promise.all(
      [one, two].map(async ({ person }) => (await findPerson(world.db, person.id))?.email),
    )
    expect(emails.filter((email) => email === newEmail)).toHaveLength(1)
  })

  test('invalidates links sent to the old address', async () => {
    const world = await newWorld()
    const { person, token } = await requested(world)
    await sendResetEmail(world, { email: person.email, requestId: 'r1' })
    const reset = tokenIn(
      (await emailsOf(world, person.email)).find(
        ({ subject }) => subject === accountEmailTexts.accounts.resetPassword({ firstName: null }).subject,
      ),
    )
    await confirmEmailChange(world, token, testMetadata)
    const outcome = await setPasswordByLink(world, { token: reset, password: 'a-new-one-by-the-aare' }, testMetadata)
    expect(outcome).toEqual({ ok: false, reason: 'link-invalid' })
  })
})

test('a user lists their own sessions and ends one or all others, never those of another user', async () => {
  const world = await newWorld()
  const person = await aPerson(world)
  const stranger = await aVisitor(world, await aPerson(world))
  const [first, second, third] = [
    await aVisitor(world, person),
    await aVisitor(world, person),
    await aVisitor(world, person),
  ]
  const sessions = await listOwnSessions(world, first.visitor)
  expect(sessions).toHaveLength(3)
  expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({
    id: first.visitor.sessionId,
    ipAddress: '192.0.2.7',
  })
  expect(await endOwnSessions(world, first.visitor, { id: stranger.visitor.sessionId }, testMetadata)).toBe(0)
  expect(await findCurrentUser(world, stranger.request)).not.toBeNull()
  expect(await endOwnSessions(world, first.visitor, { id: second.visitor.sessionId }, testMetadata)).toBe(1)
  expect(await findCurrentUser(world, second.request)).toBeNull()
  expect(await endOwnSessions(world, first.visitor, 'others', testMetadata)).toBe(1)
  expect(await findCurrentUser(world, third.request)).toBeNull()
  expect(await findCurrentUser(world, first.request)).not.toBeNull()
  expect(await verifyAudit(world.db, null)).toMatchObject({ ok: true })
})

describe('creating staff from the command line', () => {
  const staff = {
    email: 'Owner@firm.example',
    username: 'Admin',
    name: 'Petra Roth',
    role: 'owner',
    password: 'the-firm-opens-at-nine',
  } as const

  test('creates an active staff member who can sign in', async () => {
    const world = await newWorld()
    expect(await createStaff(world, staff)).toMatchObject({
      ok: true,
      person: { username: 'admin', role: 'owner', status: 'active' },
    })
    const outcome = await signIn(world, {
      identifier: 'admin',
      password: staff.password,
      audience: 'staff',
      facts: testMetadata,
    })
    expect(outcome).toMatchObject({ ok: true })
    expect(await createStaff(world, { ...staff, email: 'other@firm.example' })).toEqual({ ok: false, reason: 'taken' })
    expect(await createStaff(world, { ...staff, username: 'other' })).toEqual({ ok: false, reason: 'taken' })
  })

  test.each([
    [{ email: 'no address' }, accountTexts.accounts.fields['email-incomplete']],
    [{ username: '1 x' }, accountTexts.createStaff.enterUsernameOf3To],
    [{ name: ' ' }, accountTexts.createStaff.enterNameOfAtMost],
    [{ password: 'password123' }, accountTexts.accounts.passwords['too-common']],
  ])('%j is refused with a message', async (change, message) => {
    const world = await newWorld()
    expect(await createStaff(world, { ...staff, ...change })).toEqual({ ok: false, reason: 'invalid', message })
  })
})

test('expired links are removed and valid ones are not', async () => {
  const world = await newWorld()
  const { email } = await aPerson(world)
  await sendResetEmail(world, { email, requestId: 'r1' })
  await removeExpired(world.db, world.now())
  expect((await world.pool.query('select 1 from account_links')).rows).toHaveLength(1)
  world.setNow('2026-11-21T10:00:00Z')
  await removeExpired(world.db, world.now())
  expect((await world.pool.query('select 1 from account_links')).rows).toEqual([])
})
