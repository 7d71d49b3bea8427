import { expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import { action, loader } from '#admin/home-page.tsx'
import * as adminTexts from '#admin/locales/en.ts'
import { aPerson, testPassword } from '#test/accounts/people.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { listAuditActions } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'

const post = (world: World, form: Record<string, string>) =>
  outcomeOf(action(argsFor(world, null, { path: '/admin', form })))

test('staff sign in with their username and are redirected to the requested page', async () => {
  const world = await newWorld()
  await aPerson(world, { role: 'admin', username: 'anna' })
  const form = { intent: 'password', username: 'anna', password: testPassword }
  expect(await post(world, form)).toMatchObject({ status: 303, to: '/admin?note=welcome' })
  expect(await post(world, { ...form, next: '/admin/cases?q=2025' })).toMatchObject({
    to: '/admin/cases?q=2025&note=welcome',
  })
  expect(await post(world, { ...form, next: 'https://elsewhere.example/admin' })).toMatchObject({
    to: '/admin?note=welcome',
  })
})

test('a wrong password, an unknown name and a client get the same error', async () => {
  const world = await newWorld()
  await aPerson(world, { role: 'admin', username: 'anna' })
  const client = await aPerson(world)
  for (const form of [
    { username: 'anna', password: 'wrong' },
    { username: 'nobody', password: testPassword },
    { username: client.email, password: testPassword },
  ]) {
    expect(await post(world, { intent: 'password', ...form })).toMatchObject({
      status: 401,
      data: { title: adminTexts.enter.loginFailed, text: accountTexts.accounts.signIn['invalid-credentials'] },
    })
  }
})

test('a missing username or password returns an error at its field', async () => {
  const world = await newWorld()
  expect(await post(world, { intent: 'password', username: '', password: '' })).toMatchObject({
    status: 422,
    data: {
      fields: {
        username: adminTexts.signInSignIn.fields['username-missing'],
        password: adminTexts.signInSignIn.fields['password-missing'],
      },
    },
  })
})

test('the development bypass is offered and works only if its code is configured', async () => {
  const without = await newWorld()
  await aPerson(without, { role: 'owner' })
  expect(await loader(argsFor(without, null, { path: '/admin' }))).toMatchObject({ signIn: { further: null } })
  expect(await post(without, { intent: 'bypass' })).toMatchObject({ status: 404 })
  expect(await listAuditActions(without)).toContain('bypass')

  const world = await newWorld({ DEV_BYPASS_CODE: 'let me in please' })
  await aPerson(world, { role: 'owner' })
  expect(await loader(argsFor(world, null, { path: '/admin' }))).toMatchObject({
    signIn: { further: { label: adminTexts.enter.bypassLoginDev } },
  })
  expect(await post(world, { intent: 'bypass' })).toMatchObject({ status: 303, to: '/admin?note=bypassed' })
})
