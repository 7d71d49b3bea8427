import { createHash, randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { importBankFilesJob } from '#billing/jobs.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { encrypt } from '#platform/secret-key/encryption.server.ts'
import type { Services } from '#platform/services.ts'
import { findFileOf, insertBankFile, lockBankFile, removeContent, saveBankFile } from './bank-file-db.server.ts'
import { type CamtError, maxFileBytes, openCamt } from './camt/read-camt.ts'
import { contentPurpose } from './import-bank-files.server.ts'

const maxFiles = 40

const maxUnpackedBytes = 4 * maxFileBytes

type BankFileContent = { id: string; name: string; format: string }
type Deps = Pick<Services, 'db' | 'now' | 'secretKey'>
export type StoreBankFileResult =
  | { ok: true; fileIds: string[]; isKnown: boolean }
  | { ok: false; reason: 'not-allowed' }
  | ({ ok: false; file?: string } & (CamtError | UnpackError))

/** Stores a bank file, or all files of a ZIP (none if one is invalid), and enqueues the import of new ones. */
export async function storeBankFile(
  { db, now, secretKey }: Deps,
  actor: Actor,
  upload: { name: string; content: Uint8Array },
): Promise<StoreBankFileResult> {
  if (!may(actor.person, 'billing.write')) return { ok: false, reason: 'not-allowed' }
  const unpacked = unpackFile(upload)
  if (!unpacked.ok) return unpacked
  const files: (BankFileContent & { content: Uint8Array })[] = []
  for (const { name, content } of unpacked.files) {
    const opened = openCamt(content)
    if (!opened.ok) return unpacked.files.length > 1 || name !== upload.name ? { ...opened, file: name } : opened
    files.push({ id: randomUUID(), name: name.slice(0, 200), content, format: opened.format })
  }
  return db.transaction().execute(async (tx) => {
    const fileIds: string[] = []
    let isKnown = true
    for (const { id, name, content, format } of files) {
      const sha256 = createHash('sha256').update(content).digest('hex')
      const encrypted = encrypt(
        secretKey,
        { purpose: contentPurpose, owner: id },
        Buffer.from(content).toString('base64'),
      )
      const file = { id, name, sha256, format, uploadedBy: actor.person.id, uploadedAt: now() }
      if (await insertBankFile(tx, file, encrypted)) {
        isKnown = false
        fileIds.push(id)
        const detail = { name, bytes: content.length }
        await recordAudit(tx, actor, { action: 'bank-file.uploaded', object: { type: 'bank-file', id }, detail })
      } else fileIds.push((await findFileOf(tx, sha256)) ?? id)
    }
    if (!isKnown) await enqueue(tx, importBankFilesJob, {})
    return { ok: true, fileIds, isKnown }
  })
}

export type ConfirmFileResult = { ok: true } | { ok: false; reason: 'not-allowed' | 'unknown-file' | 'decided' }

export async function confirmBankFile(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  { fileId, isOurs }: { fileId: string; isOurs: boolean },
): Promise<ConfirmFileResult> {
  if (!may(actor.person, 'billing.write')) return { ok: false, reason: 'not-allowed' }
  return db.transaction().execute(async (tx): Promise<ConfirmFileResult> => {
    const held = await lockBankFile(tx, fileId)
    if (!held) return { ok: false, reason: 'unknown-file' }
    if (held.status !== 'unconfirmed') return { ok: false, reason: 'decided' }
    if (isOurs) {
      await saveBankFile(tx, fileId, { status: 'queued', confirmedBy: actor.person.id, confirmedAt: now() })
      await enqueue(tx, importBankFilesJob, {})
    } else {
      await saveBankFile(tx, fileId, { status: 'discarded', contentKey: null, finishedAt: now() })
      await removeContent(tx, fileId)
    }
    const action = isOurs ? 'bank-file.confirmed' : 'bank-file.discarded'
    const detail = { accounts: held.otherAccounts.join(', ') }
    await recordAudit(tx, actor, { action, object: { type: 'bank-file', id: fileId }, detail })
    return { ok: true }
  })
}

type UnpackError =
  | { reason: 'zip-damaged' | 'zip-without-xml' | 'zip-locked' }
  | { reason: 'zip-too-large'; files: number; megabytes: number }

type UnpackedFile = { name: string; content: Uint8Array }

type UnpackResult = { ok: true; files: UnpackedFile[] } | ({ ok: false } & UnpackError)

function unpackFile(file: UnpackedFile): UnpackResult {
  const { content } = file
  if (!(content[0] === 0x50 && content[1] === 0x4b && content[2] === 3 && content[3] === 4))
    return { ok: true, files: [file] }
  // Bit 0 of the first ZIP entry's flags means that the entry is encrypted.
  if (((content[6] ?? 0) & 1) === 1) return { ok: false, reason: 'zip-locked' }
  let bytes = 0
  let count = 0
  const isRequested = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!/\.xml$/i.test(name) || /(^|\/)(__MACOSX|\.)/.test(name)) return false
    bytes += originalSize
    count += 1
    return bytes <= maxUnpackedBytes && count <= maxFiles
  }
  try {
    const unpacked = Object.entries(unzipSync(content, { filter: isRequested }))
    if (bytes > maxUnpackedBytes || count > maxFiles)
      return { ok: false, reason: 'zip-too-large', files: maxFiles, megabytes: maxUnpackedBytes / 1024 / 1024 }
    if (unpacked.length === 0) return { ok: false, reason: 'zip-without-xml' }
    const files = unpacked.map(([name, inner]) => ({ name: name.split('/').at(-1) ?? name, content: inner }))
    return { ok: true, files: files.toSorted((one, other) => (one.name < other.name ? -1 : 1)) }
  } catch {
    return { ok: false, reason: 'zip-damaged' }
  }
}
