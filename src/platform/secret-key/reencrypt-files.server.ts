import { pipeline } from 'node:stream/promises'
import { decryptFile, encryptFile, FileDamaged } from '#platform/files/file-cipher.server.ts'
import { findFile, listContents } from '#platform/files/file-db.server.ts'
import { FileMissing } from '#platform/files/files.ts'
import type { Services } from '#platform/services.ts'
import type { Recorder } from './rotation.ts'

type ReencryptFilesDeps = Pick<Services, 'db' | 'secretKey' | 'fileStore'>
type Content = { id: string; storageKey: string }

/** Encrypts the contents of files with the current key. Each is replaced at once, so that an interruption loses none. */
export async function reencryptFiles(deps: ReencryptFilesDeps, recorder: Recorder): Promise<void> {
  const contents = await listContents(deps.db)
  recorder.start(contents.length)
  for (const content of contents) recorder.done(await reencryptFile(deps, content), `file ${content.id}`)
}

async function reencryptFile(deps: ReencryptFilesDeps, content: Content) {
  try {
    if (await isCurrent(deps, content)) return 'current'
    await rewrite(deps, content)
    return 'reencrypted'
  } catch (error) {
    if (error instanceof FileMissing) return 'missing'
    if (error instanceof FileDamaged) return 'unreadable'
    throw error
  }
}

/** Whether the current key opens the first chunk. */
async function isCurrent({ fileStore, secretKey }: ReencryptFilesDeps, { id, storageKey }: Content): Promise<boolean> {
  const encrypted = await fileStore.get(storageKey)
  const plain = decryptFile([secretKey.current], id)
  encrypted.once('error', (error) => plain.destroy(error))
  try {
    for await (const _ of encrypted.pipe(plain)) break
    return true
  } catch (error) {
    if (error instanceof FileDamaged) return false
    throw error
  } finally {
    encrypted.destroy()
  }
}

async function rewrite({ db, fileStore, secretKey }: ReencryptFilesDeps, { id, storageKey }: Content): Promise<void> {
  const former = await fileStore.get(storageKey)
  const renewed = encryptFile(secretKey.current, id)
  const storing = fileStore.put(storageKey, renewed).catch((error: unknown) => {
    renewed.destroy()
    throw error
  })
  const [sent, stored] = await Promise.allSettled([pipeline(former, decryptFile(secretKey.all, id), renewed), storing])
  if (sent.status === 'rejected' && sent.reason instanceof FileDamaged) throw sent.reason
  if (stored.status === 'rejected') throw stored.reason
  if (sent.status === 'rejected') throw sent.reason
  // The file may have been deleted in the meantime. Then its content must not come back.
  const file = await findFile(db, id)
  if (!file || file.scanState === 'infected') await fileStore.remove(storageKey)
}
