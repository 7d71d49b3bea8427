import { expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { aCase, actorOf, aPdf, aPerson, listAuditActions, type TestCase } from '#test/cases.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld, type World } from '#test/world.ts'
import { listCaseDocuments } from './document-db.server.ts'
import { clientQuotaMb } from './quota.ts'
import { reviewDocument } from './review-document.server.ts'
import { uploadDocument } from './upload-document.server.ts'

const checklist = [
  { title: 'Permit', isRequired: true },
  { title: 'Salary certificate', isRequired: true },
]

type Sent = { text?: string; itemId?: string | null; actor?: Actor }

const send = (world: World, found: TestCase, { text, itemId = null, actor = actorOf(found.client) }: Sent = {}) =>
  uploadDocument(world, {
    ...{ caseId: found.id, actor, content: aPdf(text), declaredName: 'a.pdf' },
    checklistItemId: itemId,
  })

const countFiles = async ({ db }: World) => (await db.selectFrom('storedFiles').select('id').execute()).length

const setQuota = (world: World, megabytes: number) => aSetting(world, clientQuotaMb, megabytes)

test('five concurrent uploads of one file create one document', async () => {
  const world = await newWorld()
  const found = await aCase(world, { checklist })
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => send(world, found, { text: 'same' })))
  expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.documentId)).size).toBe(1)
  expect(outcomes.filter((outcome) => outcome.ok && outcome.isNew)).toHaveLength(1)
  expect(await listCaseDocuments(world.db, found.id)).toHaveLength(1)
  expect(await countFiles(world)).toBe(1)
  expect(await listAuditActions(world)).toEqual(['document.uploaded'])
})

test('the same file for another item, person or case, or after a rejection, is a new document', async () => {
  const world = await newWorld()
  const admin = actorOf(await aPerson(world, { role: 'admin' }))
  const found = await aCase(world, { checklist })
  const second = await aCase(world, { checklist, client: found.client })
  const [permit = '', salary = ''] = found.itemIds
  const first = await send(world, found, { text: 'same', itemId: permit })
  if (!first.ok) throw new Error(first.reason)
  const others = [
    await send(world, found, { text: 'same', itemId: salary }),
    await send(world, found, { text: 'same' }),
    await send(world, found, { text: 'same', itemId: permit, actor: admin }),
    await send(world, second, { text: 'same' }),
    await send(world, found, { text: 'other', itemId: permit }),
  ]
  expect(others).toMatchObject(others.map(() => ({ ok: true, isNew: true })))
  const verdict = { accept: false as const, reason: 'Page 2 is missing.' }
  await reviewDocument(world, { documentId: first.documentId, actor: admin, verdict })
  expect(await send(world, found, { text: 'same', itemId: permit })).toMatchObject({ ok: true, isNew: true })
})

test('an upload beyond the client’s storage quota is refused and leaves no file', async () => {
  const world = await newWorld()
  const found = await aCase(world)
  const second = await aCase(world, { client: found.client })
  const stranger = await aCase(world)
  await setQuota(world, 1)
  expect(await send(world, found)).toMatchObject({ ok: true })
  await world.db.updateTable('storedFiles').set({ sizeBytes: 999_900 }).execute()
  expect(await send(world, second)).toEqual({ ok: false, reason: 'no-room' })
  expect(await countFiles(world)).toBe(1)
  expect(await send(world, stranger)).toMatchObject({ ok: true })
  await setQuota(world, 2)
  expect(await send(world, second)).toMatchObject({ ok: true })
})

test('with a full quota, an upload is refused before it is read', async () => {
  const world = await newWorld()
  const found = await aCase(world)
  await setQuota(world, 1)
  await send(world, found)
  await world.db.updateTable('storedFiles').set({ sizeBytes: 1_000_000 }).execute()
  const content = aPdf()
  const request = { caseId: found.id, actor: actorOf(found.client), content, declaredName: 'a.pdf' }
  expect(await uploadDocument(world, { ...request, checklistItemId: null })).toEqual({ ok: false, reason: 'no-room' })
  expect(content.readableDidRead).toBe(false)
})

test('concurrent uploads to two cases of one client cannot exceed the quota', async () => {
  const world = await newWorld()
  const cases = [await aCase(world)]
  cases.push(await aCase(world, { client: cases[0]?.client }))
  await setQuota(world, 1)
  const first = cases[0]
  if (!first) return
  await send(world, first)
  await world.db.updateTable('storedFiles').set({ sizeBytes: 999_850 }).execute()
  const outcomes = await Promise.all(cases.map((found) => send(world, found, { text: 'x'.repeat(20) })))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
})
