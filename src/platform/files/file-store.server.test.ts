import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startS3StandIn } from '#test/files/s3-stand-in.ts'
import { chooseFileStore } from './choose-file-store.server.ts'
import { openDiskFileStore } from './file-store-disk.server.ts'
import { openS3FileStore } from './file-store-s3.server.ts'
import { FileMissing } from './files.ts'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'file-store-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

const stores = {
  disk: async () => {
    const folder = await aFolder()
    return { store: openDiskFileStore(folder), saved: () => filesBelow(folder) }
  },
  s3: async () => {
    const { directory, options } = await startS3StandIn()
    const saved = async () =>
      (await filesBelow(directory)).filter((name) => /abcd-1234/.test(name) && name.endsWith('_object'))
    return { store: openS3FileStore(options), saved }
  },
}

describe('every store', () => {
  for (const [kind, open] of Object.entries(stores)) {
    test.each([0, 10, 12 * 1024 * 1024])(`${kind}: %i bytes are stored, read, replaced and removed`, async (size) => {
      const { store, saved } = await open()
      const content = randomBytes(size)
      await store.put('abcd-1234', pieces(content))
      expect((await buffer(await store.get('abcd-1234'))).equals(content)).toBe(true)
      await store.put('abcd-1234', Readable.from([Buffer.from('new')]))
      expect(String(await buffer(await store.get('abcd-1234')))).toBe('new')
      expect(await saved()).toHaveLength(1)
      await store.remove('abcd-1234')
      await store.remove('abcd-1234')
      await expect(store.get('abcd-1234')).rejects.toThrow(FileMissing)
      expect(await saved()).toEqual([])
    })

    test.each([1, 8])(`${kind}: a stream that fails after %i MB leaves nothing behind`, async (megabytes) => {
      const { store, saved } = await open()
      async function* breaking() {
        for (let n = 0; n < megabytes; n++) yield randomBytes(1024 * 1024)
        throw new Error('the line went dead')
      }
      await expect(store.put('abcd-1234', Readable.from(breaking()))).rejects.toThrow('the line went dead')
      await expect(store.get('abcd-1234')).rejects.toThrow(FileMissing)
      expect(await saved()).toEqual([])
    })
  }
})

describe('disk', () => {
  test('disk: keys that would leave the folder are refused', async () => {
    const store = openDiskFileStore(await aFolder())
    for (const key of ['../../etc/passwd', 'ab/../../x', '/etc/passwd', '..', 'abcd\0', 'ABCD', '']) {
      await expect(store.get(key)).rejects.toThrow('is not a valid key')
      await expect(store.put(key, Readable.from(['x']))).rejects.toThrow('is not a valid key')
    }
  })

  test('disk: a write error is reported and the source stream closed', async () => {
    const folder = await aFolder()
    await writeFile(join(folder, 'a-file'), '')
    const content = Readable.from(['x'])
    await expect(openDiskFileStore(join(folder, 'a-file')).put('abcd-1234', content)).rejects.toThrow('ENOTDIR')
    expect(content.destroyed).toBe(true)
  })

  test('disk: partial files of a dead process are removed after a day, recent ones remain', async () => {
    const folder = await aFolder()
    await openDiskFileStore(folder).put('abcd-1234', Readable.from(['x']))
    const [old, fresh] = [join(folder, 'incoming', 'old'), join(folder, 'incoming', 'fresh')]
    await Promise.all([writeFile(old, 'half'), writeFile(fresh, 'half')])
    const yesterday = Date.now() / 1000 - 25 * 3600
    await utimes(old, yesterday, yesterday)
    await openDiskFileStore(folder).put('abcd-5678', Readable.from(['y']))
    await expect(stat(old)).rejects.toThrow('ENOENT')
    expect((await stat(fresh)).size).toBe(4)
  })
})

describe('s3', () => {
  test('s3: an unreachable store or a refused key is an error, not a missing file', async () => {
    const { options } = await startS3StandIn()
    const refused = openS3FileStore({ ...options, accessKey: 'WRONG' })
    await expect(refused.get('abcd-1234')).rejects.toThrow('Access Key')
    const away = openS3FileStore({ ...options, endpoint: 'http://127.0.0.1:9' })
    await expect(away.get('abcd-1234')).rejects.toThrow('ECONNREFUSED')
    const content = Readable.from([Buffer.from('x')])
    await expect(away.put('abcd-1234', content)).rejects.toThrow('ECONNREFUSED')
    expect(content.destroyed).toBe(true)
  })

  test('s3: a hanging store times out within ten seconds', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void silent.close())
    const { port } = silent.address() as AddressInfo
    const options = { bucket: 'documents', accessKey: 'x', secretKey: 'x', region: 'eu-central-1' }
    const store = openS3FileStore({ ...options, endpoint: `http://127.0.0.1:${port}` })
    const started = Date.now()
    const large = Readable.from([randomBytes(6_000_000), randomBytes(6_000_000)])
    const calls = [
      store.get('abcd-1234'),
      store.put('abcd-1234', Readable.from([Buffer.from('x')])),
      store.put('abcd-5678', large),
    ]
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(Date.now() - started).toBeLessThan(10_000)
  })
})

function pieces(content: Buffer): Readable {
  const size = 100_003
  return Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, n) => content.subarray(n * size, (n + 1) * size)),
  )
}

describe('configuration', () => {
  test('the data folder is used without an object store', async () => {
    const folder = await aFolder()
    const none = { S3_ENDPOINT: undefined, S3_BUCKET: undefined, S3_ACCESS_KEY: undefined, S3_SECRET_KEY: undefined }
    await chooseFileStore({ ...none, DATA_DIR: folder, S3_REGION: 'x' }).put('abcd-1234', Readable.from(['x']))
    expect(await filesBelow(folder)).toEqual(['files/ab/cd/abcd-1234'])
  })

  test('a configured object store is used', async () => {
    const { options } = await startS3StandIn()
    const { endpoint, bucket, accessKey, secretKey, region } = options
    const config = {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
      S3_REGION: region,
    }
    const store = chooseFileStore({ ...config, DATA_DIR: '/nowhere' })
    await store.put('abcd-1234', Readable.from([Buffer.from('x')]))
    expect(String(await buffer(await openS3FileStore(options).get('abcd-1234')))).toBe('x')
    await store.remove('abcd-1234')
    await expect(store.get('abcd-1234')).rejects.toThrow(FileMissing)
  })
})
