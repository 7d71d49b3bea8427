import { describe, expect, test } from 'vitest'
import {
  isReminderDue,
  isReminderTime,
  type Matter,
  nextEmailOn,
  nextReminderOn,
  type Rhythm,
} from './reminder-rhythm.ts'

const rhythm: Rhythm = { firstAfterDays: 3, everyDays: 5, max: 4, hour: 9 }
const documents = (since: string): Matter => ({ code: 'documents', caseId: 'case-1', since: new Date(since) })
const sentAt = (...instants: string[]) =>
  instants.map((at) => ({ at: new Date(at), matters: [{ code: 'documents', caseId: 'case-1' } as const] }))

describe('next reminder', () => {
  test.each([
    ['a Monday', '2026-11-16T10:00:00Z', [], '2026-11-19'],
    ['a Friday, over the weekend', '2026-11-20T10:00:00Z', [], '2026-11-25'],
    ['a Saturday', '2026-11-21T10:00:00Z', [], '2026-11-25'],
    ['a night that is already the next day in Zurich', '2026-11-16T23:30:00Z', [], '2026-11-20'],
    ['the days before Christmas, over four holidays', '2026-12-23T10:00:00Z', [], '2026-12-29'],
    ['the Thursday before Easter', '2027-03-25T10:00:00Z', [], '2027-04-01'],
    ['the Friday before clocks go forward', '2027-03-19T23:30:00Z', [], '2027-03-24'],
    ['the week in which clocks go back', '2026-10-23T22:30:00Z', [], '2026-10-28'],
    ['the first email, five working days later', '2026-11-16T10:00:00Z', ['2026-11-19T08:00:00Z'], '2026-11-26'],
    [
      'the latest email, five working days later',
      '2026-11-02T10:00:00Z',
      ['2026-11-05T08:00:00Z', '2026-11-12T08:00:00Z'],
      '2026-11-19',
    ],
    ['the client’s last action', '2026-11-20T10:00:00Z', ['2026-11-19T08:00:00Z'], '2026-11-25'],
  ])('the next reminder is computed from %s', (_, since, sent, expected) => {
    expect(nextReminderOn(documents(since), sentAt(...sent), rhythm)).toBe(expected)
  })

  test('no reminder follows the fourth, and emails about other cases are ignored', () => {
    const days = ['2026-11-05', '2026-11-12', '2026-11-19', '2026-11-26'].map((day) => `${day}T08:00:00Z`)
    const since = '2026-11-02T10:00:00Z'
    expect(nextReminderOn(documents(since), sentAt(...days), rhythm)).toBeNull()
    expect(nextReminderOn({ ...documents(since), caseId: 'case-2' }, sentAt(...days), rhythm)).toBe('2026-11-05')
    expect(nextReminderOn(documents(since), [], { ...rhythm, max: 0 })).toBeNull()
  })
})

describe('time of sending', () => {
  test.each([
    ['at nine in winter', '2026-11-19T08:00:00Z', true],
    ['before nine in winter', '2026-11-19T07:59:00Z', false],
    ['at nine in summer', '2026-07-16T07:00:00Z', true],
    ['before nine in summer', '2026-07-16T06:59:00Z', false],
    ['the Monday after clocks went forward, at nine', '2027-04-05T07:00:00Z', true],
    ['Easter Monday', '2027-03-29T08:00:00Z', false],
    ['a Saturday', '2026-11-21T09:00:00Z', false],
    ['Berchtold’s day', '2027-01-02T09:00:00Z', false],
    ['late in the evening', '2026-11-19T18:00:00Z', false],
  ])('reminder time in Zurich: %s', (_, now, expected) => {
    expect(isReminderTime(new Date(now), rhythm)).toBe(expected)
  })

  test('after days without a running worker, one reminder is due, but no second one on that day', () => {
    const open = [documents('2026-11-02T10:00:00Z')]
    const now = new Date('2026-11-24T10:00:00Z')
    expect(isReminderDue(open, [], rhythm, now)).toBe(true)
    const sent = sentAt('2026-11-24T10:00:00Z')
    expect(isReminderDue(open, sent, rhythm, new Date('2026-11-24T12:00:00Z'))).toBe(false)
    expect(nextReminderOn(documents('2026-11-02T10:00:00Z'), sent, rhythm)).toBe('2026-12-01')
  })

  test('any reminder of today defers all others of the day', () => {
    const other = [{ at: new Date('2026-11-24T08:00:00Z'), matters: [{ code: 'messages', caseId: null } as const] }]
    expect(isReminderDue([documents('2026-11-02T10:00:00Z')], other, rhythm, new Date('2026-11-24T10:00:00Z'))).toBe(
      false,
    )
  })
})

describe('next email shown to staff', () => {
  test.each([
    ['in the future', '2026-11-24T10:00:00Z', '2026-11-24T11:00:00Z', '2026-11-27'],
    ['missed, in the morning: today', '2026-11-02T10:00:00Z', '2026-11-24T05:00:00Z', '2026-11-24'],
    ['missed, in the evening: the next working day', '2026-11-02T10:00:00Z', '2026-11-27T19:00:00Z', '2026-11-30'],
    ['missed, on a Sunday: Monday', '2026-11-02T10:00:00Z', '2026-11-22T09:00:00Z', '2026-11-23'],
  ])('staff see the date of the next email: %s', (_, since, now, expected) => {
    expect(nextEmailOn([documents(since)], [], rhythm, new Date(now))).toBe(expected)
  })

  test('without open matters there is no next email', () => {
    expect(nextEmailOn([], [], rhythm, new Date('2026-11-24T10:00:00Z'))).toBeNull()
  })
})
