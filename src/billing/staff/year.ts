import { swissDay } from '#platform/day.ts'

export function readYear(search: URLSearchParams, now: Date): number {
  const requested = search.get('year') ?? ''
  return /^20\d\d$/.test(requested) ? Number(requested) : Number(swissDay(now).slice(0, 4))
}
