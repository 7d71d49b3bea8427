import { uploadKinds, uploadLimitBytes } from '#platform/files/files.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'

export type UploadLine = { filename: string; ok: boolean; text: string; isRepeated?: boolean }

const limitMb = uploadLimitBytes / 1024 / 1024

export const uploadHint = `PDF, JPG, PNG, HEIC, DOCX, XLSX or CSV, up to ${limitMb} MB each. Encrypted on the way and at rest.`

export const acceptedFiles = Object.values(uploadKinds)
  .map((ending) => `.${ending}`)
  .concat('.jpeg', '.heif')
  .join(',')

export function errorBeforeUpload({ size }: { size: number }): string | null {
  const words = t(portalTexts.portal).uploads
  if (size === 0) return words.empty
  return size > uploadLimitBytes ? words['too-large'] : null
}
