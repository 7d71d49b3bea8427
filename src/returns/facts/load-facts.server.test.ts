import { afterAll, expect, test } from 'vitest'
import { insertAnswer } from '#returns/questions/answer-db.server.ts'
import { aCase } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { loadFacts } from './load-facts.server.ts'

const world = await newWorld({}, afterAll)

test.each([
  ['a commune name', 'Bern', 351],
  ['a postcode', '2502', 371],
  ['a foreign town that shares a prefix with a commune', 'Berlin', null],
  ['an unknown town', 'London', null],
])('the commune is not guessed from free text: %s', async (_name, value, communeId) => {
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
