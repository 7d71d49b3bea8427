import { saveHouseholdFact } from '#accounts/households/household-fact-db.server.ts'
import type { FactCode } from '#accounts/households/household-facts.ts'
import { invitePartner } from '#accounts/households/invite-partner.server.ts'
import { joinWithPassword } from '#accounts/households/join-household.server.ts'
import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { emailsOf, testMetadata, testPassword, tokenIn } from './accounts/people.ts'
import { actorOf } from './cases.ts'
import type { World } from './world.ts'

export async function anInvitation(world: World, client: Person, email = 'ben@example.com'): Promise<string> {
  const outcome = await invitePartner(world, actorOf(client), { firstName: 'Ben', lastName: 'Keller', email })
  if (!outcome.ok) throw new Error(`not invited: ${outcome.reason}`)
  return tokenIn((await emailsOf(world, email)).at(-1))
}

export async function aPartner(world: World, client: Person, email = 'ben@example.com'): Promise<Person> {
  const entered = { firstName: 'Ben', lastName: 'Keller', password: testPassword }
  const outcome = await joinWithPassword(world, await anInvitation(world, client, email), entered, testMetadata)
  const person = await findPersonByEmail(world.db, email)
  if (!outcome.ok || !person) throw new Error('the invitation was not accepted')
  return person
}

type Stated = { fact: FactCode; value: unknown; taxYear?: number; person?: 'client' | 'partner' | 'joint' }

export async function aHouseholdFact(
  { db, now }: World,
  clientId: string,
  { taxYear = 2025, person = 'joint', ...stated }: Stated,
): Promise<void> {
  const entered = { caseId: null, enteredBy: clientId, enteredAt: now() }
  await db.transaction().execute((tx) => saveHouseholdFact(tx, { clientId, taxYear, person, ...stated, ...entered }))
}
