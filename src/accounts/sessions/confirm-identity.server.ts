import { isPassword, pretendToCheck } from '#accounts/passwords/passwords.server.ts'
import { findPasswordHash } from '#accounts/sign-in/credential-db.server.ts'
import { type CodeRefusal, redeemCode } from '#accounts/sign-in/second-factor-code.server.ts'
import { confirmationsOfSession } from '#accounts/sign-in/sign-in-limits.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { countUse, forgetLimit } from '#platform/http/limits.server.ts'
import type { Services } from '#platform/services.ts'
import type { RequestMetadata } from './actor.ts'
import type { CurrentUser } from './current-user.server.ts'
import { noteConfirmed } from './session-db.server.ts'
import type { SignInDeps } from './start-session.server.ts'

export type Evidence = { password: string; code?: string }

export type PasswordRefusal =
  | { ok: false; reason: 'wrong-password' }
  | { ok: false; reason: 'too-many-attempts'; retryAfterSeconds: number }

export type ReauthRefusal = PasswordRefusal | CodeRefusal | { ok: false; reason: 'code-missing' }

/** A code is required if a second factor is set up, unless the user re-authenticated in this session minutes ago. */
export function needsCode({ person, isConfirmed }: Pick<CurrentUser, 'person' | 'isConfirmed'>): boolean {
  return person.twoFactorEnabled && !isConfirmed
}

/** Checks the password and, if set up, a code. The session then counts as confirmed for some minutes. */
export async function confirmIdentity(
  services: SignInDeps,
  user: CurrentUser,
  reauth: Evidence,
  metadata: RequestMetadata,
): Promise<{ ok: true } | ReauthRefusal> {
  const refusal = await refusalOf(services, user, reauth, metadata)
  if (!refusal) {
    await noteConfirmed(services.db, user.sessionId, services.now())
    return { ok: true }
  }
  await recordAudit(
    services.db,
    { person: user.person, metadata },
    {
      action: 'identity-confirmed',
      outcome: 'failed',
      object: { type: 'person', id: user.person.id },
      detail: { reason: refusal.reason },
    },
  )
  return refusal
}

async function refusalOf(
  services: SignInDeps,
  user: CurrentUser,
  reauth: Evidence,
  metadata: RequestMetadata,
): Promise<ReauthRefusal | null> {
  const checked = await checkPassword(services, user, reauth.password)
  if (!checked.ok) return checked
  if (!needsCode(user)) return null
  const code = reauth.code?.trim()
  if (!code) return { ok: false, reason: 'code-missing' }
  return redeemCode(services, { person: user.person, code, metadata })
}

/** Checks the visitor's password. Attempts are counted per session, so that an intruder cannot lock the owner out. */
export async function checkPassword(
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  { person, sessionId }: Pick<CurrentUser, 'person' | 'sessionId'>,
  password: string,
): Promise<{ ok: true } | PasswordRefusal> {
  const counted = await countUse(pool, confirmationsOfSession, sessionId)
  if (!counted.ok) return { ok: false, reason: 'too-many-attempts', retryAfterSeconds: counted.retryAfterSeconds }
  const hash = await findPasswordHash(db, person.id)
  const isRight = hash ? await isPassword(hash, password) : await pretendToCheck(password)
  if (!isRight) return { ok: false, reason: 'wrong-password' }
  await forgetLimit(pool, confirmationsOfSession, sessionId)
  return { ok: true }
}
