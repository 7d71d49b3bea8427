import { beforeEach, expect, test } from 'vitest'
import { listDocumentsOf } from '#cases/documents/document-db.server.ts'
import { openDocument } from '#cases/documents/open-document.server.ts'
import { clientQuotaMb } from '#cases/documents/quota.ts'
import { uploadDocument } from '#cases/documents/upload-document.server.ts'
import { forgetWaitingFilesJob } from '#cases/jobs.server.ts'
import { discardUpload } from '#platform/files/receive-upload.server.ts'
import { aCase, actorOf, aPdf, listEmails, type TestCase } from '#test/cases.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { listMessagesOf } from './message-db.server.ts'
import { sendMessage } from './send-message.server.ts'
import { receiveAttachment } from './store-attachments.server.ts'

let world: World
let own: TestCase
beforeEach(async () => {
  world = await newWorld()
  own = await aCase(world)
})

async function take(text?: string, found = own) {
  const file = { caseId: found.id, actor: actorOf(found.client), kind: 'from_client', declaredName: 'a.pdf' } as const
  const taken = await receiveAttachment(world, { ...file, content: aPdf(text) })
  if (!taken.ok) throw new Error(`the file was refused: ${taken.reason}`)
  return taken.file.id
}

const send = (attachments: string[], submissionKey: string, found = own) =>
  sendMessage(world, {
    ...{ actor: actorOf(found.client), caseId: found.id, subject: 'Account', body: 'Here it is.' },
    ...{ submissionKey, attachments },
  })
const countFiles = async () => (await world.pool.query('select from stored_files')).rowCount
const hoursOn = (hours: number) => world.setNow(new Date(world.now().getTime() + hours * 3_600_000).toISOString())

async function runJob(name: string) {
  const { jobHandlers } = await import('#server/worker.ts')
  await jobHandlers.find((handler) => handler.name === name)?.run(world, {}, 'job')
  await runJobs(world)
}

test('an uploaded file without a message is invisible in the case and deleted after a day', async () => {
  const id = await take()
  expect(await listDocumentsOf(world.db, own.client.id)).toEqual([])
  expect(await listEmails(world)).toEqual([])
  expect(
    (await world.pool.query("select from case_events where payload ->> 'code' = 'document-received'")).rowCount,
  ).toBe(0)
  await world.pool.query('update pending_files set created_at = $1', [world.now()])
  hoursOn(23)
  await runJob(forgetWaitingFilesJob.name)
  expect(await countFiles()).toBe(1)
  hoursOn(2)
  await runJob(forgetWaitingFilesJob.name)
  expect(await countFiles()).toBe(0)
  await expect(world.fileStore.get(id)).rejects.toThrow('Nothing is stored')
  expect(await send([id], 'key-too-late')).toEqual({ ok: false, reason: 'unknown-attachment' })
})

test('message and documents are saved in one transaction: if one file is refused, nothing is saved', async () => {
  const [mine, gone] = [await take(), await take()]
  await discardUpload(world, gone)
  expect(await send([mine, gone], 'key-with-gone')).toEqual({ ok: false, reason: 'unknown-attachment' })
  expect((await world.pool.query('select from messages')).rowCount).toBe(0)
  expect(await listDocumentsOf(world.db, own.client.id)).toEqual([])
  expect(await send([mine], 'key-without-gone')).toMatchObject({ ok: true, isNew: true })
  expect(await listDocumentsOf(world.db, own.client.id)).toMatchObject([{ originalFilename: 'a.pdf' }])
})

test('a file is sent with one message only, and a resubmitted message is stored once', async () => {
  const id = await take()
  const outcomes = await Promise.all([send([id], 'key-first-of'), send([id], 'key-second-of')])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const other = await take('another')
  const twice = await Promise.all([send([other], 'key-the-same'), send([other], 'key-the-same')])
  expect(twice.map((outcome) => outcome.ok && outcome.isNew).toSorted()).toEqual([false, true])
  expect(await listDocumentsOf(world.db, own.client.id)).toHaveLength(2)
})

test('files of another client or case cannot be attached; a duplicate reuses the document under its new name', async () => {
  const foreign = await aCase(world)
  const theirs = await take('theirs', foreign)
  expect(await send([theirs], 'key-of-others')).toEqual({ ok: false, reason: 'unknown-attachment' })
  const second = await aCase(world, { client: own.client, taxYear: 2024 })
  expect(await send([await take('mine')], 'key-other-case', second)).toEqual({
    ok: false,
    reason: 'unknown-attachment',
  })
  const there = { caseId: own.id, actor: actorOf(own.client), checklistItemId: null, declaredName: 'salary.pdf' }
  const saved = await uploadDocument(world, { ...there, content: aPdf('salary') })
  expect(await send([await take('salary')], 'key-salary-1')).toMatchObject({ ok: true })
  expect(await listDocumentsOf(world.db, own.client.id)).toMatchObject([{ id: saved.ok && saved.documentId }])
  const [message] = await listMessagesOf(world.db, own.client.id)
  expect(message?.attachments).toMatchObject([{ id: saved.ok && saved.documentId, filename: 'a.pdf' }])

  const documentId = saved.ok ? saved.documentId : ''
  const nameIn = async (attachedTo?: string) => {
    const opened = await openDocument(world, { documentId, actor: actorOf(own.client), attachedTo: attachedTo ?? null })
    if (!opened.ok) return opened.reason
    opened.stream.destroy()
    return opened.filename
  }
  expect(await nameIn(message?.id)).toBe('a.pdf')
  expect(await nameIn()).toBe('salary.pdf')
  expect(await nameIn(own.id)).toBe('salary.pdf')
})

test('pending files use the storage quota', async () => {
  const row = { key: clientQuotaMb.key, value: JSON.stringify(1), updatedAt: world.now() }
  await world.db.insertInto('settings').values(row).execute()
  const half = () => take('x'.repeat(600_000))
  await half()
  await expect(half()).rejects.toThrow('no-room')
})
