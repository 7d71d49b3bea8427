import { msPerMinute } from './interval.ts'

/** Until so many hours before, clients move and cancel without losing minutes. */
export const freeUntilHours = 24
/** The room of a meeting opens so many minutes before. */
const doorsMinutes = 10
/** How long a time is held for whoever fills in its form, and for a guest who has to confirm it by mail. */
export const holdMinutes = 10
export const confirmMinutes = 30

type Timed = { startsAt: Date; durationMinutes: number }

export function endOf({ startsAt, durationMinutes }: Timed): Date {
  return new Date(startsAt.getTime() + durationMinutes * msPerMinute)
}

/** The last instant at which moving and cancelling cost nothing. */
export function freeUntil({ startsAt }: Pick<Timed, 'startsAt'>): Date {
  return new Date(startsAt.getTime() - freeUntilHours * 60 * msPerMinute)
}

/** From then on a client's move is refused and a cancelled talk counts as held. */
export function isLate(appointment: Pick<Timed, 'startsAt'>, now: Date): boolean {
  return now > freeUntil(appointment)
}

export function doorsOpenAt({ startsAt }: Pick<Timed, 'startsAt'>): Date {
  return new Date(startsAt.getTime() - doorsMinutes * msPerMinute)
}

/** Whether its room can be entered: from ten minutes before until its end. */
export function canJoin(appointment: Timed, now: Date): boolean {
  return doorsOpenAt(appointment) <= now && now < endOf(appointment)
}
