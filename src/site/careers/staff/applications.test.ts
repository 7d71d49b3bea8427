import { expect, test } from 'vitest'
import { explain } from '#platform/words.ts'
import * as siteStaffTexts from '#site/staff/locales/en.ts'
import { aPerson } from '#test/accounts/people.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { listAuditActions } from '#test/cases.ts'
import { anApplication, testPdf } from '#test/site/applications.ts'
import { newWorld } from '#test/world.ts'
import { loader as list } from './application-list-page.tsx'
import { action, loader } from './application-page.tsx'
import { loader as cv } from './cv-route.ts'

async function ctx() {
  const world = await newWorld()
  const number = await anApplication(world)
  const admin = await aPerson(world, { role: 'admin' })
  const params = { number: String(number) }
  const path = `/admin/applications/${number}`
  const post = (form: Record<string, string>) => outcomeOf(() => action(argsFor(world, admin, { path, params, form })))
  return { world, number, admin, params, path, post }
}

test.each([
  ['client', 403],
  ['adviser', 403],
  ['admin', 200],
  ['owner', 200],
] as const)('role %s gets status %i for the application list, page, CV and actions', async (role, status) => {
  const { world, params, path } = await ctx()
  const person = await aPerson(world, { role })
  const args = { path, params }
  const post = { ...args, form: { intent: 'start' } }
  const answers = [
    await outcomeOf(() => list(argsFor(world, person, { path: '/admin/applications' }))),
    await outcomeOf(() => loader(argsFor(world, person, args))),
    await outcomeOf(() => cv(argsFor(world, person, args))),
    await outcomeOf(() => action(argsFor(world, person, post))),
  ]
  const moved = status === 200 ? 303 : status
  expect(answers.map((answer) => answer.status)).toEqual([status, status, status, moved])
  for (const form of [{ intent: 'restore' }, { intent: 'delete' }]) {
    const answer = await outcomeOf(() => action(argsFor(world, person, { ...args, form })))
    expect(answer.status).toBe(moved)
  }
})

test('the list filters by stage, position and search text, and omits the applicants’ messages', async () => {
  const { world, admin, number } = await ctx()
  await anApplication(world, { name: 'Ben', email: 'ben@example.com', position: 'open', looksLikeSpam: true })
  const at = async (search: string) =>
    (await outcomeOf(list(argsFor(world, admin, { path: `/admin/applications${search}` })))).data
  const all = await at('')
  expect(all).toMatchObject({ list: { total: 1, rows: [{ number }], tabs: { received: 1, spam: 1 } } })
  expect(JSON.stringify(all)).not.toContain('I would like to work')
  expect(await at('?stage=spam')).toMatchObject({ list: { rows: [{ name: 'Ben' }] } })
  expect(await at('?position=open')).toMatchObject({ list: { total: 0 } })
  expect(await at('?stage=nonsense&position=%27&page=-1')).toMatchObject({ list: { total: 1 } })
  for (const q of ['zoe', `%23${number}`, 'ZOE%40'])
    expect(await at(`?q=${q}`), q).toMatchObject({ list: { total: 1 } })
  for (const q of ['_', '%25', 'ben']) expect(await at(`?q=${q}`), q).toMatchObject({ list: { total: 0 } })
})

test('an application is viewed, moved and annotated; an invalid move returns an error and the note', async () => {
  const { world, admin, number, params, path, post } = await ctx()
  const opened = await outcomeOf(loader(argsFor(world, admin, { path, params })))
  expect(opened.data).toMatchObject({
    application: { number, message: 'I would like to work with you.', cvName: 'cv.pdf' },
    moves: ['start', 'close'],
    events: [],
  })
  expect(JSON.stringify(opened.data)).not.toContain('cvFileId')
  expect(await post({ intent: 'start', note: 'Good.' })).toMatchObject({ to: `${path}?note=application-moved` })
  expect(await post({ intent: 'note', note: 'Calls on Monday.' })).toMatchObject({
    to: `${path}?note=application-noted`,
  })
  expect(await post({ intent: 'start', note: 'Again' })).toMatchObject({
    status: 409,
    data: {
      text: explain(siteStaffTexts.application.notMoved, {
        ok: false,
        reason: 'not-allowed',
        stage: 'in_conversation',
      }),
      values: { note: 'Again' },
    },
  })
  expect(await post({ intent: 'note', note: '' })).toMatchObject({ status: 422 })
  expect(await post({ intent: 'promote' })).toMatchObject({ status: 404 })
  for (const unknown of ['7', 'x', '99999999999']) {
    const args = { path, params: { number: unknown } }
    expect((await outcomeOf(() => loader(argsFor(world, admin, args)))).status).toBe(404)
    expect((await outcomeOf(() => cv(argsFor(world, admin, args)))).status).toBe(404)
  }
})

test('the CV is always a download with safe headers, and reading it is audited', async () => {
  const { world, admin, params, path } = await ctx()
  const reply = await cv(argsFor(world, admin, { path, params }))
  expect(Buffer.from(await reply.arrayBuffer()).equals(testPdf)).toBe(true)
  expect(reply.headers.get('Content-Disposition')).toContain('attachment; filename="cv.pdf"')
  expect(reply.headers.get('Content-Type')).toBe('application/octet-stream')
  expect(reply.headers.get('Content-Security-Policy')).toContain('sandbox')
  expect(reply.headers.get('Cache-Control')).toBe('no-store')
  expect(await listAuditActions(world)).toEqual(['application.cv-read'])
})

test('an application can be restored from spam and deleted; afterwards it is not found', async () => {
  const { world, admin, path, params, post } = await ctx()
  expect(await post({ intent: 'restore' })).toMatchObject({ status: 303, to: path })
  expect(await post({ intent: 'delete' })).toMatchObject({ to: '/admin/applications?note=application-deleted' })
  expect(await post({ intent: 'delete' })).toMatchObject({ status: 404 })
  expect(await post({ intent: 'restore' })).toMatchObject({ status: 404 })
  expect((await outcomeOf(() => loader(argsFor(world, admin, { path, params })))).status).toBe(404)
})
