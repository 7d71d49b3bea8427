import { expect, test } from 'vitest'
import { endPartnership } from '#accounts/households/end-partnership.server.ts'
import { findPartnerOf } from '#accounts/households/partner-db.server.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import type { MoveFacts } from '#cases/process/case-guards.ts'
import type { CaseMove } from '#cases/process/case-states.ts'
import { moveCase } from '#cases/process/move-case.server.ts'
import { aCase, actorOf, aFirmDocument, aPerson, listEmails } from '#test/cases.ts'
import { aHouseholdFact, aPartner } from '#test/households.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { shareCase } from './share-case.server.ts'
import { fillSigners } from './signers-db.server.ts'

const movedSubjects = Object.values(caseEmailTexts.cases.moved).map((words) => words({ isReturn: true }).subject)

async function aSignedReturn() {
  const world = await newWorld()
  const adviser = actorOf(await aPerson(world, { role: 'adviser' }))
  const found = await aCase(world, { assignedTo: adviser.person.id, state: 'client_approval' })
  await aHouseholdFact(world, found.client.id, { fact: 'civil-status', value: 'married' })
  const ben = await aPartner(world, found.client)
  await shareCase(world, actorOf(found.client), { caseId: found.id, isShared: true })
  await world.db.transaction().execute((tx) => fillSigners(tx, found.client.id))
  await world.pool.query(`update cases set state = 'filed', filed_on = '2026-09-01' where id = $1`, [found.id])
  const move = (name: CaseMove, facts: MoveFacts = {}) =>
    moveCase(world, { caseId: found.id, move: name, actor: adviser, facts })
  const record = async () => {
    await aFirmDocument(world, found, { actor: adviser, kind: 'assessment' })
    world.setNow('2026-11-21T09:00:00Z')
    const delivery = { deliveryKind: 'ordinary', deliveryDay: '2026-11-18' }
    return move('record_assessment', { assessedOn: '2026-11-16', ...delivery })
  }
  const notifiedTo = async (email: string) => {
    await runJobs(world)
    return (await listEmails(world)).filter(
      ({ toAddress, subject }) => toAddress === email && movedSubjects.some((moved) => subject.startsWith(moved)),
    )
  }
  return { world, found, ben, move, record, notifiedTo }
}

test('a signer of a joint return is notified of its assessment, its objection and who decides', async () => {
  const { found, ben, move, record, notifiedTo } = await aSignedReturn()
  expect(await record()).toMatchObject({ ok: true })
  const [emailContent] = await notifiedTo(ben.email)
  expect(emailContent?.textBody).toContain('The objection deadline is')
  expect(emailContent?.textBody).toContain(
    `${found.client.name} will tell us in the portal what the two of you decide.`,
  )
  expect((await notifiedTo(found.client.email))[0]?.textBody).toContain(
    'Your adviser is comparing it with your tax return',
  )
  expect(await move('object', { objectedOn: '2026-11-21' })).toMatchObject({ ok: true })
  expect(await notifiedTo(ben.email)).toHaveLength(2)
})

test('a signer who left the household is not notified', async () => {
  const { world, found, ben, record, notifiedTo } = await aSignedReturn()
  await endPartnership(world, actorOf(ben), (await findPartnerOf(world.db, found.client.id))?.id ?? '')
  expect(await record()).toMatchObject({ ok: true })
  expect(await notifiedTo(ben.email)).toEqual([])
  expect(await notifiedTo(found.client.email)).toHaveLength(1)
})
