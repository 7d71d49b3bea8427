import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import {
  type FactCode,
  type FactPerson,
  factPersons,
  factValue,
  type HouseholdFact,
  isFactCode,
} from './household-facts.ts'

/** Facts of a client's household for all years. For a partner, row-level security leaves only years of shared cases. */
export async function listHouseholdFacts(db: Db | Tx, clientId: string): Promise<HouseholdFact[]> {
  const rows = await db
    .selectFrom('householdFacts')
    .select(['fact', 'person', 'taxYear', 'value', 'caseId', 'enteredAt', 'enteredBy'])
    .where('clientId', '=', clientId)
    .execute()
  return rows.flatMap(({ fact, person, value, ...row }) =>
    isFactCode(fact)
      ? [{ ...row, fact, person: z.enum(factPersons).parse(person), value: factValue.parse(value) }]
      : [],
  )
}

type FactKey = { clientId: string; fact: FactCode; person: FactPerson; taxYear: number }

/** Saves a fact of a tax year and replaces the one before; null removes it. */
export async function saveHouseholdFact(
  tx: Tx,
  { value, ...fact }: FactKey & { value: unknown; caseId: string | null; enteredBy: string; enteredAt: Date },
): Promise<void> {
  if (value === null) {
    const { clientId, fact: code, person, taxYear } = fact
    await tx
      .deleteFrom('householdFacts')
      .where('clientId', '=', clientId)
      .where('fact', '=', code)
      .where('person', '=', person)
      .where('taxYear', '=', taxYear)
      .execute()
    return
  }
  const { caseId, enteredBy, enteredAt } = fact
  const content = { value: JSON.stringify(factValue.parse(value)), caseId, enteredBy, enteredAt }
  await tx
    .insertInto('householdFacts')
    .values({ ...fact, ...content })
    .onConflict((conflict) => conflict.columns(['clientId', 'fact', 'person', 'taxYear']).doUpdateSet(content))
    .execute()
}
