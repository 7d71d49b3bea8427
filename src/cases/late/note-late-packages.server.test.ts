import { expect, test } from 'vitest'
import {
  lateOn,
  type PreparationClockContent,
  preparationClock,
  requestedSpans,
  type Step,
} from './note-late-packages.server.ts'

const steps = (...all: [string, Step['toState']][]): Step[] => all.map(([on, toState]) => ({ on, toState }))

test.each([
  [
    'no day counts before the checklist is complete',
    steps(['2026-11-02', 'waiting_for_documents']),
    '2026-11-20',
    0,
    null,
  ],
  ['the first day and weekends do not count', steps(['2026-11-05', 'in_preparation']), '2026-11-10', 2, null],
  [
    'a package of three days is late on the fourth working day',
    steps(['2026-11-02', 'in_preparation']),
    '2026-11-07',
    4,
    '2026-11-06',
  ],
  ['today does not count until it is over', steps(['2026-11-02', 'in_preparation']), '2026-11-06', 3, null],
  [
    'days from a request to the client until the answer do not count',
    steps(['2026-11-02', 'in_preparation'], ['2026-11-04', 'waiting_for_documents'], ['2026-11-06', 'in_preparation']),
    '2026-11-11',
    3,
    null,
  ],
  [
    'days in review count',
    steps(['2026-11-02', 'in_preparation'], ['2026-11-03', 'review']),
    '2026-11-07',
    4,
    '2026-11-06',
  ],
  [
    'the draft stops the clock, whatever follows',
    steps(['2026-11-02', 'in_preparation'], ['2026-11-05', 'client_approval'], ['2026-11-09', 'in_preparation']),
    '2026-11-30',
    3,
    null,
  ],
  [
    'a draft one day after the deadline is late',
    steps(['2026-11-02', 'in_preparation'], ['2026-11-06', 'client_approval']),
    '2026-11-30',
    4,
    '2026-11-06',
  ],
  ['public holidays of Bern do not count', steps(['2026-12-23', 'in_preparation']), '2026-12-30', 3, null],
] as const)('%s', (_name, all, today, counted, late) => {
  const clock = preparationClock(all, today)
  expect(clock.days).toHaveLength(counted)
  expect(lateOn(clock, 3)).toBe(late)
})

const payload = (...all: [string, 'client' | 'office', string, threadId?: string][]): PreparationClockContent[] =>
  all.map(([on, by, text, threadId = 'one']) => ({ threadId, on, by, asks: text.includes('?') }))

test.each([
  [
    'a question stops the clock from its day until the day of the answer',
    payload(['2026-11-04', 'office', 'Which?'], ['2026-11-06', 'client', 'This.']),
    3,
  ],
  ['an unanswered question stops the clock for good', payload(['2026-11-04', 'office', 'Which?']), 1],
  [
    'a question from before the checklist was complete stops the clock',
    payload(['2026-10-30', 'office', 'Which?'], ['2026-11-04', 'client', 'This.']),
    4,
  ],
  ['a message without a question does not stop the clock', payload(['2026-11-04', 'office', 'We have begun.']), 6],
  [
    'a question of the client does not stop the clock',
    payload(['2026-11-04', 'client', 'When?'], ['2026-11-06', 'office', 'Soon.']),
    6,
  ],
  [
    'a later message does not replace the open question',
    payload(
      ['2026-11-04', 'office', 'Which?'],
      ['2026-11-05', 'office', 'No hurry.'],
      ['2026-11-05', 'client', 'This.'],
    ),
    4,
  ],
  [
    'an answer in another thread does not restart the clock',
    payload(['2026-11-09', 'office', 'Which?'], ['2026-11-09', 'client', 'Thanks.', 'two']),
    4,
  ],
  [
    'two concurrent questions stop the clock once',
    payload(
      ['2026-11-04', 'office', 'A?'],
      ['2026-11-04', 'office', 'B?', 'two'],
      ['2026-11-05', 'client', 'A', 'two'],
      ['2026-11-05', 'client', 'B'],
    ),
    4,
  ],
] as const)('%s', (_name, messages, counted) => {
  const begun = steps(['2026-11-02', 'in_preparation'])
  expect(preparationClock(begun, '2026-11-11', requestedSpans(messages)).days).toHaveLength(counted)
})
