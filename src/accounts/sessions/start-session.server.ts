import { lockPerson, noteSignIn } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { deviceCookie } from '#accounts/sign-in/device-cookie.server.ts'
import { type AccountRefusal, refusalOf } from '#accounts/sign-in/sign-in-refusal.ts'
import { newToken } from '#accounts/tokens.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { hostCookie, readHostCookie } from '#platform/http/host-cookie.ts'
import type { Services } from '#platform/services.ts'
import type { RequestMetadata } from './actor.ts'
import type { CurrentUser } from './current-user.server.ts'
import { bypassSessionSeconds, sessionSeconds } from './session.ts'
import { insertSession, removeSessions } from './session-db.server.ts'

const name = 'session'
const purpose = 'session cookies'

export type SignInDeps = Pick<Services, 'db' | 'pool' | 'config' | 'secretKey' | 'now' | 'log'>

type StartSessionDeps = Pick<SignInDeps, 'config' | 'secretKey' | 'now'>

export type StartedSession =
  | { ok: true; headers: Headers; sessionToken: string }
  | { ok: false; reason: AccountRefusal }

/** Last step of every sign-in. Locks the person, so that no session can start while the account is being closed. */
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

/** Replaces the session after a change of a sign-in factor, so that a stolen token of the old one becomes useless. */
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

export type SignedIn = { ok: true; secondFactor?: false; headers: Headers; person: Person; sessionToken: string }

/** Starts the session of an authenticated person and marks this browser as known to the account. */
export function finishSignIn(
  services: SignInDeps,
  person: Person,
  { facts, way }: { facts: RequestMetadata; way: 'password' | 'second factor' | 'passkey' },
): Promise<SignedIn | { ok: false; reason: AccountRefusal }> {
  const audit = { action: 'sign-in', object: { type: 'person', id: person.id } } as const
  const actor = { person, metadata: facts }
  return services.db.transaction().execute(async (tx) => {
    const started = await startSession(tx, services, { personId: person.id, metadata: facts })
    if (!started.ok) {
      await recordAudit(tx, actor, { ...audit, outcome: 'failed', detail: { way, reason: started.reason } })
      return started
    }
    await noteSignIn(tx, person.id, services.now())
    await recordAudit(tx, actor, { ...audit, detail: { way } })
    const { headers, sessionToken } = started
    headers.append('Set-Cookie', deviceCookie(services, facts.deviceTokens ?? '', person.id))
    return { ok: true, headers, person, sessionToken }
  })
}

type SessionCookieDeps = Pick<Services, 'config' | 'secretKey'>

/** `Set-Cookie` header of a session, with the token signed (`token.signature`, HMAC-SHA-256). */
function sessionCookie({ config, secretKey }: SessionCookieDeps, token: string, maxAgeSeconds: number): string {
  const signed = `${token}.${secretKey.sign(purpose, token).toString('base64url')}`
  return hostCookie(config.PUBLIC_URL, name, signed, maxAgeSeconds)
}

export function clearedSessionCookie(publicUrl: string): string {
  return hostCookie(publicUrl, name, '', 0)
}

/** Token of the session cookie in a Cookie header, or null if its signature is invalid. */
export function readSessionCookie({ config, secretKey }: SessionCookieDeps, cookies: string | null): string | null {
  const [token = '', signature = ''] = (readHostCookie(cookies, config.PUBLIC_URL, name) ?? '').split('.')
  return secretKey.verify(purpose, token, Buffer.from(signature, 'base64url')) ? token : null
}
