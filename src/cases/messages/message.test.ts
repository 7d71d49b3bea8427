import { expect, test } from 'vitest'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { maxMessageLength, maxSubjectLength, readMessage } from './message.ts'

const key = 'a1b2c3d4'
const read = (given: Partial<Parameters<typeof readMessage>[0]>, fallback: string | null = null) =>
  readMessage({ subject: 'Rent', body: 'Hello', submissionKey: key, ...given }, fallback)

test.each([
  ['no subject', { subject: ' \n ' }, 'no-subject'],
  ['a subject one character too long', { subject: 'x'.repeat(maxSubjectLength + 1) }, 'subject-too-long'],
  ['no text', { body: ' \n\t ' }, 'no-text'],
  ['a text one character too long', { body: 'x'.repeat(maxMessageLength + 1) }, 'text-too-long'],
  ['no submission key', { submissionKey: '' }, 'no-submission-key'],
  ['a submission key that is too short', { submissionKey: 'a1b2c3d' }, 'no-submission-key'],
  ['a submission key that is too long', { submissionKey: 'a'.repeat(101) }, 'no-submission-key'],
  ['a submission key with a quotation mark', { submissionKey: "a1b2c3d4'" }, 'no-submission-key'],
])('%s is refused', (_, given, reason) => expect(read(given)).toEqual({ ok: false, reason }))

test.each([
  ['the longest subject', { subject: 'x'.repeat(maxSubjectLength) }],
  ['the longest text', { body: 'x'.repeat(maxMessageLength) }],
  ['the longest text of emojis', { body: '🏔'.repeat(maxMessageLength) }],
  ['the longest submission key', { submissionKey: 'a'.repeat(100) }],
])('%s is accepted', (_, given) => expect(read(given)).toMatchObject({ ok: true, message: given }))

test('a subject is put on one line, and an empty one falls back to that of the thread', () => {
  expect(read({ subject: ' Rent \r\n of   2025 ' })).toMatchObject({ message: { subject: 'Rent of 2025' } })
  expect(read({ subject: '' }, 'Re: rent')).toMatchObject({ message: { subject: 'Re: rent' } })
  expect(read({ subject: caseStaffTexts.threadList.labels.mine }, 'Re: rent')).toMatchObject({
    message: { subject: caseStaffTexts.threadList.labels.mine },
  })
})
