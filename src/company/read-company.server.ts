import { type Cached, cacheFromDatabase } from '#platform/db/cached-value.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { cachedSettings, listSaved, readSettings } from '#platform/settings/settings.server.ts'
import { type Company, companyOf } from './company-of.ts'
import { companySettings } from './company-settings.ts'
import { type FactName, type Facts, factsFrom, placeholdersWithout, seedFacts } from './facts.ts'

type ReadCompanyDeps = { db: Db | Tx; log: Services['log'] }

export async function readFacts(deps: ReadCompanyDeps): Promise<Facts> {
  const values = await readSettings(deps, companySettings)
  return factsFrom((name) => values.get(name) ?? seedFacts[name])
}

/** Invented facts that the firm has not confirmed yet. Saving a fact confirms it, even if its value stays the same. */
export async function findPlaceholders({ db }: Pick<ReadCompanyDeps, 'db'>): Promise<FactName[]> {
  return placeholdersWithout(await listSaved(db, companySettings))
}

/** Reads the company details from the database, for jobs and commands. Requests use cached details instead. */
export async function readCompany(deps: ReadCompanyDeps): Promise<Company> {
  return companyOf(await readFacts(deps), await findPlaceholders(deps))
}

export type CachedCompany = Cached<Company>

export function cacheCompany(services: Pick<Services, 'db' | 'log'>): CachedCompany {
  const read = () => readCompany(services)
  return cacheFromDatabase({ name: cachedSettings, first: seedCompany, read, log: services.log })
}

export const seedCompany = companyOf(seedFacts, placeholdersWithout(new Set()))
