import type { Company } from './company-of.ts'

let notify: () => Company | null = () => null

/** Says once who knows what the firm says of itself for the request or job at hand (`company.server.ts`). */
export function readCompanyFrom(reader: () => Company): void {
  notify = reader
}

/**
 * What the firm says of itself, on the server: asked where it is said, and never kept in a constant, since staff change it
 * while the program runs. Browsers do not know it: a loader gives a page what lives there.
 */
export function company(): Company {
  const notified = notify()
  if (!notified) throw new Error('Browsers are not told about the firm: a loader gives a page what it shows')
  return notified
}
