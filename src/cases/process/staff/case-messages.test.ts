import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { loader } from './case-messages-page.tsx'

test('the messages of a case show its threads and who must reply, without those of other cases', async () => {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser' })
  const found = await aCase(world, { assignedTo: adviser.id })
  const other = await aCase(world, { client: found.client, assignedTo: adviser.id })
  const write = (caseId: string, subject: string, actor = actorOf(found.client)) =>
    sendMessage(world, { subject, body: 'Text', submissionKey: randomUUID(), caseId, actor })
  await write(found.id, 'Rent')
  await write(other.id, 'Elsewhere')
  world.setNow('2026-11-22T12:00:00Z')
  await write(found.id, 'Pension', actorOf(adviser))
  const path = `/admin/cases/${found.id}/messages`
  const see = async (person = adviser) =>
    outcomeOf(async () => loader(argsFor(world, person, { path, params: { caseId: found.id } })))
  expect(await see()).toMatchObject({
    data: {
      threads: [
        { subject: 'Pension', waitingFor: 'client' },
        { subject: 'Rent', waitingFor: 'firm' },
      ],
    },
  })
  expect(await see(await aPerson(world, { role: 'adviser' }))).toMatchObject({ status: 404 })
})
