import { msPerMinute } from '#appointments/free-times/interval.ts'

export const freeUntilHours = 24
const doorsMinutes = 10
/**
 * Minutes for which a time is reserved while the form is filled in. Guests then have `confirmMinutes` to confirm by
 * email.
 */
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
