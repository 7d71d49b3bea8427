import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import { requestContext, servicesContext } from '#platform/http/request-context.server.ts'
import {
  aPerson,
  aVisitor,
  cookieHeader,
  emailsOf,
  requestWith,
  testMetadata,
  testPassword,
  tokenIn,
} from '#test/accounts/people.ts'
import { newWorld, type World } from '#test/world.ts'
import * as forgotPage from './passwords/forgot-password-page.tsx'
import { sendResetEmail } from './passwords/password-reset.server.ts'
import { changePassword } from './passwords/set-password.server.ts'
import * as setPage from './passwords/set-password-page.tsx'
import { requestEmailChange } from './registration/change-email.server.ts'
import * as changePage from './registration/confirm-email-change-page.tsx'
import { insertLink } from './registration/links-db.server.ts'
import { register } from './registration/register.server.ts'
import * as verifyPage from './registration/verify-email-page.tsx'
import * as notMePage from './security/not-me-page.tsx'
import { findCurrentUser } from './sessions/current-user.server.ts'

type Answer = { data: unknown; init: ResponseInit | null }
type Page = {
  default: ComponentType
  loader?: (args: never) => Promise<Answer>
  action: (args: never) => Promise<Answer>
}

async function visit(world: World, page: Page, path: string, form?: Record<string, string>) {
  const context = new RouterContextProvider()
  context.set(servicesContext, world)
  context.set(requestContext, { id: crypto.randomUUID(), ip: '192.0.2.7', nonce: '' })
  const url = new URL(path, 'http://localhost:3000')
  const body = form && new URLSearchParams(form)
  const request = new Request(url, body ? { method: 'POST', body } : {})
  const args = { request, context, params: {}, url, pattern: '' } as never
  const posted = form ? await page.action(args) : null
  const loaded = page.loader ? await page.loader(args) : null
  const Stub = createRoutesStub([{ id: 'page', path: url.pathname, Component: page.default }])
  const hydrationData = { loaderData: { page: loaded?.data }, ...(posted ? { actionData: { page: posted.data } } : {}) }
  const html = renderToStaticMarkup(<Stub initialEntries={[path]} hydrationData={hydrationData} />)
  // If the action sets no status, React Router uses the loader's status; this test helper does the same.
  const status = posted?.init?.status ?? loaded?.init?.status ?? 200
  return { status, html, title: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] }
}

async function post(world: World, path: string, form: Record<string, string>, cookie = ''): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(servicesContext, world)
  context.set(requestContext, { id: crypto.randomUUID(), ip: '192.0.2.7', nonce: '' })
  const url = new URL(path, 'http://localhost:3000')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form), headers: { Cookie: cookie } })
  const args = { request, context, params: {}, url, pattern: '' } as never
  return setPage.action(args).then(
    () => Promise.reject(new Error('it led nowhere')),
    (thrown: unknown) => thrown as Response,
  )
}

const newest = async (world: World, address: string) => tokenIn((await emailsOf(world, address)).at(-1))

describe('/verify-email', () => {
  test('confirms only on the button, and reports a used link', async () => {
    const world = await newWorld()
    const entries = { email: 'mia@example.com', password: 'lake-and-mountain-7', firstName: 'Mia', lastName: 'Frei' }
    await register(world, entries, testMetadata)
    const path = `/verify-email?token=${await newest(world, entries.email)}`
    for (let n = 0; n < 2; n++) {
      const requested = await visit(world, verifyPage, path)
      expect(requested).toMatchObject({ status: 200, title: accountTexts.verifyEmailPage.confirmYourEmailAddress })
      expect(requested.html).toMatch(/<form [^>]*action="\/verify-email\?token=[^"]+" method="post"/)
    }
    expect(await visit(world, verifyPage, path, {})).toMatchObject({
      status: 200,
      title: accountTexts.verifyEmailPage.yourEmailAddressIsConfirmed,
    })
    expect(await visit(world, verifyPage, path, {})).toMatchObject({
      status: 404,
      title: accountTexts.deadLink.thisLinkNoLongerWorks,
    })
    expect(await visit(world, verifyPage, '/verify-email')).toMatchObject({
      status: 404,
      title: accountTexts.deadLink.thisLinkNoLongerWorks,
    })
  })
})

describe('/set-password', () => {
  test('shows errors at the field, does not use up the link, and saves a valid password', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world)
    await sendResetEmail(world, { email, requestId: 'r1' })
    const path = `/set-password?token=${await newest(world, email)}`
    expect(await visit(world, setPage, path)).toMatchObject({
      status: 200,
      title: accountTexts.setPasswordPage.chooseNewPassword,
    })
    const weak = await visit(world, setPage, path, { password: 'short' })
    expect(weak.status).toBe(422)
    expect(weak.html).toMatch(/id="password"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="password"/)
    expect(weak.html).toContain(accountTexts.accounts.passwords['too-short'])
    expect(weak.html).not.toContain('value="short"')
    expect((await visit(world, setPage, path, {})).html).toContain(accountTexts.accounts.fields['new-password-missing'])
    const saved = await visit(world, setPage, path, { password: 'a-new-one-by-the-aare' })
    expect(saved).toMatchObject({ status: 200, title: accountTexts.setPasswordPage.yourPasswordIsSaved })
    expect(saved.html).toContain('href="/client-portal"')
    expect(await visit(world, setPage, path, { password: 'yet-another-one-7' })).toMatchObject({
      status: 404,
      title: accountTexts.deadLink.thisLinkNoLongerWorks,
    })
  })

  test('signs in an invited user directly and ends an earlier session of the browser', async () => {
    const world = await newWorld()
    const { visitor: user, headers } = await aVisitor(world, await aPerson(world))
    const invited = await aPerson(world, { email: 'lea@example.com', status: 'invited', emailVerified: false })
    const link = { purpose: 'invitation', personId: invited.id, email: invited.email } as const
    await insertLink(world.db, 'token-of-this-test-0002', link, world.now(), new Date('2026-12-01T00:00:00Z'))
    const path = '/set-password?token=token-of-this-test-0002'
    const cookie = cookieHeader(headers)
    const answer = await post(world, path, { password: 'a-new-one-by-the-aare' }, cookie)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/client-portal?note=password-chosen'])
    const inside = await findCurrentUser(world, requestWith(answer.headers))
    expect(inside).toMatchObject({ person: { email: invited.email, emailVerified: true } })
    expect(inside?.sessionToken).not.toBe(user.sessionToken)
    expect(await findCurrentUser(world, requestWith(headers))).toBeNull()
  })

  test('asks an invited user for the second factor if the account has one', async () => {
    const world = await newWorld()
    const person = await aPerson(world, { status: 'invited', role: 'adviser' })
    await world.pool.query('update people set two_factor_enabled = true where id = $1', [person.id])
    await world.pool.query(`insert into two_factors values ($1, '', '{}', null, now())`, [person.id])
    const link = { purpose: 'invitation', personId: person.id, email: person.email } as const
    await insertLink(world.db, 'token-of-this-test-0001', link, world.now(), new Date('2026-12-01T00:00:00Z'))
    const answer = await post(world, '/set-password?token=token-of-this-test-0001', {
      password: 'a-new-one-by-the-aare',
    })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin?step=code'])
    expect(await findCurrentUser(world, requestWith(answer.headers))).toBeNull()
  })

  test('lists passkeys ticked for removal and remembers the choice when the password is refused', async () => {
    const world = await newWorld()
    const { id, email } = await aPerson(world)
    await world.pool.query(
      `insert into passkeys (id, user_id, name, public_key, credential_id, counter, backed_up, created_at)
      values ('p1', $1, 'Old laptop', '', 'c', 0, false, now())`,
      [id],
    )
    await sendResetEmail(world, { email, requestId: 'r1' })
    const path = `/set-password?token=${await newest(world, email)}`
    const requested = await visit(world, setPage, path)
    expect(requested.html).toContain('Old laptop')
    expect(requested.html).toMatch(
      /<input[^>]*name="dropPasskeys"[^>]*checked=""|<input[^>]*checked=""[^>]*name="dropPasskeys"/,
    )
    expect((await visit(world, setPage, path, { password: 'short' })).html).not.toContain('checked=""')
    await visit(world, setPage, path, { password: 'a-new-one-by-the-aare', dropPasskeys: 'yes' })
    expect((await world.pool.query('select 1 from passkeys')).rows).toEqual([])
  })

  test('links staff to the staff sign-in page', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world, { role: 'adviser' })
    await sendResetEmail(world, { email, requestId: 'r1' })
    const saved = await visit(world, setPage, `/set-password?token=${await newest(world, email)}`, {
      password: 'a-new-one-by-the-aare',
    })
    expect(saved.html).toContain('href="/admin"')
  })
})

describe('/forgot-password', () => {
  test('shows the same page for known and unknown addresses, field errors and the rate limit', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world)
    const known = await visit(world, forgotPage, '/forgot-password', { email })
    const unknown = await visit(world, forgotPage, '/forgot-password', { email: 'nobody@example.com' })
    expect(known).toMatchObject({ status: 200, title: accountTexts.forgotPasswordPage.checkYourInbox })
    expect(unknown.html).toBe(known.html.replace(email, 'nobody@example.com'))
    const wrong = await visit(world, forgotPage, '/forgot-password', { email: 'mia at example' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('Enter a valid email address')
    expect(wrong.html).toContain('value="mia at example"')
    for (let n = 0; n < 3; n++) await visit(world, forgotPage, '/forgot-password', { email: `x${n}@example.com` })
    const limited = await visit(world, forgotPage, '/forgot-password', { email })
    expect(limited.status).toBe(429)
    expect(limited.html).toContain('Too many requests. Try again in 60 minutes.')
  })
})

describe('/confirm-email-change', () => {
  test('changes the address only on the button, and reports a used link', async () => {
    const world = await newWorld()
    const { visitor: user } = await aVisitor(world, await aPerson(world))
    const email = 'ana.new@example.com'
    await requestEmailChange(world, user, { email, password: testPassword }, testMetadata)
    const path = `/confirm-email-change?token=${await newest(world, email)}`
    const requested = await visit(world, changePage, path)
    expect(requested).toMatchObject({
      status: 200,
      title: accountTexts.confirmEmailChangePage.confirmYourNewEmailAddress,
    })
    expect(requested.html).toContain(email)
    expect(await visit(world, changePage, path, {})).toMatchObject({
      status: 200,
      title: accountTexts.confirmEmailChangePage.yourEmailAddressHasBeen,
    })
    expect(await visit(world, changePage, path, {})).toMatchObject({
      status: 404,
      title: accountTexts.deadLink.thisLinkNoLongerWorks,
    })
  })
})

describe('/not-me', () => {
  test('locks the account only on the button, and reports a used link', async () => {
    const world = await newWorld()
    const person = await aPerson(world)
    const { visitor: user } = await aVisitor(world, person)
    const change = { currentPassword: testPassword, newPassword: 'a-new-one-by-the-aare' }
    await changePassword(world, user, change, testMetadata)
    const path = `/not-me?token=${await newest(world, person.email)}`
    for (let n = 0; n < 2; n++)
      expect(await visit(world, notMePage, path)).toMatchObject({ title: accountTexts.notMePage.wasThisNotYou })
    expect(await visit(world, notMePage, path, {})).toMatchObject({
      status: 200,
      title: accountTexts.notMePage.yourAccountIsLocked,
    })
    expect(await visit(world, notMePage, path, {})).toMatchObject({
      status: 404,
      title: accountTexts.deadLink.thisLinkNoLongerWorks,
    })
  })
})
