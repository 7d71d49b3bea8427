import type { Interval } from './interval.ts'

export function hoursLeft(stretches: readonly Interval[], taken: readonly Interval[]): number {
  const sorted = taken.toSorted((a, b) => a.start - b.start)
  let left = 0
  for (const { start, end } of stretches) {
    let at = start
    for (const busy of sorted) {
      if (busy.start > at) left += Math.max(0, Math.min(end, busy.start) - at)
      at = Math.max(at, Math.min(end, busy.end))
    }
    left += end - at
  }
  return left / 3_600_000
}
