import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import { onServer } from '#test/database.ts'
import { startS3StandIn } from '#test/files/s3-stand-in.ts'
import * as samples from '#test/files/samples.ts'
import { newWorld, type World } from '#test/world.ts'
import { openDiskFileStore } from './file-store-disk.server.ts'
import { openS3FileStore } from './file-store-s3.server.ts'
import { uploadLimitBytes } from './files.ts'
import { openFile } from './open-file.server.ts'
import { discardUpload, receiveUpload } from './receive-upload.server.ts'
import { forEachPart } from './upload-request.server.ts'

async function newFileWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const world: World = { ...(await newWorld()), fileStore: openDiskFileStore(folder) }
  const filesOnDisk = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const rows = () => world.db.selectFrom('storedFiles').selectAll().execute()
  const left = async () => ({ files: (await filesOnDisk()).length, rows: (await rows()).length })
  return { world, rows, left }
}

function aStream(content: Buffer, pieceBytes = 50_000): Readable {
  return Readable.from(
    Array.from({ length: Math.ceil(content.length / pieceBytes) }, (_, n) =>
      content.subarray(n * pieceBytes, (n + 1) * pieceBytes),
    ),
  )
}

async function contentOf(world: World, fileId: string): Promise<Buffer> {
  const opened = await openFile(world, fileId)
  if ('refused' in opened) throw new Error(opened.refused)
  return buffer(opened.stream)
}

const aPdf = (bytes: number) => Buffer.concat([samples.pdf, randomBytes(bytes - samples.pdf.length)])

describe('storing an upload', () => {
  test('an upload is stored with detected type, size and hash, and reads back unchanged', async () => {
    const { world, rows } = await newFileWorld()
    const content = aPdf(3_000_000)
    const outcome = await receiveUpload(world, { content: aStream(content), declaredName: '..\\Löhne 2025.txt' })
    if (!outcome.ok) throw new Error(outcome.reason)
    const sha256 = createHash('sha256').update(content).digest('hex')
    expect(outcome.file).toMatchObject({
      filename: 'Löhne 2025.txt.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 3_000_000,
      sha256,
    })
    expect(await rows()).toMatchObject([{ id: outcome.file.id, sizeBytes: 3_000_000, sha256, scanState: 'not_needed' }])
    expect((await contentOf(world, outcome.file.id)).equals(content)).toBe(true)
  })

  test('stored content is encrypted and needs the secret key', async () => {
    const { world } = await newFileWorld()
    const outcome = await receiveUpload(world, { content: aStream(samples.pdf), declaredName: 'a.pdf' })
    if (!outcome.ok) throw new Error(outcome.reason)
    const stored = await buffer(await world.fileStore.get(outcome.file.storageKey))
    expect(stored.includes('%PDF')).toBe(false)
    expect(
      await contentOf({ ...world, secretKey: new SecretKey(randomBytes(32)) }, outcome.file.id).catch(
        (error: Error) => error.name,
      ),
    ).toBe('FileDamaged')
  })

  test('a file at the size limit is accepted, one byte more is refused', async () => {
    const { world, left } = await newFileWorld()
    expect(
      await receiveUpload(world, { content: aStream(aPdf(uploadLimitBytes)), declaredName: 'a.pdf' }),
    ).toMatchObject({ ok: true })
    const larger = aStream(aPdf(uploadLimitBytes + 1))
    expect(await receiveUpload(world, { content: larger, declaredName: 'a.pdf' })).toEqual({
      ok: false,
      reason: 'too-large',
    })
    expect(await left()).toEqual({ files: 1, rows: 1 })
  })
})

test.each([
  ['empty', Buffer.alloc(0)],
  ['type-not-allowed', Buffer.from('<svg onload="alert(1)"/>')],
  ['type-not-allowed', randomBytes(1_000_000)],
  ['has-macros', samples.aPackage(samples.docmTypes, [{ name: 'big', content: randomBytes(500_000) }])],
  ['password-protected', samples.aCompoundFile('EncryptedPackage')],
  ['password-protected', await samples.aLockedPdf()],
])('a refused file (%s) leaves nothing behind', async (reason, content) => {
  const { world, left } = await newFileWorld()
  expect(await receiveUpload(world, { content: aStream(content), declaredName: 'a.pdf' })).toEqual({
    ok: false,
    reason,
  })
  expect(await left()).toEqual({ files: 0, rows: 0 })
})

describe('failures', () => {
  test.each([1, 40])('an upload interrupted after %i pieces leaves nothing behind', async (pieces) => {
    const { world, left } = await newFileWorld()
    async function* breaking() {
      for (let n = 0; n < pieces; n++) yield n === 0 ? samples.pdf : randomBytes(50_000)
      throw new Error('connection reset')
    }
    const outcome = await receiveUpload(world, { content: Readable.from(breaking()), declaredName: 'a.pdf' })
    expect(outcome).toEqual({ ok: false, reason: 'interrupted' })
    const gone = aStream(samples.pdf)
    gone.destroy()
    expect(await receiveUpload(world, { content: gone, declaredName: 'a.pdf' })).toEqual({
      ok: false,
      reason: 'interrupted',
    })
    expect(await left()).toEqual({ files: 0, rows: 0 })
  })

  test('a failing file store or database is an error and leaves nothing behind', async () => {
    const { world, left } = await newFileWorld()
    const noSpace = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const full = { ...world.fileStore, put: async () => Promise.reject(noSpace) }
    const failing = receiveUpload(
      { ...world, fileStore: full },
      { content: aStream(aPdf(1_000_000)), declaredName: 'a.pdf' },
    )
    await expect(failing).rejects.toMatchObject({ name: 'StoreError', reason: 'store-full', cause: noSpace })
    await onServer(world.ownerUrl, 'alter table stored_files add constraint never check (size_bytes < 0)')
    await expect(receiveUpload(world, { content: aStream(samples.pdf), declaredName: 'a.pdf' })).rejects.toThrow(
      'never',
    )
    expect(await left()).toEqual({ files: 0, rows: 0 })
  })

  test('a PDF is removed if the store cannot return it for the password check', async () => {
    const { world, left } = await newFileWorld()
    const gone = { ...world.fileStore, get: async () => Promise.reject(new Error('connection refused')) }
    const content = aStream(await samples.aLockedPdf())
    const failing = receiveUpload({ ...world, fileStore: gone }, { content, declaredName: 'a.pdf' })
    await expect(failing).rejects.toMatchObject({ name: 'StoreError', reason: 'store-away' })
    expect(await left()).toEqual({ files: 0, rows: 0 })
  })
})

describe('discarding, several files and object stores', () => {
  test('a discarded upload is removed from store and database, idempotently', async () => {
    const { world, left } = await newFileWorld()
    const outcome = await receiveUpload(world, { content: aStream(samples.pdf), declaredName: 'a.pdf' })
    if (!outcome.ok) throw new Error(outcome.reason)
    await discardUpload(world, outcome.file.id)
    await discardUpload(world, outcome.file.id)
    expect(await left()).toEqual({ files: 0, rows: 0 })
  })

  test('several files of one form are received in order, despite a refused one', async () => {
    const { world, left } = await newFileWorld()
    const form = new FormData()
    form.append('document', new File([aPdf(2_000_000)], 'a.pdf'))
    form.append('document', new File([new Uint8Array(20 * 1024 * 1024)], 'zeros.pdf'))
    form.append('document', new File([new Uint8Array(samples.png)], 'photo.png'))
    const outcomes: unknown[] = []
    const request = new Request('http://localhost/', { method: 'POST', body: form })
    const outcome = await forEachPart(request, async (part) => {
      if (part.kind === 'file')
        outcomes.push(await receiveUpload(world, { content: part.content, declaredName: part.filename }))
    })
    expect(outcome).toEqual({ ok: true })
    expect(outcomes).toMatchObject([{ ok: true }, { ok: false, reason: 'type-not-allowed' }, { ok: true }])
    expect(await left()).toEqual({ files: 2, rows: 2 })
  })

  test('uploads work with an object store', async () => {
    const world: World = { ...(await newWorld()), fileStore: openS3FileStore((await startS3StandIn()).options) }
    const content = aPdf(12_000_000)
    const outcome = await receiveUpload(world, { content: aStream(content), declaredName: 'a.pdf' })
    if (!outcome.ok) throw new Error(outcome.reason)
    expect((await contentOf(world, outcome.file.id)).equals(content)).toBe(true)
    const refused = await receiveUpload(world, { content: aStream(randomBytes(200_000)), declaredName: 'a.pdf' })
    expect(refused).toEqual({ ok: false, reason: 'type-not-allowed' })
  })
})
