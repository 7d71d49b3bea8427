import type { Company } from './company-of.ts'

let notify: () => Company | null = () => null

export function readCompanyFrom(reader: () => Company): void {
  notify = reader
}

/** Read it where it is used, never in a constant: staff change it at run time. Browsers get it from loaders. */
export function company(): Company {
  const notified = notify()
  if (!notified) throw new Error('Browsers are not told about the firm: a loader gives a page what it shows')
  return notified
}
