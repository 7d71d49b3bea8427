import { lockPerson } from '#accounts/people/people-db.server.ts'
import { type AccountRefusal, refusalOf } from '#accounts/sign-in/sign-in-refusal.ts'
import { newToken } from '#accounts/tokens.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import type { CurrentUser } from './current-user.server.ts'
import type { RequestMetadata } from './request-metadata.ts'
import { bypassSessionSeconds, sessionSeconds } from './session.ts'
import { sessionCookie } from './session-cookie.server.ts'
import { insertSession, removeSessions } from './session-db.server.ts'

/** What all use cases of signing in need. */
export type SignInDeps = Pick<Services, 'db' | 'pool' | 'config' | 'secretKey' | 'now' | 'log'>

type StartSessionDeps = Pick<SignInDeps, 'config' | 'secretKey' | 'now'>

export type StartedSession =
  | { ok: true; headers: Headers; sessionToken: string }
  | { ok: false; reason: AccountRefusal }

/**
 * Starts a session if the account allows it. Every sign-in method goes through here. The lock makes a concurrent closing
 * of the account either refuse this session or remove it.
 */
export async function startSession(
  tx: Tx,
  services: StartSessionDeps,
  { personId, metadata, isBypass = false }: { personId: string; metadata: RequestMetadata; isBypass?: boolean },
): Promise<StartedSession> {
  const refusal = refusalOf(await lockPerson(tx, personId))
  if (refusal) return { ok: false, reason: refusal }
  const sessionToken = newToken()
  const startedAt = services.now()
  const seconds = isBypass ? bypassSessionSeconds : sessionSeconds
  const expiresAt = new Date(startedAt.getTime() + seconds * 1000)
  await insertSession(tx, sessionToken, { personId, isBypass, startedAt, expiresAt, metadata })
  const headers = new Headers({ 'Set-Cookie': sessionCookie(services, sessionToken, seconds) })
  return { ok: true, headers, sessionToken }
}

/** Replaces the user's session after a change of a sign-in factor: an earlier copy of its token becomes invalid. */
export async function renewSession(
  tx: Tx,
  services: StartSessionDeps,
  { person, sessionId }: Pick<CurrentUser, 'person' | 'sessionId'>,
  metadata: RequestMetadata,
): Promise<Headers> {
  await removeSessions(tx, person.id, { id: sessionId })
  const started = await startSession(tx, services, { personId: person.id, metadata })
  if (!started.ok) throw new Error(`The session cannot be renewed: ${started.reason}`)
  return started.headers
}
