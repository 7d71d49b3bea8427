import { type Held, holdFromDatabase } from '#platform/db/held.server.ts'
import type { Services } from '#platform/services.ts'
import { heldSettings } from '#platform/settings/settings.server.ts'
import type { Company } from './company-of.ts'
import { readCompany } from './read-company.server.ts'
import { seedCompany } from './seed-company.ts'

export type HeldCompany = Held<Company>

/** What the firm says of itself, held in the memory of one server. */
export function holdCompany(services: Pick<Services, 'db' | 'log'>): HeldCompany {
  const read = () => readCompany(services)
  return holdFromDatabase({ name: heldSettings, first: seedCompany, read, log: services.log })
}
