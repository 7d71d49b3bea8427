import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { type EvidenceRow, lockEvidence, saveEvidence } from '#company/claims/evidence-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { StoredFile, UploadRefusal } from '#platform/files/files.ts'
import { discardUpload, receiveUpload } from '#platform/files/receive-upload.server.ts'
import { removeFile } from '#platform/files/remove-file.server.ts'
import { forEachPart } from '#platform/files/upload-request.server.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import type { Services } from '#platform/services.ts'
import { type EvidenceEntry, type EvidenceError, type EvidenceField, readEvidenceForm } from './evidence-form.ts'

export type SaveEvidenceOutcome =
  | { ok: true }
  | { ok: false; reason: 'forbidden' | 'conflict' }
  | { ok: false; reason: 'invalid'; errors: Partial<Record<EvidenceField, EvidenceError>> }

type SaveEvidenceInput = {
  claimId: string
  actor: Actor
  version: number
  submitted: Record<string, string>
  file: StoredFile | null
}

/** Deletes the previous file if it was replaced or removed, and the uploaded file if the form is rejected. */
export async function saveClaimEvidence(
  services: Pick<Services, 'db' | 'now' | 'fileStore'>,
  requested: SaveEvidenceInput,
): Promise<SaveEvidenceOutcome> {
  const withdraw = async () => {
    if (requested.file) await discardUpload(services, requested.file.id)
  }
  const outcome = await services.db
    .transaction()
    .execute((tx) => saveWithin(tx, requested, services.now()))
    .catch(async (error) => {
      await withdraw()
      throw error
    })
  if (!outcome.ok) await withdraw()
  return outcome
}

async function saveWithin(
  tx: Tx,
  { claimId, actor, version, submitted, file }: SaveEvidenceInput,
  at: Date,
): Promise<SaveEvidenceOutcome> {
  if (!may(actor.person, 'settings.write')) return { ok: false, reason: 'forbidden' }
  const before = await lockEvidence(tx, claimId)
  if ((before?.version ?? 0) !== version) return { ok: false, reason: 'conflict' }
  const savedFile =
    submitted.dropFile === 'yes' ? null : before?.fileId ? { id: before.fileId, filename: before.fileName } : null
  const evidence = file ?? savedFile
  const read = readEvidenceForm(submitted, { today: swissDay(at), hasFile: evidence !== null })
  if (!read.ok) return { ok: false, reason: 'invalid', errors: read.errors }
  const files = { fileId: evidence?.id ?? null, fileName: evidence?.filename ?? null }
  const changed = { version: version + 1, updatedBy: actor.person.id, updatedAt: at }
  await saveEvidence(tx, { claimId, ...read.entry, ...files, ...changed })
  if (before?.fileId && before.fileId !== files.fileId) await removeFile(tx, before.fileId)
  await announceChangedPages(tx, ['*'])
  await recordAudit(tx, actor, {
    action: 'claim.proof-saved',
    object: { type: 'claim', id: claimId },
    detail: { before: before && notified({ ...before }), value: notified({ ...read.entry, fileName: files.fileName }) },
  })
  return { ok: true }
}

function notified({
  isProven,
  fileName,
  address,
  datedOn,
  validUntil,
  statedBy,
}: EvidenceEntry & Pick<EvidenceRow, 'fileName'>) {
  return JSON.stringify({ isProven, fileName, address, datedOn, validUntil, statedBy })
}

type ReceiveEvidenceDeps = Pick<Services, 'db' | 'fileStore' | 'scanner' | 'secretKey' | 'log'>

export type FileError = UploadRefusal | 'not-stored' | 'no-picture'

type SentEvidence = { submitted: Record<string, string>; file: StoredFile | null; error: FileError | null }

/** Reads the evidence form as a stream and stores the uploaded file unless it is rejected. */
export async function receiveEvidence(services: ReceiveEvidenceDeps, request: Request): Promise<SentEvidence> {
  const sent: SentEvidence = { submitted: {}, file: null, error: null }
  if (!/^multipart\//i.test(request.headers.get('Content-Type') ?? ''))
    return { ...sent, submitted: textsOf(await readForm(request)) }
  try {
    const outcome = await forEachPart(request, async (part) => {
      if (part.kind === 'field') sent.submitted[part.name] = part.value
      else if (part.filename !== '' && !sent.file && !sent.error)
        Object.assign(sent, await receive(services, { content: part.content, declaredName: part.filename }))
    })
    if (!outcome.ok) sent.error = outcome.reason === 'too-large' ? 'too-large' : 'interrupted'
  } catch (error) {
    if (sent.file) await discardUpload(services, sent.file.id)
    throw error
  }
  if (!sent.error || !sent.file) return sent
  await discardUpload(services, sent.file.id)
  return { ...sent, file: null }
}

async function receive(
  services: ReceiveEvidenceDeps,
  upload: Parameters<typeof receiveUpload>[1],
): Promise<Partial<SentEvidence>> {
  try {
    const received = await receiveUpload(services, upload)
    if (!received.ok) return { error: received.reason }
    const { file } = received
    if (file.mediaType === 'application/pdf' || file.mediaType.startsWith('image/')) return { file }
    await discardUpload(services, file.id)
    return { error: 'no-picture' }
  } catch (error) {
    services.log.error({ err: error }, 'the evidence of a claim could not be stored')
    return { error: 'not-stored' }
  }
}
