import type { AdminContext } from '#admin/guard.server.ts'
import { isDocumentKind } from '#cases/documents/document-kinds.ts'
import { uploadError } from '#cases/documents/staff/words.ts'
import { findUploadError, uploadDocument } from '#cases/documents/upload-document.server.ts'
import { uploadLimitBytes } from '#platform/files/files.ts'
import { forEachPart } from '#platform/files/upload-request.server.ts'
import type { FieldError } from '#platform/http/error-statuses.ts'

/** Streams a file into a case; its kind and checklist item must precede it in the form. Returns null on success. */
export async function handleUpload(
  { services, actor }: AdminContext,
  caseId: string,
  request: Request,
): Promise<FieldError | null> {
  const unwanted = await findUploadError(services, { caseId, actor })
  if (unwanted) return uploadError(unwanted.reason)
  let item = ''
  let kind = ''
  let result: FieldError | null = uploadError('no-file')
  const read = await forEachPart(
    request,
    async (part) => {
      if (part.kind === 'field') {
        if (part.name === 'item') item = part.value
        if (part.name === 'kind') kind = part.value
        return
      }
      // Never guess a missing kind, because a wrong guess could show an internal document to the client.
      if (!isDocumentKind(kind)) {
        result = uploadError('no-kind')
        return
      }
      const { filename: declaredName, content } = part
      const checklistItemId = item === '' ? null : item
      const outcome = await uploadDocument(services, { caseId, actor, content, declaredName, checklistItemId, kind })
      result = outcome.ok ? null : uploadError(outcome.reason)
    },
    { bytes: uploadLimitBytes + 64 * 1024 },
  )
  return read.ok ? result : uploadError(read.reason)
}
