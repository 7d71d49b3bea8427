import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { openFile } from '#platform/files/open-file.server.ts'
import { aCase, actorOf, aDocument, aPerson } from '#test/cases.ts'
import { argsOf, outcomeOf } from '#test/portal/portal.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { documentPath } from './firm-export.ts'
import { exportedTables, listFirmExports } from './firm-export-db.server.ts'
import { firmExportJobs } from './jobs.server.ts'
import { makeFirmExport } from './make-firm-export.server.ts'
import { requestFirmExport } from './request-firm-export.server.ts'
import { loader as download } from './staff/firm-export-route.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})

const latest = async () => (await listFirmExports(world.db, 1))[0]

test('an archive has all tables, all documents by client and year, and says what is missing', async () => {
  const owner = await aPerson(world, { role: 'owner' })
  const one = await aCase(world, { state: 'waiting_for_documents' })
  await aDocument(world, one)
  await world.pool.query(`update people set company = '=1+1' where id = $1`, [one.client.id])
  const admin = await aPerson(world, { role: 'admin' })
  expect(await requestFirmExport(world, actorOf(admin))).toEqual({ ok: false, reason: 'not-allowed' })
  const requested = await Promise.all([1, 2].map(() => requestFirmExport(world, actorOf(owner))))
  expect(requested.filter(({ ok }) => ok)).toHaveLength(1)
  await runJobs(world)
  const made = await latest()
  expect(made).toMatchObject({ documentCount: 1, leftOut: 0 })
  const opened = await openFile(world, made?.fileId ?? '')
  if ('refused' in opened) throw new Error(opened.refused)
  const files = unzipSync(await buffer(opened.stream))
  const names = Object.keys(files)
  expect(names).toEqual(expect.arrayContaining([...exportedTables, 'README.txt']))
  expect(names.filter((name) => name.startsWith(`documents/${one.client.email}/2025/`))).toHaveLength(1)
  const clients = strFromU8(files['clients.csv'] ?? new Uint8Array())
  expect(clients).toContain(one.client.email)
  expect(clients).toContain(`'=1+1`)
  expect(strFromU8(files['cases.csv'] ?? new Uint8Array())).toContain(one.caseNumber)
})

test('an archive is downloaded by owners only, for two days, and then deleted', async () => {
  const owner = await aPerson(world, { role: 'owner' })
  await requestFirmExport(world, actorOf(owner))
  await runJobs(world)
  const exportId = (await latest())?.id ?? ''
  const fetched = async (person = owner) =>
    (await outcomeOf(download, argsOf(world, '/admin/import/everything/x', { person, params: { exportId } }))).status
  expect(await fetched()).toBe(200)
  expect(await fetched(await aPerson(world, { role: 'admin' }))).toBe(403)
  world.setNow('2026-11-23T09:00:01Z')
  expect(await fetched()).toBe(404)
  await firmExportJobs.find(({ name }) => name === 'remove-firm-exports')?.run(world, {}, '1')
  await runJobs(world)
  expect(await world.fileStore.list('')).toEqual([])
})

test('a crashed worker leaves no partial archive, and the next run completes it', async () => {
  const owner = await aPerson(world, { role: 'owner' })
  await requestFirmExport(world, actorOf(owner))
  const id = (await latest())?.id ?? ''
  const halfWay = { ...world.fileStore, put: () => Promise.reject(new Error('killed')) }
  await expect(makeFirmExport({ ...world, fileStore: halfWay }, id)).rejects.toThrow()
  expect(await latest()).toMatchObject({ readyAt: null })
  await runJobs(world)
  expect(await latest()).toMatchObject({ fileId: id })
})

test.each([
  ['anna@example.com', 'documents/anna@example.com/2024/12345678 return.pdf'],
  ['../../etc', 'documents/_/.._etc/2024/12345678 return.pdf'],
])('the folder of %s cannot leave the archive', (email, path) => {
  const document = { email, taxYear: 2024, id: '12345678-aaaa', filename: 'return.pdf' }
  expect(documentPath(document).split('/').slice(1, -2).join('/')).not.toMatch(/^\.\.|\//)
  if (email.includes('@')) expect(documentPath(document)).toBe(path)
})
