import { beforeEach, describe, expect, test } from 'vitest'
import { findOpenDeletion } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import * as privacyTexts from '#privacy/locales/en.ts'
import { aPerson, emailsOf, testPassword, tokenIn } from '#test/accounts/people.ts'
import { aCase, anOrder } from '#test/cases.ts'
import { argsOf, outcomeOf, posted } from '#test/portal/portal.ts'
import { newWorld, type World } from '#test/world.ts'
import { action, loader } from './deletion-page.tsx'
import { action as keep, loader as lookAtSave } from './keep-account-page.tsx'

let world: World
let ana: Person
beforeEach(async () => {
  world = await newWorld()
  ana = await aPerson(world)
})

const sure = { intent: 'delete', sure: 'yes', password: testPassword }
const post = (form: Record<string, string>, person = ana) =>
  outcomeOf(action, argsOf(world, '/client-portal/profile/delete', { person, init: posted(form) }))
const open = (person = ana) => findOpenDeletion(world.db, person.id)
const savePath = async () => `/keep-account?token=${tokenIn((await emailsOf(world, ana.email)).at(-1))}`

describe('requesting a deletion', () => {
  test('a deletion is requested with the password, due in seven days, once per account', async () => {
    const answers = await Promise.all([post(sure), post(sure)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect(await open()).toMatchObject({ dueAt: new Date('2026-11-28T09:00:00Z'), name: ana.name })
    expect((await emailsOf(world, ana.email)).map(({ subject }) => subject)).toEqual([
      privacyTexts.deletion.requested({ name: '', dueAt: new Date('2026-11-28T09:00:00Z') }).subject,
    ])
  })

  test.each([
    ['without the confirmation', { ...sure, sure: '' }, 422],
    ['without a password', { ...sure, password: '' }, 422],
    ['with a wrong password', { ...sure, password: 'wrong' }, 422],
    ['with an unknown intent', { intent: 'carry-out' }, 422],
  ])('a form %s requests no deletion', async (_, form, status) => {
    expect((await post(form)).status).toBe(status)
    expect(await open()).toBeNull()
  })

  test('with a second factor, the request also needs the code', async () => {
    await world.db.updateTable('people').set({ twoFactorEnabled: true }).where('id', '=', ana.id).execute()
    const answer = await post(sure, { ...ana, twoFactorEnabled: true })
    expect(answer).toMatchObject({ status: 422, data: { errors: { code: expect.any(String) } } })
    expect(await open()).toBeNull()
  })
})

describe('obstacles and retention', () => {
  test('an open case or unfinished order blocks the request, and the page names it', async () => {
    const found = await aCase(world, { client: ana, state: 'in_preparation' })
    const order = await anOrder(world, { personId: ana.id, state: 'paid_review' })
    const answer = await post(sure)
    expect(answer.status).toBe(409)
    expect(JSON.stringify(answer.data)).toContain(found.caseNumber)
    expect(JSON.stringify(answer.data)).toContain(String(order.number))
    expect(await open()).toBeNull()
  })

  test('a future appointment blocks the request until it is cancelled, and the page names it', async () => {
    const startsAt = new Date('2026-11-24T09:00:00Z')
    const facts = { clientId: ana.id, title: 'Talk', description: '', durationMinutes: 30, meetingType: 'video' }
    await world.db
      .insertInto('appointments')
      .values({ ...facts, startsAt, status: 'scheduled' })
      .execute()
    const answer = await post(sure)
    expect(answer).toMatchObject({ status: 409, data: { refused: expect.stringContaining('Upcoming appointments') } })
    await world.db.updateTable('appointments').set({ status: 'cancelled' }).execute()
    expect((await post(sure)).status).toBe(303)
  })

  test('retained cases and orders are listed with their last day', async () => {
    const found = await aCase(world, { client: ana, state: 'closed' })
    await world.db
      .updateTable('cases')
      .set({ closedAt: new Date('2025-03-01T09:00:00Z') })
      .execute()
    await world.db.updateTable('orders').set({ fulfilledAt: world.now() }).execute()
    const { data } = await outcomeOf(loader, argsOf(world, '/', { person: ana }))
    expect(data).toMatchObject({
      ongoing: { cases: [], orders: [], appointments: [] },
      saved: [
        { kind: 'case', number: found.caseNumber, until: '2035-12-31' },
        { kind: 'order', until: '2036-12-31' },
      ],
    })
  })
})

describe('cancelling a deletion', () => {
  test('the emailed link cancels the deletion once, and only when its form is submitted', async () => {
    await post(sure)
    const path = await savePath()
    expect((await outcomeOf(lookAtSave, argsOf(world, path))).status).toBe(200)
    expect(await open()).not.toBeNull()
    expect((await outcomeOf(keep, argsOf(world, '/keep-account?token=guess', { init: posted({}) }))).status).toBe(404)
    expect((await outcomeOf(keep, argsOf(world, path, { init: posted({}) }))).status).toBe(200)
    expect(await open()).toBeNull()
    expect((await outcomeOf(keep, argsOf(world, path, { init: posted({}) }))).status).toBe(404)
    expect((await emailsOf(world, ana.email)).at(-1)?.subject).toBe(privacyTexts.keepAccountPage.weWillKeepYourAccount)
  })

  test('the page cancels the deletion of the signed-in client only', async () => {
    await post(sure)
    await post({ intent: 'cancel' }, await aPerson(world))
    expect(await open()).not.toBeNull()
    expect((await post({ intent: 'cancel' })).location).toContain('deletion-cancelled')
    expect(await open()).toBeNull()
  })
})
