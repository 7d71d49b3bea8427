import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { aCase, aDocument, aPdf } from '#test/cases.ts'
import * as samples from '#test/files/samples.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { receiveUpload } from './receive-upload.server.ts'
import { removeUnnamedFiles } from './remove-file.server.ts'

async function received(world: World, content = Readable.from([samples.pdf])) {
  const outcome = await receiveUpload(world, { content, declaredName: 'a.pdf' })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.file.id
}

async function hoursOld(world: World, hours: number) {
  const at = new Date(world.now().getTime() - hours * 3_600_000)
  await world.pool.query('update stored_files set created_at = $1', [at])
}

const listFiles = async (world: World) =>
  (await world.pool.query('select id from stored_files')).rows.map(({ id }) => id)

test('an unreferenced file is removed with its content once it is old', async () => {
  const world = await newWorld()
  const left = await received(world)
  await hoursOld(world, 5)
  expect(await removeUnnamedFiles(world)).toBe(0)
  await hoursOld(world, 7)
  expect(await removeUnnamedFiles(world)).toBe(1)
  await runJobs(world)
  expect(await listFiles(world)).toEqual([])
  await expect(world.fileStore.get(left)).rejects.toThrow('Nothing is stored')
})

test('a file referenced by a row of any table is retained', async () => {
  const world = await newWorld()
  const own = await aCase(world)
  const { fileId } = await aDocument(world, own)
  const named = [await received(world, aPdf()), await received(world, aPdf())]
  await world.pool.query(
    'insert into data_exports (person_id, file_id, requested_at, ready_at) values ($1, $2, now(), now())',
    [own.client.id, named[0]],
  )
  await world.pool.query(
    `insert into pending_files (file_id, case_id, person_id, kind, filename, created_at) values ($1, $2, $3, 'letter', 'a', now())`,
    [named[1], own.id, own.client.id],
  )
  const left = await received(world)
  await hoursOld(world, 7)
  expect(await removeUnnamedFiles(world)).toBe(1)
  const files = await listFiles(world)
  expect(files.toSorted()).toEqual([fileId, ...named].toSorted())
  expect(files).not.toContain(left)
})
