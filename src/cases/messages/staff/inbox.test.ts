import { beforeEach, describe, expect, test } from 'vitest'
import { draftAddress } from '#accounts/drafts/draft.ts'
import { action as saveDraft } from '#accounts/drafts/draft-route.ts'
import type { Person } from '#accounts/people/person.ts'
import { listTemplates } from '#cases/messages/answer-template-db.server.ts'
import { messageDraftForm } from '#cases/messages/message.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { findThread } from '#cases/messages/thread-db.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, actorOf, aPerson, listAuditActions, type TestCase } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { action, loader } from './inbox-page.tsx'
import { action as template } from './templates-page.tsx'
import { timeTo } from './ui/thread-turn.ts'

let world: World
let adviser: Person
let other: Person
let own: TestCase
let threadId: string
beforeEach(async () => {
  world = await newWorld()
  adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  other = await aPerson(world, { role: 'adviser', name: 'Eva Stein' })
  own = await aCase(world, { assignedTo: adviser.id })
  const question = { subject: 'Rent', body: 'Which form?', submissionKey: 'key-client-1' }
  const sent = await sendMessage(world, { ...question, caseId: own.id, actor: actorOf(own.client) })
  threadId = sent.ok ? sent.threadId : ''
  world.setNow(new Date(world.now().getTime() + 1_000).toISOString())
})

const view = (person: Person, search = '', id: string | undefined = undefined) =>
  loader(argsFor(world, person, { path: `/admin/messages${search}`, params: id ? { threadId: id } : {} }))
const post = (person: Person, form: Record<string, string>, id = threadId) =>
  outcomeOf(action(argsFor(world, person, { path: `/admin/messages/${id}`, params: { threadId: id }, form })))
const turn = async () => (await findThread(world.db, threadId, null))?.waitingFor

describe('waiting threads', () => {
  test('a thread waits for the firm until staff answer it, however often it is read', async () => {
    expect((await view(adviser)).list.counts).toEqual({ firm: 1, mine: 1, overdue: 0, client: 0, all: 1 })
    const admin = await aPerson(world, { role: 'admin' })
    for (const person of [adviser, admin]) {
      expect((await view(person)).list.threads).toMatchObject([{ id: threadId, isNew: true }])
      expect((await view(person, '', threadId)).open).toMatchObject({ messages: [{ body: 'Which form?' }] })
      expect((await view(person)).list.threads).toMatchObject([{ id: threadId, isNew: false }])
    }
    expect(await turn()).toBe('firm')
    const answer = { intent: 'answer', body: 'Form 7.', key: 'key-staff-1' }
    expect(await post(adviser, answer)).toMatchObject({ status: 303, to: `/admin/messages/${threadId}?note=sent` })
    expect((await view(adviser)).list.counts).toEqual({ firm: 0, mine: 0, overdue: 0, client: 1, all: 1 })
    expect((await view(adviser, '', threadId)).open?.messages.map(({ body }) => body)).toEqual([
      'Which form?',
      'Form 7.',
    ])
  })

  test('a late answer is listed as overdue', async () => {
    world.setNow('2027-01-20T09:00:00Z')
    expect((await view(adviser, '?view=overdue')).list).toMatchObject({
      threads: [{ id: threadId }],
      counts: { overdue: 1 },
    })
  })

  test.each([
    ['?q=ana+kel&view=all', 1],
    ['?q=RENT&view=all', 1],
    ['?q=nothing&view=all', 0],
  ])('the search %s finds %i threads', async (search, count) => {
    expect((await view(adviser, search)).list.threads).toHaveLength(count)
  })

  test('“No reply needed” ends the waiting, is audited, and can be undone with the same deadline', async () => {
    const before = await findThread(world.db, threadId, null)
    expect(await post(adviser, { intent: 'no-answer-needed' })).toMatchObject({ status: 303 })
    expect(await turn()).toBe('nobody')
    expect(await post(adviser, { intent: 'no-answer-needed' })).toMatchObject({ status: 409 })
    expect(await post(adviser, { intent: 'answer-needed' })).toMatchObject({ status: 303 })
    expect(await findThread(world.db, threadId, null)).toEqual(before)
    const actions = (await listAuditActions(world)).filter((name) => name.startsWith('thread.'))
    expect(actions).toEqual(expect.arrayContaining(['thread.no-answer-needed', 'thread.answer-needed']))
  })
})

describe('access, notes and drafts', () => {
  test('a thread of another case is hidden from an adviser until it is handed over', async () => {
    expect(await outcomeOf(view(other, '', threadId))).toMatchObject({ status: 404 })
    expect((await view(other)).list.counts.all).toBe(0)
    const forms: Record<string, string>[] = [
      { intent: 'answer', body: 'Mine', key: 'key-other-1' },
      { intent: 'note', body: 'Mine', key: 'key-other-2' },
      { intent: 'no-answer-needed' },
      { intent: 'hand-over', ownerId: other.id },
    ]
    for (const form of forms) expect(await post(other, form)).toMatchObject({ status: 404 })
    expect(await post(adviser, { intent: 'hand-over', ownerId: own.client.id })).toMatchObject({ status: 422 })
    expect(await post(adviser, { intent: 'hand-over', ownerId: other.id })).toMatchObject({ status: 303 })
    expect((await view(other)).list.counts.mine).toBe(1)
    expect(await post(other, { intent: 'answer', body: 'Now mine', key: 'key-other-3' })).toMatchObject({ status: 303 })
    expect(await post(adviser, { intent: 'answer' }, 'none')).toMatchObject({ status: 404 })
  })

  test('an internal note sends no email and does not change who must reply', async () => {
    const note = { intent: 'note', body: 'He asked twice.', key: 'key-note-1' }
    const emails = async () => (await world.db.selectFrom('emails').select('id').execute()).length
    const before = await emails()
    expect(await post(adviser, note)).toMatchObject({ status: 303 })
    expect(await turn()).toBe('firm')
    expect(await emails()).toBe(before)
    expect((await view(adviser, '', threadId)).open?.messages.at(-1)).toMatchObject({ isInternal: true })
    const asClient = { ...note, submissionKey: 'key-note-2', subject: '', isInternal: true, threadId }
    expect(await sendMessage(world, { ...asClient, actor: actorOf(own.client) })).toMatchObject({ reason: 'forbidden' })
  })

  test('drafts of answer and note are saved per person and deleted when sent', async () => {
    const save = (writer: 'staff' | 'internal', body: string) => {
      const path = draftAddress(messageDraftForm(threadId, writer), 'key-staff-1')
      return outcomeOf(saveDraft(argsFor(world, adviser, { path, form: { body } })))
    }
    expect(await save('staff', 'Form')).toMatchObject({ status: 303 })
    expect(await save('internal', 'Note')).toMatchObject({ status: 303 })
    expect((await view(adviser, '', threadId)).open?.text).toBe('Form')
    expect((await view(adviser, '?write=note', threadId)).open?.text).toBe('Note')
    const admin = await aPerson(world, { role: 'admin' })
    expect((await view(admin, '', threadId)).open?.text).toBe('')
    await post(adviser, { intent: 'answer', body: 'Form 7.', key: 'key-staff-2' })
    expect((await view(adviser, '', threadId)).open?.text).toBe('')
    expect((await view(adviser, '?write=note', threadId)).open?.text).toBe('Note')
  })
})

describe('templates and deadlines', () => {
  test('staff edit templates, which are filled with facts of the case', async () => {
    const edit = (form: Record<string, string>) =>
      outcomeOf(template(argsFor(world, other, { path: '/admin/messages/templates', form })))
    const form = { intent: 'save', title: 'Hello', body: 'Dear {firstName}, {caseNumber}' }
    expect(await edit({ ...form, body: 'Dear {nobody}' })).toMatchObject({ status: 422 })
    expect(await edit(form)).toMatchObject({ status: 303 })
    const { id = '' } = (await listTemplates(world.db)).find(({ title }) => title === 'Hello') ?? {}
    expect((await view(adviser, `?template=${id}`, threadId)).open?.text).toBe(`Dear Ana, ${own.caseNumber}`)
    expect(await edit({ intent: 'remove', id })).toMatchObject({ status: 303 })
    expect(await edit({ intent: 'remove', id })).toMatchObject({ status: 404 })
  })

  test.each([
    ['2026-11-23T11:40:00Z', '1 h 40 min late', true],
    ['2026-11-23T09:30:00Z', '30 min left', false],
    ['2026-11-20T09:00:00Z', '3 days left', false],
  ])('at %s the deadline is shown as %s', (now, text, isLate) => {
    expect(timeTo(new Date('2026-11-23T10:00:00Z'), new Date(now))).toMatchObject({ text, isLate })
  })
})
