import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addAbsence } from '#appointments/calendar/refresh-calendar.server.ts'
import { cancelAppointment } from '#appointments/end-appointment.server.ts'
import { findFreeTimes } from '#appointments/free-times/find-free-times.server.ts'
import { swissInstant } from '#appointments/free-times/zone.ts'
import { defaultRules, kindSettings } from '#appointments/kinds/kind-rules.ts'
import { appointmentKinds } from '#appointments/kinds/kinds.ts'
import { includedConsultation } from '#test/appointments/bookings.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld } from '#test/world.ts'
import { bookForSelf } from './book-appointment.server.ts'

const firstConsultation = { kind: 'first-talk', durationMinutes: 30, language: 'en' } as const
const halfHour = 1_800_000

const changes = [
  {
    now: '2027-03-23T09:00:00Z',
    days: ['2027-03-25', '2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29', '2027-03-30'],
  },
  { now: '2027-10-27T09:00:00Z', days: ['2027-10-29', '2027-10-30', '2027-10-31', '2027-11-01', '2027-11-02'] },
]

test.each(changes)(
  'around $now exactly the offered times can be booked',
  { timeout: 60_000 },
  async ({ now, days }) => {
    const world = await newWorld()
    world.setNow(now)
    const adviser = await aPerson(world, { role: 'adviser' })
    await aPerson(world, { role: 'adviser' })
    const texts = { kind: 'blocked', from: days[0] ?? '', fromTime: '10:00', untilTime: '14:00' }
    await addAbsence(world, { actor: actorOf(adviser), staffId: adviser.id, texts })
    const [from = '', to = ''] = [days[0], days.at(-1)]
    const client = await aPerson(world)
    const actor = actorOf(client)
    let tried = 0
    const anyTime = fc
      .tuple(fc.constantFrom(...days), fc.nat({ max: 49 }), fc.constantFrom(0, 0, 0, 600_000))
      .map(([day, half, off]) => swissInstant(day, '00:00') + half * halfHour + off)
    const first = (await findFreeTimes(world, firstConsultation, { from, to })).times.map((time) => time.startsAt)
    const instant = fc.oneof(anyTime, fc.constantFrom(...first))
    await fc.assert(
      fc.asyncProperty(instant, async (startsAt) => {
        const { times } = await findFreeTimes(world, firstConsultation, { from, to })
        const offered = times.find((time) => time.startsAt === startsAt)
        const requested = {
          ...includedConsultation,
          ...firstConsultation,
          startsAt: new Date(startsAt),
          caseId: null,
          actor,
        }
        const outcome = await bookForSelf(world, requested)
        expect(outcome.ok, new Date(startsAt).toISOString()).toBe(offered !== undefined)
        if (!outcome.ok) return
        tried += 1
        expect(await cancelAppointment(world, { id: outcome.id, by: { actor }, reason: '' })).toEqual({ ok: true })
        const again = (await findFreeTimes(world, firstConsultation, { from, to })).times
        expect(again.find((time) => time.startsAt === startsAt)?.staffIds).toEqual(offered?.staffIds)
      }),
      { numRuns: 50 },
    )
    expect(tried).toBeGreaterThan(5)
  },
)

test.each(appointmentKinds)('the booking horizon of %s follows its setting', async (kind) => {
  const world = await newWorld()
  await aPerson(world, { role: 'adviser' })
  const inThreeWeeks = { from: '2026-12-10', to: '2026-12-10' }
  const find = async () => (await findFreeTimes(world, { ...firstConsultation, kind }, inThreeWeeks)).times.length
  expect(await find()).toBeGreaterThan(0)
  await aSetting(world, kindSettings[kind], { ...defaultRules[kind], daysAhead: 1 })
  expect(await find()).toBe(0)
})
