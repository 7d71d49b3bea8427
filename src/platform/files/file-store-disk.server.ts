import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FileMissing, type FileStore } from './files.ts'

const leftOverAfterMs = 24 * 3_600_000

/** Stores contents in `folder` (as `ab/cd/abcd…`). Renames after fsync, so that a power cut leaves no partial file. */
export function openDiskFileStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming')
  const ready = mkdir(incoming, { recursive: true, mode: 0o700 }).then(() => removeLeftOvers(incoming))
  ready.catch(() => undefined)
  return {
    async put(key, content) {
      const path = pathOf(folder, key)
      const temporary = join(incoming, randomUUID())
      try {
        await ready
        await pipeline(content, createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }))
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await rename(temporary, path)
        for (const each of [dirname(path), dirname(dirname(path)), folder]) await syncFolder(each)
      } catch (error) {
        content.destroy()
        await rm(temporary, { force: true })
        throw error
      }
    },
    async get(key) {
      try {
        const file = await open(pathOf(folder, key))
        return file.createReadStream()
      } catch (cause) {
        if (isCode(cause, 'ENOENT')) throw new FileMissing(`Nothing is stored at ${key}`, { cause })
        throw cause
      }
    },
    remove: (key) => rm(pathOf(folder, key), { force: true }),
    list: async (prefix) => {
      const entries = await readdir(join(folder, prefix), { recursive: true, withFileTypes: true }).catch(noFolder)
      const files = entries.filter((entry) => entry.isFile())
      return Promise.all(
        files.map(async ({ name, parentPath }) => ({
          key: name,
          // If the file was removed after being listed, use the current time, so that the file never appears to be old.
          storedAt: await stat(join(parentPath, name)).then(
            ({ mtime }) => mtime,
            () => new Date(),
          ),
        })),
      )
    },
  }
}

function noFolder(error: unknown): [] {
  if (isCode(error, 'ENOENT')) return []
  throw error
}

function pathOf(folder: string, key: string): string {
  if (!/^[a-z0-9][a-z0-9-]{3,99}$/.test(key))
    throw new Error(`'${key.slice(0, 100)}' is not a valid key of the file store`)
  return join(folder, key.slice(0, 2), key.slice(2, 4), key)
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

// Removes partial files that a dead process left. Recent ones stay, because another process may be storing them.
async function removeLeftOvers(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (Date.now() - mtimeMs > leftOverAfterMs) await rm(path, { force: true })
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
