import { expect, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import { t } from '#platform/texts.ts'

import { say } from '#platform/words.ts'
import { aCase } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { readCaseEvent } from './case-event.ts'
import { listCaseEvents } from './case-event-db.server.ts'

test.each([
  ['a code of a newer release', { code: 'handed-over', values: { to: 'Tim' } }],
  ['a move of a newer release', { code: 'moved', values: { move: 'escalate', reason: null } }],
  ['a payload with missing values', { code: 'due-date', values: {} }],
  ['a payload without a code', 'Case opened.'],
])('%s is shown as a neutral event', (_, stored) => {
  const payload = readCaseEvent(stored)
  expect(payload).toEqual({ code: 'unknown', values: {} })
  expect(say(t(caseTexts.cases).events, payload)).toBe(caseTexts.cases.events.unknown)
})

test('an event with an unknown code is read as unknown', async () => {
  const world = await newWorld()
  const { id: caseId } = await aCase(world)
  await world.db
    .insertInto('caseEvents')
    .values({ caseId, payload: JSON.stringify({ code: 'handed-over', values: {} }) })
    .execute()
  const seen = await listCaseEvents(world.db, caseId, { withInternal: true })
  expect(seen.map(({ payload }) => payload)).toEqual([{ code: 'unknown', values: {} }])
})
