import { expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import { type CurrentUser, findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import * as page from '#portal/security-page.tsx'
import { aPerson, aVisitor, codeOf, requestWith, testPassword } from '#test/accounts/people.ts'
import { argsOf, outcomeOf, posted } from '#test/portal/portal.ts'
import { newWorld, type World } from '#test/world.ts'
import type { SecurityAnswer } from './form-answer.ts'

const path = '/client-portal/profile/security'

async function signedIn() {
  const world = await newWorld()
  const person = await aPerson(world)
  return { world, person, ...(await aVisitor(world, person)) }
}

const post = (world: World, user: CurrentUser, form: Record<string, string>) =>
  outcomeOf(page.action, argsOf(world, path, { visitor: user, init: posted(form) }))

test('changing the password requires the current one and refuses a weak one', async () => {
  const { world, visitor: user } = await signedIn()
  const change = (currentPassword: string, newPassword: string) =>
    post(world, user, { intent: 'password', currentPassword, newPassword })
  const wrong = await change('wrong', 'another-long-password-5')
  expect(wrong).toMatchObject({
    status: 422,
    data: { fields: { currentPassword: accountTexts.accounts.proof['wrong-password'] } },
  })
  const weak = await change(testPassword, 'short')
  expect(weak).toMatchObject({ status: 422, data: { fields: { newPassword: expect.stringContaining('at least 10') } } })
  expect(JSON.stringify([wrong, weak])).not.toContain(testPassword)
  expect((await change(testPassword, 'another-long-password-5')).location).toBe(`${path}?note=password-changed`)
})

test('a second factor is set up with an app code, and a wrong code can be corrected', async () => {
  const { world, visitor: user, person } = await signedIn()
  const started = await post(world, user, { intent: 'factor-start', password: testPassword })
  const { setUp } = started.data as SecurityAnswer
  if (!setUp) throw new Error('no set-up')
  expect(setUp.recoveryCodes.length).toBeGreaterThan(5)
  const confirm = (code: string) => post(world, user, { intent: 'factor-confirm', code, setUp: JSON.stringify(setUp) })
  expect(await confirm('000000')).toMatchObject({ status: 422, data: { fields: { code: expect.any(String) }, setUp } })
  const done = await confirm(codeOf(setUp.secret, world.now()))
  expect(done.location).toBe(`${path}?note=factor-on`)
  const renewed = await findCurrentUser(world, requestWith(done.headers))
  expect(renewed).toMatchObject({ person: { id: person.id, twoFactorEnabled: true } })
})

test('other sessions are listed and can be ended; the current one stays', async () => {
  const { world, visitor: user, person } = await signedIn()
  const other = await aVisitor(world, person)
  const list = async () => (await outcomeOf(page.loader, argsOf(world, path, { visitor: user }))).data
  expect(await list()).toMatchObject({ sessions: { ok: true, value: [{}, {}] }, hasSecondFactor: false })
  const ended = await post(world, user, { intent: 'end-session', sessionId: other.visitor.sessionId })
  expect(ended.location).toBe(`${path}?note=sessions-ended`)
  expect(await list()).toMatchObject({ sessions: { value: [{ isCurrent: true }] } })
  expect(await findCurrentUser(world, other.request)).toBeNull()
})

test('an unknown form is refused', async () => {
  const { world, visitor: user } = await signedIn()
  expect((await post(world, user, { intent: 'toString' })).status).toBe(422)
})

test('with a second factor, every change of sign-in methods requires a code and the password', async () => {
  const { world, visitor: user, person } = await signedIn()
  const { data: started } = await post(world, user, { intent: 'factor-start', password: testPassword })
  const { setUp } = started as SecurityAnswer
  const done = await post(world, user, { intent: 'factor-confirm', code: codeOf(setUp?.secret ?? '', world.now()) })
  const now = await findCurrentUser(world, requestWith(done.headers))
  if (!now) throw new Error('no session')
  expect((await outcomeOf(page.loader, argsOf(world, path, { visitor: now }))).data).toMatchObject({ needsCode: true })
  for (const intent of ['recovery-codes', 'factor-stop', 'confirm']) {
    expect(await post(world, now, { intent, password: testPassword })).toMatchObject({
      status: 422,
      data: { intent, fields: { code: accountTexts.accounts.proof['code-missing'] } },
    })
  }
  const code = setUp?.recoveryCodes[0] ?? ''
  const confirmed = await post(world, now, { intent: 'confirm', password: testPassword, code })
  expect(confirmed.location).toBe(`${path}?note=confirmed`)
  expect(await findCurrentUser(world, requestWith(done.headers))).toMatchObject({
    isConfirmed: true,
    person: { id: person.id },
  })
})

test('removing a passkey requires re-authentication', async () => {
  const { world, visitor: user } = await signedIn()
  expect(await post(world, user, { intent: 'remove-passkey', passkeyId: 'p1' })).toMatchObject({
    status: 403,
    data: { intent: 'confirm', fields: { password: expect.any(String) } },
  })
})
