export const msPerMinute = 60_000

export const freeUntilHours = 24
const doorsMinutes = 10
/** Minutes for which a selected time is reserved. A guest then has `confirmMinutes` to confirm by email. */
export const holdMinutes = 10
export const confirmMinutes = 30

type Timed = { startsAt: Date; durationMinutes: number }

export function endOf({ startsAt, durationMinutes }: Timed): Date {
  return new Date(startsAt.getTime() + durationMinutes * msPerMinute)
}

export function freeUntil({ startsAt }: Pick<Timed, 'startsAt'>): Date {
  return new Date(startsAt.getTime() - freeUntilHours * 60 * msPerMinute)
}

export function isLate(appointment: Pick<Timed, 'startsAt'>, now: Date): boolean {
  return now > freeUntil(appointment)
}

export function doorsOpenAt({ startsAt }: Pick<Timed, 'startsAt'>): Date {
  return new Date(startsAt.getTime() - doorsMinutes * msPerMinute)
}

export function canJoin(appointment: Timed, now: Date): boolean {
  return doorsOpenAt(appointment) <= now && now < endOf(appointment)
}

/** Interval in milliseconds since 1970, including its start and excluding its end. */
export type Interval = { start: number; end: number }

export function overlap(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end
}

export function contains(outer: Interval, inner: Interval): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

/** Maximum characters per field. In a separate module, so that browsers do not load the validation code. */
export const maxEntryLength = { name: 120, topic: 500 } as const
