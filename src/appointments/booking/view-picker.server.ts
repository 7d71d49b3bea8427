import { type FindFreeTimesInput, findFreeTimes } from '#appointments/free-times/find-free-times.server.ts'
import { countByDay, type FreeTime } from '#appointments/free-times/free-times.ts'
import { daysOf, monthAfter, monthName, monthOf, placesBefore, selectedDay } from '#appointments/free-times/month.ts'
import {
  clockIn,
  localTimes,
  minutesAhead,
  placeOf,
  swissTimes,
  swissZone,
  zoneOf,
} from '#appointments/free-times/zone.ts'
import { kindSettings } from '#appointments/kinds/kind-rules.ts'
import { freeUntil } from '#appointments/kinds/terms.ts'
import { calendarDay } from '#platform/intl-words.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { isWorkingDay, movedBy } from '#platform/working-days.ts'
import { findHold } from './hold-db.server.ts'

type ViewPickerDeps = Pick<Services, 'db' | 'log' | 'now'>

export type ViewPickerSelection = { zone: string; month: string | null; day: string | null }

export function selectedIn(search: URLSearchParams): ViewPickerSelection {
  return {
    zone: zoneOf(search.get('zone')),
    month: monthOf(search.get('month')),
    day: selectedDay(search.get('day')),
  }
}

export async function viewPicker(
  deps: ViewPickerDeps,
  request: FindFreeTimesInput,
  { zone, month: requested, day }: ViewPickerSelection,
) {
  const today = clockIn(zone, deps.now()).day
  const { daysAhead, noticeHours } = await readSetting(deps, kindSettings[request.kind])
  const last = movedBy(today, daysAhead).slice(0, 7)
  const first = today.slice(0, 7)
  const input = requested ?? day?.slice(0, 7) ?? first
  const start = [first, input, last].toSorted()[1] ?? first
  const found = await monthOfTimes(deps, request, start, zone)
  const isSkipped = requested === null && day === null && found.counts.size === 0 && start < last
  const month = isSkipped ? monthAfter(start, 1) : start
  const { times, counts } = isSkipped ? await monthOfTimes(deps, request, month, zone) : found
  const shown = day?.startsWith(month) ? day : null
  const tooSoon = request.byFirm ? new Map() : await countTooSoon(deps, request, { zone, noticeHours })
  const lastDay = movedBy(today, daysAhead)
  const freeDays = [...counts.keys()].filter((each) => each > (shown ?? today))
  if (freeDays.length < 3 && month < last) {
    const following = await monthOfTimes(deps, request, monthAfter(month, 1), zone)
    freeDays.push(...following.counts.keys())
  }
  return {
    zone,
    place: placeOf(zone),
    isSwiss: zone === swissZone,
    hoursAhead: minutesAhead(zone, times[0]?.startsAt ?? deps.now().getTime()) / 60,
    month,
    monthName: monthName(month),
    before: month > first ? { month: monthAfter(month, -1), name: monthName(monthAfter(month, -1)) } : null,
    after: month < last ? { month: monthAfter(month, 1), name: monthName(monthAfter(month, 1)) } : null,
    empty: placesBefore(month),
    days: daysOf(month).map((each) => ({
      day: each,
      weekday: calendarDay(each, 'weekday'),
      count: counts.get(each) ?? 0,
      reason: reasonOf(each, { today, lastDay, isTooSoon: tooSoon.has(each) }),
    })),
    nextDays: freeDays.slice(0, 3).map((each) => ({ day: each, name: calendarDay(each, 'short') })),
    day: shown,
    dayName: shown && calendarDay(shown, 'long'),
    times: shown
      ? times.filter(({ startsAt }) => clockIn(zone, startsAt).day === shown).map((time) => timeView(time, zone))
      : [],
  }
}

export type NoTimes = 'closed' | 'too-soon' | 'not-yet' | 'full'

/** Why a day without free times has none. */
export function reasonOf(
  day: string,
  { today, lastDay, isTooSoon }: { today: string; lastDay: string; isTooSoon: boolean },
): NoTimes {
  if (day < today || !isWorkingDay(day)) return 'closed'
  if (day > lastDay) return 'not-yet'
  return isTooSoon ? 'too-soon' : 'full'
}

/** Days with times that are free, but too soon to be booked. */
async function countTooSoon(
  deps: ViewPickerDeps,
  request: FindFreeTimesInput,
  { zone, noticeHours }: { zone: string; noticeHours: number },
) {
  const earliest = deps.now().getTime() + noticeHours * 3_600_000
  const days = { from: clockIn(swissZone, deps.now()).day, to: clockIn(swissZone, earliest).day }
  const { times } = await findFreeTimes(deps, { ...request, byFirm: true }, days)
  return countByDay(times, zone)
}

export type PickerView = Awaited<ReturnType<typeof viewPicker>>

export function timeView({ startsAt }: FreeTime, zone: string) {
  const here = clockIn(swissZone, startsAt)
  const there = clockIn(zone, startsAt)
  return {
    startsAt: new Date(startsAt).toISOString(),
    day: there.day,
    local: there.time,
    swiss: here.time,
    swissDay: here.day,
  }
}
export type TimeView = ReturnType<typeof timeView>

async function monthOfTimes(deps: ViewPickerDeps, request: FindFreeTimesInput, month: string, zone: string) {
  const [first = '', last = ''] = [`${month}-01`, daysOf(month).at(-1)]
  const found = await findFreeTimes(deps, request, { from: movedBy(first, -1), to: movedBy(last, 1) })
  const times = found.times.filter(({ startsAt }) => clockIn(zone, startsAt).day.startsWith(month))
  return { times, counts: countByDay(times, zone) }
}

/** The user's current reservation; null if there is none, 'over' if it has expired or has already been booked. */
export async function viewBooking(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { holdId, zone, durationMinutes }: { holdId: string; zone: string; durationMinutes: number },
) {
  if (holdId === '') return null
  const hold = await findHold(db, holdId, now())
  if (!hold || hold.booking) return 'over' as const
  const appointment = { startsAt: hold.startsAt, durationMinutes }
  const end = freeUntil(appointment)
  const last = clockIn(zone, end)
  return {
    staffName: hold.staffName,
    day: calendarDay(clockIn(zone, hold.startsAt).day, 'short'),
    swissDay: calendarDay(clockIn(swissZone, hold.startsAt).day, 'short'),
    swiss: swissTimes(appointment),
    local: localTimes(appointment, zone),
    place: placeOf(zone),
    heldUntil: clockIn(zone, hold.expiresAt).time,
    freeUntil: end > now() ? `${calendarDay(last.day, 'short')}, ${last.time}` : null,
  }
}

export type BookingView = Awaited<ReturnType<typeof viewBooking>>
