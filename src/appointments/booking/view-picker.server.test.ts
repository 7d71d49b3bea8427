import { expect, test } from 'vitest'
import { swissZone } from '#appointments/free-times/zone.ts'
import { aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { reasonOf, viewPicker } from './view-picker.server.ts'

test.each([
  ['2026-11-23', false, 'closed'],
  ['2026-11-28', false, 'closed'],
  ['2026-11-24', true, 'too-soon'],
  ['2026-11-24', false, 'full'],
  ['2026-12-10', false, 'full'],
  ['2026-12-11', false, 'not-yet'],
] as const)('%s without times, too soon: %s, is marked %s', (day, isTooSoon, expected) => {
  expect(reasonOf(day, { today: '2026-11-24', lastDay: '2026-12-10', isTooSoon })).toBe(expected)
})

test('the first page names days that are too soon and links the next free days, also of the next month', async () => {
  const world = await newWorld()
  await aPerson(world, { role: 'adviser' })
  const request = { kind: 'first-talk', durationMinutes: 30, language: 'en' } as const
  const look = (chosen: { month?: string; day?: string } = {}) =>
    viewPicker(world, request, { zone: swissZone, month: null, day: null, ...chosen })
  world.setNow('2026-11-23T07:00:00Z')
  const { days, nextDays } = await look()
  expect(days.filter(({ reason }) => reason === 'too-soon').map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24'])
  expect(days.find(({ day }) => day === '2026-11-24')?.count).toBeGreaterThan(0)
  expect(nextDays.map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-25', '2026-11-26'])
  expect((await look({ day: '2026-11-25' })).nextDays[0]?.day).toBe('2026-11-26')
  world.setNow('2026-11-30T07:30:00Z')
  expect(await look()).toMatchObject({ month: '2026-12' })
  const spent = await look({ month: '2026-11' })
  expect([spent.month, spent.nextDays[0]?.day]).toEqual(['2026-11', '2026-12-01'])
})
