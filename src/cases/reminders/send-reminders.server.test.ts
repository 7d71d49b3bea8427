import { describe, expect, test } from 'vitest'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import { markRead, sendMessage } from '#cases/messages/send-message.server.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { moveCase } from '#cases/process/move-case.server.ts'
import { aCase, actorOf, aDocument, aFirmDocument, anAdvice, anApproval, aPerson } from '#test/cases.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { reminderEveryDays, reminderFirstDays, reminderHour, reminderMax } from './reminder-rhythm.ts'
import { sendReminders, steerReminders, viewReminders } from './send-reminders.server.ts'

const aMonday = '2026-11-16T10:00:00Z'
const thursday = '2026-11-19T08:03:00Z'
const checklist = [
  { title: 'Salary certificate', isRequired: true },
  { title: 'Old letters', isRequired: false },
]

async function aWaitingClient() {
  const world = await newWorld()
  world.setNow(aMonday)
  const staff = actorOf(await aPerson(world, { role: 'admin' }))
  const client = await aPerson(world, { email: 'ana@example.com' })
  const documents = await aCase(world, { client, state: 'waiting_for_documents', checklist })
  const approval = await aCase(world, { client, state: 'client_approval', taxYear: 2024 })
  const message = { subject: 'Your bank', body: 'Which one?', submissionKey: 'key-12345', actor: staff }
  await sendMessage(world, { ...message, caseId: approval.id })
  await runJobs(world)
  world.mail.sent.length = 0
  return { world, staff, client, documents, approval }
}

async function remindersAt(world: World, now: string) {
  world.setNow(now)
  world.mail.sent.length = 0
  await sendReminders(world, [])
  await runJobs(world)
  return world.mail.sent
}

describe('content and timing', () => {
  test('one email lists all open matters of all cases, on the third working day', async () => {
    const { world } = await aWaitingClient()
    expect(await remindersAt(world, '2026-11-18T10:00:00Z')).toEqual([])
    const [email, ...others] = await remindersAt(world, thursday)
    expect(others).toEqual([])
    expect(email).toMatchObject({ to: 'ana@example.com', subject: caseEmailTexts.cases.reminder.subject(3) })
    for (const text of [
      caseEmailTexts.cases.reminder.matter.approval(1),
      caseEmailTexts.cases.reminder.matter.documents(1),
      caseEmailTexts.cases.reminder.matter.messages(1),
      'ETB-2025-0001',
    ])
      expect(email?.text).toContain(text)
    expect(email?.text).not.toContain('Which one?')
    expect(await remindersAt(world, '2026-11-19T09:03:00Z')).toEqual([])
    expect(await remindersAt(world, '2026-11-25T09:03:00Z')).toEqual([])
    expect(await remindersAt(world, '2026-11-26T09:03:00Z')).toHaveLength(1)
  })

  test('the first day, the interval and the hour of reminders follow the settings', async () => {
    const { world } = await aWaitingClient()
    await aSetting(world, reminderFirstDays, 1)
    await aSetting(world, reminderEveryDays, 2)
    await aSetting(world, reminderHour, 12)
    expect(await remindersAt(world, '2026-11-17T10:03:00Z')).toEqual([])
    expect(await remindersAt(world, '2026-11-17T11:03:00Z')).toHaveLength(1)
    expect(await remindersAt(world, '2026-11-18T11:03:00Z')).toEqual([])
    expect(await remindersAt(world, '2026-11-19T11:03:00Z')).toHaveLength(1)
  })

  test('no reminder asks for documents of a tax return before its tax year is over', async () => {
    const world = await newWorld()
    world.setNow(aMonday)
    const [early, advised] = [await aPerson(world), await aPerson(world)]
    const of = { state: 'waiting_for_documents', taxYear: 2026, checklist } as const
    await aCase(world, { ...of, client: early })
    await aCase(world, { client: early, state: 'client_approval', taxYear: 2025 })
    const { id } = await aCase(world, { ...of, client: advised })
    await world.db.updateTable('cases').set({ caseType: 'service' }).where('id', '=', id).execute()
    await runJobs(world)
    const emails = await remindersAt(world, thursday)
    expect(emails.map(({ to }) => to).toSorted()).toEqual([early.email, advised.email].toSorted())
    const ofEarly = emails.find(({ to }) => to === early.email)?.text
    expect(ofEarly).toContain(caseEmailTexts.cases.reminder.matter.approval(1))
    expect(ofEarly).not.toContain('one document')
    await world.db.updateTable('cases').set({ state: 'closed' }).where('state', '=', 'client_approval').execute()
    await world.db.updateTable('cases').set({ state: 'closed' }).where('id', '=', id).execute()
    expect(await remindersAt(world, '2027-02-02T10:00:00Z')).toEqual([])
    expect((await remindersAt(world, '2027-02-03T10:00:00Z')).map(({ to }) => to)).toEqual([early.email])
  })

  test('concurrent workers send one reminder', async () => {
    const { world } = await aWaitingClient()
    world.setNow(thursday)
    const written = await Promise.all([sendReminders(world, []), sendReminders(world, []), sendReminders(world, [])])
    expect(written.toSorted()).toEqual([0, 0, 1])
    await runJobs(world)
    expect(world.mail.sent).toHaveLength(1)
  })
})

describe('matters that are left out', () => {
  test('completed matters are not listed, and nothing is sent when all are completed', async () => {
    const { world, client, documents, approval } = await aWaitingClient()
    const actor = actorOf(client)
    await aDocument(world, documents, { itemId: documents.itemIds[0] ?? null })
    await markRead(world, { actor, choice: { clientId: client.id }, upTo: world.now() })
    await runJobs(world)
    const [email] = await remindersAt(world, thursday)
    expect(email?.subject).toBe(caseEmailTexts.cases.reminder.subject(1))
    const adviser = actorOf(await aPerson(world, { role: 'admin' }))
    await aFirmDocument(world, approval, { actor: adviser, kind: 'draft' })
    await anApproval(world, approval)
    await runJobs(world)
    expect(await remindersAt(world, '2026-11-26T09:03:00Z')).toEqual([])
  })

  test('cases on hold or with paused reminders are left out', async () => {
    const { world, staff, documents, approval } = await aWaitingClient()
    const facts = { reason: 'The client is away' }
    await moveCase(world, { caseId: documents.id, move: 'hold', actor: staff, facts })
    await steerReminders(world, { caseId: approval.id, act: 'pause', actor: staff, others: [] })
    await runJobs(world)
    expect(await remindersAt(world, thursday)).toEqual([])
    await steerReminders(world, { caseId: approval.id, act: 'resume', actor: staff, others: [] })
    const [email] = await remindersAt(world, '2026-11-20T09:03:00Z')
    expect(email?.text).toContain(caseEmailTexts.cases.reminder.matter.approval(1))
    expect(email?.text).not.toContain('document')
  })

  test('reminders stop at the configured maximum', async () => {
    const { world } = await aWaitingClient()
    await aSetting(world, reminderMax, 2)
    expect(await remindersAt(world, thursday)).toHaveLength(1)
    expect(await remindersAt(world, '2026-12-10T09:03:00Z')).toHaveLength(1)
    expect(await remindersAt(world, '2026-12-30T09:03:00Z')).toEqual([])
  })
})

describe('manual reminders, accounts and assessments', () => {
  test('staff can send a reminder once a day; clients and advisers of other cases cannot', async () => {
    const { world, staff, client, documents } = await aWaitingClient()
    const { id: caseId } = documents
    const steer = (actor: typeof staff, act: 'send' | 'pause' = 'send') =>
      steerReminders(world, { caseId, act, actor, others: [] })
    const other = actorOf(await aPerson(world, { role: 'adviser' }))
    await world.db.updateTable('cases').set({ assignedTo: staff.person.id }).where('id', '=', caseId).execute()
    expect(await steer(actorOf(client))).toEqual({ ok: false, reason: 'forbidden' })
    expect(await steer(other)).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await steer(actorOf(await aPerson(world)))).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await steer(staff)).toEqual({ ok: true })
    expect(await steer(staff)).toEqual({ ok: false, reason: 'sent-today' })
    await runJobs(world)
    expect(world.mail.sent).toHaveLength(1)
    const found = await findCaseForStaff(world.db, caseId)
    if (!found) throw new Error('the case is gone')
    expect(await viewReminders(world, found, [])).toMatchObject({
      open: [{ code: 'documents', count: 1 }],
      nextOn: '2026-11-23',
      sentAt: [new Date(aMonday)],
    })
  })

  test('a client with a suspended account is not reminded', async () => {
    const { world, client } = await aWaitingClient()
    await world.db.updateTable('people').set({ status: 'suspended' }).where('id', '=', client.id).execute()
    expect(await remindersAt(world, thursday)).toEqual([])
  })

  test('an assessment is reminded of from our advice until the client decides or the objection period ends', async () => {
    const world = await newWorld()
    world.setNow(aMonday)
    const found = await aCase(world, { state: 'assessed' })
    const since = { objectionEndsOn: '2026-12-14', updatedAt: world.now() }
    await world.db.updateTable('cases').set(since).where('id', '=', found.id).execute()
    await world.db.updateTable('cases').set({ stateSince: world.now() }).where('id', '=', found.id).execute()
    const open = async () =>
      (await viewReminders(world, { id: found.id, clientId: found.client.id, sharedWith: null }, [])).open
    expect(await open()).toEqual([])
    await anAdvice(world, found.id)
    expect(await open()).toEqual([{ code: 'assessment', count: 1 }])
    const [email] = await remindersAt(world, thursday)
    expect(email?.text).toContain(caseEmailTexts.cases.reminder.matter.assessment(1))
    world.setNow('2026-12-15T08:03:00Z')
    expect(await open()).toEqual([])
    world.setNow(thursday)
    const requested = { move: 'ask_for_objection', actor: actorOf(found.client), facts: { reason: 'Wrong.' } } as const
    expect(await moveCase(world, { caseId: found.id, ...requested })).toMatchObject({ ok: true })
    expect(await open()).toEqual([])
    expect(
      await moveCase(world, { caseId: found.id, move: 'accept_assessment', actor: actorOf(found.client) }),
    ).toMatchObject({ ok: true })
    expect(await open()).toEqual([])
    expect(await remindersAt(world, '2026-11-26T09:03:00Z')).toEqual([])
  })
})
