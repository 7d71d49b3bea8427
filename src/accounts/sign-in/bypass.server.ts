import { createHash, timingSafeEqual } from 'node:crypto'
import { findFirstActive } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { type SignInDeps, startSession } from '#accounts/sessions/start-session.server.ts'
import { type AuditEntry, recordAudit } from '#platform/audit/audit.server.ts'
import type { Config } from '#platform/config.server.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse } from '#platform/http/limits.server.ts'
import { bypassesOfAddress } from './sign-in-limits.server.ts'
import type { AccountRefusal } from './sign-in-refusal.ts'

export type BypassOutcome =
  | { ok: true; headers: Headers; person: Person; sessionToken: string }
  | { ok: false; reason: 'not-found' | 'invalid-code' | 'nobody' | AccountRefusal }
  | { ok: false; reason: 'too-many-attempts'; retryAfterSeconds: number }

/** The development bypass works only if its code is configured, and never in production. */
export function isBypassAllowed(config: Pick<Config, 'DEV_BYPASS_CODE' | 'isProduction'>): boolean {
  return config.DEV_BYPASS_CODE !== undefined && !config.isProduction
}

/** Development bypass: signs in as the first active client or staff member. If disabled, refuses with `not-found`. */
export async function signInByBypass(
  services: SignInDeps,
  { audience, code, facts }: { audience: 'client' | 'staff'; code: string; facts: RequestMetadata },
): Promise<BypassOutcome> {
  const { db, config, pool } = services
  if (!isBypassAllowed(config)) return refuse(services, facts, 'not-found')
  const counted = await countUse(pool, bypassesOfAddress, networkOf(facts.ip))
  if (!counted.ok) return { ok: false, reason: 'too-many-attempts', retryAfterSeconds: counted.retryAfterSeconds }
  if (!isSame(code, config.DEV_BYPASS_CODE ?? '')) return refuse(services, facts, 'invalid-code')
  const person = await findFirstActive(db, audience)
  if (!person) return refuse(services, facts, 'nobody')
  const started = await db
    .transaction()
    .execute((tx) => startSession(tx, services, { personId: person.id, metadata: facts, isBypass: true }))
  if (!started.ok) return started
  await note(services, person, facts, { action: 'bypass', detail: { audience } })
  return { ...started, person }
}

async function refuse(services: SignInDeps, facts: RequestMetadata, reason: 'not-found' | 'invalid-code' | 'nobody') {
  const outcome = reason === 'not-found' ? 'denied' : 'failed'
  await note(services, null, facts, { action: 'bypass', outcome, detail: { reason } })
  return { ok: false, reason } as const
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

function note({ db }: SignInDeps, person: Person | null, metadata: RequestMetadata, entry: AuditEntry): Promise<void> {
  return recordAudit(
    db,
    { person, metadata },
    {
      ...entry,
      object: person ? { type: 'person', id: person.id } : undefined,
    },
  )
}
