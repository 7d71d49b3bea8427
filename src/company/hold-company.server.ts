import { type Cached, cacheFromDatabase } from '#platform/db/cached-value.server.ts'
import type { Services } from '#platform/services.ts'
import { cachedSettings } from '#platform/settings/settings.server.ts'
import type { Company } from './company-of.ts'
import { readCompany } from './read-company.server.ts'
import { seedCompany } from './seed-company.ts'

export type CachedCompany = Cached<Company>

export function cacheCompany(services: Pick<Services, 'db' | 'log'>): CachedCompany {
  const read = () => readCompany(services)
  return cacheFromDatabase({ name: cachedSettings, first: seedCompany, read, log: services.log })
}
