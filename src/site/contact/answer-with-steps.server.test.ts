import { describe, expect, test } from 'vitest'
import { actorOf, aPerson } from '#test/cases.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { linkLead } from './answer-lead.server.ts'
import { splitName } from './answer-steps.ts'
import { answerWithSteps, planSteps } from './answer-with-steps.server.ts'
import { contactForm } from './lead.ts'
import { findLead, listEnquiriesOf } from './lead-db.server.ts'
import { submitEnquiry } from './submit-enquiry.server.ts'

const enquiry = contactForm.parse({ name: 'Diego Ruiz', email: 'diego@example.com', topic: 'other', message: 'Hello' })
const startsAt = '2026-12-10T13:30:00.000Z'
const client = { client: 'on', firstName: 'Diego', lastName: 'Ruiz', email: 'diego@example.com' }
const quote = { quote: 'on', title: 'Tax return 2026', validOn: '10.12.2026', title0: 'Tax return', price0: '650' }
const appointment = { appointment: 'on', kind: 'first-talk', channel: 'video', length: '30', language: 'en', startsAt }

async function ctx() {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser', name: 'Luca Moser' })
  await submitEnquiry(world, enquiry, { ip: '192.0.2.1', looksLikeSpam: false })
  const actor = actorOf(adviser)
  const plan = async (values: Record<string, string>) => {
    const lead = await findLead(world.db, 1001)
    if (!lead) throw new Error('The enquiry is missing')
    return planSteps(world, { actor, lead, values: { staff: adviser.id, ...values } })
  }
  const send = async (values: Record<string, string>, key = 'answer-key-1') => {
    const planned = await plan(values)
    if (!planned.ok) throw new Error(JSON.stringify(planned))
    const answer = { actor, number: 1001, body: 'Yes, you can file.', submissionKey: key }
    return answerWithSteps(world, answer, { plan: planned.plan })
  }
  const emails = async () => {
    await runJobs(world)
    return world.mail.sent.filter(({ to, subject }) => to === enquiry.email && subject.startsWith('Re:'))
  }
  const count = async (table: 'people' | 'quotes' | 'appointments' | 'leadMessages') =>
    (await world.db.selectFrom(table).select('id').execute()).length
  return { world, adviser, actor, plan, send, emails, count }
}

test('one email carries reply, invitation, quote and appointment; sending twice does it once', async () => {
  const { world, send, emails, count } = await ctx()
  const all = { ...client, ...quote, ...appointment }
  const people = await count('people')
  const outcomes = await Promise.all([send(all), send(all)])
  expect(outcomes).toEqual([expect.objectContaining({ ok: true }), expect.objectContaining({ ok: true })])
  expect([await count('people'), await count('quotes'), await count('appointments')]).toEqual([people + 1, 1, 1])
  const sent = await emails()
  expect(sent).toMatchObject([{ attachment: { method: 'REQUEST' } }])
  for (const part of ['Yes, you can file.', '/set-password?token=', '/client-portal/offers/', '14:30'])
    expect(sent[0]?.text).toContain(part)
  const made = await world.db
    .selectFrom('people')
    .selectAll()
    .where('email', '=', enquiry.email)
    .executeTakeFirstOrThrow()
  expect(made).toMatchObject({ status: 'invited', firstName: 'Diego', lastName: 'Ruiz' })
  expect(await listEnquiriesOf(world.db, made.id)).toMatchObject([{ number: 1001, messages: [{ direction: 'sent' }] }])
  expect(await world.db.selectFrom('quotes').selectAll().execute()).toMatchObject([
    { clientId: made.id, state: 'sent', totalCents: 65_000, leadId: expect.any(String) },
  ])
  expect(await world.db.selectFrom('appointments').selectAll().execute()).toMatchObject([
    { clientId: made.id, status: 'confirmed', leadId: expect.any(String) },
  ])
})

test('a time taken by someone else undoes everything', async () => {
  const { world, send, emails, count } = await ctx()
  const people = await count('people')
  await submitEnquiry(world, { ...enquiry, email: 'other@example.com' }, { ip: '192.0.2.2', looksLikeSpam: false })
  expect(await send(appointment)).toMatchObject({ ok: true })
  const taken = await send({ ...client, ...quote, ...appointment, kind: 'case-talk' }, 'answer-key-2')
  expect(taken).toMatchObject({ ok: false, reason: 'gone' })
  expect([await count('people'), await count('quotes'), await count('leadMessages')]).toEqual([people, 0, 1])
  expect(await emails()).toHaveLength(1)
})

test('an appointment without a client is the guest’s and moves to the client who is invited later', async () => {
  const { world, send } = await ctx()
  expect(await send(appointment)).toMatchObject({ ok: true })
  const guest = () => world.db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow()
  expect(await guest()).toMatchObject({ clientId: null, guestEmail: enquiry.email })
  expect(await send(client, 'answer-key-2')).toMatchObject({ ok: true })
  expect(await guest()).toMatchObject({ clientId: expect.any(String), guestEmail: null })
})

describe('checking the steps', () => {
  test.each([
    ['a quote without a client', quote, { needsClient: true }],
    ['a client without a last name', { ...client, lastName: '' }, { fields: { lastName: expect.any(String) } }],
    ['a quote without lines', { ...client, ...quote, title0: '', price0: '' }, { quote: { title0: 'no-lines' } }],
    ['an appointment without a time', { ...appointment, startsAt: '' }, { appointment: 'no-time' }],
    ['a call without a number', { ...appointment, channel: 'phone' }, { appointment: 'no-phone' }],
  ])('%s is refused', async (_, values, errors) => {
    const { plan } = await ctx()
    expect(await plan(values)).toMatchObject({ ok: false, ...errors })
  })

  test('a step without its tick is ignored', async () => {
    const { plan } = await ctx()
    expect(await plan({ ...client, client: '', ...quote, quote: '', lastName: '' })).toEqual({
      ok: true,
      plan: { client: null, invited: null, quote: null, appointment: null },
    })
  })
})

test('staff link an enquiry to a client of another address; not to a client of a colleague', async () => {
  const { world, actor } = await ctx()
  const known = await aPerson(world, { name: 'Diego Ruiz' })
  expect(await linkLead(world, { number: 1001, clientId: known.id, actor })).toEqual({ ok: true })
  expect(await listEnquiriesOf(world.db, known.id)).toMatchObject([{ number: 1001 }])
  expect(await linkLead(world, { number: 1001, clientId: 'nobody', actor })).toMatchObject({ ok: false })
  expect(await linkLead(world, { number: 1001, clientId: null, actor })).toEqual({ ok: true })
  expect(await listEnquiriesOf(world.db, known.id)).toEqual([])
})

test.each([
  ['Diego Ruiz', 'Diego', 'Ruiz'],
  [' Ana  de Silva ', 'Ana', 'de Silva'],
  ['Prince', 'Prince', ''],
])('a full name is split: %s', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})
