/** A CV may have at most this many bytes. */
export const cvLimitBytes = 10 * 1024 * 1024

/** Why a CV was not taken. */
export type CvError = 'missing' | 'empty' | 'too-large' | 'no-pdf' | 'interrupted'

/** What is wrong with a chosen file before it is sent at all, or null. */
export function errorBeforeSending({ size }: { size: number }): CvError | null {
  if (size === 0) return 'empty'
  return size > cvLimitBytes ? 'too-large' : null
}
