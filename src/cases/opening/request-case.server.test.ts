import { expect, test } from 'vitest'
import { asClient } from '#accounts/access/as-client.server.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import { listMessagesOf } from '#cases/messages/message-db.server.ts'
import { findCaseOf, listCasesOf } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { shareCase } from '#cases/sharing/share-case.server.ts'
import { actorOf, aPerson, listAuditActions, listEmails } from '#test/cases.ts'
import { aPartner } from '#test/households.ts'
import { newWorld } from '#test/world.ts'
import { excerptOf, maxRequestLength, requestableYears } from './case-request.ts'
import { requestCase } from './request-case.server.ts'

const requested = {
  taxYear: 2025,
  caseType: 'tax_return',
  description: 'We moved to Biel in May.\r\nWhat do we file?',
  submissionKey: 'submission-1',
}

test('a request opens a case at intake without an order and notifies client and staff', async () => {
  const world = await newWorld()
  const owner = await aPerson(world, { role: 'owner' })
  const client = await aPerson(world)
  const outcome = await requestCase(world, { ...requested, actor: actorOf(client) })
  if (!outcome.ok) throw new Error(outcome.reason)
  const { caseId } = outcome
  expect(await asClient(world.db, client.id, (tx) => findCaseOf(tx, client.id, caseId))).toMatchObject({
    caseNumber: 'ETB-2025-0001',
    title: 'Tax return 2025',
    caseType: 'tax_return',
    state: 'intake',
    orderId: null,
    description: 'We moved to Biel in May. What do we file?',
    dueOn: '2026-03-31',
  })
  expect(await listCaseEvents(world.db, caseId, { withInternal: false })).toMatchObject([
    { payload: { code: 'requested' }, toState: 'intake', actorRole: 'client' },
  ])
  expect(await listMessagesOf(world.db, client.id)).toMatchObject([
    { caseId, senderType: 'client', body: 'We moved to Biel in May.\nWhat do we file?' },
  ])
  const emails = await listEmails(world)
  expect(emails.map(({ toAddress, subject }) => `${toAddress} ${subject}`).toSorted()).toEqual(
    [
      `${client.email} ${caseEmailTexts.cases.requested('').subject} (ETB-2025-0001)`,
      `${owner.email} New case to assign (ETB-2025-0001)`,
    ].toSorted(),
  )
  for (const { textBody } of emails) expect(textBody).not.toContain('Biel in May')
  expect(await listAuditActions(world)).toEqual(['case.requested'])
})

test('a resubmitted form opens one case; the same key of another client opens another', async () => {
  const world = await newWorld()
  const [client, other] = [await aPerson(world), await aPerson(world)]
  const request = { ...requested, actor: actorOf(client) }
  const both = await Promise.all([requestCase(world, request), requestCase(world, request)])
  expect(both.map((outcome) => outcome.ok && outcome.isNew).toSorted()).toEqual([false, true])
  const again = await requestCase(world, { ...request, description: 'Other words' })
  expect(again).toMatchObject({ ok: true, isNew: false })
  expect(await listCasesOf(world.db, client.id)).toHaveLength(1)
  const foreign = await requestCase(world, { ...requested, actor: actorOf(other) })
  expect(foreign).toMatchObject({ ok: true, isNew: true })
  expect(await listCasesOf(world.db, other.id)).toHaveLength(1)
  expect(await listCasesOf(world.db, client.id)).toHaveLength(1)
  expect(await listEmails(world)).toHaveLength(2)
})

test('the sixth request in a day is refused, but not a repeat or a request of another client', async () => {
  const world = await newWorld()
  const actor = actorOf(await aPerson(world))
  const send = (n: number, who = actor) =>
    requestCase(world, { ...requested, caseType: 'other', submissionKey: `submission-${n}`, actor: who })
  for (const n of [1, 2, 3, 4, 5]) expect(await send(n)).toMatchObject({ ok: true, isNew: true })
  const sixth = await send(6)
  expect(sixth).toMatchObject({ ok: false, reason: 'too-many' })
  expect(sixth.ok || sixth.reason !== 'too-many' ? 0 : sixth.retryAfterSeconds).toBeGreaterThan(86_000)
  expect(await send(5)).toMatchObject({ ok: true, isNew: false })
  expect(await send(6, actorOf(await aPerson(world)))).toMatchObject({ ok: true, isNew: true })
  expect(await listCasesOf(world.db, actor.person.id)).toHaveLength(5)
})

test('a return for a year that has a case becomes a message of that case, once, also for the partner', async () => {
  const world = await newWorld()
  const client = await aPerson(world)
  const first = await requestCase(world, { ...requested, actor: actorOf(client) })
  if (!first.ok) throw new Error(first.reason)
  const again = {
    ...requested,
    description: 'I forgot my bonus',
    submissionKey: 'submission-2',
    actor: actorOf(client),
  }
  expect(await requestCase(world, again)).toEqual({ ok: true, caseId: first.caseId, isNew: true, isJoined: true })
  expect(await requestCase(world, again)).toEqual({ ok: true, caseId: first.caseId, isNew: false, isJoined: true })
  const partner = await aPartner(world, client)
  await shareCase(world, actorOf(client), { caseId: first.caseId, isShared: true })
  const theirs = { ...requested, submissionKey: 'submission-3', actor: actorOf(partner) }
  expect(await requestCase(world, theirs)).toMatchObject({ ok: true, caseId: first.caseId, isJoined: true })
  expect(await world.db.selectFrom('cases').select('id').execute()).toHaveLength(1)
  expect(await listMessagesOf(world.db, client.id)).toHaveLength(3)
  expect(
    await requestCase(world, {
      ...requested,
      caseType: 'consultation',
      submissionKey: 'submission-4',
      actor: actorOf(client),
    }),
  ).toMatchObject({ isNew: true })
})

test('staff and suspended clients cannot request a case', async () => {
  const world = await newWorld()
  for (const person of [await aPerson(world, { role: 'owner' }), await aPerson(world, { status: 'suspended' })]) {
    expect(await requestCase(world, { ...requested, actor: actorOf(person) })).toEqual({
      ok: false,
      reason: 'forbidden',
    })
    expect(await listCasesOf(world.db, person.id)).toEqual([])
  }
})

test.each([
  ['a future year', { taxYear: 2027 }, 'unknown-year'],
  ['a year that is too old', { taxYear: 2022 }, 'unknown-year'],
  ['no year', { taxYear: Number.NaN }, 'unknown-year'],
  ['a case type reserved for orders', { caseType: 'add_on' }, 'unknown-type'],
  ['no text', { description: ' \u0000\n' }, 'no-text'],
  ['a text over the limit', { description: 'x'.repeat(maxRequestLength + 1) }, 'text-too-long'],
  ['no submission key', { submissionKey: '' }, 'no-submission-key'],
])('a request with %s opens no case', async (_what, wrong, reason) => {
  const world = await newWorld()
  const actor = actorOf(await aPerson(world))
  expect(await requestCase(world, { ...requested, ...wrong, actor })).toEqual({ ok: false, reason })
  expect(await listCasesOf(world.db, actor.person.id)).toEqual([])
})

test('a consultation request accepts 5,000 characters and has no due date', async () => {
  const world = await newWorld()
  const client = await aPerson(world)
  const description = '😀'.repeat(maxRequestLength)
  const outcome = await requestCase(world, {
    ...requested,
    caseType: 'consultation',
    description,
    actor: actorOf(client),
  })
  expect(outcome).toMatchObject({ ok: true })
  expect(await listCasesOf(world.db, client.id)).toMatchObject([
    { title: 'Consultation 2025', description: `${'😀'.repeat(120)}…`, dueOn: null },
  ])
  expect(excerptOf('a\n\n b')).toBe('a b')
  expect(requestableYears(new Date('2026-12-31T23:30:00Z'))).toEqual([2027, 2026, 2025, 2024])
})
