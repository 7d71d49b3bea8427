import { AsyncLocalStorage } from 'node:async_hooks'
import { renderedFrom } from '#design/rendering/rendered-from.ts'
import type { JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { company, readCompanyFrom } from './company.ts'
import type { Company } from './company-of.ts'
import { readCompany, seedCompany } from './read-company.server.ts'

const notified = new AsyncLocalStorage<Company>()
readCompanyFrom(() => notified.getStore() ?? seedCompany)
renderedFrom(() => company().version)

export function asCompany<Made>(now: Company, work: () => Made): Made {
  return notified.run(now, work)
}

export function asFirmOfNow(handlers: JobHandler<Services>[]): JobHandler<Services>[] {
  return handlers.map((handler) => ({
    ...handler,
    run: async (services, ...notified) =>
      asCompany(await readCompany(services), () => handler.run(services, ...notified)),
  }))
}
