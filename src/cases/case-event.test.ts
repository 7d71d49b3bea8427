import { expect, test } from 'vitest'
import { say } from '#platform/words.ts'
import { aCase } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { readCaseEvent } from './case-event.ts'
import { listCaseEvents } from './case-event-db.server.ts'
import { caseWords } from './words.ts'

test.each([
  ['a code that only a newer program knows', { code: 'handed-over', values: { to: 'Tim' } }],
  ['a move that only a newer program knows', { code: 'moved', values: { move: 'escalate', reason: null } }],
  ['values that do not fit', { code: 'due-date', values: {} }],
  ['no code at all', 'Case opened.'],
])('%s is told in neutral words', (_, stored) => {
  const payload = readCaseEvent(stored)
  expect(payload).toEqual({ code: 'unknown', values: {} })
  expect(say(caseWords().events, payload)).toBe('Something changed in this case.')
})

test('what a program from before codes writes beside this one is read as it stands', async () => {
  const world = await newWorld()
  const { id: caseId } = await aCase(world)
  await world.db.insertInto('caseEvents').values({ caseId, kind: 'moved', text: 'Put on hold.' }).execute()
  await world.db
    .insertInto('caseEvents')
    .values({ caseId, payload: JSON.stringify({ code: 'handed-over', values: {} }) })
    .execute()
  const seen = await listCaseEvents(world.db, caseId, { withInternal: true })
  expect(seen.map(({ payload }) => payload)).toEqual([
    { code: 'unknown', values: {} },
    { code: 'note', values: { text: 'Put on hold.' } },
  ])
})
