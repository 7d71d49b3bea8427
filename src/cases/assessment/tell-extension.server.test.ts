import { expect, test } from 'vitest'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { aCase, actorOf, aPerson, listEmails } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { tellExtension } from './tell-extension.server.ts'

async function anOverdueReturn(changes: object = {}) {
  const world = await newWorld()
  world.setNow('2026-11-25T09:00:00Z')
  const adviser = await aPerson(world, { role: 'adviser' })
  const found = await aCase(world, { state: 'in_preparation', assignedTo: adviser.id, dueOn: '2026-03-31', ...changes })
  const tell = (untilOn: string | null, actor = actorOf(found.client)) =>
    tellExtension(world, { caseId: found.id, actor, untilOn })
  const dueOn = async () => (await findCaseForStaff(world.db, found.id))?.dueOn
  return { world, adviser, found, tell, dueOn }
}

test('an extension reported by the client becomes the filing date, and the adviser is notified once', async () => {
  const { world, adviser, tell, dueOn } = await anOverdueReturn()
  expect(await tell('2026-12-15')).toEqual({ ok: true })
  expect(await dueOn()).toBe('2026-12-15')
  expect(await tell(null)).toEqual({ ok: false, reason: 'answered-already' })
  expect((await listEmails(world)).map(({ toAddress }) => toAddress)).toEqual([adviser.email])
})

test('without an extension the missed date stays as it is', async () => {
  const { world, found, tell, dueOn } = await anOverdueReturn()
  expect(await tell(null)).toEqual({ ok: true })
  expect(await dueOn()).toBe('2026-03-31')
  expect(await findCaseForStaff(world.db, found.id)).toMatchObject({ filing: { on: '2026-03-31', isAnswered: true } })
})

test.each([
  ['', 'no-date'],
  ['2026-11-24', 'date-past'],
  ['2030-01-01', 'date-far'],
])('the date %j is refused as %s and nothing is saved', async (untilOn, reason) => {
  const { tell, dueOn } = await anOverdueReturn()
  expect(await tell(untilOn)).toEqual({ ok: false, reason })
  expect(await dueOn()).toBe('2026-03-31')
})

test('a stranger cannot answer, and a filed return takes no answer', async () => {
  const { world, tell } = await anOverdueReturn()
  expect(await tell(null, actorOf(await aPerson(world)))).toEqual({ ok: false, reason: 'unknown-case' })
  const filed = await anOverdueReturn({ state: 'filed' })
  expect(await filed.tell('2026-12-15')).toEqual({ ok: false, reason: 'no-filing' })
})
