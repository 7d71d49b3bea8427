import { describe, expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import * as accountEmailTexts from '#accounts/locales/en-emails.ts'
import { confirmEmailChange, findEmailChange, requestEmailChange } from '#accounts/registration/change-email.server.ts'
import { type CurrentUser, findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { signIn } from '#accounts/sign-in/sign-in.server.ts'
import { aPerson, emailsOf, requestWith, testMetadata, testPassword, tokenIn } from '#test/accounts/people.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { requestPasswordReset, sendResetEmail } from './password-reset.server.ts'
import { changePassword, findPasswordLink, setPasswordByLink } from './set-password.server.ts'

const password = 'a-new-one-by-the-aare'

async function session(
  world: World,
  email: string,
  given = testPassword,
): Promise<{ request: Request; visitor: CurrentUser }> {
  const outcome = await signIn(world, { identifier: email, password: given, audience: 'client', facts: testMetadata })
  if (!outcome.ok) throw new Error(`not signed in: ${outcome.reason}`)
  const request = requestWith(outcome.headers)
  const user = await findCurrentUser(world, request)
  if (!user) throw new Error('no session')
  return { request, visitor: user }
}

async function resetToken(world: World, email: string, requestId = 'r1') {
  await sendResetEmail(world, { email, requestId })
  return tokenIn((await emailsOf(world, email)).at(-1))
}

describe('a forgotten password', () => {
  test('is replaced through the emailed link, which ends every session', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world)
    const before = await session(world, email)
    const token = await resetToken(world, email)
    expect(await findPasswordLink(world, token)).toMatchObject({ purpose: 'reset-password', email })
    expect(await setPasswordByLink(world, { token, password: 'short' }, testMetadata)).toMatchObject({
      reason: 'weak-password',
    })
    expect(await setPasswordByLink(world, { token, password }, testMetadata)).toMatchObject({
      ok: true,
      person: { email },
    })
    expect(await findCurrentUser(world, before.request)).toBeNull()
    const old = { identifier: email, password: testPassword, audience: 'client', facts: testMetadata } as const
    expect(await signIn(world, old)).toEqual({ ok: false, reason: 'invalid-credentials' })
    await session(world, email, password)
    expect((await emailsOf(world, email)).at(-1)?.subject).toBe(
      accountEmailTexts.accounts.security('password-changed', { firstName: '', newEmail: '' }).subject,
    )
  })

  test('has a link that works once, even if used five times concurrently, and invalidates older links', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world)
    const first = await resetToken(world, email, 'r1')
    const second = await resetToken(world, email, 'r2')
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        setPasswordByLink(world, { token: second, password: `${password}-${n}` }, testMetadata),
      ),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await setPasswordByLink(world, { token: first, password }, testMetadata)).toEqual({
      ok: false,
      reason: 'link-invalid',
    })
  })

  test('has one valid link, the newest, even when several emails are sent concurrently', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world)
    const first = await resetToken(world, email, 'r1')
    await Promise.all(['r2', 'r3', 'r4'].map((requestId) => sendResetEmail(world, { email, requestId })))
    const tokens = (await emailsOf(world, email)).map(tokenIn)
    expect(tokens).toHaveLength(4)
    expect(await findPasswordLink(world, first)).toBeNull()
    const found = await Promise.all(tokens.map((token) => findPasswordLink(world, token)))
    expect(found.filter((link) => link !== null)).toHaveLength(1)
  })

  test('once replaced, invalidates open links and sign-in challenges, and passkeys if requested', async () => {
    for (const dropPasskeys of [true, false]) {
      const world = await newWorld()
      const person = await aPerson(world)
      const { visitor: user } = await session(world, person.email)
      const other = 'thief@example.com'
      await requestEmailChange(world, user, { email: other, password: testPassword }, testMetadata)
      const change = tokenIn((await emailsOf(world, other))[0])
      await world.pool.query(
        `insert into passkeys (id, user_id, name, public_key, credential_id, counter, backed_up, created_at)
        values ('p1', $1, 'Thief', '', 'c', 0, false, now())`,
        [person.id],
      )
      await world.pool.query(
        `insert into auth_challenges (token_hash, purpose, user_id, expires_at)
        values ('h', 'second-factor', $1, 'infinity')`,
        [person.id],
      )
      const token = await resetToken(world, person.email)
      expect((await findPasswordLink(world, token))?.passkeys).toMatchObject([{ name: 'Thief' }])
      expect(await setPasswordByLink(world, { token, password, dropPasskeys }, testMetadata)).toMatchObject({
        ok: true,
      })
      expect(await findEmailChange(world, change)).toBeNull()
      expect(await confirmEmailChange(world, change, testMetadata)).toEqual({ ok: false, reason: 'link-invalid' })
      expect(
        (
          await world.pool.query(
            `select purpose from account_links where purpose != 'not-me' union all select purpose from auth_challenges`,
          )
        ).rows,
      ).toEqual([])
      expect((await world.pool.query('select 1 from passkeys')).rows).toHaveLength(dropPasskeys ? 0 : 1)
    }
  })

  test('has a link that works for half an hour, but not for a suspended account', async () => {
    const world = await newWorld()
    const { id, email } = await aPerson(world)
    const token = await resetToken(world, email)
    world.setNow('2026-11-21T09:29:59Z')
    expect(await findPasswordLink(world, token)).not.toBeNull()
    world.setNow('2026-11-21T09:30:00Z')
    expect(await setPasswordByLink(world, { token, password }, testMetadata)).toEqual({
      ok: false,
      reason: 'link-invalid',
    })
    const another = await resetToken(world, email, 'r2')
    await world.pool.query(`update people set status = 'suspended' where id = $1`, [id])
    expect(await setPasswordByLink(world, { token: another, password }, testMetadata)).toEqual({
      ok: false,
      reason: 'link-invalid',
    })
  })

  test('returns the same result for known and unknown addresses and sends one email', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world)
    expect(await requestPasswordReset(world, email, testMetadata)).toEqual({ ok: true })
    expect(await requestPasswordReset(world, 'nobody@example.com', testMetadata)).toEqual({ ok: true })
    const waiting = 'select count(*)::int as jobs from graphile_worker.jobs'
    expect((await world.pool.query(waiting)).rows).toEqual([{ jobs: 2 }])
    await runJobs(world)
    expect(world.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [email, accountTexts.setPasswordPage.chooseNewPassword],
    ])
    const again = { email, requestId: testMetadata.id }
    await sendResetEmail(world, again)
    await runJobs(world)
    expect(world.mail.sent).toHaveLength(1)
    const { rows } = await world.pool.query('select is_confidential, text_body from emails')
    expect(rows).toEqual([{ is_confidential: true, text_body: '' }])
  })

  test('can be requested three times an hour per account and five times per IP address', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world)
    for (let n = 0; n < 5; n++) expect(await requestPasswordReset(world, email, testMetadata)).toEqual({ ok: true })
    const sixth = await requestPasswordReset(world, email, testMetadata)
    expect(sixth).toMatchObject({ ok: false, reason: 'too-many-attempts' })
    const { rows } = await world.pool.query(`select count(*)::int as jobs from graphile_worker.jobs`)
    expect(rows).toEqual([{ jobs: 3 }])
  })
})

describe('changing the password', () => {
  test('needs the current password, renews this session and ends the others', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world)
    const other = await session(world, email)
    const { request, visitor: user } = await session(world, email)
    const change = (currentPassword: string, newPassword: string) =>
      changePassword(world, user, { currentPassword, newPassword }, testMetadata)
    expect(await change('not-my-password', password)).toEqual({ ok: false, reason: 'wrong-password' })
    expect(await change(testPassword, 'password1234')).toMatchObject({ ok: false, reason: 'weak-password' })
    const changed = await change(testPassword, password)
    if (!changed.ok) throw new Error(changed.reason)
    expect(await findCurrentUser(world, request)).toBeNull()
    expect(await findCurrentUser(world, requestWith(changed.headers))).toMatchObject({ person: { email } })
    expect(await findCurrentUser(world, other.request)).toBeNull()
    await session(world, email, password)
  })

  test('is rate-limited, so that the current password cannot be guessed', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world)
    const { visitor: user } = await session(world, email)
    const guess = { currentPassword: 'guess-guess-guess', newPassword: password }
    for (let n = 0; n < 10; n++) await changePassword(world, user, guess, testMetadata)
    expect(await changePassword(world, user, guess, testMetadata)).toMatchObject({ reason: 'too-many-attempts' })
  })
})
