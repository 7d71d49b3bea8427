import { describe, expect, test } from 'vitest'
import { asClient } from '#accounts/access/as-client.server.ts'
import { listHouseholdFacts } from '#accounts/households/household-fact-db.server.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { shareCase } from '#cases/sharing/share-case.server.ts'
import { saveAnswers } from '#returns/questions/save-answers.server.ts'
import { aCase, actorOf, aPerson } from '#test/cases.ts'
import { aHouseholdFact, aPartner } from '#test/households.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { loadFacts } from './load-facts.server.ts'

async function aReturn(changes: object = {}) {
  const world = await newWorld()
  const found = await aCase(world, { taxYear: 2025, state: 'in_preparation', dueOn: '2026-03-31', ...changes })
  const answer = (
    question: string,
    value: string,
    actor = actorOf(found.client),
    person: 'joint' | 'partner' = 'joint',
  ) => saveAnswers(world, { caseId: found.id, actor, given: [{ question, person, seenVersion: 0, value }] })
  const row = () => findCaseForStaff(world.db, found.id)
  return { world, found, answer, row }
}

describe('answers and the household record', () => {
  test('the commune answered sets the canton of the case, its filing date and the empty profile', async () => {
    const { world, found, answer, row } = await aReturn()
    await answer('commune', 'Bern')
    await runJobs(world)
    expect(await row()).toMatchObject({ canton: 'BE', dueOn: '2026-03-15' })
    const client = await world.db.selectFrom('people').select('canton').where('id', '=', found.client.id).execute()
    expect(client).toEqual([{ canton: 'BE' }])
  })

  test('a return without answers reads what another year knows, and a filed one keeps its own answers', async () => {
    const { world, found, answer } = await aReturn()
    await answer('civil-status', 'married')
    const next = await aCase(world, { client: found.client, taxYear: 2026 })
    const of = async (taxYear: number, id: string) =>
      (await loadFacts(world.db, { id, clientId: found.client.id, taxYear })).facts.civilStatus
    expect(await of(2026, next.id)).toBe('married')
    await world.pool.query(`update cases set state = 'filed', filed_on = '2026-11-20' where id = $1`, [found.id])
    await aHouseholdFact(world, found.client.id, { fact: 'civil-status', value: 'divorced', taxYear: 2026 })
    expect(await of(2026, next.id)).toBe('divorced')
    expect(await of(2025, found.id)).toBe('married')
  })
})

describe('access to the household record', () => {
  test('a partner reads and changes only the years that are shared, a stranger none', async () => {
    const { world, found, answer } = await aReturn()
    await aHouseholdFact(world, found.client.id, { fact: 'commune', value: 'Bern', taxYear: 2025 })
    await aHouseholdFact(world, found.client.id, { fact: 'commune', value: 'Biel', taxYear: 2023 })
    const ben = await aPartner(world, found.client)
    await shareCase(world, actorOf(found.client), { caseId: found.id, isShared: true })
    const years = (id: string) =>
      asClient(world.db, id, async (tx) =>
        (await listHouseholdFacts(tx, found.client.id)).map(({ taxYear }) => taxYear).toSorted(),
      )
    expect(await years(found.client.id)).toEqual([2023, 2025])
    expect(await years(ben.id)).toEqual([2025])
    expect(await years((await aPerson(world, { email: 'x@example.com' })).id)).toEqual([])
    const both = await Promise.all([answer('children', 'no'), answer('church', 'none', actorOf(ben), 'partner')])
    expect(both.map(({ ok }) => ok)).toEqual([true, true])
    const facts = await listHouseholdFacts(world.db, found.client.id)
    expect(facts.map(({ fact }) => fact).toSorted()).toEqual(['children', 'church', 'commune', 'commune'])
  })
})
