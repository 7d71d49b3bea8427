import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { asClient } from '#cases/as-client.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { encryptFile } from '#platform/files/file-cipher.server.ts'
import { insertFile } from '#platform/files/file-db.server.ts'
import { StoreFault } from '#platform/files/files.ts'
import { zipStream } from '#platform/files/zip-stream.server.ts'
import { queueLetter } from '#platform/mail/queue-letter.server.ts'
import type { Services } from '#platform/services.ts'
import { archiveEntries } from './archive.server.ts'
import { lockOpenExport, saveReady } from './export-db.server.ts'
import { exportReady } from './export-letter.tsx'
import { readOwnData } from './own-data-db.server.ts'
import type { Packed } from './packed.ts'

type Needs = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log' | 'now' | 'config'>

/**
 * Makes an archive: streams it encrypted into the store under the id of its row, then writes the row and the letter. Killed
 * in between it is made again from the beginning, over what was written.
 */
export async function makeExport(services: Needs, exportId: string): Promise<void> {
  const { db, now, config } = services
  const asked = await db.transaction().execute((tx) => lockOpenExport(tx, exportId))
  if (!asked) return
  const own = await asClient(db, asked.personId, (tx) => readOwnData(tx, asked.personId))
  const packed: Packed[] = []
  const { sizeBytes, sha256 } = await store(services, exportId, zipStream(archiveEntries(services, own, packed)))
  const leftOut = packed.filter(({ path }) => path === null).length
  await db.transaction().execute(async (tx) => {
    // Two runs at once have written the same archive; one of them says so.
    const open = await lockOpenExport(tx, exportId)
    if (!open) return
    const file = { id: exportId, storageKey: exportId, mediaType: 'application/zip' }
    await insertFile(tx, { ...file, sizeBytes, sha256 }, 'not_needed')
    await saveReady(tx, exportId, now(), leftOut)
    const letter = () => exportReady({ site: config.PUBLIC_URL, name: open.name, leftOut })
    await queueLetter(tx, { eventKey: `data-export:${exportId}`, to: open.email, letter })
    await recordAudit(tx, system, {
      action: 'export.made',
      object: { type: 'export', id: exportId },
      detail: { documents: packed.length - leftOut, leftOut },
    })
  })
}

async function store(
  { fileStore, secretKey }: Needs,
  id: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<{ sizeBytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  async function* counted() {
    for await (const piece of pieces) {
      hash.update(piece)
      sizeBytes += piece.length
      yield piece
    }
  }
  const sealed = encryptFile(secretKey, id)
  const storing = fileStore.put(id, sealed).catch((error) => {
    sealed.destroy()
    throw new StoreFault(error)
  })
  const [sent, stored] = await Promise.allSettled([pipeline(Readable.from(counted()), sealed), storing])
  if (stored.status === 'rejected') throw stored.reason
  if (sent.status === 'rejected') {
    await fileStore.remove(id)
    throw sent.reason
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}
