import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import { findCaseOf } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import { clamdScanner } from '#platform/files/scanner-clamd.server.ts'
import { aCase, actorOf, aPdf, aPerson, listAuditActions, listEmails, type TestCase } from '#test/cases.ts'
import { onServer } from '#test/database.ts'
import { eicar, startClamdStandIn } from '#test/files/clamd-stand-in.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { listCaseDocuments } from './document-db.server.ts'
import { quarantineInfected } from './quarantine-infected.server.ts'
import { uploadDocument } from './upload-document.server.ts'

const infected = () => aPdf(eicar)

async function aScanWorld() {
  const clamd = await startClamdStandIn()
  const world = { ...(await newWorld()), scanner: clamdScanner(clamd.url) }
  const owner = await aPerson(world, { role: 'owner' })
  const found = await aCase(world, {
    state: 'waiting_for_documents',
    checklist: [{ title: 'Permit', isRequired: true }],
  })
  return { world, found, owner }
}

const send = (world: World, found: TestCase, content: Readable) =>
  uploadDocument(world, {
    ...{ caseId: found.id, actor: actorOf(found.client), content },
    ...{ declaredName: 'permit.pdf', checklistItemId: found.itemIds[0] ?? '' },
  })

const emailsTo = async (world: World, address: string) =>
  (await listEmails(world)).filter(({ toAddress }) => toAddress === address).map(({ subject }) => subject)

test('an infected file reopens its item, and client and staff are notified once', async () => {
  const { world, found, owner } = await aScanWorld()
  expect(await send(world, found, infected())).toMatchObject({ ok: true })
  expect(await listChecklist(world.db, found.id)).toMatchObject([{ state: 'received' }])
  await runJobs(world)

  expect(await listChecklist(world.db, found.id)).toMatchObject([{ state: 'missing' }])
  expect((await findCaseOf(world.db, found.client.id, found.id))?.progress).toMatchObject({
    received: 0,
    missingRequired: 1,
  })
  const [document] = await listCaseDocuments(world.db, found.id)
  expect(document?.state).toBe('quarantined')
  expect(await emailsTo(world, found.client.email)).toEqual([
    caseEmailTexts.cases.subject(caseEmailTexts.cases.infected('').subject, found.caseNumber),
  ])
  expect(await emailsTo(world, owner.email)).toContain(
    caseEmailTexts.cases.staff.infected({ caseNumber: found.caseNumber, clientName: '' }, { filename: '' }).subject,
  )
  expect(await listCaseEvents(world.db, found.id, { withInternal: false })).toContainEqual(
    expect.objectContaining({ payload: { code: 'document-held-back', values: { filename: 'permit.pdf' } } }),
  )
  expect(await listAuditActions(world)).toEqual(['document.uploaded', 'document.infected'])
  const fileId = document?.fileId ?? ''
  await expect(world.fileStore.get(fileId)).rejects.toThrow()
  expect(await openFile(world, fileId)).toEqual({ refused: 'infected' })

  await quarantineInfected(world, fileId)
  expect(await emailsTo(world, found.client.email)).toHaveLength(1)
})

test('a clean copy supersedes the quarantined file', async () => {
  const { world, found } = await aScanWorld()
  await send(world, found, infected())
  await runJobs(world)
  await send(world, found, aPdf())
  await runJobs(world)
  const states = (await listCaseDocuments(world.db, found.id)).map(({ state }) => state)
  expect(states.sort()).toEqual(['received', 'superseded'])
  expect(await listChecklist(world.db, found.id)).toMatchObject([{ state: 'received' }])
})

test('a scan result that arrives before the document is saved still quarantines it', async () => {
  const { world, found } = await aScanWorld()
  // Simulate a scan that finishes before the second transaction of the upload.
  const put: World['fileStore']['put'] = async (key, content) => {
    await world.fileStore.put(key, content)
    await onServer(
      world.ownerUrl,
      `create or replace function found() returns trigger language plpgsql as
      $$ begin new.scan_state := 'infected'; return new; end $$`,
    )
    await onServer(
      world.ownerUrl,
      'create trigger found before insert on stored_files for each row execute function found()',
    )
  }
  const quick = { ...world, fileStore: { ...world.fileStore, put } }
  await send(quick, found, infected())
  await runJobs(world)
  expect(await listChecklist(world.db, found.id)).toMatchObject([{ state: 'missing' }])
  expect(await emailsTo(world, found.client.email)).toEqual([
    caseEmailTexts.cases.subject(caseEmailTexts.cases.infected('').subject, found.caseNumber),
  ])
})

test('a file that is not a document is ignored', async () => {
  const { world } = await aScanWorld()
  await quarantineInfected(world, '00000000-0000-4000-8000-000000000000')
  expect(await listEmails(world)).toEqual([])
})
