import { Temporal } from 'temporal-polyfill'

export const swissZone = 'Europe/Zurich'

/** The zone of this name as programs know it, or Switzerland's for a name that there is not. */
export function zoneOf(name: string | null | undefined): string {
  if (!name || name.length > 60 || !/^[A-Za-z0-9_+/-]+$/.test(name)) return swissZone
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
  } catch {
    return swissZone
  }
}

/**
 * The instant at which clocks in Zurich show a time on a day. A time that the clock skips in spring is read as an hour
 * later, one that it shows twice in autumn as the first of them.
 */
export function swissInstant(day: string, time: string): number {
  const plainTime = time === '24:00' ? '00:00' : time
  const date = Temporal.PlainDate.from(day).add({ days: time === '24:00' ? 1 : 0 })
  return date.toZonedDateTime({ timeZone: swissZone, plainTime }).epochMilliseconds
}

/** What calendar and clock show in a zone at an instant. @example clockIn('Asia/Kathmandu', …) // { day: '2026-12-10', time: '19:15' } */
export function clockIn(zone: string, instant: number | Date): { day: string; time: string } {
  const shown = Temporal.Instant.fromEpochMilliseconds(Number(instant)).toZonedDateTimeISO(zone)
  return { day: shown.toPlainDate().toString(), time: shown.toPlainTime().toString({ smallestUnit: 'minute' }) }
}

/** How many minutes clocks in a zone are ahead of those in Zurich at an instant; behind is negative. */
export function minutesAhead(zone: string, instant: number | Date): number {
  const offset = (name: string) =>
    Temporal.Instant.fromEpochMilliseconds(Number(instant)).toZonedDateTimeISO(name).offsetNanoseconds
  return (offset(zone) - offset(swissZone)) / 60_000_000_000
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: string): number {
  return Temporal.PlainDate.from(day).dayOfWeek
}

/** 'New York' of 'America/New_York'. */
export function placeOf(zone: string): string {
  return zone === swissZone ? 'Switzerland' : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
