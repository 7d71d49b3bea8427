import { type Cached, cacheFromDatabase } from '#platform/db/cached-value.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { cachedSettings, readSettings } from '#platform/settings/settings.server.ts'
import { type Company, companyOf } from './company-of.ts'
import { companySettings } from './company-settings.ts'
import { type Facts, factsFrom, seedFacts } from './facts.ts'

type ReadCompanyDeps = { db: Db | Tx; log: Services['log'] }

export async function readFacts(deps: ReadCompanyDeps): Promise<Facts> {
  const values = await readSettings(deps, companySettings)
  return factsFrom((name) => values.get(name) ?? seedFacts[name])
}

/** Reads the company details from the database, for jobs and commands. Requests use cached details instead. */
export async function readCompany(deps: ReadCompanyDeps): Promise<Company> {
  return companyOf(await readFacts(deps))
}

export type CachedCompany = Cached<Company>

export function cacheCompany(services: Pick<Services, 'db' | 'log'>): CachedCompany {
  const read = () => readCompany(services)
  return cacheFromDatabase({ name: cachedSettings, first: seedCompany, read, log: services.log })
}

export const seedCompany = companyOf(seedFacts)
