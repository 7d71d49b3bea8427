import type { Readable } from 'node:stream'
import type { StoredFile, UploadRefusal } from '#platform/files/files.ts'
import { discardUpload, receiveUpload } from '#platform/files/receive-upload.server.ts'
import type { Services } from '#platform/services.ts'
import { type CvError, cvLimitBytes } from './cv.ts'

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
