import type { JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { asCompany } from './company.server.ts'
import { readCompany } from './read-company.server.ts'

export function asFirmOfNow(handlers: JobHandler<Services>[]): JobHandler<Services>[] {
  return handlers.map((handler) => ({
    ...handler,
    run: async (services, ...notified) =>
      asCompany(await readCompany(services), () => handler.run(services, ...notified)),
  }))
}
