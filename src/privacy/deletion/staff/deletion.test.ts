import { beforeEach, describe, expect, test } from 'vitest'
import { findOpenDeletion } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { signIn } from '#accounts/sign-in/sign-in.server.ts'
import { loader as certificate } from '#privacy/deletion/client/certificate-route.ts'
import { executeDeletion, executeDeletions } from '#privacy/deletion/execute-deletion.server.ts'
import { cancelDeletion, requestDeletion } from '#privacy/deletion/request-deletion.server.ts'
import * as privacyTexts from '#privacy/locales/en.ts'
import { aPerson, emailsOf, testMetadata, testPassword, tokenIn } from '#test/accounts/people.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aDocument, type TestCase } from '#test/cases.ts'
import { aPartner } from '#test/households.ts'
import { outcomeOf as answerOf, argsOf } from '#test/portal/portal.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { action, loader } from './deletion-page.tsx'

let world: World
let ana: Person
beforeEach(async () => {
  world = await newWorld()
  ana = await aPerson(world, { email: 'ana@example.com', phone: '+41 32 555 01 02' })
})

const requested = async (person = ana) => {
  await requestDeletion(world, actorOf(person))
  return (await findOpenDeletion(world.db, person.id))?.id ?? ''
}
const later = () => world.setNow('2026-11-28T09:00:00Z')
const personOf = ({ id }: Person) => world.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
const requestOf = (id: string) =>
  world.db.selectFrom('deletionRequests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function aClosedCase(client = ana): Promise<TestCase> {
  const found = await aCase(world, { client, state: 'waiting_for_documents' })
  await aDocument(world, found)
  const closedAt = new Date('2025-11-01T09:00:00Z')
  await world.db.updateTable('cases').set({ state: 'closed', closedAt }).where('id', '=', found.id).execute()
  await world.db.updateTable('orders').set({ fulfilledAt: closedAt }).where('personId', '=', client.id).execute()
  return found
}

describe('executing a deletion', () => {
  test('an account without retained records is deleted completely and once, after the due date', async () => {
    const id = await requested()
    world.setNow('2026-11-28T08:59:59Z')
    await executeDeletions(world)
    expect(await personOf(ana)).toMatchObject({ status: 'active' })
    later()
    await Promise.all([executeDeletions(world), executeDeletions(world)])
    await executeDeletions(world)
    expect(await personOf(ana)).toBeUndefined()
    expect(await requestOf(id)).toMatchObject({ personId: null, name: ana.name, outcome: { saved: [], cases: 0 } })
    const emails = (await emailsOf(world, ana.email)).filter(
      ({ subject }) => subject === privacyTexts.deletion.done({ name: '', saved: 0 }).subject,
    )
    expect(emails).toHaveLength(1)
    const done = world.db.selectFrom('auditEvents').select('id').where('action', '=', 'deletion.done')
    expect(await done.execute()).toHaveLength(1)
  })

  test('legally required records remain without contact details; sign-in and email address are freed', async () => {
    const found = await aClosedCase()
    const feed = { personId: ana.id, tokenHash: 'x', createdAt: world.now() }
    await world.db.insertInto('calendarFeeds').values(feed).execute()
    const id = await requested()
    later()
    await executeDeletions(world)
    expect(await world.db.selectFrom('calendarFeeds').selectAll().execute()).toEqual([])
    expect(await personOf(ana)).toMatchObject({ status: 'closed', name: ana.name, phone: null, taxIdEncrypted: null })
    expect(JSON.stringify(await personOf(ana))).not.toContain(ana.email)
    expect(await requestOf(id)).toMatchObject({
      outcome: { saved: [{ kind: 'case', number: found.caseNumber, until: '2035-12-31' }, { kind: 'order' }] },
    })
    const attempt = { identifier: ana.email, password: testPassword, audience: 'client', facts: testMetadata } as const
    expect(await signIn(world, attempt)).toMatchObject({ ok: false })
    expect(await world.db.selectFrom('sessions').selectAll().execute()).toEqual([])
    expect(await world.db.selectFrom('credentials').selectAll().execute()).toEqual([])
    expect(await aPerson(world, { email: ana.email })).toMatchObject({ email: ana.email })
  })

  test('a crashed deletion changes nothing, and the next run completes it', async () => {
    const found = await aClosedCase()
    const id = await requested()
    const admin = await aPerson(world, { role: 'admin' })
    await decide(admin, id, [
      ['intent', 'decide'],
      ['case', found.id],
    ])
    later()
    const killed = world.db.transaction().execute(async (tx) => {
      await executeDeletion(tx, world, id)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await personOf(ana)).toMatchObject({ status: 'active', email: ana.email })
    expect((await requestOf(id)).doneAt).toBeNull()
    const removed: string[] = []
    const remove = world.fileStore.remove.bind(world.fileStore)
    world.fileStore.remove = async (key) => {
      removed.push(key)
      await remove(key)
    }
    await executeDeletions(world)
    await runJobs(world)
    expect(removed).toHaveLength(1)
    expect(await requestOf(id)).toMatchObject({ outcome: { cases: 1, documents: 1, saved: [{ kind: 'order' }] } })
    expect(await world.db.selectFrom('cases').selectAll().execute()).toEqual([])
  })

  test('a case opened later postpones the deletion, with one email, until the case ends', async () => {
    const id = await requested()
    const found = await aCase(world, { client: ana, state: 'intake' })
    await world.db.updateTable('orders').set({ fulfilledAt: world.now() }).execute()
    later()
    await executeDeletions(world)
    await executeDeletions(world)
    expect(await requestOf(id)).toMatchObject({ doneAt: null, waitsSince: world.now() })
    const emails = await emailsOf(world, ana.email)
    expect(
      emails.filter(({ subject }) => subject === privacyTexts.deletion.waits({ name: '', numbers: [] }).subject),
    ).toHaveLength(1)
    await world.db.updateTable('cases').set({ state: 'withdrawn', closedAt: world.now() }).execute()
    await executeDeletions(world)
    expect(await requestOf(id)).toMatchObject({ outcome: { saved: [{ number: found.caseNumber }, {}] } })
  })
})

describe('partners and certificate', () => {
  test('after a deletion the partner sees no shared cases', async () => {
    await aClosedCase()
    const ben = await aPartner(world, ana)
    await requested()
    later()
    await executeDeletions(world)
    const shared = await world.pool.query('select shared_cases($1)', [ben.id])
    expect(shared.rows).toEqual([])
    expect(await world.db.selectFrom('partners').selectAll().where('endedAt', 'is', null).execute()).toEqual([])
    expect(await personOf(ben)).toMatchObject({ status: 'active' })
  })

  test('deleting a partner leaves the client’s account and cases unchanged', async () => {
    const found = await aClosedCase()
    const ben = await aPartner(world, ana)
    const id = await requested(ben)
    later()
    await executeDeletions(world)
    expect((await requestOf(id)).doneAt).not.toBeNull()
    expect(await personOf(ana)).toMatchObject({ status: 'active' })
    expect(await world.db.selectFrom('cases').select('id').execute()).toEqual([{ id: found.id }])
  })

  test('the deletion certificate opens with the emailed link until the link expires', async () => {
    const id = await requested()
    later()
    await executeDeletions(world)
    const token = tokenIn((await emailsOf(world, ana.email)).at(-1))
    const get = (value: string) => answerOf(certificate, argsOf(world, `/deletion-certificate?token=${value}`))
    const answer = await get(token)
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    expect(answer.data).toMatch(/^%PDF-1\.7/)
    expect((await get('guess')).status).toBe(404)
    world.setNow('2027-02-26T09:00:01Z')
    expect((await get(token)).status).toBe(404)
    expect((await requestOf(id)).doneAt).not.toBeNull()
  })
})

async function decide(person: Person, id: string, fields: [string, string][]) {
  const form = new URLSearchParams(fields)
  const path = `/admin/deletions/${id}`
  return outcomeOf(action(argsFor(world, person, { path, params: { deletionId: id }, form })))
}

describe('holding and cancelling', () => {
  test('admins hold and resume a deletion; advisers and forged cases are refused', async () => {
    const other = await aClosedCase(await aPerson(world))
    const id = await requested()
    const [admin, adviser] = [await aPerson(world, { role: 'admin' }), await aPerson(world, { role: 'adviser' })]
    expect((await decide(adviser, id, [['intent', 'decide']])).status).toBe(403)
    expect((await decide(admin, id, [['intent', 'hold']])).status).toBe(422)
    expect((await decide(admin, id, [['intent', 'other']])).status).toBe(404)
    expect(
      (
        await decide(admin, id, [
          ['intent', 'decide'],
          ['case', other.id],
        ])
      ).status,
    ).toBe(404)
    expect(
      (
        await decide(admin, id, [
          ['intent', 'hold'],
          ['reason', 'An appeal is pending.'],
        ])
      ).status,
    ).toBe(303)
    later()
    await executeDeletions(world)
    expect((await requestOf(id)).doneAt).toBeNull()
    expect((await emailsOf(world, ana.email)).at(-1)?.text_body).toContain('An appeal is pending.')
    const shown = await outcomeOf(loader(argsFor(world, admin, { path: '/', params: { deletionId: id } })))
    expect(shown.data).toMatchObject({ holdReason: 'An appeal is pending.' })
    expect((await decide(admin, id, [['intent', 'decide']])).status).toBe(303)
    await executeDeletions(world)
    expect((await requestOf(id)).doneAt).not.toBeNull()
    expect((await decide(admin, id, [['intent', 'decide']])).status).toBe(404)
  })

  test('a cancelled deletion is never executed', async () => {
    const id = await requested()
    await cancelDeletion(world, actorOf(ana), { personId: ana.id })
    later()
    await executeDeletions(world)
    expect(await personOf(ana)).toMatchObject({ status: 'active' })
    expect((await requestOf(id)).doneAt).toBeNull()
  })
})
