import type { Actor } from '#accounts/sessions/actor.ts'
import type { NotTaken } from '#cases/documents/upload-document.server.ts'
import type { AttachedKind } from '#cases/documents/waiting-file-db.server.ts'
import { safeFilename } from '#platform/files/filename.ts'
import { forEachPart, type UploadRequestError } from '#platform/files/upload-request.server.ts'
import { readForm } from '#platform/http/read-form.ts'
import type { Services } from '#platform/services.ts'
import { type Attached, receiveAttachment } from './store-attachments.server.ts'

export type AttachError = NotTaken['reason'] | UploadRequestError | 'no-case'
export type RefusedFile = { filename: string; reason: AttachError }

export type MessageForm = { fields: Record<string, string>; attached: Attached[]; refused: RefusedFile[] }

type Reading = {
  actor: Actor
  /** Case in which to store the attached files, or null. `fields` are those sent before the files. */
  caseOf(fields: Record<string, string>): Promise<string | null>
  kindOf(fields: Record<string, string>): AttachedKind
}

/**
 * Reads the form as a stream, so its other fields must precede the files. Uploaded files are stored but stay pending
 * until the message is sent. `attached` also includes files that an earlier, rejected submission has uploaded.
 */
export async function readMessageForm(
  services: Services,
  request: Request,
  { actor, caseOf, kindOf }: Reading,
): Promise<MessageForm> {
  const fields: Record<string, string> = {}
  const attached: Attached[] = []
  const refused: RefusedFile[] = []
  const keep = (name: string, value: string) => {
    if (name === 'attached') attached.push(attachedFrom(value))
    else fields[name] = value
  }
  if (!/^multipart\//i.test(request.headers.get('Content-Type') ?? '')) {
    for (const [name, value] of await readForm(request)) if (typeof value === 'string') keep(name, value)
    return { fields, attached, refused }
  }
  const outcome = await forEachPart(request, async (part) => {
    if (part.kind === 'field') return keep(part.name, part.value)
    const { filename: declaredName, content } = part
    const filename = safeFilename(declaredName)
    const caseId = await caseOf(fields)
    if (caseId === null) return void refused.push({ filename, reason: 'no-case' })
    const result = await receiveAttachment(services, { caseId, kind: kindOf(fields), actor, content, declaredName })
    if (result.ok) attached.push(result.file)
    else refused.push({ filename, reason: result.reason })
  })
  if (!outcome.ok && refused.length === 0) refused.push({ filename: '', reason: outcome.reason })
  return { fields, attached, refused }
}

function attachedFrom(value: string): Attached {
  const [id = '', ...name] = value.split(' ')
  return { id, filename: name.join(' ') }
}
