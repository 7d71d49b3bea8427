import { afterAll, expect, test } from 'vitest'
import { insertAnswer } from '#returns/questions/answer-db.server.ts'
import { aCase } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { loadFacts } from './load-facts.server.ts'

const world = await newWorld({}, afterAll)

test.each([
  ['a commune', 'Bern', 351],
  ['its postcode', '2502', 371],
  ['a town abroad whose name begins one of ours', 'Berlin', null],
  ['a town that nobody knows', 'London', null],
])('%s as the client writes it: nothing is guessed', async (_name, value, communeId) => {
  const found = await aCase(world, { state: 'in_preparation', taxYear: 2025 })
  await world.db.transaction().execute((tx) =>
    insertAnswer(tx, {
      ...{ caseId: found.id, question: 'commune', person: 'joint', version: 1, value, mark: null, threadId: null },
      ...{ isCarried: false, answeredBy: found.client.id, answeredAt: world.now() },
    }),
  )
  const { facts, ofClient } = await loadFacts(world.db, { id: found.id, clientId: found.client.id, taxYear: 2025 })
  expect([facts.communeId, ofClient.facts.communeId]).toEqual([communeId, communeId])
})
