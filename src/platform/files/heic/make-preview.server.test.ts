import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { findFile } from '#platform/files/file-db.server.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import { discardUpload, receiveUpload } from '#platform/files/receive-upload.server.ts'
import { newWorld, type World } from '#test/world.ts'
import { makePreview } from './make-preview.server.ts'
import { shrink } from './pixels.ts'

const photo = () => readFile('test/files/photo.heic')

let world: World
beforeEach(async () => {
  world = await newWorld()
})

async function aFile(content: Buffer): Promise<string> {
  const received = await receiveUpload(world, { content: Readable.from([content]), declaredName: 'IMG_0042.HEIC' })
  if (!received.ok) throw new Error(received.reason)
  await world.pool.query("update stored_files set scan_state = 'clean'")
  return received.file.id
}
const countFiles = async () => (await world.pool.query('select from stored_files')).rowCount

describe('the preview of a HEIC photo', () => {
  test('is a JPEG of the same size and colours, made once, and is deleted with its original', async () => {
    const id = await aFile(await photo())
    await makePreview(world, id)
    await makePreview(world, id)
    expect(await countFiles()).toBe(2)
    const previewId = (await findFile(world.db, id))?.previewId ?? ''
    const opened = await openFile(world, previewId)
    if ('refused' in opened) throw new Error(opened.refused)
    const jpeg = sharp(await buffer(opened.stream))
    expect(await jpeg.metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 240 })
    const [red, green, blue] = await jpeg.extract({ left: 60, top: 60, width: 8, height: 8 }).raw().toBuffer()
    expect([Number(red) > 150, Number(green) < 90, Number(blue) < 90]).toEqual([true, true, true])
    await discardUpload(world, id)
    expect(await countFiles()).toBe(0)
    await expect(world.fileStore.get(previewId)).rejects.toThrow('Nothing is stored')
  })

  test('of a damaged photo or another type is not made; the file stays', async () => {
    const cutOff = (await photo()).subarray(0, 200)
    const ids = [await aFile(cutOff), await aFile(Buffer.from('%PDF-1.4\n%%EOF'))]
    for (const id of ids) await makePreview(world, id)
    expect(await countFiles()).toBe(2)
  })
})

test('a large picture is shrunk by whole steps', () => {
  const wide = { width: 4, height: 2, data: new Uint8ClampedArray(32).fill(200, 0, 16).fill(100, 16) }
  expect(shrink(wide, 4)).toEqual(wide)
  expect(shrink(wide, 2)).toEqual({ width: 2, height: 1, data: new Uint8ClampedArray(8).fill(150) })
})
