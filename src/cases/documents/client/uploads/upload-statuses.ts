import type { UploadResult } from '#cases/documents/upload-document.server.ts'
import type { UploadRequestError } from '#platform/files/upload-request.server.ts'

export type UploadError = Extract<UploadResult, { ok: false }>['reason'] | UploadRequestError | 'no-file'

export const uploadStatuses: Readonly<Record<UploadError, number>> = {
  'too-large': 413,
  empty: 422,
  'type-not-allowed': 415,
  'has-macros': 415,
  'password-protected': 422,
  interrupted: 400,
  'too-many': 409,
  'store-away': 503,
  'store-full': 507,
  'no-room': 409,
  'case-closed': 409,
  'unknown-item': 404,
  'item-of-client': 422,
  'no-draft-after-filing': 409,
  'not-replaceable': 409,
  'unknown-case': 404,
  forbidden: 403,
  'too-many-files': 413,
  'no-file': 422,
  'not-multipart': 400,
  'too-many-fields': 400,
  'field-too-long': 400,
}
