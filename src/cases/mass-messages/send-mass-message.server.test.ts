import { beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { caseJobs } from '#cases/jobs.server.ts'
import { saveChoice } from '#platform/mail/email-preference-db.server.ts'
import { emailsOf } from '#test/accounts/people.ts'
import { aCase, actorOf, aPerson, type TestCase } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { readMassMessage, textFor } from './mass-message.ts'
import { listStates } from './mass-message-db.server.ts'
import { cancelMassMessage, previewMassMessage, sendMassMessage, startMassMessage } from './send-mass-message.server.ts'

const submissionKey = 'a-key-of-the-form'
const written = { subject: 'Extension', body: 'Dear {firstName}, {caseNumber} is extended.', submissionKey }

test.each([
  [{ ...written, body: 'Dear {friend}' }, 'unknown-field'],
  [{ ...written, body: ' ' }, 'no-text'],
  [{ ...written, subject: '' }, 'no-subject'],
  [{ ...written, submissionKey: '' }, 'no-submission-key'],
])('the text %o is refused as %s', (text, reason) => {
  expect(readMassMessage(text)).toEqual({ ok: false, reason })
})

test('placeholders without a value are named', () => {
  const recipient = {
    ...{
      clientId: 'c',
      clientName: 'Ana Silva',
      firstName: 'Ana',
      caseId: 'x',
      caseNumber: 'ETB-1',
      caseTitle: 'Return',
    },
    ...{ dueOn: null, isActive: true, hasOptedOut: false },
  }
  expect(textFor({ subject: '{dueOn}', body: 'Dear {firstName}' }, recipient, 'Eva')).toEqual({
    ...{ subject: '{dueOn}', body: 'Dear Ana', missing: ['dueOn'] },
  })
})

describe('a message to many', () => {
  let world: World
  let adviser: Person
  let own: TestCase
  let second: TestCase
  beforeEach(async () => {
    world = await newWorld()
    adviser = await aPerson(world, { role: 'adviser' })
    own = await aCase(world, { assignedTo: adviser.id, state: 'in_preparation' })
    second = await aCase(world, { assignedTo: adviser.id, state: 'in_preparation' })
  })
  const request = (cases: TestCase[], isEssential = false, by = adviser) => ({
    ...{ ...written, caseIds: cases.map(({ id }) => id), isEssential, actor: actorOf(by) },
  })
  const mails = async ({ client }: TestCase) => (await emailsOf(world, client.email)).length
  const messages = async () => (await world.pool.query('select body from messages order by body')).rows

  test('reaches each client of visible cases once, also if started and run twice at once', async () => {
    const foreign = await aCase(world, { assignedTo: (await aPerson(world, { role: 'adviser' })).id })
    const again = await aCase(world, { client: own.client, assignedTo: adviser.id, state: 'in_preparation' })
    const all = request([own, second, foreign, again])
    const preview = await previewMassMessage(world, all)
    expect(preview.ok && preview.previews.map(({ recipient }) => recipient.clientId).toSorted()).toEqual(
      [own.client.id, second.client.id].toSorted(),
    )
    const [one, two] = await Promise.all([startMassMessage(world, all), startMassMessage(world, all)])
    expect(one).toEqual(two)
    if (!one.ok) throw new Error(one.reason)
    await Promise.all([sendMassMessage(world, one.id), sendMassMessage(world, one.id)])
    await sendMassMessage(world, one.id)
    expect((await listStates(world.db, one.id)).map(({ state }) => state)).toEqual(['sent', 'sent'])
    expect(await messages()).toHaveLength(2)
    expect([await mails(own), await mails(second)]).toEqual([1, 1])
  })

  test('a run that was cut off before it noted the message sends it once', async () => {
    const started = await startMassMessage(world, request([own]))
    if (!started.ok) throw new Error(started.reason)
    await sendMassMessage(world, started.id)
    await world.db.updateTable('massMessageRecipients').set({ state: 'waiting', settledAt: null }).execute()
    await sendMassMessage(world, started.id)
    expect([(await messages()).length, await mails(own)]).toEqual([1, 1])
  })

  test('respects who turned off emails, except for an essential message', async () => {
    await world.db.transaction().execute((tx) => saveChoice(tx, own.client.id, 'messages', 'off'))
    for (const isEssential of [false, true]) {
      const message = { ...request([own], isEssential), submissionKey: `the-key-${isEssential}` }
      const started = await startMassMessage(world, message)
      if (!started.ok) throw new Error(started.reason)
      await sendMassMessage(world, started.id)
      expect(await mails(own)).toBe(isEssential ? 1 : 0)
    }
    expect(await messages()).toHaveLength(2)
  })

  test('is cancelled by its sender only, and refused for inactive clients and missing values', async () => {
    const started = await startMassMessage(world, request([own, second]))
    if (!started.ok) throw new Error(started.reason)
    const stranger = actorOf(await aPerson(world, { role: 'adviser' }))
    expect(await cancelMassMessage(world, { id: started.id, actor: stranger })).toBe(false)
    expect(await cancelMassMessage(world, { id: started.id, actor: actorOf(adviser) })).toBe(true)
    await sendMassMessage(world, started.id)
    expect(await messages()).toEqual([])
    await world.db.updateTable('people').set({ status: 'suspended' }).where('id', '=', own.client.id).execute()
    expect(await startMassMessage(world, request([own]))).toMatchObject({ ok: false, reason: 'no-recipients' })
    expect(await startMassMessage(world, request([second], false, second.client))).toMatchObject({ ok: false })
    expect(caseJobs([]).map(({ name }) => name)).toContain('mass-message')
  })
})
