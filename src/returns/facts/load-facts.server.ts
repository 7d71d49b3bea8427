import { listAddresses } from '#accounts/people/address-db.server.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { newestOf } from '#returns/questions/answer.ts'
import { listAnswers } from '#returns/questions/answer-db.server.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { findPlace } from '#tax/pages/place.ts'
import { findHouseholdOf, findRetainedFacts } from './facts-db.server.ts'
import { addressOn, answeredFacts, factsOf } from './facts-of.ts'

export async function loadFacts(db: Db | Tx, found: Pick<CaseRow, 'id' | 'clientId' | 'taxYear'>) {
  const { taxYear } = found
  const saved = await findRetainedFacts(db, found.id)
  const addresses = await listAddresses(db, found.clientId)
  const profile = { ...(await findHouseholdOf(db, found.clientId)), addresses }
  const { commune: written, ...rest } = answeredFacts(newestOf(await listAnswers(db, found.id)))
  const place = written === null ? null : findPlace(figuresOnDisk, { year: taxYear, commune: written, isWhole: true })
  const commune = place?.ok ? place.place.commune : null
  const answered = { ...rest, communeId: commune?.bfsId ?? null }
  return {
    saved,
    facts: factsOf(taxYear, saved, answered, profile),
    ofClient: {
      facts: factsOf(taxYear, null, answered, profile),
      commune: commune?.name ?? addressOn(addresses, `${taxYear}-12-31`)?.commune ?? null,
    },
  }
}
