import type { Company } from './company-of.ts'

let notify: () => Company | null = () => null

export function readCompanyFrom(reader: () => Company): void {
  notify = reader
}

/** Call it at each use and do not store the result: staff change company data at run time. Browsers use loader data. */
export function company(): Company {
  const notified = notify()
  if (!notified) throw new Error('Browsers are not told about the firm: a loader gives a page what it shows')
  return notified
}
