import { expect, test } from 'vitest'
import { maxMessageLength, maxSubjectLength, readMessage } from './message.ts'

const key = 'a1b2c3d4'
const read = (given: Partial<Parameters<typeof readMessage>[0]>, fallback: string | null = null) =>
  readMessage({ subject: 'Rent', body: 'Hello', submissionKey: key, ...given }, fallback)

test.each([
  ['no subject', { subject: ' \n ' }, 'no-subject'],
  ['a subject one character too long', { subject: 'x'.repeat(maxSubjectLength + 1) }, 'subject-too-long'],
  ['no text', { body: ' \n\t ' }, 'no-text'],
  ['a text one character too long', { body: 'x'.repeat(maxMessageLength + 1) }, 'text-too-long'],
  ['no key of its own', { submissionKey: '' }, 'no-submission-key'],
  ['a key too short', { submissionKey: 'a1b2c3d' }, 'no-submission-key'],
  ['a key too long', { submissionKey: 'a'.repeat(101) }, 'no-submission-key'],
  ['a key with other signs', { submissionKey: "a1b2c3d4'" }, 'no-submission-key'],
])('%s is refused', (_, given, reason) => expect(read(given)).toEqual({ ok: false, reason }))

test.each([
  ['the longest subject', { subject: 'x'.repeat(maxSubjectLength) }],
  ['the longest text', { body: 'x'.repeat(maxMessageLength) }],
  ['the longest text of signs that take two units', { body: '🏔'.repeat(maxMessageLength) }],
  ['the longest key', { submissionKey: 'a'.repeat(100) }],
])('%s is taken', (_, given) => expect(read(given)).toMatchObject({ ok: true, message: given }))

test('a subject is one line, and an empty one takes that of the thread', () => {
  expect(read({ subject: ' Rent \r\n of   2025 ' })).toMatchObject({ message: { subject: 'Rent of 2025' } })
  expect(read({ subject: '' }, 'Re: rent')).toMatchObject({ message: { subject: 'Re: rent' } })
  expect(read({ subject: 'Mine' }, 'Re: rent')).toMatchObject({ message: { subject: 'Mine' } })
})
