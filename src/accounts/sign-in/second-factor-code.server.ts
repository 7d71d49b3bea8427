import type { Person } from '#accounts/people/person.ts'
import { notifyOwner } from '#accounts/security/notify-owner.server.ts'
import type { RequestMetadata } from '#accounts/sessions/request-metadata.ts'
import { countUse, forgetLimit } from '#platform/http/limits.server.ts'
import { findDevice } from './device-cookie.server.ts'
import { authOf, authWithin, type SignInDeps } from './sign-in-library.server.ts'
import { sameCode, secondFactorCodes } from './sign-in-limits.server.ts'

export type CodeRefusal =
  | { ok: false; reason: 'invalid-code' }
  | { ok: false; reason: 'too-many-attempts'; retryAfterSeconds: number }

type Tried = { person: Person; code: string; metadata: RequestMetadata }

export function plainCode(code: string): string {
  return code.replace(/\s+/g, '')
}

export async function redeemCode(services: SignInDeps, { person, code, metadata }: Tried): Promise<CodeRefusal | null> {
  const counted = await countUse(services.pool, secondFactorCodes, keyOf(services, person, metadata))
  if (!counted.ok) return { ok: false, reason: 'too-many-attempts', retryAfterSeconds: counted.retryAfterSeconds }
  const first = await countUse(services.pool, sameCode, `${person.id}:${code}`)
  return first.ok ? null : { ok: false, reason: 'invalid-code' }
}

/**
 * Verifies a TOTP or recovery code; throws if it is wrong. Using up a recovery code and queueing the email that tells
 * the owner about it happen in one transaction.
 */
export async function verifyCode(services: SignInDeps, { person, code, metadata }: Tried, headers: Headers) {
  const call = { body: { code }, headers, returnHeaders: true } as const
  const answer = /^\d{6}$/.test(code)
    ? await authOf(services).api.verifyTOTP(call)
    : await services.db.transaction().execute(async (tx) => {
        const used = await authWithin(tx, services).api.verifyBackupCode(call)
        await notifyOwner(tx, services, person, { event: 'recovery-code-used' })
        return used
      })
  await forgetLimit(services.pool, secondFactorCodes, keyOf(services, person, metadata))
  return { headers: answer.headers, token: answer.response.token ?? '' }
}

// Wrong codes are counted per known device, so that an attacker with the password cannot lock out the owner.
function keyOf(services: SignInDeps, person: Person, metadata: RequestMetadata): string {
  const device = findDevice(services, metadata.deviceTokens ?? '', person.id)
  return device ? `${person.id}:${device}` : person.id
}
