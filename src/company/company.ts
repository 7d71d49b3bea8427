import type { Company } from './company-of.ts'

let notify: () => Company | null = () => null

export function readCompanyFrom(reader: () => Company): void {
  notify = reader
}

/** Current company facts. Do not store them: staff can change them. Throws in browsers: use loader data there. */
export function company(): Company {
  const notified = notify()
  if (!notified) throw new Error('Browsers are not told about the firm: a loader gives a page what it shows')
  return notified
}
