import { swissDay } from '#platform/day.ts'

/** The year that an address asks for, or the present one in Zurich. */
export function readYear(search: URLSearchParams, now: Date): number {
  const requested = search.get('year') ?? ''
  return /^20\d\d$/.test(requested) ? Number(requested) : Number(swissDay(now).slice(0, 4))
}
