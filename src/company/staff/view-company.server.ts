import { factOfKey } from '#company/company-settings.ts'
import { placeholdersIn } from '#company/facts.ts'
import { readFacts } from '#company/read-company.server.ts'
import type { Services } from '#platform/services.ts'
import { listCompanyChanges } from './company-db.server.ts'

export async function viewCompany(services: Pick<Services, 'db' | 'log'>) {
  const facts = await readFacts(services)
  const rows = await listCompanyChanges(services.db, 100)
  const changes = rows.flatMap(({ id, at, actorLabel: by, objectId, before, value }) => {
    const fact = factOfKey(objectId ?? '')
    return fact ? [{ id, at, by, fact, before: before ?? '', value: value ?? '' }] : []
  })
  return { facts, placeholders: placeholdersIn(facts), changes }
}
