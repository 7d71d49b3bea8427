import { noteSignIn } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import type { RequestMetadata } from '#accounts/sessions/request-metadata.ts'
import { type SignInDeps, startSession } from '#accounts/sessions/start-session.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { deviceCookie } from './device-cookie.server.ts'
import type { AccountRefusal } from './sign-in-refusal.ts'

export type SignedIn = { ok: true; secondFactor?: false; headers: Headers; person: Person; sessionToken: string }

/** Starts the session of a person who has proved their identity, and marks this browser as known. */
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
