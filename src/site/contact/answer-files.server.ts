import type { Actor } from '#accounts/sessions/actor.ts'
import { findFile } from '#platform/files/file-db.server.ts'
import type { UploadRefusal } from '#platform/files/files.ts'
import { discardUpload, receiveUpload } from '#platform/files/receive-upload.server.ts'
import { scanFile } from '#platform/files/scan-file.server.ts'
import { forEachPart, type UploadRequestError } from '#platform/files/upload-request.server.ts'
import { readForm } from '#platform/http/read-form.ts'
import type { EmailAttachment } from '#platform/mail/mail.ts'
import type { Services } from '#platform/services.ts'

type Deps = Pick<Services, 'db' | 'fileStore' | 'scanner' | 'secretKey'>

/** Many mail servers refuse emails above 20 MB; encoding makes files a third larger. */
export const answerFilesLimitBytes = 12 * 1024 * 1024
const maxFields = 60
const purpose = 'answer files'

export type AnswerFile = { id: string; filename: string; mediaType: string; sizeBytes: number }
export type AnswerFileError = UploadRefusal | UploadRequestError | 'files-too-large'
export type AnswerForm = { values: Record<string, string>; files: AnswerFile[]; refused: AnswerFileError | null }

/** Reads the form as a stream. Files of an earlier, refused submission come as tickets that only this person gets. */
export async function readAnswerForm(services: Deps, request: Request, actor: Actor): Promise<AnswerForm> {
  const form: AnswerForm = { values: {}, files: [], refused: null }
  const field = (name: string, value: string) => {
    if (name !== 'attached') form.values[name] = value
    else form.files.push(...fileOfTicket(services, actor, value))
  }
  if (!/^multipart\//i.test(request.headers.get('Content-Type') ?? '')) {
    for (const [name, value] of await readForm(request)) if (typeof value === 'string') field(name, value)
    return form
  }
  const outcome = await forEachPart(
    request,
    async (part) => {
      if (part.kind === 'field') return field(part.name, part.value)
      const received = await receiveUpload(services, { content: part.content, declaredName: part.filename })
      if (!received.ok) form.refused = received.reason
      else if (sizeOf(form.files) + received.file.sizeBytes > answerFilesLimitBytes) {
        await discardUpload(services, received.file.id)
        form.refused = 'files-too-large'
      } else form.files.push(received.file)
    },
    { fields: maxFields },
  )
  if (!outcome.ok) form.refused = outcome.reason
  return form
}

/** Scans before the email is written, because it could not be sent with an infected file later. */
export async function withoutInfected(
  services: Parameters<typeof scanFile>[0],
  files: readonly AnswerFile[],
): Promise<AnswerFile[]> {
  const clean: AnswerFile[] = []
  for (const file of files) {
    await scanFile(services, file.id)
    if ((await findFile(services.db, file.id))?.scanState !== 'infected') clean.push(file)
  }
  return clean
}

function sizeOf(files: readonly AnswerFile[]): number {
  return files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
}

/** Signed, because the form must not name files that its sender did not upload. */
export function ticketOf({ secretKey }: Pick<Services, 'secretKey'>, { person }: Actor, file: AnswerFile): string {
  const named = JSON.stringify([file.id, file.mediaType, file.sizeBytes, file.filename])
  return `${secretKey.sign(purpose, `${person.id}:${named}`).toString('base64url')} ${named}`
}

function fileOfTicket({ secretKey }: Pick<Services, 'secretKey'>, { person }: Actor, ticket: string): AnswerFile[] {
  const [signed = '', ...rest] = ticket.split(' ')
  const named = rest.join(' ')
  if (!secretKey.verify(purpose, `${person.id}:${named}`, Buffer.from(signed, 'base64url'))) return []
  const [id, mediaType, sizeBytes, filename] = JSON.parse(named)
  return [{ id, mediaType, sizeBytes, filename }]
}

export function attachmentsOf(files: readonly AnswerFile[]): EmailAttachment[] {
  return files.map(({ id: fileId, filename, mediaType }) => {
    return { fileId, mediaType, filename: filename.replace(/[^\w.-]+/g, '_').slice(-100) }
  })
}
