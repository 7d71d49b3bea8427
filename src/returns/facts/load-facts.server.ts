import { listHouseholdFacts } from '#accounts/households/household-fact-db.server.ts'
import { factText, type Household, householdIn } from '#accounts/households/household-facts.ts'
import { listAddresses } from '#accounts/people/address-db.server.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { newestOf } from '#returns/questions/answer.ts'
import { listAnswers } from '#returns/questions/answer-db.server.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { findPlace } from '#tax/pages/place.ts'
import { findRetainedFacts } from './facts-db.server.ts'
import { answeredFacts, factsOf, lastHome, type TaxFacts } from './facts-of.ts'

/** The household of a tax year: what the adviser entered for the case, else its answers, else the household record. */
export async function loadFacts(db: Db | Tx, found: Pick<CaseRow, 'id' | 'clientId' | 'taxYear'>) {
  const { taxYear } = found
  const saved = await findRetainedFacts(db, found.id)
  const addresses = await listAddresses(db, found.clientId)
  const household = householdIn(await listHouseholdFacts(db, found.clientId), taxYear)
  const known = answeredFacts(household)
  const profile = { civilStatus: known.civilStatus, childrenBorn: known.childrenBorn ?? [], addresses }
  const { commune: written, ...rest } = answeredFacts(newestOf(await listAnswers(db, found.id)))
  const isOfYear = household.get('joint.commune')?.taxYear === taxYear
  const commune = communeOf(written ?? (isOfYear ? known.commune : null), taxYear)
  const { leftOn = null } = factsOf(taxYear, saved, { ...rest, communeId: null }, profile)
  const lived = lastHome(addresses, taxYear, leftOn)
  const nearest = commune ?? (lived?.communeId ? null : communeOf(known.commune, taxYear))
  const answered = { ...rest, communeId: nearest?.bfsId ?? null, confession: rest.confession ?? known.confession }
  const complete = (facts: TaxFacts) => withBirthYears(facts, household)
  return {
    saved,
    facts: complete(factsOf(taxYear, saved, answered, profile)),
    ofClient: {
      facts: complete(factsOf(taxYear, null, answered, profile)),
      commune: nearest?.name ?? lived?.commune ?? null,
    },
  }
}

function communeOf(written: string | null, year: number) {
  const place = written === null ? null : findPlace(figuresOnDisk, { year, commune: written, isWhole: true })
  return place?.ok ? place.place.commune : null
}

function withBirthYears(facts: TaxFacts, household: Household): TaxFacts {
  const yearOf = (born: string | null) => (born === null ? null : Number(born.slice(0, 4)))
  return {
    ...facts,
    birthYear: facts.birthYear ?? yearOf(factText(household, 'client.birth-date')),
    partnerBirthYear: facts.partnerBirthYear ?? yearOf(factText(household, 'partner.birth-date')),
  }
}
