import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { aCase, actorOf, aDocument, aPerson, listEmails, type TestCase } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { findDocument } from './document-db.server.ts'
import { reviewDocument, undoReview } from './review-document.server.ts'

let world: World
let adviser: Actor
let found: TestCase
let documentId: string
beforeEach(async () => {
  world = await newWorld()
  adviser = actorOf(await aPerson(world, { role: 'adviser' }))
  const checklist = [{ title: 'Permit', isRequired: true }]
  found = await aCase(world, { state: 'waiting_for_documents', checklist })
  documentId = (await aDocument(world, found)).id
})

const reject = (id = documentId) =>
  reviewDocument(world, { documentId: id, actor: adviser, verdict: { accept: false, reason: 'A page is cut off.' } })
const undo = (actor = adviser) => undoReview(world, { documentId, actor })
const stateNow = async () => (await findDocument(world.db, documentId, null))?.state
const toClient = async () =>
  (await listEmails(world)).filter(({ toAddress }) => toAddress === found.client.email).map(({ eventKey }) => eventKey)

test('undoing a rejection sets the document to received and cancels its email', async () => {
  await reject()
  expect(await toClient()).toHaveLength(1)
  const { rows } = await world.pool.query(
    "select max(run_at) > now() + interval '110 seconds' as held from graphile_worker.jobs",
  )
  expect(rows).toEqual([{ held: true }])
  expect(await undo()).toEqual({ ok: true })
  expect(await findDocument(world.db, documentId, null)).toMatchObject({ state: 'received', rejectedReason: null })
  expect(await toClient()).toEqual([])
  expect(await undo()).toEqual({ ok: false, reason: 'not-undoable' })
  expect(await reject()).toMatchObject({ ok: true })
})

test('a rejection and its email share one timestamp, so that it can be undone', async () => {
  let ticks = 0
  const ticking = { ...world, now: () => new Date(world.now().getTime() + ticks++) }
  await reviewDocument(ticking, { documentId, actor: adviser, verdict: { accept: false, reason: 'Cut off.' } })
  expect(await undoReview(ticking, { documentId, actor: adviser })).toEqual({ ok: true })
})

test('of concurrent undos, one succeeds', async () => {
  await reviewDocument(world, { documentId, actor: adviser, verdict: { accept: true } })
  const outcomes = await Promise.all([undo(), undo(), undo()])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await stateNow()).toBe('received')
})

test('a review cannot be undone by another person, after its email was sent or after the time limit', async () => {
  await reject()
  expect(await undo(actorOf(await aPerson(world, { role: 'admin' })))).toEqual({ ok: false, reason: 'not-undoable' })
  expect(await undo(actorOf(found.client))).toEqual({ ok: false, reason: 'forbidden' })
  await world.db.updateTable('emails').set({ attempts: 1 }).execute()
  expect(await undo()).toEqual({ ok: false, reason: 'notified' })
  await world.db.updateTable('emails').set({ attempts: 0 }).execute()
  world.setNow('2026-11-21T09:02:00Z')
  expect(await undo()).toEqual({ ok: false, reason: 'not-undoable' })
  expect(await stateNow()).toBe('rejected')
})

test('a review cannot be undone once it has changed the case state or the client has sent a new file', async () => {
  const last = await aDocument(world, found, { itemId: found.itemIds[0] })
  documentId = last.id
  await reviewDocument(world, { documentId, actor: adviser, verdict: { accept: true } })
  expect(await undo()).toEqual({ ok: false, reason: 'case-moved' })
  world.setNow('2026-11-21T09:01:00Z')
  await reject()
  await aDocument(world, found, { itemId: found.itemIds[0] })
  expect(await undo()).toEqual({ ok: false, reason: 'not-undoable' })
  expect(await stateNow()).toBe('superseded')
})

test('an adviser of another case cannot undo a review', async () => {
  await reject()
  const colleague = await aPerson(world, { role: 'adviser' })
  await world.db.updateTable('cases').set({ assignedTo: colleague.id }).execute()
  expect(await undo()).toEqual({ ok: false, reason: 'unknown-document' })
  expect(await undoReview(world, { documentId: found.id, actor: adviser })).toEqual({
    ok: false,
    reason: 'unknown-document',
  })
})
