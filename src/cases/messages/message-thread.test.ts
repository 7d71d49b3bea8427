import { expect, test } from 'vitest'
import { promisedAnswer } from './add-message.server.ts'
import { fillTemplate, readTemplate } from './answer-template.ts'
import { mayWriteIn, type Turn, topicOf, turnAfter } from './message-thread.ts'

const earlier = new Date('2026-11-17T09:00:00Z')
const later = new Date('2026-11-18T09:00:00Z')
const firm: Turn = { waitingFor: 'firm', answerDueAt: earlier }
const client: Turn = { waitingFor: 'client', answerDueAt: null }
const anonymous: Turn = { waitingFor: 'nobody', answerDueAt: earlier }

test.each([
  [null, 'requested', { waitingFor: 'firm', answerDueAt: later }],
  [firm, 'requested', firm],
  [client, 'requested', { waitingFor: 'firm', answerDueAt: later }],
  [anonymous, 'requested', { waitingFor: 'firm', answerDueAt: later }],
  [null, 'answered', client],
  [firm, 'answered', client],
  [anonymous, 'answered', client],
  [firm, 'no-answer-needed', anonymous],
  [client, 'no-answer-needed', null],
  [anonymous, 'no-answer-needed', null],
  [anonymous, 'answer-needed', firm],
  [firm, 'answer-needed', null],
  [client, 'answer-needed', null],
] as const)('thread status %j after %s becomes %j', (turn, move, after) => {
  expect(turnAfter(turn, move, later)).toEqual(after)
})

const person = { id: 'tim', status: 'active' } as const
const aThread = { clientId: 'ana', ownerId: null, adviserId: 'eva' }

test.each([
  ['its adviser', { role: 'adviser' }, { adviserId: 'tim' }, true],
  ['another adviser', { role: 'adviser' }, {}, false],
  ['another adviser who owns the thread', { role: 'adviser' }, { ownerId: 'tim' }, true],
  ['an adviser when the case is unassigned', { role: 'adviser' }, { adviserId: null }, true],
  ['an admin', { role: 'admin' }, {}, true],
  ['its client', { role: 'client' }, { clientId: 'tim' }, true],
  ['another client', { role: 'client' }, { ownerId: 'tim', adviserId: null }, false],
  ['a suspended adviser', { role: 'adviser', status: 'suspended' }, { ownerId: 'tim' }, false],
] as const)('right to write in a thread: %s', (_, who, thread, expected) => {
  expect(mayWriteIn({ ...person, ...who } as never, { ...aThread, ...thread })).toBe(expected)
})

test.each([
  ['basic', '2026-11-20T14:00:00Z', '2026-11-24T14:00:00Z'],
  ['standard', '2026-11-20T14:00:00Z', '2026-11-23T14:00:00Z'],
  ['a consultation', '2026-11-20T14:00:00Z', '2026-11-23T14:00:00Z'],
  // In Zurich, 14:00Z is 15:00, which is the cut-off hour; 13:59Z is one minute before it.
  ['premium', '2026-11-20T13:59:00Z', '2026-11-20T23:00:00Z'],
  ['premium', '2026-11-20T14:00:00Z', '2026-11-23T23:00:00Z'],
  ['premium', '2026-11-21T09:00:00Z', '2026-11-23T23:00:00Z'],
])('package %s promises an answer to a message of %s by %s', (product, receivedAt, due) => {
  expect(promisedAnswer(product, new Date(receivedAt))).toEqual(new Date(due))
})

test('topicOf ignores capitals and reply prefixes of a subject', () => {
  expect(['Rent', 're: Re: RENT', 'Rent 2025'].map(topicOf)).toEqual(['rent', 'rent', 'rent 2025'])
})

test('a template is filled in, and fields without a value stay visible', () => {
  const values = { firstName: 'Ana', dueOn: null }
  expect(fillTemplate('Dear {firstName}, by {dueOn} {or}', values)).toBe('Dear Ana, by {dueOn} {or}')
})

test.each([
  [{ title: ' ', body: 'x' }, 'no-title'],
  [{ title: 'x', body: ' ' }, 'no-text'],
  [{ title: 'x'.repeat(61), body: 'x' }, 'too-long'],
  [{ title: 'x', body: 'Dear {name}' }, 'unknown-field'],
])('a template %j is refused as %s', (written, reason) => {
  expect(readTemplate(written)).toEqual({ ok: false, reason })
})
