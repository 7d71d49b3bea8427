import { expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import type { CaseState } from '#cases/process/case-states.ts'
import { sendReminders, steerReminders, viewReminders } from '#cases/reminders/send-reminders.server.ts'
import { shareCase } from '#cases/sharing/share-case.server.ts'
import { aCase, actorOf, aPerson } from '#test/cases.ts'
import { aPartner } from '#test/households.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { newestOf } from './answer.ts'
import { listAnswers } from './answer-db.server.ts'
import { questionSetOf } from './question-set.ts'
import { listOpenQuestions } from './question-todos.server.ts'
import { requestedOf } from './requested-answers.ts'
import { saveAnswers } from './save-answers.server.ts'

const aMonday = '2026-11-16T10:00:00Z'
const thursday = '2026-11-19T08:03:00Z'
const aReturn = { caseType: 'tax_return', taxYear: 2025 }

async function answers(world: World, caseId: string, actor: Actor, question: string, value: string) {
  const given = [{ question, person: 'joint' as const, seenVersion: 0, value }]
  expect(await saveAnswers(world, { caseId, actor, given })).toMatchObject({ ok: true, conflicts: [] })
}

async function finishes(world: World, caseId: string, actor: Actor) {
  const set = questionSetOf(aReturn)
  if (!set) throw new Error('no set')
  for (;;) {
    const open = requestedOf(set, newestOf(await listAnswers(world.db, caseId)))
      .flatMap(({ requested }) => requested)
      .filter(({ answer }) => answer === null)
    if (open.length === 0) return
    const given = open.map(({ question: { code: question }, person }) => {
      return { question, person, seenVersion: 0, value: null, mark: 'unknown' as const }
    })
    await saveAnswers(world, { caseId, actor, given })
  }
}

test('open questions are listed while documents are awaited or answers begun, not on hold or paused', async () => {
  const world = await newWorld()
  world.setNow(aMonday)
  type Row = [state: CaseState, done: 'nothing' | 'begun' | 'finished' | 'paused', isOpen: boolean]
  const rows: Row[] = [
    ['intake', 'nothing', false],
    ['intake', 'begun', true],
    ['waiting_for_documents', 'nothing', true],
    ['waiting_for_documents', 'begun', true],
    ['waiting_for_documents', 'finished', false],
    ['waiting_for_documents', 'paused', false],
    ['in_preparation', 'nothing', false],
    ['in_preparation', 'begun', true],
    ['review', 'begun', false],
    ['client_approval', 'begun', false],
    ['filed', 'begun', false],
    ['on_hold', 'begun', false],
    ['withdrawn', 'begun', false],
  ]
  for (const [state, done, isOpen] of rows) {
    const found = await aCase(world, { taxYear: aReturn.taxYear, state: 'waiting_for_documents' })
    const actor = actorOf(found.client)
    if (done === 'begun') await answers(world, found.id, actor, 'civil-status', 'single')
    if (done === 'finished') await finishes(world, found.id, actor)
    const remindersPausedAt = done === 'paused' ? world.now() : null
    await world.db.updateTable('cases').set({ state, remindersPausedAt }).where('id', '=', found.id).execute()
    const open = await listOpenQuestions(world.db, found.client.id)
    expect(
      open.map(({ caseId, code }) => [caseId, code]),
      `${state}, ${done}`,
    ).toEqual(isOpen ? [[found.id, 'questions']] : [])
    expect(open.every(({ count }) => count > 0)).toBe(true)
  }
  const other = await aCase(world, { state: 'waiting_for_documents' })
  await world.db.updateTable('cases').set({ caseType: 'other' }).where('id', '=', other.id).execute()
  expect(await listOpenQuestions(world.db, other.client.id)).toEqual([])
  const open = await listOpenQuestions(world.db)
  expect(open).toHaveLength(rows.filter(([, , isOpen]) => isOpen).length)
})

test('one reminder lists documents and questions; an answer restarts the interval', async () => {
  const world = await newWorld()
  world.setNow(aMonday)
  const checklist = [{ title: 'Salary certificate', isRequired: true }]
  const found = await aCase(world, { taxYear: aReturn.taxYear, state: 'waiting_for_documents', checklist })
  const actor = actorOf(found.client)
  const remindedAt = async (now: string) => {
    world.setNow(now)
    world.mail.sent.length = 0
    await Promise.all([sendReminders(world, [listOpenQuestions]), sendReminders(world, [listOpenQuestions])])
    await runJobs(world)
    return world.mail.sent.filter(({ subject }) => subject.startsWith('Reminder'))
  }
  const count = async () => (await listOpenQuestions(world.db, found.client.id))[0]?.count ?? 0
  const [email, ...others] = await remindedAt(thursday)
  expect(others).toEqual([])
  expect(email).toMatchObject({ to: found.client.email, subject: caseEmailTexts.cases.reminder.subject(2) })
  for (const text of [
    caseEmailTexts.cases.reminder.matter.documents(1),
    caseEmailTexts.cases.reminder.matter.questions(await count()),
    found.caseNumber,
  ])
    expect(email?.text).toContain(text)
  expect(await remindedAt('2026-11-19T09:03:00Z')).toEqual([])

  await answers(world, found.id, actor, 'civil-status', 'single')
  const view = () =>
    viewReminders(world, { id: found.id, clientId: found.client.id, sharedWith: null }, [listOpenQuestions])
  expect((await view()).open).toEqual([
    { code: 'documents', count: 1 },
    { code: 'questions', count: await count() },
  ])
  await finishes(world, found.id, actor)
  const [later] = await remindedAt('2026-11-26T09:03:00Z')
  expect(later?.subject).toBe(caseEmailTexts.cases.reminder.subject(1))
  expect(later?.text).not.toContain('questions')
})

test('a partner with access is reminded too, and staff can send the reminder once a day', async () => {
  const world = await newWorld()
  world.setNow(aMonday)
  const found = await aCase(world, { taxYear: aReturn.taxYear, state: 'waiting_for_documents' })
  const ben = await aPartner(world, found.client)
  await shareCase(world, actorOf(found.client), { caseId: found.id, isShared: true })
  const readers = (await listOpenQuestions(world.db)).map(({ clientId }) => clientId)
  expect(readers.toSorted()).toEqual([found.client.id, ben.id].toSorted())
  const adviser = actorOf(await aPerson(world, { role: 'admin' }))
  const requested = { caseId: found.id, act: 'send', actor: adviser, others: [listOpenQuestions] } as const
  expect(await steerReminders(world, requested)).toEqual({ ok: true })
  expect(await steerReminders(world, requested)).toEqual({ ok: false, reason: 'sent-today' })
})
