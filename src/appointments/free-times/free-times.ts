import type { KindRules } from '#appointments/kinds/kind-rules.ts'
import { contains, type Interval, msPerMinute, overlap } from '#appointments/kinds/terms.ts'
import { hoursOn, type WeekHours } from '#platform/week-hours.ts'
import { isWorkingDay, movedBy } from '#platform/working-days.ts'
import { clockIn, swissInstant, swissZone, weekdayOf } from './zone.ts'

export type Bookable = {
  id: string
  hours: WeekHours
  busy: readonly Interval[]
  away: readonly Interval[]
  appointmentsOn: ReadonlyMap<string, number>
}

export type FreeTime = { startsAt: number; staffIds: string[] }

export type Search = {
  rules: Pick<KindRules, 'bufferBefore' | 'bufferAfter' | 'noticeHours' | 'daysAhead' | 'maxPerDay'>
  durationMinutes: number
  /** First day of the search, as a date in Zurich; `to` is the last day (inclusive). */
  from: string
  to: string
  now: number
}

const gridMinutes = 30

/** Possible start times, computed as instants, so that none is skipped or repeated when the clocks change. */
export function freeTimes(advisers: readonly Bookable[], search: Search): FreeTime[] {
  const found = new Map<number, string[]>()
  for (let day = search.from; day <= search.to; day = movedBy(day, 1)) {
    if (!isWorkingDay(day)) continue
    for (const adviser of advisers) {
      if ((adviser.appointmentsOn.get(day) ?? 0) >= search.rules.maxPerDay) continue
      for (const stretch of stretchesOn(adviser.hours, day))
        for (const start of startsIn(stretch, search))
          if (isFree(adviser, start, search)) found.set(start, [...(found.get(start) ?? []), adviser.id])
    }
  }
  return [...found].map(([startsAt, staffIds]) => ({ startsAt, staffIds })).toSorted((a, b) => a.startsAt - b.startsAt)
}

export function stretchesOn(hours: WeekHours, day: string): Interval[] {
  return hoursOn(hours, weekdayOf(day)).map(([from, to]) => ({
    start: swissInstant(day, from),
    end: swissInstant(day, to),
  }))
}

export function takenBy(
  start: number,
  durationMinutes: number,
  { bufferBefore, bufferAfter }: Search['rules'],
): Interval {
  return {
    start: start - bufferBefore * msPerMinute,
    end: start + (durationMinutes + bufferAfter) * msPerMinute,
  }
}

function startsIn(stretch: Interval, { durationMinutes, rules, now }: Search): number[] {
  const earliest = now + rules.noticeHours * 60 * msPerMinute
  const latest = now + rules.daysAhead * 24 * 60 * msPerMinute
  const starts: number[] = []
  for (let start = stretch.start; start < stretch.end; start += gridMinutes * msPerMinute) {
    const appointment = { start, end: start + durationMinutes * msPerMinute }
    if (contains(stretch, appointment) && start >= earliest && start <= latest) starts.push(start)
  }
  return starts
}

function isFree({ busy, away }: Bookable, start: number, { durationMinutes, rules }: Search): boolean {
  const appointment = { start, end: start + durationMinutes * msPerMinute }
  const taken = takenBy(start, durationMinutes, rules)
  return !busy.some((interval) => overlap(interval, taken)) && !away.some((interval) => overlap(interval, appointment))
}

export function countByDay(times: readonly FreeTime[], zone: string = swissZone): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { startsAt } of times) {
    const { day } = clockIn(zone, startsAt)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}

export type Load = ReadonlyMap<string, number>

/** Chooses the client's own adviser if free, else the free one with the fewest appointments; null if none is free. */
export function chooseAdviser(
  free: readonly string[],
  { own, load }: { own?: string | null; load: Load },
): string | null {
  if (own && free.includes(own)) return own
  const byLoad = free.toSorted((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0) || (a < b ? -1 : 1))
  return byLoad[0] ?? null
}
