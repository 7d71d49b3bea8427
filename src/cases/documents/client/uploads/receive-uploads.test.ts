import { beforeEach, describe, expect, test } from 'vitest'
import { listCaseDocuments } from '#cases/documents/document-db.server.ts'
import { reviewDocument } from '#cases/documents/review-document.server.ts'
import { uploadDocument } from '#cases/documents/upload-document.server.ts'
import { aCase, actorOf, aPdf, aPerson, listAuditActions, type TestCase } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { settleSentBefore } from './receive-uploads.server.ts'

let world: World
let own: TestCase
beforeEach(async () => {
  world = await newWorld()
  own = await aCase(world, { checklist: [{ title: 'Permit', isRequired: true }] })
})

const send = (
  declaredName: string,
  { to = own, itemId = null as string | null, replaces = null as string | null } = {},
) =>
  uploadDocument(world, {
    ...{ caseId: to.id, actor: actorOf(to.client), content: aPdf('same'), declaredName },
    ...{ checklistItemId: itemId, replaces, asksAboutSame: true },
  })
async function sendAgain(name: string, where: Parameters<typeof send>[1] = {}): Promise<string> {
  const question = await send(name, where)
  if (question.ok || question.reason !== 'sent-before')
    throw new Error(`The file does not wait: ${JSON.stringify(question)}`)
  return question.fileId
}
const settle = (
  fileId: string,
  isStored: boolean,
  more: { actor?: ReturnType<typeof actorOf>; caseId?: string } = {},
) =>
  settleSentBefore(world, {
    ...{ caseId: own.id, actor: actorOf(own.client), fileId, isStored, checklistItemId: null, replaces: null, ...more },
  })
const names = async () => (await listCaseDocuments(world.db, own.id)).map(({ originalFilename }) => originalFilename)
const countFiles = async () => (await world.pool.query('select from stored_files')).rowCount

describe('a file that was sent before under another name or for another item', () => {
  test('waits for the decision, which names the earlier document', async () => {
    await send('zone.pdf', { itemId: own.itemIds[0] ?? null })
    expect(await send('receipt.pdf')).toMatchObject({
      ok: false,
      reason: 'sent-before',
      sentAs: { filename: 'zone.pdf', item: 'Permit', caseNumber: own.caseNumber },
    })
    expect(await names()).toEqual(['zone.pdf'])
    const other = await aCase(world, { client: own.client, taxYear: 2024 })
    expect(await send('zone.pdf', { to: other })).toMatchObject({ reason: 'sent-before' })
  })

  test('becomes a document under its own name if stored; a repeated click changes nothing', async () => {
    await send('zone.pdf')
    const fileId = await sendAgain('receipt.pdf')
    const stored = { ok: true, filename: 'receipt.pdf' }
    expect(await Promise.all([settle(fileId, true), settle(fileId, true)])).toEqual([stored, stored])
    expect(await settle(fileId, false)).toEqual(stored)
    expect((await names()).toSorted()).toEqual(['receipt.pdf', 'zone.pdf'])
    expect(await listAuditActions(world)).toEqual(['document.uploaded', 'document.uploaded'])
  })

  test('is deleted if left out, twice too, and can then no longer be stored', async () => {
    await send('zone.pdf')
    const fileId = await sendAgain('receipt.pdf')
    expect(await settle(fileId, false)).toEqual({ ok: true, filename: 'receipt.pdf' })
    expect(await settle(fileId, false)).toMatchObject({ ok: true })
    expect(await settle(fileId, true)).toEqual({ ok: false, reason: 'not-waiting' })
    expect([await names(), await countFiles()]).toEqual([['zone.pdf'], 1])
  })

  test('replaces a rejected document if stored, even with the same content', async () => {
    const itemId = own.itemIds[0] ?? ''
    const first = await send('zone.pdf', { itemId })
    const admin = actorOf(await aPerson(world, { role: 'admin' }))
    const verdict = { accept: false, reason: 'Cut off.' } as const
    const documentId = first.ok ? first.documentId : ''
    await reviewDocument(world, { documentId, actor: admin, verdict })
    const fileId = await sendAgain('zone.pdf', { replaces: documentId })
    const request = { caseId: own.id, actor: actorOf(own.client), fileId, isStored: true, checklistItemId: null }
    expect(await settleSentBefore(world, { ...request, replaces: documentId })).toMatchObject({ ok: true })
    const states = (await listCaseDocuments(world.db, own.id)).map(({ state, checklistItemId }) => [
      state,
      checklistItemId,
    ])
    expect(states.toSorted()).toEqual([
      ['received', itemId],
      ['superseded', itemId],
    ])
  })
})

test('the same file under the same name for the same item is stored once without a question', async () => {
  expect(await send('zone.pdf')).toMatchObject({ ok: true, isNew: true })
  expect(await send('zone.pdf')).toMatchObject({ ok: true, isNew: false })
  expect([await names(), await countFiles()]).toEqual([['zone.pdf'], 1])
})

test('documents of other clients are never named, and only the sender can decide', async () => {
  const stranger = await aCase(world)
  await send('theirs.pdf', { to: stranger })
  expect(await send('zone.pdf')).toMatchObject({ ok: true, isNew: true })
  const fileId = await sendAgain('receipt.pdf')
  const actor = actorOf(stranger.client)
  expect(await settle(fileId, true, { actor })).toEqual({ ok: false, reason: 'unknown-case' })
  expect(await settle(fileId, true, { actor, caseId: stranger.id })).toEqual({ ok: false, reason: 'not-waiting' })
  expect(await settle(fileId, false, { actor, caseId: stranger.id })).toMatchObject({ ok: true })
  for (const unknown of ['x', crypto.randomUUID()])
    expect(await settle(unknown, true)).toEqual({ ok: false, reason: 'not-waiting' })
  expect(await settle(fileId, true)).toMatchObject({ ok: true, filename: 'receipt.pdf' })
})
