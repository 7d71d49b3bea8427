import type { Company } from './company-of.ts'

let notify: () => Company | null = () => null

export function readCompanyFrom(reader: () => Company): void {
  notify = reader
}

/**
 * The firm's details. Staff can change them at run time, so call this function at each use instead of storing the
 * result. It throws in browsers, where components must use loader data instead.
 */
export function company(): Company {
  const notified = notify()
  if (!notified) throw new Error('Browsers are not told about the firm: a loader gives a page what it shows')
  return notified
}
