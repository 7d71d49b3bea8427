import type { Readable } from 'node:stream'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { StoredFile, UploadRefusal } from '#platform/files/files.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import { discardUpload, receiveUpload } from '#platform/files/receive-upload.server.ts'
import type { Services } from '#platform/services.ts'
import { findApplication } from '#site/careers/application-db.server.ts'
import { type CvError, cvLimitBytes } from './cv.ts'

export type OpenedCv =
  | { ok: true; stream: Readable; filename: string; mediaType: string; sizeBytes: number }
  | { ok: false; reason: 'unknown' | 'forbidden' | 'not-scanned' | 'infected' | 'missing' | 'store-away' }

type OpenCvDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log'>

/** Opens a CV and audits the access; refuses unscanned and infected files. Callers must close an unread stream. */
export async function openCv(
  services: OpenCvDeps,
  { number, actor }: { number: number; actor: Actor },
): Promise<OpenedCv> {
  if (!may(actor.person, 'application.read')) return { ok: false, reason: 'forbidden' }
  const found = await findApplication(services.db, number)
  if (!found) return { ok: false, reason: 'unknown' }
  const opened = await openFile(services, found.cvFileId)
  const refused = 'refused' in opened ? opened.refused : null
  try {
    await recordAudit(services.db, actor, {
      action: 'application.cv-read',
      object: { type: 'application', id: found.id },
      outcome: refused ? 'denied' : 'success',
      detail: { number, refused },
    })
  } catch (error) {
    if ('stream' in opened) opened.stream.destroy()
    throw error
  }
  if ('refused' in opened) return { ok: false, reason: opened.refused }
  return { ok: true, filename: found.cvName, ...opened }
}

export type ReceivedCv = { ok: true; file: StoredFile } | { ok: false; reason: CvError }

type ReceiveCvDeps = Pick<Services, 'db' | 'fileStore' | 'scanner' | 'secretKey'>

/**
 * Encrypts and stores a PDF of at most 10 MB; of a refused file, nothing remains. Password-protected PDFs are accepted,
 * because many open without a password. Throws if the file store or the database fails.
 */
export async function receiveCv(
  services: ReceiveCvDeps,
  upload: { content: Readable; declaredName: string },
): Promise<ReceivedCv> {
  const received = await receiveUpload(services, upload)
  if (!received.ok) return { ok: false, reason: errorOf(received.reason) }
  const { file } = received
  const error = file.sizeBytes > cvLimitBytes ? 'too-large' : file.mediaType === 'application/pdf' ? null : 'no-pdf'
  if (!error) return received
  await discardUpload(services, file.id)
  return { ok: false, reason: error }
}

function errorOf(reason: UploadRefusal): CvError {
  switch (reason) {
    case 'too-large':
    case 'empty':
    case 'interrupted':
      return reason
    case 'type-not-allowed':
    case 'has-macros':
    case 'password-protected':
      return 'no-pdf'
  }
}
