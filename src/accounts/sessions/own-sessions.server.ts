import { staffIdleMinutes } from '#accounts/team/staff-settings.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { RequestMetadata } from './actor.ts'
import type { CurrentUser } from './current-user.server.ts'
import { isLive } from './session.ts'
import { listSessionsOf, removeSessions } from './session-db.server.ts'

type OwnSessionsDeps = Pick<Services, 'db' | 'now'>

export type OwnSession = {
  id: string
  startedAt: Date
  lastUsedAt: Date
  ipAddress: string | null
  userAgent: string | null
  isCurrent: boolean
}

export async function listOwnSessions(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  { person, sessionId }: CurrentUser,
): Promise<OwnSession[]> {
  const sessions = await listSessionsOf(db, person.id)
  const idleMinutes = await readSetting({ db, log }, staffIdleMinutes)
  return sessions
    .filter((session) => isLive(session, person.role, now(), idleMinutes))
    .map(({ isBypass: _, ...session }) => ({ ...session, isCurrent: session.id === sessionId }))
}

export async function endOwnSessions(
  { db }: OwnSessionsDeps,
  { person, sessionId }: CurrentUser,
  which: { id: string } | 'others',
  metadata: RequestMetadata,
): Promise<number> {
  const ended = await removeSessions(db, person.id, which === 'others' ? { exceptId: sessionId } : which)
  await recordAudit(
    db,
    { person, metadata },
    {
      action: 'sessions-ended',
      object: { type: 'person', id: person.id },
      detail: { ended },
    },
  )
  return ended
}
