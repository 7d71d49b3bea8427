import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { answerLead, moveLead } from './answer-lead.server.ts'
import { isWaiting, type LeadState, leadStates, nextLeadState, pressedMoves } from './lead.ts'
import { findLead, saveLeadState } from './lead-db.server.ts'
import { submitEnquiry } from './submit-enquiry.server.ts'

let world: World
let adviser: Person
let client: Person
beforeAll(async () => {
  world = await newWorld({}, afterAll)
  adviser = await aPerson(world, { role: 'adviser' })
  client = await aPerson(world)
})

let requested = 0
async function aLead(state: LeadState = 'new', email = 'ana@example.com'): Promise<number> {
  const enquiry = { name: 'Ana', email, topic: 'other', subject: null, message: `${requested++}`, scenario: null }
  const taken = await submitEnquiry(world, enquiry, { ip: `192.0.2.${requested}`, looksLikeSpam: state === 'spam' })
  const lead = taken.ok ? await findLead(world.db, taken.number) : null
  if (!lead) throw new Error('The enquiry was not taken')
  await world.db.transaction().execute((tx) => saveLeadState(tx, lead, { state }, world.now()))
  return lead.number
}
const write = (number: number, direction: 'sent' | 'received', changes: object = {}, person = adviser) =>
  answerLead(world, {
    ...{ actor: actorOf(person), number, direction, body: 'Good day', submissionKey: `key-of-${number}-${direction}` },
    ...changes,
  })
const emailsTo = async (number: number) => {
  const rows = await world.db.selectFrom('emails').select('eventKey').where('subject', 'like', `%${number}%`).execute()
  return rows.filter(({ eventKey }) => eventKey.startsWith('lead-answer')).length
}

describe('answer and reply', () => {
  test.each(leadStates.flatMap((state) => [[state, 'sent'] as const, [state, 'received'] as const]))(
    'an enquiry in state %s, message %s: follows the state machine; only an answer sends an email',
    async (state, direction) => {
      const number = await aLead(state)
      const next = nextLeadState(state, direction === 'sent' ? 'answer' : 'reply')
      const outcome = await write(number, direction)
      expect(outcome).toEqual(next ? { ok: true, state: next } : { ok: false, reason: 'not-allowed', state })
      const lead = await findLead(world.db, number)
      expect(lead?.state).toBe(next ?? state)
      expect(lead?.waitingSince !== null).toBe(isWaiting(next ?? state))
      expect(await emailsTo(number)).toBe(next && direction === 'sent' ? 1 : 0)
    },
  )

  test('concurrent and repeated submissions send one answer', async () => {
    const number = await aLead()
    const all = await Promise.all([1, 2, 3].map(() => write(number, 'sent')))
    expect(all.every(({ ok }) => ok)).toBe(true)
    expect(await write(number, 'sent')).toEqual({ ok: true, state: 'answered' })
    expect(await emailsTo(number)).toBe(1)
  })

  test.each([
    [{ body: ' \u0000\r\n' }, 'no-text'],
    [{ body: 'ä'.repeat(10_001) }, 'too-long'],
    [{ submissionKey: '' }, 'bad-key'],
    [{ submissionKey: 'x'.repeat(101) }, 'bad-key'],
  ])('%j is refused: %s', async (changes, reason) => {
    const number = await aLead()
    expect(await write(number, 'sent', changes)).toEqual({ ok: false, reason })
    expect(await findLead(world.db, number)).toMatchObject({ state: 'new' })
  })

  test('an answer to an invalid email is refused, a reply from it is recorded', async () => {
    const number = await aLead('new', 'ana@exa mple')
    expect(await write(number, 'sent')).toEqual({ ok: false, reason: 'no-address' })
    expect(await write(number, 'received')).toEqual({ ok: true, state: 'new' })
  })
})

describe('waiting time', () => {
  test('a reply does not restart it, an answer ends it, the next reply starts it again', async () => {
    const number = await aLead()
    const since = async () => (await findLead(world.db, number))?.waitingSince?.toISOString() ?? null
    world.setNow('2026-11-22T09:00:00Z')
    await write(number, 'received')
    expect(await since()).toBe('2026-11-21T09:00:00.000Z')
    await write(number, 'sent')
    expect(await since()).toBeNull()
    await write(number, 'received', { submissionKey: 'a-later-reply' })
    expect(await since()).toBe('2026-11-22T09:00:00.000Z')
    world.setNow('2026-11-21T09:00:00Z')
  })
})

describe('authorization', () => {
  test('a client cannot answer or move an enquiry; an unknown number is refused', async () => {
    const number = await aLead()
    for (const direction of ['sent', 'received'] as const)
      expect(await write(number, direction, {}, client)).toEqual({ ok: false, reason: 'forbidden' })
    for (const move of pressedMoves) {
      expect(await moveLead(world, { number, move, actor: actorOf(client) })).toEqual({
        ok: false,
        reason: 'forbidden',
      })
      expect(await moveLead(world, { number: 7, move, actor: actorOf(adviser) })).toEqual({
        ok: false,
        reason: 'unknown-lead',
      })
    }
    expect(await write(7, 'sent')).toEqual({ ok: false, reason: 'unknown-lead' })
    expect(await findLead(world.db, number)).toMatchObject({ state: 'new', assignedTo: null })
  })
})
