export const cvLimitBytes = 10 * 1024 * 1024

export type CvError = 'missing' | 'empty' | 'too-large' | 'no-pdf' | 'interrupted'

export function errorBeforeSending({ size }: { size: number }): CvError | null {
  if (size === 0) return 'empty'
  return size > cvLimitBytes ? 'too-large' : null
}
