import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startS3StandIn } from '#test/files/s3-stand-in.ts'
import * as samples from '#test/files/samples.ts'
import { newWorld, type World } from '#test/world.ts'
import { cleanUpFiles } from './clean-up-files.server.ts'
import { openDiskFileStore } from './file-store-disk.server.ts'
import { openS3FileStore } from './file-store-s3.server.ts'
import { receiveUpload } from './receive-upload.server.ts'

const stores = {
  disk: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sweep-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    return openDiskFileStore(folder)
  },
  s3: async () => openS3FileStore((await startS3StandIn()).options),
}

async function aCleanUpWorld(kind: keyof typeof stores) {
  let hours = 0
  const world: World = {
    ...(await newWorld()),
    fileStore: await stores[kind](),
    now: () => new Date(Date.now() + hours * 3_600_000),
  }
  const upload = async () => {
    const outcome = await receiveUpload(world, { content: Readable.from([samples.pdf]), declaredName: 'a.pdf' })
    if (!outcome.ok) throw new Error(outcome.reason)
    return outcome.file.id
  }
  const leave = async (key: string = randomUUID()) => {
    await world.fileStore.put(key, Readable.from([Buffer.from('left over')]))
    return key
  }
  const later = (passed: number) => {
    hours += passed
  }
  return { world, upload, leave, later }
}

for (const kind of ['disk', 's3'] as const) {
  test(`${kind}: old content without a row is removed, and nothing else`, async () => {
    const { world, upload, leave, later } = await aCleanUpWorld(kind)
    const [saved, left, foreign] = [await upload(), await leave(), await leave('ab-another-program-1')]
    expect(await cleanUpFiles(world)).toEqual({ removed: 0, lost: 0 })
    later(7)
    expect(await cleanUpFiles(world)).toEqual({ removed: 1, lost: 0 })
    await expect(world.fileStore.get(left)).rejects.toThrow('Nothing is stored')
    for (const key of [saved, foreign]) expect((await buffer(await world.fileStore.get(key))).length).toBeGreaterThan(0)
  })
}

test('a row with lost content is reported, unless its content was removed as infected', async () => {
  const { world, upload, later } = await aCleanUpWorld('disk')
  const [gone, infected] = [await upload(), await upload()]
  for (const id of [gone, infected]) await world.fileStore.remove(id)
  await world.db.updateTable('storedFiles').set({ scanState: 'infected' }).where('id', '=', infected).execute()
  later(7)
  const payload: unknown[] = []
  const log = { error: (facts: unknown) => void payload.push(facts), warn: () => undefined } as unknown as World['log']
  expect(await cleanUpFiles({ ...world, log })).toEqual({ removed: 0, lost: 1 })
  expect(payload).toEqual([{ count: 1, files: [gone] }])
})

test('if most files have no row, the database must be wrong and nothing is removed', async () => {
  const { world, leave, later } = await aCleanUpWorld('disk')
  const keys = await Promise.all(Array.from({ length: 51 }, () => leave()))
  later(7)
  expect(await cleanUpFiles(world)).toEqual({ removed: 0, lost: 0 })
  expect((await buffer(await world.fileStore.get(keys[0] ?? ''))).length).toBeGreaterThan(0)
})
