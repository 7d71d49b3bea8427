import { swissDay } from '#platform/day.ts'

/** Year from the `year` query parameter, or the current year in Zurich. */
export function readYear(search: URLSearchParams, now: Date): number {
  const requested = search.get('year') ?? ''
  return /^20\d\d$/.test(requested) ? Number(requested) : Number(swissDay(now).slice(0, 4))
}
