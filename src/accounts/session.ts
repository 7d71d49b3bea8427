import { isStaff, type Role } from './person.ts'

const minutes = 60_000
const hours = 60 * minutes
const days = 24 * hours

/** How long the session cookie may live at most; what decides is `isLive`. */
export const sessionSeconds = 30 * 24 * 60 * 60
export const bypassSessionSeconds = 60 * 60

/** How long somebody need not prove again who they are, after password and code, before their sign-in can be changed. */
export const confirmedForMs = 10 * minutes

/** The last use is written down at most this often. */
export const touchEveryMs = minutes

export type SessionTimes = { startedAt: Date; lastUsedAt: Date; isBypass: boolean }

/**
 * Whether a session still counts. Clients: 7 days without use, 30 days in all. Staff: `staffIdleMinutes` without use,
 * 12 hours in all. Bypass sessions (development only): one hour in all.
 */
export function isLive(session: SessionTimes, role: Role, now: Date, staffIdleMinutes: number): boolean {
  return now < sessionEnd(session, role, staffIdleMinutes)
}

/** When a session ends unless it is used before. */
export function sessionEnd(session: SessionTimes, role: Role, staffIdleMinutes: number): Date {
  const started = session.startedAt.getTime()
  const used = session.lastUsedAt.getTime()
  if (session.isBypass) return new Date(started + bypassSessionSeconds * 1000)
  if (isStaff({ role })) return new Date(Math.min(started + 12 * hours, used + staffIdleMinutes * minutes))
  return new Date(Math.min(started + 30 * days, used + 7 * days))
}
