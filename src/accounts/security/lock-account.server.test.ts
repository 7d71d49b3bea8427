import { expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import { sendResetEmail } from '#accounts/passwords/password-reset.server.ts'
import { changePassword, setPasswordByLink } from '#accounts/passwords/set-password.server.ts'
import { findPerson } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { confirmEmailChange, requestEmailChange } from '#accounts/registration/change-email.server.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { confirmSecondFactor, startSecondFactor } from '#accounts/sign-in/second-factor.server.ts'
import { signIn } from '#accounts/sign-in/sign-in.server.ts'
import { aPerson, aVisitor, codeOf, emailsOf, testMetadata, testPassword, tokenIn } from '#test/accounts/people.ts'
import { newWorld, type World } from '#test/world.ts'
import { findDisownable, lockAccount } from './lock-account.server.ts'

const password = 'a-new-one-by-the-aare'
const thief = 'thief@example.com'

const enter = (world: World, identifier: string, given: string) =>
  signIn(world, { identifier, password: given, audience: 'client', facts: testMetadata })

async function emailTo(world: World, address: string, subject: string) {
  return tokenIn((await emailsOf(world, address)).find((emailContent) => emailContent.subject === subject))
}

/** An intruder with a session and the password changes the account's email address to their own. */
async function moveTo(world: World, person: Person, email: string) {
  const { visitor: user } = await aVisitor(world, person)
  expect(await requestEmailChange(world, user, { email, password: testPassword }, testMetadata)).toEqual({ ok: true })
  const token = await emailTo(world, email, accountEmailTexts.accounts.confirmNewEmail({ firstName: null }).subject)
  expect(await confirmEmailChange(world, token, testMetadata)).toMatchObject({ ok: true })
  return { ...person, email }
}

test('disowning a password change ends all sessions; only the emailed link reopens the account', async () => {
  const world = await newWorld()
  const person = await aPerson(world)
  const { visitor: user } = await aVisitor(world, person)
  const change = { currentPassword: testPassword, newPassword: password }
  expect(await changePassword(world, user, change, testMetadata)).toMatchObject({ ok: true })
  const token = await emailTo(
    world,
    person.email,
    accountEmailTexts.accounts.security('password-changed', { firstName: '', newEmail: '' }).subject,
  )
  const { request } = await aVisitor(world, person, password)
  expect(await findDisownable(world, token)).toEqual({ event: 'password-changed', email: person.email })
  expect(await findCurrentUser(world, request)).not.toBeNull()

  expect(await lockAccount(world, token, testMetadata)).toEqual({ ok: true, email: person.email })
  expect(await findCurrentUser(world, request)).toBeNull()
  expect(await enter(world, person.email, password)).toEqual({ ok: false, reason: 'must-reset' })
  expect(await enter(world, person.email, 'not-the-password')).toEqual({ ok: false, reason: 'invalid-credentials' })
  expect(await lockAccount(world, token, testMetadata)).toEqual({ ok: false, reason: 'link-invalid' })

  const reset = await emailTo(world, person.email, accountTexts.notMePage.chooseNewPassword)
  const chosen = 'the-owners-very-own-7'
  expect(await setPasswordByLink(world, { token: reset, password: chosen }, testMetadata)).toMatchObject({ ok: true })
  expect(await enter(world, person.email, chosen)).toMatchObject({ ok: true })
})

test('the link that disowns a change works for seven days', async () => {
  const world = await newWorld()
  const person = await aPerson(world)
  const { visitor: user } = await aVisitor(world, person)
  await changePassword(world, user, { currentPassword: testPassword, newPassword: password }, testMetadata)
  const token = await emailTo(
    world,
    person.email,
    accountEmailTexts.accounts.security('password-changed', { firstName: '', newEmail: '' }).subject,
  )
  world.setNow('2026-11-28T08:59:59Z')
  expect(await findDisownable(world, token)).not.toBeNull()
  world.setNow('2026-11-28T09:00:00Z')
  expect(await lockAccount(world, token, testMetadata)).toEqual({ ok: false, reason: 'link-invalid' })
})

test('disowning an email change restores the old address, and the intruder cannot undo it', async () => {
  const world = await newWorld()
  const owner = await aPerson(world)
  const moved = await moveTo(world, owner, thief)
  // The intruder has already changed the email address, so the notice about the new password goes to the intruder.
  const { visitor: user } = await aVisitor(world, moved)
  world.setNow('2026-11-21T10:00:00Z')
  await changePassword(world, user, { currentPassword: testPassword, newPassword: password }, testMetadata)
  const theirs = await emailTo(
    world,
    thief,
    accountEmailTexts.accounts.security('password-changed', { firstName: '', newEmail: '' }).subject,
  )

  const own = await emailTo(
    world,
    owner.email,
    accountEmailTexts.accounts.security('email-changed', { firstName: '', newEmail: '' }).subject,
  )
  expect(await lockAccount(world, own, testMetadata)).toEqual({ ok: true, email: owner.email })
  expect(await findPerson(world.db, owner.id)).toMatchObject({ email: owner.email, mustReset: true })
  expect(await lockAccount(world, theirs, testMetadata)).toEqual({ ok: false, reason: 'link-invalid' })
  expect((await emailsOf(world, thief)).at(-1)).toMatchObject({
    subject: accountEmailTexts.accounts.addressReverted({ firstName: null }).subject,
  })
  expect(await emailTo(world, thief, accountTexts.notMePage.chooseNewPassword)).toBe('')
  expect(await emailTo(world, owner.email, accountTexts.notMePage.chooseNewPassword)).not.toBe('')
})

test('a password reset by the intruder does not invalidate the owner’s link', async () => {
  const world = await newWorld()
  const owner = await aPerson(world)
  await moveTo(world, owner, thief)
  await sendResetEmail(world, { email: thief, requestId: 'r1' })
  const reset = await emailTo(world, thief, accountTexts.notMePage.chooseNewPassword)
  expect(await setPasswordByLink(world, { token: reset, password }, testMetadata)).toMatchObject({ ok: true })
  const own = await emailTo(
    world,
    owner.email,
    accountEmailTexts.accounts.security('email-changed', { firstName: '', newEmail: '' }).subject,
  )
  expect(await lockAccount(world, own, testMetadata)).toMatchObject({ ok: true })
})

test('an account whose old address now belongs to another account is suspended', async () => {
  const world = await newWorld()
  const owner = await aPerson(world)
  await moveTo(world, owner, thief)
  await aPerson(world, { email: owner.email })
  const own = await emailTo(
    world,
    owner.email,
    accountEmailTexts.accounts.security('email-changed', { firstName: '', newEmail: '' }).subject,
  )
  expect(await lockAccount(world, own, testMetadata)).toEqual({ ok: false, reason: 'address-taken' })
  expect(await findPerson(world.db, owner.id)).toMatchObject({ status: 'suspended' })
})

test('disowning a second factor removes it', async () => {
  const world = await newWorld()
  const person = await aPerson(world)
  const { visitor: user } = await aVisitor(world, person)
  const setUp = await startSecondFactor(world, user, testPassword, testMetadata)
  if (!setUp.ok) throw new Error(setUp.reason)
  await confirmSecondFactor(world, user, codeOf(setUp.secret, world.now()), testMetadata)
  const token = await emailTo(
    world,
    person.email,
    accountEmailTexts.accounts.security('second-factor-on', { firstName: '', newEmail: '' }).subject,
  )
  expect(await lockAccount(world, token, testMetadata)).toMatchObject({ ok: true })
  expect(await findPerson(world.db, person.id)).toMatchObject({ twoFactorEnabled: false })
  expect((await world.pool.query('select 1 from two_factors')).rows).toEqual([])
})
