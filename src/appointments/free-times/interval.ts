/** Interval in milliseconds since 1970 that includes its start but not its end. */
export type Interval = { start: number; end: number }

export const msPerMinute = 60_000

export function overlap(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end
}

export function contains(outer: Interval, inner: Interval): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}
