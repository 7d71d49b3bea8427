import { textsOf } from '#admin/ui/form-texts.ts'
import type { StoredFile, UploadRefusal } from '#platform/files/files.ts'
import { discardUpload, receiveUpload } from '#platform/files/receive-upload.server.ts'
import { forEachPart } from '#platform/files/upload-request.server.ts'
import { readForm } from '#platform/http/read-form.ts'
import type { Services } from '#platform/services.ts'

type ReceiveEvidenceDeps = Pick<Services, 'db' | 'fileStore' | 'scanner' | 'secretKey' | 'log'>

export type FileError = UploadRefusal | 'not-stored' | 'no-picture'

/** `file` is the stored upload, `error` the reason for its rejection. Without an upload, both are null. */
export type SentEvidence = { submitted: Record<string, string>; file: StoredFile | null; error: FileError | null }

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
