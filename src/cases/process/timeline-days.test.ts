import { expect, test } from 'vitest'
import { daysOf } from './timeline-days.ts'

const event = (id: number, at: string, code: string) => ({
  ...{ id: String(id), at: new Date(at), code, text: `${code} ${id}`, staffName: null },
})

test('events are grouped by Swiss day, and repeated ones of a day become one entry', () => {
  const days = daysOf([
    event(7, '2026-12-02T23:30:00Z', 'item-added'),
    event(6, '2026-12-02T15:00:00Z', 'moved'),
    event(5, '2026-12-02T14:00:00Z', 'item-added'),
    event(4, '2026-12-02T13:00:00Z', 'message'),
    event(3, '2026-12-02T12:00:00Z', 'item-added'),
    event(2, '2026-12-02T11:00:00Z', 'message'),
    event(1, '2026-12-01T11:00:00Z', 'item-added'),
  ])
  const ids = days.map(({ day, entries }) => [day, entries.map(({ events }) => events.map(({ id }) => id))])
  expect(ids).toEqual([
    ['2026-12-03', [['7']]],
    ['2026-12-02', [['6'], ['5', '3'], ['4'], ['2']]],
    ['2026-12-01', [['1']]],
  ])
})
