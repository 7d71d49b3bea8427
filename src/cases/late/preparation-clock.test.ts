import { expect, test } from 'vitest'
import {
  lateOn,
  type PreparationClockContent,
  preparationClock,
  requestedSpans,
  type Step,
} from './preparation-clock.ts'

const steps = (...all: [string, Step['toState']][]): Step[] => all.map(([on, toState]) => ({ on, toState }))

test.each([
  ['nothing before the checklist is complete', steps(['2026-11-02', 'waiting_for_documents']), '2026-11-20', 0, null],
  ['the day itself and weekends do not count', steps(['2026-11-05', 'in_preparation']), '2026-11-10', 2, null],
  [
    'on the fourth working day a package of three days is late',
    steps(['2026-11-02', 'in_preparation']),
    '2026-11-07',
    4,
    '2026-11-06',
  ],
  ['today counts once it is over', steps(['2026-11-02', 'in_preparation']), '2026-11-06', 3, null],
  [
    'a day on which the client was asked does not count, nor do those until the answer',
    steps(['2026-11-02', 'in_preparation'], ['2026-11-04', 'waiting_for_documents'], ['2026-11-06', 'in_preparation']),
    '2026-11-11',
    3,
    null,
  ],
  ['review goes on', steps(['2026-11-02', 'in_preparation'], ['2026-11-03', 'review']), '2026-11-07', 4, '2026-11-06'],
  [
    'with the draft the clock ends, whatever follows',
    steps(['2026-11-02', 'in_preparation'], ['2026-11-05', 'client_approval'], ['2026-11-09', 'in_preparation']),
    '2026-11-30',
    3,
    null,
  ],
  [
    'a draft on the day after the time is late',
    steps(['2026-11-02', 'in_preparation'], ['2026-11-06', 'client_approval']),
    '2026-11-30',
    4,
    '2026-11-06',
  ],
  ['holidays of Bern do not count', steps(['2026-12-23', 'in_preparation']), '2026-12-30', 3, null],
] as const)('%s', (_name, all, today, counted, late) => {
  const clock = preparationClock(all, today)
  expect(clock.days).toHaveLength(counted)
  expect(lateOn(clock, 3)).toBe(late)
})

const payload = (...all: [string, 'client' | 'office', string, threadId?: string][]): PreparationClockContent[] =>
  all.map(([on, by, text, threadId = 'one']) => ({ threadId, on, by, asks: text.includes('?') }))

test.each([
  [
    'a question stops it from its day to that of the answer',
    payload(['2026-11-04', 'office', 'Which?'], ['2026-11-06', 'client', 'This.']),
    3,
  ],
  ['a question without an answer stops it for good', payload(['2026-11-04', 'office', 'Which?']), 1],
  [
    'one from before the checklist was complete, too',
    payload(['2026-10-30', 'office', 'Which?'], ['2026-11-04', 'client', 'This.']),
    4,
  ],
  ['what asks nothing does not', payload(['2026-11-04', 'office', 'We have begun.']), 6],
  ['nor does what the client asks', payload(['2026-11-04', 'client', 'When?'], ['2026-11-06', 'office', 'Soon.']), 6],
  [
    'words after the question change nothing',
    payload(
      ['2026-11-04', 'office', 'Which?'],
      ['2026-11-05', 'office', 'No hurry.'],
      ['2026-11-05', 'client', 'This.'],
    ),
    4,
  ],
  [
    'an answer in another thread is none',
    payload(['2026-11-09', 'office', 'Which?'], ['2026-11-09', 'client', 'Thanks.', 'two']),
    4,
  ],
  [
    'two questions at the same time stop it once',
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
