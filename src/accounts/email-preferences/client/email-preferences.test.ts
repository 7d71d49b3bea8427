import { beforeEach, expect, test } from 'vitest'
import { sendDigests } from '#accounts/email-preferences/send-digests.server.tsx'
import * as accountTexts from '#accounts/locales/en.ts'
import { bookByFirm } from '#appointments/booking/book-appointment.server.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { emailsOf } from '#test/accounts/people.ts'
import { aCase, actorOf, aPerson, type TestCase } from '#test/cases.ts'
import { argsOf, outcomeOf, posted } from '#test/portal/portal.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { action, loader } from './preferences-page.tsx'
import { loader as lookAtStop, action as stop } from './stop-page.tsx'

let world: World
let own: TestCase
beforeEach(async () => {
  world = await newWorld()
  own = await aCase(world, { state: 'waiting_for_documents' })
})

const all = {
  messages: 'now',
  documents: 'now',
  appointments: 'now',
  reminders: 'now',
  cases: 'now',
  invitations: 'now',
}
const choose = (form: Record<string, string>) =>
  outcomeOf(action, argsOf(world, '/', { person: own.client, init: posted(form) }))
const write = async (key: string) => {
  const actor = actorOf(await aPerson(world, { role: 'admin' }))
  const text = { subject: `About ${key}`, body: 'Hello', submissionKey: `key-of-${key}` }
  expect(await sendMessage(world, { actor, caseId: own.id, ...text })).toMatchObject({ ok: true })
}
const sent = () => world.mail.sent.filter(({ to }) => to === own.client.email).map(({ subject }) => subject)

test('emails of a topic that is turned off are not created, others are', async () => {
  expect((await choose({ ...all, messages: 'off' })).location).toContain('note=saved')
  expect((await outcomeOf(loader, argsOf(world, '/', { person: own.client }))).data).toEqual({
    choices: { messages: 'off' },
  })
  await write('rent')
  expect(await emailsOf(world, own.client.email)).toEqual([])
  const actor = actorOf(await aPerson(world, { role: 'admin' }))
  const appointment = {
    kind: 'case-talk',
    durationMinutes: 30,
    language: 'en',
    meetingType: 'phone',
    zone: 'Europe/Zurich',
  } as const
  const requested = {
    ...appointment,
    startsAt: new Date('2026-11-24T13:30:00Z'),
    topic: '',
    scenario: null,
    caseId: own.id,
  }
  expect(await bookByFirm(world, { ...requested, staffId: actor.person.id, actor })).toMatchObject({ ok: true })
  expect(await emailsOf(world, own.client.email)).toHaveLength(1)
  await choose(all)
  await write('tax')
  expect(await emailsOf(world, own.client.email)).toHaveLength(2)
})

test('messages with a daily preference are sent in one digest, even with two workers', async () => {
  await choose({ ...all, messages: 'daily' })
  await write('rent')
  await write('tax')
  await runJobs(world)
  expect(sent()).toEqual([])
  const written = await Promise.all([sendDigests(world), sendDigests(world)])
  expect(written[0] + written[1]).toBe(1)
  await runJobs(world)
  expect(sent()).toEqual([accountTexts.sendDigests.yourDailySummaryUpdates(2)])
  expect(await sendDigests(world)).toBe(0)
})

test('the one-click unsubscribe URL turns off its topic and nothing else', async () => {
  await write('rent')
  await runJobs(world)
  const url = world.mail.sent.find(({ to }) => to === own.client.email)?.unsubscribeUrl ?? ''
  const emailId = /\/emails\/([\w-]+)\/stop$/.exec(url)?.[1] ?? ''
  const args = (id: string, init?: RequestInit) => argsOf(world, '/emails/x/stop', { params: { emailId: id }, init })
  expect(await outcomeOf(lookAtStop, args(emailId))).toMatchObject({ status: 200, data: { topic: 'messages' } })
  await write('tax')
  expect(await emailsOf(world, own.client.email)).toHaveLength(2)
  expect((await outcomeOf(stop, args(emailId, posted({ 'List-Unsubscribe': 'One-Click' })))).status).toBe(200)
  await write('school')
  expect(await emailsOf(world, own.client.email)).toHaveLength(2)
  for (const id of ['x', crypto.randomUUID()]) expect((await outcomeOf(stop, args(id, posted({})))).status).toBe(404)
})

test('an invalid preference is refused', async () => {
  expect((await choose({ ...all, messages: 'never' })).status).toBe(422)
  expect((await choose({ messages: 'off' })).status).toBe(422)
})
