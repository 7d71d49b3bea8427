import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { asClient } from '#accounts/access/as-client.server.ts'
import { openTaxId } from '#accounts/people/encrypt-tax-id.server.ts'
import { lockPerson } from '#accounts/people/people-db.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { insertFile } from '#platform/files/file-db.server.ts'
import { storeStream } from '#platform/files/store-stream.server.ts'
import { zipStream } from '#platform/files/zip-stream.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { exportReady, exportReadyForStaff } from '#privacy/deletion/deletion-emails.tsx'
import { archiveEntries } from './archive.server.ts'
import { type Compressed, nextExportAt } from './export.ts'
import { findLatestExport, insertExport, lockOpenExport, saveReady } from './export-db.server.ts'
import { readOwnData, readOwnRecords } from './own-data-db.server.ts'

export const makeExportJob = defineJob('make-data-export', z.object({ exportId: z.uuid() }))

type RequestOutcome = { ok: true } | { ok: false; reason: 'too-soon'; nextAt: Date }

export function requestExport({ db, now }: Pick<Services, 'db' | 'now'>, actor: Actor): Promise<RequestOutcome> {
  const { id } = actor.person
  return db.transaction().execute(async (tx): Promise<RequestOutcome> => {
    // Lock the person, so that two forms submitted at once request only one export.
    await lockPerson(tx, id)
    const latest = await findLatestExport(tx, id)
    const nextAt = nextExportAt(latest?.requestedAt ?? null, now())
    if (nextAt) return { ok: false, reason: 'too-soon', nextAt }
    const exportId = await insertExport(tx, { personId: id, requestedBy: null, at: now() })
    await enqueue(tx, makeExportJob, { exportId })
    await recordAudit(tx, actor, { action: 'export.asked', object: { type: 'export', id: exportId } })
    return { ok: true }
  })
}

type MakeExportDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log' | 'now' | 'config'>

/**
 * Streams the encrypted archive into the file store, then saves its row and queues the email. After a crash, the next
 * run writes a new file; a cleanup job deletes the unused one.
 */
export async function makeExport(services: MakeExportDeps, exportId: string): Promise<void> {
  const { db, now, config, fileStore } = services
  const requested = await db.transaction().execute((tx) => lockOpenExport(tx, exportId))
  if (!requested) return
  const { personId } = requested
  const read = await asClient(db, personId, (tx) => readOwnData(tx, personId))
  const { taxIdEncrypted, ...person } = read.person
  const taxId = taxIdEncrypted && openTaxId(services.secretKey, personId, taxIdEncrypted)
  const records = await readOwnRecords(db, personId, person.email)
  const own = { ...read, person: { ...person, taxId }, ...records }
  const compressed: Compressed[] = []
  const storageKey = randomUUID()
  const content = zipStream(archiveEntries(services, own, compressed))
  const { sizeBytes, sha256 } = await storeStream(services, { id: exportId, storageKey }, content)
  const leftOut = compressed.filter(({ path }) => path === null).length
  const isFirst = await db.transaction().execute(async (tx) => {
    // Two runs may finish together; only one sends the email.
    const open = await lockOpenExport(tx, exportId)
    if (!open) return false
    const file = { id: exportId, storageKey, mediaType: 'application/zip' }
    await insertFile(tx, { ...file, sizeBytes, sha256 }, 'not_needed')
    await saveReady(tx, exportId, now(), leftOut)
    await queueEmail(tx, { eventKey: `data-export:${exportId}`, ...emailTo(open, config.PUBLIC_URL, leftOut) })
    await recordAudit(tx, system, {
      action: 'export.made',
      object: { type: 'export', id: exportId },
      detail: { documents: compressed.length - leftOut, leftOut },
    })
    return true
  })
  if (!isFirst) await fileStore.remove(storageKey)
}

type Open = NonNullable<Awaited<ReturnType<typeof lockOpenExport>>>

function emailTo({ name, email, personId, askerName, askerEmail }: Open, site: string, leftOut: number) {
  if (askerName === null || askerEmail === null)
    return { to: email, emailContent: () => exportReady({ site, name, leftOut }) }
  const client = { id: personId, name }
  return { to: askerEmail, emailContent: () => exportReadyForStaff({ site, name: askerName, client, leftOut }) }
}
