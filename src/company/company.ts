import type { Company } from './company-of.ts'

let notify: () => Company | null = () => null

export function readCompanyFrom(reader: () => Company): void {
  notify = reader
}

/** Do not store the result, because staff can change it. Throws in browsers, where components must use loader data. */
export function company(): Company {
  const notified = notify()
  if (!notified) throw new Error('Browsers are not told about the firm: a loader gives a page what it shows')
  return notified
}
