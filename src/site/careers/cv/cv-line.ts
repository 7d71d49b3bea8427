import { formatFileSize } from '#platform/format.ts'

/** @example cvLine({ cvName: 'cv.pdf', cvSizeBytes: 2048 }) // 'cv.pdf, 2.0 KB' */
export function cvLine({ cvName, cvSizeBytes }: { cvName: string; cvSizeBytes: number }): string {
  return `${cvName}, ${formatFileSize(cvSizeBytes)}`
}
