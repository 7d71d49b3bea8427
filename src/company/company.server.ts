import { AsyncLocalStorage } from 'node:async_hooks'
import { renderedFrom } from '#design/rendering/rendered-from.ts'
import { company, readCompanyFrom } from './company.ts'
import type { Company } from './company-of.ts'
import { seedCompany } from './seed-company.ts'

const notified = new AsyncLocalStorage<Company>()
readCompanyFrom(() => notified.getStore() ?? seedCompany)
renderedFrom(() => company().version)

export function asCompany<Made>(now: Company, work: () => Made): Made {
  return notified.run(now, work)
}
