import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { listToReplace } from '#cases/process/dashboard-db.server.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { aCase, actorOf, aDocument, aPerson, listAuditActions, listEmails, type TestCase } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { dismissDocument } from './dismiss-document.server.ts'
import { reviewDocument } from './review-document.server.ts'

let world: World
let adviser: Actor
let found: TestCase
let itemId: string

beforeEach(async () => {
  world = await newWorld()
  adviser = actorOf(await aPerson(world, { role: 'adviser' }))
  const checklist = [{ title: 'Bank statements', isRequired: true }]
  found = await aCase(world, { state: 'waiting_for_documents', checklist })
  itemId = found.itemIds[0] ?? ''
})

const send = () => aDocument(world, found, { itemId })
const accept = (documentId: string) => reviewDocument(world, { documentId, actor: adviser, verdict: { accept: true } })
const reject = (documentId: string) =>
  reviewDocument(world, { documentId, actor: adviser, verdict: { accept: false, reason: 'A page is cut off.' } })
const dismiss = (documentId: string, actor = adviser) => dismissDocument(world, { documentId, actor })

async function itemNow() {
  const [item] = await listChecklist(world.db, found.id)
  const now = await findCaseForStaff(world.db, found.id)
  const { accepted, openRequired, toReplace } = now?.progress ?? {}
  return { state: item?.state, accepted, openRequired, toReplace, case: now?.state }
}

describe('the state of a checklist item', () => {
  test('a new file makes an accepted item one to check again', async () => {
    await world.db.updateTable('cases').set({ state: 'in_preparation' }).execute()
    await accept((await send()).id)
    expect(await itemNow()).toMatchObject({ state: 'accepted', accepted: 1, openRequired: 0 })
    const later = await send()
    expect(await itemNow()).toMatchObject({ state: 'received', accepted: 0, openRequired: 1 })
    await accept(later.id)
    expect(await itemNow()).toMatchObject({ state: 'accepted', accepted: 1, openRequired: 0 })
  })

  test('preparation starts only when the last of several files is accepted', async () => {
    const [first, second] = [await send(), await send()]
    await accept(first.id)
    expect(await itemNow()).toMatchObject({ state: 'received', case: 'waiting_for_documents' })
    await accept(second.id)
    expect(await itemNow()).toMatchObject({ state: 'accepted', case: 'in_preparation' })
  })

  test('a file sent back makes the item open until the client has sent another', async () => {
    const [first, second] = [await send(), await send()]
    await reject(first.id)
    await accept(second.id)
    expect(await itemNow()).toMatchObject({ state: 'rejected', accepted: 0, toReplace: 1, openRequired: 1 })
    const third = await send()
    expect(await itemNow()).toMatchObject({ state: 'received', toReplace: 0 })
    await accept(third.id)
    expect(await itemNow()).toMatchObject({ state: 'accepted', case: 'in_preparation' })
    expect(await listToReplace(world.db, found.client.id, found.id)).toEqual([])
  })
})

describe('ending the task to replace a document', () => {
  test('staff say that no new copy is needed: the email is cancelled and the item is complete', async () => {
    const [first, second] = [await send(), await send()]
    await reject(first.id)
    await accept(second.id)
    expect(await dismiss(first.id)).toEqual({ ok: true, caseState: 'in_preparation' })
    expect(await itemNow()).toMatchObject({ state: 'accepted', toReplace: 0 })
    const emails = (await listEmails(world)).filter(({ toAddress }) => toAddress === found.client.email)
    expect(emails.map(({ eventKey }) => eventKey).filter((key) => key.startsWith('document-rejected'))).toEqual([])
    expect(await listAuditActions(world)).toContain('document.dismissed')
    expect(await dismiss(first.id)).toEqual({ ok: false, reason: 'not-allowed', state: 'superseded' })
  })

  test('only the responsible staff may do so, and only for a rejected document', async () => {
    const { id } = await send()
    expect(await dismiss(id)).toEqual({ ok: false, reason: 'not-allowed', state: 'received' })
    await reject(id)
    expect(await dismiss(id, actorOf(found.client))).toEqual({ ok: false, reason: 'forbidden' })
    const other = await aPerson(world, { role: 'adviser', name: 'Eva Stern' })
    await world.db.updateTable('cases').set({ assignedTo: adviser.person.id }).execute()
    expect(await dismiss(id, actorOf(other))).toEqual({ ok: false, reason: 'unknown-document' })
    await world.db.updateTable('cases').set({ state: 'closed' }).execute()
    expect(await dismiss(id)).toEqual({ ok: false, reason: 'case-closed' })
  })

  test('filing ends the task for documents sent back before, not for later ones', async () => {
    const first = await send()
    await reject(first.id)
    expect(await listToReplace(world.db, found.client.id, found.id)).toHaveLength(1)
    await world.db.updateTable('cases').set({ state: 'filed', filedOn: '2026-11-21' }).execute()
    expect(await listToReplace(world.db, found.client.id, found.id)).toEqual([])
    world.setNow('2026-11-25T09:00:00Z')
    await reject((await aDocument(world, found)).id)
    expect(await listToReplace(world.db, found.client.id, found.id)).toHaveLength(1)
  })
})
