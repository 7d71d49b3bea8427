import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { openFile } from '#platform/files/open-file.server.ts'
import * as privacyTexts from '#privacy/locales/en.ts'
import * as privacyEmailTexts from '#privacy/locales/en-emails.ts'
import { emailsOf } from '#test/accounts/people.ts'
import { aCase, actorOf, aDocument, aPerson, type TestCase } from '#test/cases.ts'
import { argsOf, outcomeOf, posted } from '#test/portal/portal.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { action, loader } from './client/data-page.tsx'
import { loader as download } from './client/download-route.ts'
import { findLatestExport } from './export-db.server.ts'
import { exportJobs, removeExportsJob } from './jobs.server.ts'
import { makeExport, requestExport } from './make-export.server.ts'

let world: World
let own: TestCase
beforeEach(async () => {
  world = await newWorld()
  own = await aCase(world, { state: 'waiting_for_documents' })
  await aDocument(world, own)
})

const ask = async () => {
  await requestExport(world, actorOf(own.client))
  return (await latest())?.id ?? ''
}
const latest = () => findLatestExport(world.db, own.client.id)
const fetchOne = (exportId: string, person = own.client) =>
  outcomeOf(download, argsOf(world, '/client-portal/profile/data/x', { person, params: { exportId } }))

async function contents(exportId: string): Promise<Record<string, string>> {
  const opened = await openFile(world, exportId)
  if ('refused' in opened) throw new Error(opened.refused)
  const files = unzipSync(await buffer(opened.stream))
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]))
}

test('an export contains all data of the client and none of others, and an email announces it', async () => {
  const other = await aCase(world, { title: 'Of somebody else' })
  await aDocument(world, other)
  await world.pool.query(
    `update orders set billing_address = '{"street": "Seeweg"}', domicile_country = 'DE', domicile_source = 'declared',
      domicile_at = now(), vat_place = 'abroad' where person_id = $1`,
    [own.client.id],
  )
  expect(
    (await outcomeOf(action, argsOf(world, '/', { person: own.client, init: posted({ intent: 'export' }) }))).status,
  ).toBe(303)
  await runJobs(world)
  const id = (await latest())?.id ?? ''
  const files = await contents(id)
  expect(Object.keys(files).toSorted()).toEqual([
    'data.json',
    expect.stringMatching(`^documents/${own.caseNumber}/.+lohn\\.pdf$`),
    'index.html',
  ])
  const notified = JSON.parse(files['data.json'] ?? '')
  expect(notified).toMatchObject({
    person: { email: own.client.email },
    cases: [{ caseNumber: own.caseNumber, documents: [{ originalFilename: 'lohn.pdf' }] }],
    orders: [
      {
        lines: [{ productTitle: 'Standard' }],
        ...{ billingAddress: { street: 'Seeweg' }, domicileCountry: 'DE', domicileSource: 'declared' },
      },
    ],
    files: [{ leftOut: null }],
  })
  expect(Object.values(files).join('')).not.toContain(other.caseNumber)
  expect(files['index.html']).toContain(privacyTexts.archiveIndex.nothingIsMissingThisArchive)
  expect(
    (await emailsOf(world, own.client.email)).filter(
      ({ subject }) => subject === privacyEmailTexts.exportEmail.yourDataIsReadyTo,
    ),
  ).toHaveLength(1)
})

test('an export can be downloaded only by its owner, for seven days, and is then deleted', async () => {
  const id = await ask()
  const documents = (await world.fileStore.list('')).length
  expect((await fetchOne(id)).status).toBe(404)
  await runJobs(world)
  expect((await fetchOne(id)).headers.get('Content-Disposition')).toContain('my-data-2026-11-21.zip')
  expect((await fetchOne(id, await aPerson(world))).status).toBe(404)
  expect((await fetchOne('x')).status).toBe(404)
  world.setNow('2026-11-28T09:00:01Z')
  expect((await fetchOne(id)).status).toBe(404)
  await exportJobs.find(({ name }) => name === removeExportsJob.name)?.run(world, {}, '1')
  await runJobs(world)
  expect(await latest()).toMatchObject({ fileId: null, removedAt: world.now() })
  expect(await world.fileStore.list('')).toHaveLength(documents)
})

test('an export can be requested once a day, even with concurrent requests', async () => {
  const outcomes = await Promise.all([1, 2, 3].map(() => requestExport(world, actorOf(own.client))))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const again = await outcomeOf(action, argsOf(world, '/', { person: own.client, init: posted({ intent: 'export' }) }))
  expect(again).toMatchObject({ status: 429, data: { sentence: expect.stringContaining('22 Nov 2026') } })
  const shown = await outcomeOf(loader, argsOf(world, '/', { person: own.client }))
  expect(shown.data).toMatchObject({ isBeingCreated: true, ready: null })
  world.setNow('2026-11-22T09:00:00Z')
  expect(await requestExport(world, actorOf(own.client))).toEqual({ ok: true })
})

test('an export lists the documents it leaves out, and why', async () => {
  await world.pool.query(`update stored_files set scan_state = 'unscanned'`)
  const id = await ask()
  await runJobs(world).catch(() => undefined)
  const files = await contents(id)
  expect(files['index.html']).toContain(privacyTexts.archiveIndex.leftOut['not-scanned'])
  expect(JSON.parse(files['data.json'] ?? '').files).toMatchObject([{ path: null, leftOut: 'not-scanned' }])
  expect(await latest()).toMatchObject({ leftOut: 1 })
})

test('a crashed worker leaves no partial export, and the next run completes it once', async () => {
  const id = await ask()
  const halfWay = { ...world.fileStore, put: () => Promise.reject(new Error('killed')) }
  await expect(makeExport({ ...world, fileStore: halfWay }, id)).rejects.toThrow()
  let calls = 0
  const now = () => {
    if (++calls > 1) throw new Error('killed')
    return world.now()
  }
  await expect(makeExport({ ...world, now }, id)).rejects.toThrow('killed')
  expect((await fetchOne(id)).status).toBe(404)
  expect(await latest()).toMatchObject({ readyAt: null, fileId: null })
  const before = (await world.fileStore.list('')).length
  await Promise.all([makeExport(world, id), makeExport(world, id)])
  expect(await world.fileStore.list('')).toHaveLength(before + 1)
  await runJobs(world)
  expect(Object.keys(await contents(id))).toHaveLength(3)
  expect(
    (await emailsOf(world, own.client.email)).filter(
      ({ subject }) => subject === privacyEmailTexts.exportEmail.yourDataIsReadyTo,
    ),
  ).toHaveLength(1)
})
