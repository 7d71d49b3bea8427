import { formatFileSize } from '#platform/format.ts'

/** A CV may have at most this many bytes. */
export const cvLimitBytes = 10 * 1024 * 1024

/** Why a CV was not taken. */
export type CvFault = 'missing' | 'empty' | 'too-large' | 'no-pdf' | 'interrupted'

/** The sentence beside the field for why a CV was not taken. */
export function cvFaultText(fault: CvFault): string {
  switch (fault) {
    case 'missing':
      return 'Choose your CV, a PDF.'
    case 'empty':
      return 'This file is empty. Choose another one.'
    case 'too-large':
      return `This file is larger than ${cvLimitBytes / 1024 / 1024} MB. Save it smaller, for instance without photos.`
    case 'no-pdf':
      return 'What is in this file is no PDF, whatever its name says. Save your CV as a PDF and choose it again.'
    case 'interrupted':
      return 'The file did not arrive whole, and nothing of it was kept. Choose it again.'
  }
}

/** What is wrong with a chosen file before it is sent at all, or null. */
export function faultBeforeSending({ size }: { size: number }): CvFault | null {
  if (size === 0) return 'empty'
  return size > cvLimitBytes ? 'too-large' : null
}

/**
 * The name and size of a CV as staff read them.
 * @example cvLine({ cvName: 'cv.pdf', cvSizeBytes: 2048 }) // 'cv.pdf, 2.0 KB'
 */
export function cvLine({ cvName, cvSizeBytes }: { cvName: string; cvSizeBytes: number }): string {
  return `${cvName}, ${formatFileSize(cvSizeBytes)}`
}
