import { describe, expect, test } from 'vitest'
import { mailboxKey } from '#platform/mail/mail.ts'
import { readHours } from '#platform/week-hours.ts'
import { appointmentMoves, appointmentStatuses, nextStatus } from './appointment-status.ts'
import { balanceOf } from './credit/minutes.ts'
import { chooseAdviser } from './free-times/free-times.ts'
import { whenText } from './free-times/zone.ts'
import { placeFor, roomAddress } from './kinds/meeting-place.ts'
import { canJoin, isLate } from './kinds/terms.ts'
import { dueReminder } from './reminder.ts'

const appointment = { startsAt: new Date('2026-12-10T13:30:00Z'), durationMinutes: 30 }
const at = (time: string) => new Date(`2026-12-${time}Z`)

describe('states and times', () => {
  test('only scheduled and confirmed appointments have moves', () => {
    const open = appointmentStatuses.filter((status) => appointmentMoves.some((move) => nextStatus(status, move)))
    expect(open).toEqual(['confirmed', 'scheduled'])
    expect(nextStatus('scheduled', 'confirm')).toBe('confirmed')
    expect(nextStatus('confirmed', 'confirm')).toBeNull()
  })

  test.each([
    ['09T13:30:00', false],
    ['09T13:30:01', true],
    ['11T00:00:00', true],
  ])('at %s a change is late: %s', (time, late) => {
    expect(isLate(appointment, at(time))).toBe(late)
  })

  test.each([
    ['10T13:19:59', false],
    ['10T13:20:00', true],
    ['10T13:59:59', true],
    ['10T14:00:00', false],
  ])('at %s the room is open: %s', (time, isOpen) => {
    expect(canJoin(appointment, at(time))).toBe(isOpen)
  })

  test.each([
    ['09T13:29:00', '01T09:00:00', null],
    ['09T13:30:00', '01T09:00:00', 'tomorrow'],
    ['10T12:29:00', '01T09:00:00', 'tomorrow'],
    ['10T12:29:00', '10T08:00:00', null],
    ['10T12:30:00', '01T09:00:00', 'soon'],
    ['10T13:29:59', '10T13:00:00', 'soon'],
    ['10T13:30:00', '01T09:00:00', null],
  ])('at %s, booked at %s, the reminder due is %s', (now, createdAt, notifying) => {
    expect(dueReminder({ ...appointment, createdAt: at(createdAt) }, at(now))?.telling ?? null).toBe(notifying)
  })
})

describe('adviser, credit and place', () => {
  test('the client’s own adviser comes first, then the one with the fewest appointments', () => {
    const load = new Map([
      ['anna', 3],
      ['luca', 1],
    ])
    expect(chooseAdviser(['anna', 'luca'], { own: 'anna', load })).toBe('anna')
    expect(chooseAdviser(['anna', 'luca'], { own: 'nina', load })).toBe('luca')
    expect(chooseAdviser(['anna', 'luca', 'nina'], { load })).toBe('nina')
    expect(chooseAdviser([], { own: 'anna', load })).toBeNull()
  })

  test('a balance is the sum of its entries; planned minutes reduce the free ones', () => {
    const entries = [
      { entry: 'included', minutes: 60 },
      { entry: 'used', minutes: 30 },
      { entry: 'given-back', minutes: 15 },
    ] as const
    expect(balanceOf(entries, 30)).toEqual({ left: 45, planned: 30, free: 15 })
  })

  test.each([
    ['Ana@Example.com', 'ana@example.com'],
    ['ana+free2@example.com', 'ana@example.com'],
  ])('%s has the mailbox key %s', (email, key) => {
    expect(mailboxKey(email)).toBe(key)
  })

  test('the adviser’s room takes precedence over the firm’s; phone and office have none', () => {
    const places = { roomUrl: 'https://meet.example/anna', roomsBase: 'https://rooms.example/' }
    expect(placeFor('video', places).linkFor({ name: 'x' })).toBe('https://meet.example/anna')
    expect(placeFor('video', { ...places, roomUrl: null }).linkFor({ name: 'x' })).toBe('https://rooms.example/x')
    expect(placeFor('phone', places).linkFor({ name: 'x' })).toBeNull()
    expect([
      roomAddress('javascript:alert(1)'),
      roomAddress('http://a.example'),
      roomAddress(' https://a.example/b '),
    ]).toEqual([null, null, 'https://a.example/b'])
  })
})

describe('hours and texts', () => {
  test.each([
    [
      '9-12, 13.30–18',
      [
        ['09:00', '12:00'],
        ['13:30', '18:00'],
      ],
    ],
    ['', []],
    ['18-9', null],
    ['9-12, 11-13', null],
    ['9-25', null],
    ['nine to five', null],
  ])('working hours entered as %j', (text, hours) => {
    expect(readHours(text)).toEqual(hours)
  })

  test('a time is shown in Swiss and local time, with the local day if different', () => {
    expect(whenText(appointment, 'Europe/Zurich')).toBe('Thu 10 Dec 2026, 14:30–15:00 (Swiss time)')
    expect(whenText(appointment, 'America/New_York')).toBe(
      'Thu 10 Dec 2026, 14:30–15:00 (Swiss time), 08:30–09:00 (New York)',
    )
    expect(whenText(appointment, 'Australia/Sydney')).toBe(
      'Thu 10 Dec 2026, 14:30–15:00 (Swiss time), 11 Dec 2026, 00:30–01:00 (Sydney)',
    )
  })
})
