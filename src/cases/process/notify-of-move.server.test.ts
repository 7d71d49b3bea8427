import { expect, test } from 'vitest'
import { aCase, listEmails } from '#test/cases.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { saveCase } from './case-db.server.ts'
import { emailClientOfMove, emailObjectionClock } from './notify-of-move.server.ts'

const moved = {
  version: 3,
  ...({ move: 'record_assessment', from: 'filed', to: 'assessed' } as const),
  ...{ reason: null, actorId: null, isByClient: false, isForClient: true },
  ...{ objectionEndsOn: '2026-12-21', decidedOn: null, approvedDraft: null },
}

test('a listener that runs twice emails once', async () => {
  const world = await newWorld()
  const { id: caseId } = await aCase(world, { state: 'assessed' })
  for (const listener of [emailClientOfMove, emailClientOfMove, emailObjectionClock, emailObjectionClock])
    await listener(world, { ...moved, caseId })
  await runJobs(world)
  const keys = (await listEmails(world)).map(({ eventKey }) => eventKey)
  expect(keys.filter((key) => key === `case-moved:${caseId}:3`)).toHaveLength(1)
  expect(new Set(keys).size).toBe(keys.length)
})

test('the email describes the case right after the transition, even if it has moved on since', async () => {
  const world = await newWorld()
  const { id: caseId } = await aCase(world, { state: 'assessed' })
  await world.db.transaction().execute((tx) => saveCase(tx, caseId, { state: 'closed' }, world.now()))
  await emailClientOfMove(world, { ...moved, caseId })
  const [email] = await listEmails(world)
  expect(email?.textBody).toContain('21 December 2026')
})
