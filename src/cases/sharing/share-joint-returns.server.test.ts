import { describe, expect, test } from 'vitest'
import { invitePartner } from '#accounts/households/invite-partner.server.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { aCase, actorOf, listEmails } from '#test/cases.ts'
import { aHouseholdFact, aPartner } from '#test/households.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { shareCase, shareJointReturns } from './share-case.server.ts'
import { listMissingSigners } from './signers-db.server.ts'

async function aReturn(status: string, changes: object = {}) {
  const world = await newWorld()
  const found = await aCase(world, { state: 'in_preparation', ...changes })
  await aHouseholdFact(world, found.client.id, { fact: 'civil-status', value: status })
  // Cases opened after the invitation are shared anyway.
  world.setNow('2026-11-21T09:05:00Z')
  const sharedWith = async () => (await findCaseForStaff(world.db, found.id))?.sharedWith
  return { world, found, sharedWith }
}

test('when the partner joins, a joint return is shared at once and both are notified once', async () => {
  const { world, found, sharedWith } = await aReturn('married')
  const ben = await aPartner(world, found.client)
  await runJobs(world)
  await shareJointReturns(world, found.client.id)
  expect(await sharedWith()).toBe(ben.id)
  const { subject } = caseEmailTexts.cases.returnShared
  const notified = (await listEmails(world)).filter((email) => email.subject.startsWith(subject))
  expect(notified.map(({ toAddress }) => toAddress).toSorted()).toEqual([ben.email, found.client.email].toSorted())
})

test.each([
  ['a divorced client’s return', 'divorced', {}],
  ['a filed return', 'married', { state: 'filed' }],
])('%s is not shared', async (_, status, changes) => {
  const { world, found, sharedWith } = await aReturn(status, changes)
  await aPartner(world, found.client)
  await runJobs(world)
  expect(await sharedWith()).toBeNull()
})

test('a return that the client stopped sharing stays private', async () => {
  const { world, found, sharedWith } = await aReturn('married')
  await shareCase(world, actorOf(found.client), { caseId: found.id, isShared: false })
  await aPartner(world, found.client)
  await runJobs(world)
  expect(await sharedWith()).toBeNull()
})

describe('second signer of a joint return', () => {
  const status = async (world: World, clientId: string) =>
    (await listMissingSigners(world.db, clientId, world.now())).map((one) => one.status)

  test('is missing until the partner has joined, and again when the client stops sharing', async () => {
    const { world, found } = await aReturn('married')
    expect(await status(world, found.client.id)).toEqual(['not-invited'])
    const invited = { firstName: 'Ben', lastName: '', email: 'ben@example.com' }
    expect(await invitePartner(world, actorOf(found.client), invited)).toEqual({ ok: true })
    expect(await status(world, found.client.id)).toEqual(['invited'])
    world.setNow('2026-12-21T09:05:00Z')
    expect(await status(world, found.client.id)).toEqual(['expired'])
  })

  test('is the partner once the return is shared', async () => {
    const { world, found } = await aReturn('married')
    await aPartner(world, found.client)
    await runJobs(world)
    expect(await status(world, found.client.id)).toEqual([])
    await shareCase(world, actorOf(found.client), { caseId: found.id, isShared: false })
    expect(await status(world, found.client.id)).toEqual(['not-shared'])
  })

  test('is not needed by a single client', async () => {
    const { world, found } = await aReturn('single')
    expect(await status(world, found.client.id)).toEqual([])
  })
})
