import { isStaff, type Role } from '#accounts/people/person.ts'

const minutes = 60_000
const hours = 60 * minutes
const days = 24 * hours

/** Maximum age of the session cookie; `isLive` decides whether the session is valid. */
export const sessionSeconds = 30 * 24 * 60 * 60
export const bypassSessionSeconds = 60 * 60

/** How long a session counts as re-authenticated, which e.g. changing passkeys requires. */
export const confirmedForMs = 10 * minutes

/** A session's time of last use is updated at most this often, to save writes. */
export const touchEveryMs = minutes

export type SessionTimes = { startedAt: Date; lastUsedAt: Date; isBypass: boolean }

/**
 * Whether a session is valid. Clients: at most 7 days idle and 30 days in total. Staff: at most `staffIdleMinutes` idle
 * and 12 hours in total. Bypass sessions (development only): one hour in total.
 */
export function isLive(session: SessionTimes, role: Role, now: Date, staffIdleMinutes: number): boolean {
  return now < sessionEnd(session, role, staffIdleMinutes)
}

export function sessionEnd(session: SessionTimes, role: Role, staffIdleMinutes: number): Date {
  const started = session.startedAt.getTime()
  const used = session.lastUsedAt.getTime()
  if (session.isBypass) return new Date(started + bypassSessionSeconds * 1000)
  if (isStaff({ role })) return new Date(Math.min(started + 12 * hours, used + staffIdleMinutes * minutes))
  return new Date(Math.min(started + 30 * days, used + 7 * days))
}
