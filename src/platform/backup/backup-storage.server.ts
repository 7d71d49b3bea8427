import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#platform/config.server.ts'
import { FileMissing, type StoredContent } from '#platform/files/files.ts'
import { PlaceError } from './backup-error.server.ts'

/** Storage location of backups. A backup must appear under its name only once it is complete. */
export type BackupStorage = {
  name: string
  put(name: string, content: Readable): Promise<void>
  get(name: string): Promise<Readable>
  remove(name: string): Promise<void>
  list(): Promise<string[]>
  /** What `files/` holds, without that prefix, including leftovers of interrupted runs. */
  listFiles(): Promise<StoredContent[]>
  clear(): Promise<void>
}

export type BucketAccess = { endpoint: string; accessKey: string; secretKey: string; region: string }

export const copiesFolder = 'files/'
const partial = '.partial'

export function openBackupStorage(address: string, access: BucketAccess | null): BackupStorage {
  if (!address.startsWith('s3://')) return openFolder(address)
  if (!access) throw new PlaceError(address, new Error('S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY are not set'))
  return openBucket(address, access)
}

export function splitAddress(address: string): { place: string; name: string } {
  return { place: dirname(address), name: basename(address) }
}

function openFolder(folder: string): BackupStorage {
  return {
    name: `the folder ${folder}`,
    async put(name, content) {
      const half = join(folder, `${name}.${randomUUID()}${partial}`)
      try {
        await mkdir(dirname(half), { recursive: true, mode: 0o700 })
        await pipeline(content, createWriteStream(half, { flags: 'wx', mode: 0o600, flush: true }))
        await rename(half, join(folder, name))
        const handle = await open(dirname(half))
        await handle.sync().finally(() => handle.close())
      } catch (error) {
        const cause = content.errored ?? error
        content.destroy()
        await rm(half, { force: true }).catch(() => undefined)
        throw cause
      }
    },
    async get(name) {
      const file = await open(join(folder, name)).catch((cause) => {
        throw cause.code === 'ENOENT' ? new FileMissing(`There is no ${name} in ${folder}`, { cause }) : cause
      })
      return file.createReadStream({ highWaterMark: 256 * 1024 })
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    list: () => readdir(folder),
    listFiles: async () => {
      const copies = join(folder, copiesFolder)
      return Promise.all(
        (await readdir(copies).catch(noFolder)).map(async (key) => {
          // A file that was renamed or removed after being listed must not appear to be old.
          const found = await stat(join(copies, key)).catch(() => null)
          return { key, storedAt: found?.mtime ?? new Date() }
        }),
      )
    },
    clear: async () => {
      const left = (await readdir(folder).catch(() => [])).filter((name) => /^backup-.*\.partial$/.test(name))
      for (const name of left) await rm(join(folder, name), { force: true })
    },
  }
}

function noFolder(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}

/** S3 uploads are atomic. The bucket's lifecycle rules must delete the parts of interrupted uploads. */
function openBucket(address: string, access: BucketAccess): BackupStorage {
  const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(address) ?? []
  const keyOf = (name: string) => (prefix ? `${prefix}/${name}` : name)
  const opening = import('#platform/files/file-store-s3.server.ts').then(({ openS3FileStore }) =>
    openS3FileStore({ ...access, bucket, partBytes: 16 * 1024 * 1024, timeoutMs: 120_000 }),
  )
  return {
    name: `the bucket ${address}`,
    put: async (name, content) => (await opening).put(keyOf(name), content),
    get: async (name) => (await opening).get(keyOf(name)),
    remove: async (name) => (await opening).remove(keyOf(name)),
    list: async () => (await (await opening).list(keyOf('backup-'))).map(({ key }) => key.slice(keyOf('').length)),
    listFiles: async () => {
      const found = await (await opening).list(keyOf(copiesFolder))
      return found.map(({ key, storedAt }) => ({ key: key.slice(keyOf(copiesFolder).length), storedAt }))
    },
    clear: async () => undefined,
  }
}

export function openConfiguredStorage(config: Config, address: string): BackupStorage {
  const endpoint = config.BACKUP_S3_ENDPOINT ?? config.S3_ENDPOINT
  const accessKey = config.BACKUP_S3_ACCESS_KEY ?? config.S3_ACCESS_KEY
  const secretKey = config.BACKUP_S3_SECRET_KEY ?? config.S3_SECRET_KEY
  const access =
    endpoint && accessKey && secretKey ? { endpoint, accessKey, secretKey, region: config.S3_REGION } : null
  return openBackupStorage(address, access)
}

export function backupKeyOf({ BACKUP_KEY }: Pick<Config, 'BACKUP_KEY'>): Buffer | null {
  return BACKUP_KEY ? Buffer.from(BACKUP_KEY) : null
}
