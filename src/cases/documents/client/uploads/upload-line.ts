import type { UploadResult } from '#cases/documents/upload-document.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { uploadKinds, uploadLimitBytes } from '#platform/files/files.ts'
import type { UploadRequestError } from '#platform/files/upload-request.server.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'

export const uploadStatuses: Readonly<Record<UploadError | 'sent-before', number>> = {
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
  'sent-before': 409,
  'not-waiting': 409,
  'unknown-case': 404,
  forbidden: 403,
  'too-many-files': 413,
  'no-file': 422,
  'not-multipart': 400,
  'too-many-fields': 400,
  'field-too-long': 400,
}

/** What helps against an error: another file, or the same again. Against all others, neither does. */
export type Remedy = 'choose' | 'retry'

export const remedies: Partial<Record<UploadError, Remedy>> = {
  'too-large': 'choose',
  empty: 'choose',
  'type-not-allowed': 'choose',
  'has-macros': 'choose',
  'password-protected': 'choose',
  interrupted: 'retry',
  'store-away': 'retry',
  'not-multipart': 'retry',
}

/** `waiting`: id of a file that was sent before, about which the client must decide. */
export type UploadLine = {
  filename: string
  ok: boolean
  text: string
  isRepeated?: boolean
  isLeftOut?: boolean
  waiting?: string
  remedy?: Remedy | null
}

const limitMb = uploadLimitBytes / 1024 / 1024

export const uploadHint = () => t(caseTexts.uploadLine).hint(limitMb)

export const acceptedFiles = Object.values(uploadKinds)
  .map((ending) => `.${ending}`)
  .concat('.jpeg', '.heif')
  .join(',')

/** Error that needs no server to be known. Only another file helps against it. */
export function errorBeforeUpload({ size }: { size: number }): string | null {
  const words = t(portalTexts.portal).uploads
  if (size === 0) return words.empty
  return size > uploadLimitBytes ? words['too-large'] : null
}

export type UploadError =
  | Extract<UploadResult, { ok: false }>['reason']
  | UploadRequestError
  | 'no-file'
  | 'not-waiting'
