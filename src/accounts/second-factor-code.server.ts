import { countUse, forgetLimit } from '#web/limits.server.ts'
import { findDevice } from './device-cookie.server.ts'
import { notifyOwner } from './notify-owner.server.ts'
import type { Person } from './person.ts'
import type { RequestMetadata } from './request-metadata.ts'
import { authOf, authWithin, type SignInDeps } from './sign-in-library.server.ts'
import { sameCode, secondFactorCodes } from './sign-in-limits.server.ts'

export type CodeRefusal =
  | { ok: false; reason: 'invalid-code' }
  | { ok: false; reason: 'too-many-attempts'; retryAfterSeconds: number }

type Tried = { person: Person; code: string; metadata: RequestMetadata }

/** A code as people type it, without its blanks. */
export function plainCode(code: string): string {
  return code.replace(/\s+/g, '')
}

/** Counts a code as tried: too many are refused, and so is one that was used before. */
export async function redeemCode(services: SignInDeps, { person, code, metadata }: Tried): Promise<CodeRefusal | null> {
  const counted = await countUse(services.pool, secondFactorCodes, keyOf(services, person, metadata))
  if (!counted.ok) return { ok: false, reason: 'too-many-attempts', retryAfterSeconds: counted.retryAfterSeconds }
  const first = await countUse(services.pool, sameCode, `${person.id}:${code}`)
  return first.ok ? null : { ok: false, reason: 'invalid-code' }
}

/**
 * Asks the library whether this is a code of the person's app or one of their recovery codes; `headers` carry the session
 * or the open sign-in. Throws the library's error when it is not. A recovery code is used up exactly if its owner is told.
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

// Who knows the password must not be able to shut the owner out with wrong codes either.
function keyOf(services: SignInDeps, person: Person, metadata: RequestMetadata): string {
  const device = findDevice(services, metadata.deviceTokens ?? '', person.id)
  return device ? `${person.id}:${device}` : person.id
}
